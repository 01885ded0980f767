import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a malicious archive: its bytes, and how many it claims to have. */
type EvilPart = { path: string; bytes: Buffer; claims?: number };

/** A compressed archive whose headers may lie. Every part in `repeated` is listed that many times but stored once. */
export function evilArchive(parts: readonly EvilPart[], repeated = 1): Buffer {
  const stored: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const { path, bytes, claims } of parts) {
    const data = deflateRawSync(bytes, { level: 1 }); // small enough: the best level takes four times as long
    const name = Buffer.from(path);
    const described = Buffer.alloc(26);
    described.writeUInt16LE(20, 0);
    described.writeUInt16LE(8, 4);
    described.writeUInt32LE(crc32(bytes), 10);
    described.writeUInt32LE(data.length, 14);
    described.writeUInt32LE(claims ?? bytes.length, 18);
    described.writeUInt16LE(name.length, 22);
    stored.push(head(0x04034b50), described, name, data);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    for (let time = 0; time < repeated; time += 1) listed.push(head(0x02014b50), Buffer.from([20, 0]), described, place, name);
    at += 30 + name.length + data.length;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(parts.length * repeated, 0xffff), 4);
  end.writeUInt16LE(Math.min(parts.length * repeated, 0xffff), 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...stored, directory, head(0x06054b50), end]);
}

function head(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
