import yauzl from 'yauzl';
import { ListRefused } from '../refused.ts';

/** What an archive may hold. An organiser's list unpacks to a few MB; a sheet of 2,000 rows to about 4. */
const MOST_PARTS = 1000;
const MOST_INFLATED_BYTES = 24 * 1024 * 1024;

/**
 * The wanted parts of an archive. The bytes that really come out of every part are counted, also of unwanted parts, and
 * inflating stops at the limit: the sizes in the headers are not trusted.
 */
export async function unzip(archive: Buffer, isWanted: (path: string) => boolean): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  const file = await yauzl.fromBufferPromise(archive, { lazyEntries: true, validateEntrySizes: false });
  if (file.entryCount > MOST_PARTS) throw new ListRefused('import-bomb');
  let inflatedBytes = 0;
  for await (const entry of file.eachEntry()) {
    if (entry.isEncrypted()) throw new ListRefused('import-password');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.openReadStreamPromise(entry)) {
      inflatedBytes += chunk.length;
      if (inflatedBytes > MOST_INFLATED_BYTES) throw new ListRefused('import-bomb');
      if (isWanted(entry.fileName)) chunks.push(chunk);
    }
    if (isWanted(entry.fileName)) parts.set(entry.fileName, Buffer.concat(chunks));
  }
  return parts;
}
