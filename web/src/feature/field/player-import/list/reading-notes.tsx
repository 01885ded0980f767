import type { ImportPreview, ListReading } from '@fairway/api';
import { Button, SegmentedControl } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useCounted } from '../counted.ts';
import { laterAnswerEdits, type RowEdit } from '../draft.ts';
import classes from './list-notes.module.css';
import { Note } from './note.tsx';

type Props = {
  preview: ImportPreview;
  onRead: (change: Partial<ListReading>) => void;
  onChoose: (columns: ListReading['columns']) => void;
  onEdit: (edits: readonly RowEdit[]) => void;
};

/** What the list was taken for where it may be another thing, each with what was seen and the other reading: one press turns it over. */
export function ReadingNotes({ preview, onRead, onChoose, onEdit }: Props) {
  const { several, isHeadless, signs, columns } = preview;
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const again = laterAnswerEdits(preview);
  return (
    <ul className={`column ${classes.notes}`}>
      {again.length > 0 && (
        <Note text={t('answeredAgain', counted(again.length))}>
          <Button size="xs" variant="default" onClick={() => onEdit(again)}>
            {t('answeredAgainTake')}
          </Button>
        </Note>
      )}
      {several !== null && (
        <Note text={t(`several.${several.by}`, { example: several.example })}>
          <SegmentedControl
            aria-label={t('severalQuestion')}
            value={several.isRead ? 'several' : 'one'}
            data={[
              { value: 'several', label: t('severalPeople') },
              { value: 'one', label: several.by === 'teams' ? t('pointAgain') : t('severalOne') },
            ]}
            onChange={(value) =>
              several.by === 'teams' ? onRead({ headingRow: 0 }) : onRead({ people: value === 'several' ? 'several' : 'one' })
            }
          />
        </Note>
      )}
      {isHeadless && (
        <Note text={t('headless', { columns: columnNames(preview, t) })}>
          <Button size="xs" variant="default" onClick={() => onRead({ headingRow: 0 })}>
            {t('pointAgain')}
          </Button>
        </Note>
      )}
      {columns
        .filter(({ guess, field }) => guess && field !== null)
        .map(({ column, heading, field }) => (
          <Note key={column} text={t('guess', { heading })}>
            <SegmentedControl
              aria-label={t('guess', { heading })}
              value="read"
              data={[
                { value: 'read', label: t(`field.${field ?? 'note'}`) },
                { value: 'none', label: t('notRead') },
              ]}
              onChange={() => onChoose({ [column]: null })}
            />
          </Note>
        ))}
      {signs.length > 0 && <Note text={t('signs', { signs: signs.join('   ') })} />}
    </ul>
  );
}

type Say = ReturnType<typeof useTranslation<'player-import'>>['t'];

const columnNames = ({ columns }: ImportPreview, t: Say): string =>
  columns.flatMap(({ column, field }) => (field === null ? [] : [`${column} ${t(`field.${field}`)}`])).join(', ');
