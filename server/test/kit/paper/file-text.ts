import { unzip } from '../../../src/feature/field/player-import/read/file/zip.ts';
import { pagesOfPdf } from './pdf.ts';

/** Everything that an answer says: the pages of a PDF; every part of a workbook, as it is and as the values that a reader finds in it. */
export async function textOf(bytes: Buffer, type: string): Promise<string> {
  if (type.startsWith('application/pdf')) return (await pagesOfPdf(bytes)).join('\n');
  if (!type.includes('spreadsheetml')) return bytes.toString();
  const parts = await unzip(bytes, (path) => !path.startsWith('xl/media/'));
  return [...parts].map(([path, part]) => [path, part, part.toString().replaceAll(/<[^>]*>/g, ' ')].join('\n')).join('\n');
}
