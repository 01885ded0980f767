import { IMPORT_FIELDS } from '@fairway/api';
import { LANGUAGES } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import { beforeEach, describe, expect, it } from 'vitest';
import { importFixture } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { unzip } from '../read/file/zip.ts';
import { sheetsOfFile } from '../read/list-file.ts';

const test = await testApp();
const scene = importFixture(test);
beforeEach(() => scene.begin());

const template = async (language: string) => {
  const answer = await test.app.inject({
    url: `${scene.importPath}/template`,
    headers: { authorization: `Bearer ${test.token.editor}`, 'accept-language': language },
  });
  return { headers: answer.headers, bytes: answer.rawPayload };
};

describe('the template', () => {
  it.each([
    ['vi', 'danh-sach-golfer.xlsx', 'Danh sách golfer', 'Họ và tên'],
    ['en', 'entry-list.xlsx', 'Entry list', 'Name'],
  ])('is a workbook in the language of the caller: %s', async (language, fileName, sheet, heading) => {
    const { headers, bytes } = await template(language);
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
    const [list, guide] = await sheetsOfFile(bytes);
    expect([list?.name, list?.rows.length, list?.rows[0]?.[0]]).toEqual([sheet, 1, heading]);
    expect(guide?.rows.flat().join('\n')).toContain('Bảng A, Bảng B');
  });

  it('stands on one page, and its guide on another', async () => {
    const parts = await unzip((await template('vi')).bytes, () => true);
    const pages = ['1', '2'].map((nth) => parts.get(`xl/worksheets/sheet${nth}.xml`)?.toString() ?? '');
    expect(pages.map((xml) => /<pageSetup [^>]*fitToWidth="1" fitToHeight="(\d)"/.exec(xml)?.[1])).toEqual(['0', '1']);
    for (const xml of pages) expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(parts.get('docProps/core.xml')?.toString()).toContain('<dc:title>Danh sách golfer</dc:title>');
  });

  it.each(['vi', 'en'])('has a column for every field, and the import finds each: %s', async (language) => {
    const { bytes } = await template(language);
    const [list] = await sheetsOfFile(bytes);
    const row = IMPORT_FIELDS.map((field) => (field === 'name' ? 'Nguyễn Văn An' : ''));
    const text = [list?.rows[0] ?? [], row].map((cells) => cells.join('\t')).join('\n');
    const { body } = await scene.paste(text);
    expect(body.columns.map(({ field }: { field: string }) => field)).toEqual([...IMPORT_FIELDS]);
  });

  const SCREENS = ['player-import.field', 'entry-list.field', 'player.field', 'player.short'] as const;
  it.each(LANGUAGES.flatMap((language) => SCREENS.map((screen) => [language, screen] as const)))(
    'and every label of our own is understood: %s %s',
    async (language, screen) => {
      const [namespace, part = ''] = screen.split('.') as ['player', string];
      const catalogue = (await loadCatalogue(language, namespace)) as Record<string, Record<string, string>>;
      // golfers themselves have no side
      const fields = IMPORT_FIELDS.filter((field) => field !== 'side' || catalogue[part]?.[field] !== undefined);
      const headings = fields.map((field) => catalogue[part]?.[field]);
      const { body } = await scene.paste(`${headings.join('\t')}\nNguyễn Văn An`);
      expect(body.columns.map(({ field }: { field: string }) => field)).toEqual(fields);
    },
  );

  it('adds nobody when it is imported as it is', async () => {
    const { bytes } = await template('vi');
    expect(await scene.upload(bytes)).toMatchObject({ status: 422, body: { code: 'import-empty' } });
    expect(await scene.players()).toEqual([]);
  });
});
