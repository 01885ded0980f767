/** Excel uses a compound file for workbooks until 2003, and for every workbook with a password. */
export type CompoundKind = 'import-password' | 'import-old-excel' | 'import-document' | 'import-not-a-workbook';

const MAGIC = 'd0cf11e0a1b11ae1';
/** Sectors, and so the entries of the directory, begin at multiples of this. */
const ENTRY_BYTES = 128;
const NAME_BYTES = 64;

export const isCompoundFile = (file: Buffer): boolean => file.toString('hex', 0, MAGIC.length / 2) === MAGIC;

/** Recognised by the names in its directory; its contents are not read. */
export function compoundKind(file: Buffer): CompoundKind {
  if (hasEntry(file, 'EncryptedPackage')) return 'import-password';
  if (hasEntry(file, 'WordDocument')) return 'import-document';
  return hasEntry(file, 'Workbook') || hasEntry(file, 'Book') ? 'import-old-excel' : 'import-not-a-workbook';
}

/** An entry is a name in UTF-16, padded with zeros, and then its length in bytes, including the final zero. */
function hasEntry(file: Buffer, name: string): boolean {
  const entry = Buffer.alloc(NAME_BYTES + 2);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, NAME_BYTES);
  for (let at = file.indexOf(entry); at >= 0; at = file.indexOf(entry, at + 1)) if (at % ENTRY_BYTES === 0) return true;
  return false;
}
