import { parentPort } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/universal';
import { cellText } from './cell-text.ts';
import { NOTHING_HIDDEN, type Sheet } from './sheet.ts';
import { type SheetPart, sheetPart } from './sheet-part.ts';
import { visibleSheets } from './workbook-part.ts';
import { unzip, WorkbookRefused, zip } from './zip.ts';

/** The result: the visible sheets, or why there are none. */
export type WorkbookAnswer = { sheets: Sheet[] } | { refused: WorkbookRefused['code'] };

const WANTED = /^xl\/(?:[^/]+\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

/**
 * Reads a workbook in a thread of its own: a large one would block the server for too long, and a malicious one crashes only this
 * thread. The reader gets an archive of exactly those parts that were inflated and counted here.
 */
async function answer(file: Uint8Array): Promise<WorkbookAnswer> {
  try {
    return { sheets: await sheetsOf(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) };
  } catch (error) {
    return { refused: error instanceof WorkbookRefused ? error.code : 'import-not-a-workbook' };
  }
}

async function sheetsOf(file: Buffer): Promise<Sheet[]> {
  const parts = await unzip(file, (path) => WANTED.test(path));
  const places = visibleSheets(text(parts, 'xl/workbook.xml'), text(parts, 'xl/_rels/workbook.xml.rels'));
  const prepared = new Map<string, SheetPart>();
  for (const path of [...parts.keys()].filter((path) => path.startsWith('xl/worksheets/'))) {
    const part = sheetPart(text(parts, path));
    prepared.set(path, part);
    parts.set(path, Buffer.from(part.xml));
  }
  const all = await readWorkbook(new Blob([new Uint8Array(zip(parts))]));
  return places.map(({ index, path }) => ({
    name: all[index]?.sheet ?? null,
    rows: (all[index]?.data ?? []).map((row) => row.map(cellText)),
    merges: prepared.get(path)?.merges ?? [],
    hidden: prepared.get(path)?.hidden ?? NOTHING_HIDDEN,
    isTooLong: prepared.get(path)?.isTooLong ?? false,
  }));
}

function text(parts: ReadonlyMap<string, Buffer>, path: string): string {
  const part = parts.get(path);
  if (!part) throw new WorkbookRefused('import-not-a-workbook');
  return part.toString('utf8');
}

parentPort?.on('message', async (file: Uint8Array) => parentPort?.postMessage(await answer(file)));
