import { sheetsOfFile } from '../read/list-file.ts';
import { ListRefused } from '../read/refused.ts';

/** What `ops/writer/list.json` has a cell of. */
export const WRITER_HEADINGS = ['Name', 'Birthday', 'Phone', 'VGA', 'Handicaps', 'Time', 'Flight', 'Member', 'Formula'] as const;

/**
 * The cells of the first golfer as the import reads them, with the handicaps of all three: the last are a zero and a plus handicap. Of a kind
 * of file that has no reader the sentence that says the way out.
 */
export async function writerRow(bytes: Buffer): Promise<string[]> {
  const [sheet] = await sheetsOfFile(bytes).catch((error) => {
    if (error instanceof ListRefused) return [{ rows: [[], [error.code]] }];
    throw error;
  });
  const [, first = [], ...others] = sheet?.rows ?? [];
  const handicaps = [first, ...others].map((cells) => cells[4] ?? '').join(' ');
  return WRITER_HEADINGS.map((_, at) => (at === 4 ? handicaps : (first[at] ?? '')));
}
