import { IMPORT_FIELDS, type ImportField, type Language } from '@fairway/api';
import { fitted, properties, withFitting } from '@fairway/api/table/workbook';
import type { Cell, Feature, Image } from 'write-excel-file/node';
import { say } from '../../../text/word.ts';

const WIDTHS: Partial<Record<ImportField, number>> = { name: 28, email: 24, note: 30, phone: 16, birthday: 14 };

/**
 * An empty entry list with headings in the caller's language (the import reads both languages), and a second sheet that says
 * how to fill it in. It has no example row: imported as it is, it adds nobody. Every cell is a text, whatever it begins with. On paper
 * the columns stand on one page, and so does the guide.
 */
export async function entryListTemplate(
  language: Language,
  divisionNames: readonly string[],
  teeNames: readonly string[],
): Promise<Buffer> {
  const t = say(language);
  const names = { divisions: divisionNames.join(', '), tees: teeNames.join(', ') };
  const guideTo = (field: ImportField) =>
    t(field === 'tee' && teeNames.length > 0 ? 'entry-list:guideTees' : `entry-list:guide.${field}`, names);
  const headings = IMPORT_FIELDS.map((field) => bold(t(`entry-list:field.${field}`)));
  const guide = [
    [bold(t('entry-list:guideColumn')), bold(t('entry-list:guideMeaning'))],
    ...IMPORT_FIELDS.map((field) => [text(t(`entry-list:field.${field}`)), { ...text(guideTo(field)), wrap: true }]),
  ];
  // loaded when it is needed: it would take a noticeable part of every start
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const title = t('entry-list:sheet');
  return writeWorkbook(
    [
      {
        sheet: title,
        data: [headings],
        columns: IMPORT_FIELDS.map((field) => ({ width: WIDTHS[field] ?? 13 })),
        stickyRowsCount: 1,
        orientation: 'landscape',
      },
      { sheet: t('entry-list:guideSheet'), data: guide, columns: [{ width: 18 }, { width: 80 }], orientation: 'landscape' },
    ],
    { features: [onePage, properties({ title, author: 'Fairway' })] },
  ).toBuffer();
}

const onePage: Feature<Image['content']> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: withFitting,
        // a list that was filled in goes on on further pages
        transformElementAttributes: (tag, attributes, _nth, _options, { sheetIndex }) =>
          tag === 'pageSetup' ? { ...attributes, ...fitted(sheetIndex === 0 ? undefined : 1) } : attributes,
      },
    },
  },
};

const text = (value: string) => ({ value, type: String, alignVertical: 'top' as const });
const bold = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' });
