/** How deep a file of ours nests, and how many values it can have in 16 MB, both with room. */
const MOST = { depth: 32, values: 1_000_000 };

const [QUOTE, ESCAPE, COMMA] = [0x22, 0x5c, 0x2c];
const [OPENING, CLOSING] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];

/** Whether the JSON in these bytes is worth parsing: its nesting and its values are counted, before any is made. */
export function isReadable(bytes: Uint8Array): boolean {
  let [depth, values, isText] = [0, 0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (isText) {
      if (byte === ESCAPE) at += 1;
      else if (byte === QUOTE) isText = false;
      continue;
    }
    if (byte === QUOTE) isText = true;
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(byte)) depth -= 1;
    if (depth > MOST.depth || values > MOST.values) return false;
  }
  return true;
}
