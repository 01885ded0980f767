import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/kit/command.ts';
import { writerRow } from '../../server/src/feature/field/player-import/test/writer-row.ts';
import { withFolder } from '../bench/kit/folder.ts';
import { type Drill, type Outcome, Skip } from './kit/outcome.ts';

/** As every program shows the first golfer of `ops/writer/list.json`. */
const RIGHT = ['Nguyễn Văn Ấn', '15/03/1980', '0912345678', '00456', '12.4 0 +1.2', '07:30', '1-1', 'TRUE'];
/** Its value, that nobody has calculated it, or nothing from a writer that has no formulas; never a number that is not its value. */
const FORMULA = ['12.4', '#CALC?', ''];

async function play(folder: string): Promise<Outcome> {
  const told = execFileSync(process.execPath, [join(root, 'ops', 'writer', 'machine.mjs'), folder], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const files = readdirSync(folder).sort();
  if (files.length === 0) throw new Skip('this machine has nothing that writes workbooks');
  const broken = told.filter((line) => line.startsWith('failed'));
  const transcript: string[] = [];
  for (const file of files) {
    const row = await writerRow(readFileSync(join(folder, file)));
    transcript.push(`| ${file} | ${row.join(' | ')} |`);
    const isRead = RIGHT.every((text, at) => row[at] === text) && FORMULA.includes(row.at(-1) ?? '');
    if (!(file.endsWith('.xls') ? row[0] === 'import-old-excel' : isRead)) broken.push(`${file} is read otherwise`);
  }
  const note = told.filter((line) => line.startsWith('left out')).join(', ');
  return { load: `${files.length} files of three golfers`, ...(note !== '' && { note }), transcript, broken };
}

/** The programs and libraries of the machine that write workbooks: each cell of a list is read as it was written. */
export const writers: Drill = { name: 'writers of workbooks', play: () => withFolder(play) };
