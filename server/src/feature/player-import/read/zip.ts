import { crc32, inflateRawSync } from 'node:zlib';

/** Why a file is not read; the code is one of the sentences of the catalogue. */
export class WorkbookRefused extends Error {
  override name = 'WorkbookRefused';
  readonly code: 'import-not-a-workbook' | 'import-bomb' | 'import-password';
  constructor(code: WorkbookRefused['code']) {
    super(code);
    this.code = code;
  }
}

/** What an archive may hold. An organiser's list unfolds to a few MB; a sheet of 2,000 rows to about 4. */
export type ArchiveLimit = { entries: number; inflatedBytes: number };
export const ARCHIVE_LIMIT: ArchiveLimit = { entries: 1000, inflatedBytes: 32 * 1024 * 1024 };

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const UTF_8 = 0x0800;
const ENCRYPTED = 0x0001;

type Entry = { path: string; method: number; data: Buffer };

/**
 * The wanted parts of an archive. The bytes that really come out of every part are counted, the unwanted ones too, and
 * inflating stops at the limit: what the headers say about sizes is not believed.
 */
export function unzip(archive: Buffer, isWanted: (path: string) => boolean, limit = ARCHIVE_LIMIT): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  let left = limit.inflatedBytes;
  for (const { path, method, data } of entries(archive, limit.entries)) {
    const bytes = inflated(method, data, left);
    left -= bytes.length;
    if (isWanted(path)) parts.set(path, bytes);
  }
  return parts;
}

function* entries(archive: Buffer, limit: number): Generator<Entry> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > archive.length || archive.readUInt32LE(end) !== END) throw new WorkbookRefused('import-not-a-workbook');
  const count = archive.readUInt16LE(end + 10);
  if (count > limit) throw new WorkbookRefused('import-bomb');
  let at = archive.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== DIRECTORY) throw new WorkbookRefused('import-not-a-workbook');
    const nameLength = archive.readUInt16LE(at + 28);
    const isEncrypted = (archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0;
    if (isEncrypted) throw new WorkbookRefused('import-password');
    yield {
      path: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      data: dataOf(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 20)),
    };
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function dataOf(archive: Buffer, local: number, length: number): Buffer {
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL) throw new WorkbookRefused('import-not-a-workbook');
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (start + length > archive.length) throw new WorkbookRefused('import-not-a-workbook');
  return archive.subarray(start, start + length);
}

function inflated(method: number, data: Buffer, limit: number): Buffer {
  if (data.length === 0) return data;
  if (method === STORED && data.length <= limit) return data;
  if (method === STORED || limit <= 0) throw new WorkbookRefused('import-bomb');
  if (method !== DEFLATED) throw new WorkbookRefused('import-not-a-workbook');
  try {
    return inflateRawSync(data, { maxOutputLength: limit, chunkSize: 256 * 1024 });
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new WorkbookRefused(isTooLong ? 'import-bomb' : 'import-not-a-workbook');
  }
}

/** An archive of parts, not compressed. */
export function zip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, bytes] of parts) {
    const name = Buffer.from(path);
    const described = description(bytes, name);
    chunks.push(word32(LOCAL), described, name, bytes);
    directory.push(word32(DIRECTORY), word16(20), described, Buffer.alloc(10), word32(at), name);
    at += 30 + name.length + bytes.length;
  }
  const length = directory.reduce((sum, chunk) => sum + chunk.length, 0);
  const count = word16(parts.size);
  return Buffer.concat([...chunks, ...directory, word32(END), Buffer.alloc(4), count, count, word32(length), word32(at), word16(0)]);
}

/** The 26 bytes that a part's own header and the directory have in common. */
function description(bytes: Buffer, name: Buffer): Buffer {
  const size = word32(bytes.length);
  const when = Buffer.alloc(4);
  return Buffer.concat([word16(20), word16(UTF_8), word16(STORED), when, word32(crc32(bytes)), size, size, word16(name.length), word16(0)]);
}

function word16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function word32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
