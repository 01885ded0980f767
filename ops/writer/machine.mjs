// Writes the list of `docs/writer.md` with every program and library of this machine that writes workbooks: `node ops/writer/machine.mjs [FOLDER]`,
// by itself into the samples of the import. Those of Debian are meant, whatever else stands in the path.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const samples = here('../../server/src/feature/field/player-import/sample/writer/');
const folder = process.argv[2] ?? samples;
const scratch = mkdtempSync(join(tmpdir(), 'writers-'));
const list = here('list.json');
/** Office programs open the list as another one wrote it, and save it. */
const opened = join(samples, 'exceljs.xlsx');
const LIBREOFFICE =
  'command -v libreoffice || exit 127; libreoffice -env:UserInstallation=file://$1/profile --headless --convert-to $2 --outdir $1 $3 && mv $1/exceljs.$2 $4';
const commands = {
  'openpyxl.xlsx': ['python3', here('write.py'), 'openpyxl', list],
  'xlsxwriter.xlsx': ['python3', here('write.py'), 'xlsxwriter', list],
  'odfpy.ods': ['python3', here('write.py'), 'odf', list],
  'perl-excel-writer.xlsx': ['perl', here('write.pl'), 'Excel::Writer::XLSX', list],
  'perl-writeexcel.xls': ['perl', here('write.pl'), 'Spreadsheet::WriteExcel', list],
  'ruby-spreadsheet.xls': ['ruby', here('write.rb'), 'spreadsheet', list],
  'gnumeric.xlsx': ['ssconvert', '--recalc', '-T', 'Gnumeric_Excel:xlsx2', opened],
  'gnumeric.ods': ['ssconvert', '--recalc', '-T', 'Gnumeric_OpenCalc:odf', opened],
  'gnumeric.xls': ['ssconvert', '--recalc', '-T', 'Gnumeric_Excel:excel_biff8', opened],
  'gnumeric.html': ['ssconvert', '--recalc', '-T', 'Gnumeric_html:html40', opened],
};
for (const ending of ['xlsx', 'ods', 'xls', 'html'])
  commands[`libreoffice.${ending}`] = ['sh', '-c', LIBREOFFICE, 'sh', scratch, ending, opened];

const env = { ...process.env, PATH: '/usr/bin:/bin', TZ: 'Asia/Ho_Chi_Minh', LC_ALL: 'C.UTF-8' };
for (const [name, [program, ...args]] of Object.entries(commands)) {
  const { status, error, stderr } = spawnSync(program, [...args, join(folder, name)], { env, encoding: 'utf8' });
  const isMissing = status === 127 || error?.code === 'ENOENT';
  const failed = () => `failed ${name}: ${stderr.trim().split('\n').at(-1)}`;
  console.log(status === 0 ? `wrote ${name}` : isMissing ? `left out ${name}` : failed());
}
rmSync(scratch, { recursive: true, force: true });
