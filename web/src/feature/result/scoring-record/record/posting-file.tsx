import type { Posting } from '@fairway/api';
import { FORMATS } from '@fairway/api/choice/account/definition';
import { Button } from '@mantine/core';
import { IconDownload } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import type { Column } from '../../../../ui/record/list/data-table.tsx';
import type { FileKind } from '../../../../ui/record/list/list-file.ts';
import { showFailure } from '../../../../ui/toast/toast.tsx';

const HOLES = 18;
const isBuiltIn = (format: string): format is (typeof FORMATS)[number] => (FORMATS as readonly string[]).includes(format);

/** Cards of a golfer, or of a tournament, as a file for a handicap body: what it needs to work the differentials out again. */
export function PostingFile({ name, posting }: { name: string; posting: readonly Posting[] }) {
  const { t } = useTranslation('club-handicap');
  const columns = useColumns();
  const save = (kind: FileKind) =>
    import('../../../../ui/record/list/list-file.ts')
      .then(({ saveList }) => saveList(kind, `${t('posting.file')} ${name}`, columns, posting))
      .catch(showFailure);
  return (
    <div className="row gap-8 wrap">
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button key={kind} variant="default" size="xs" leftSection={<IconDownload aria-hidden size={14} />} onClick={() => save(kind)}>
          {t(`posting.save.${kind}`)}
        </Button>
      ))}
    </div>
  );
}

function useColumns(): readonly Column<Posting>[] {
  const { t } = useTranslation(['club-handicap', 'rule', 'choice']);
  const text = (id: string, header: string, cell: (row: Posting) => string | number | null): Column<Posting> => ({
    ...{ id, header, cell: (row) => cell(row) },
    text: (row) => cell(row) ?? '',
  });
  const holes = (figure: 'gross' | 'adjusted') =>
    Array.from({ length: HOLES }, (_, at) =>
      text(`${figure} ${at + 1}`, t(`posting.${figure}Hole`, { hole: at + 1 }), ({ holes: of }) => of[at]?.[figure] ?? null),
    );
  return [
    text('name', t('list.name'), ({ playerName }) => playerName),
    text('vga', t('posting.vga'), ({ vga }) => vga),
    { id: 'day', header: t('record.day'), cell: ({ day }) => formatDate(day), text: ({ day }) => new Date(day) },
    text('tournament', t('record.round'), ({ tournamentName }) => tournamentName),
    text('course', t('record.course'), ({ courseName }) => courseName),
    text('tee', t('posting.tee'), ({ teeName }) => teeName),
    text('rating', t('posting.rating'), ({ rating }) => rating),
    text('slope', t('posting.slope'), ({ slope }) => slope),
    text('par', t('posting.par'), ({ par }) => par),
    text('conditions', t('posting.conditions'), ({ conditions }) => conditions),
    ...holes('gross'),
    ...holes('adjusted'),
    text('gross', t('record.gross'), ({ gross }) => gross),
    text('adjusted', t('record.adjusted'), ({ adjusted }) => adjusted),
    text('differential', t('record.differential'), ({ differential }) => differential),
    text('format', t('posting.format'), ({ format }) => (isBuiltIn(format) ? t(`choice:format.${format}.name`) : format)),
    text('play', t('posting.play'), ({ play }) => t(`rule:play.${play}`)),
    text('marker', t('posting.marker'), ({ marker }) => marker && t('posting.flight', { flight: marker })),
    text('because', t('posting.because'), ({ because }) => because && t(`record.because.${because}`)),
  ];
}
