import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WRITER_HEADINGS, writerRow } from './writer-row.ts';

const folder = new URL('../sample/writer/', import.meta.url);
const HEAD = `# What each writer’s cell is read as

The same list of three golfers, with a cell of every kind, by the writers of workbooks that npm has (\`node ops/writer/make.mjs\` writes the files) and by
the programs and libraries of Debian (\`node ops/writer/machine.mjs\`; \`npm run drill -- writers\` tries those of a machine). This page is made of what the
import reads of them (delete it and run \`npm test -- server:pglite writer\`). The row of each writer is its first golfer; the handicaps are those of all
three.

A formula that its writer leaves uncalculated is \`#CALC?\`: the preview asks for its value. What differs from the first row is what the writer
itself leaves out or writes otherwise, as Excel and LibreOffice show it too: a file of texts has the formula, an .ods of SheetJS 0.18.5 no formats, and
its files of 2003 and .ods have days by the clock of the world. An .xls is refused with the way out.

| Writer | ${WRITER_HEADINGS.join(' | ')} |
|---|${WRITER_HEADINGS.map(() => '---|').join('')}
`;
it('every writer’s cell is read as its program shows it', async () => {
  const files = readdirSync(folder).sort();
  expect(files.length).toBeGreaterThan(25);
  const rows: string[] = [];
  for (const file of files) rows.push(`| ${file} | ${(await writerRow(readFileSync(new URL(file, folder)))).join(' | ')} |`);
  await expect(`${HEAD}${rows.join('\n')}\n`).toMatchFileSnapshot('../../../../../../docs/writer.md');
});
