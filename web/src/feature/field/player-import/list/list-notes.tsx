import type { ImportPreview, ListReading } from '@fairway/api';
import { ASIDE_REASONS } from '@fairway/api/choice/field/player-import';
import { Button, NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useCounted } from '../counted.ts';
import { countOfDecided } from '../decision.ts';
import { type Edits, properNameEdits, type RowEdit, sameNameEdits } from '../draft.ts';
import classes from './list-notes.module.css';
import { Note } from './note.tsx';

type Props = {
  preview: ImportPreview;
  onRead: (change: Partial<ListReading>) => void;
  onEdit: (edits: readonly RowEdit[]) => void;
  /** What comes back from the last list. */
  decided: Edits;
  onForgetDecided: () => void;
};

/** What concerns the list as a whole, each a line with the choice that goes with it: one answer for all rows. */
export function ListNotes({ preview, onRead, onEdit, decided, onForgetDecided }: Props) {
  return (
    <ul className={`column ${classes.notes}`}>
      <RoundNote preview={preview} onRead={onRead} />
      <SheetNote preview={preview} onRead={onRead} />
      <HiddenNote preview={preview} onRead={onRead} />
      <OthersNote preview={preview} onRead={onRead} />
      <DecidedNote decided={decided} onForget={onForgetDecided} />
      <SameNameNote preview={preview} onEdit={onEdit} />
      <CapitalsNote preview={preview} onEdit={onEdit} />
    </ul>
  );
}

type Read = Pick<Props, 'preview' | 'onRead'>;
type Answer = Pick<Props, 'preview' | 'onEdit'>;

function RoundNote({ preview: { rounds, roundId }, onRead }: Read) {
  const { t } = useTranslation('player-import');
  if (rounds.length < 2) return null;
  return (
    <Note text={t('round')}>
      <NativeSelect
        aria-label={t('round')}
        value={roundId ?? ''}
        data={rounds.map(({ id, number }) => ({ value: id, label: t('roundNumber', { number }) }))}
        onChange={({ currentTarget }) => onRead({ roundId: currentTarget.value })}
      />
    </Note>
  );
}

/** The columns of another sheet are other columns. */
function SheetNote({ preview: { sheet, sheets }, onRead }: Read) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const others = sheets.filter((name) => name !== sheet);
  if (others.length === 0) return null;
  return (
    <Note text={t('otherSheets', { ...counted(others.length), names: others.join(', ') })}>
      <NativeSelect
        aria-label={t('readSheet')}
        value={sheet ?? ''}
        data={[...sheets]}
        onChange={({ currentTarget }) => onRead({ sheet: currentTarget.value, columns: {} })}
      />
    </Note>
  );
}

function HiddenNote({ preview: { hidden }, onRead }: Read) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const parts = [
    ...ASIDE_REASONS.flatMap((reason) => {
      const names = hidden.rows.filter((row) => row.reason === reason).map(({ name }) => name || t('noName'));
      return names.length === 0 ? [] : [t(`aside.${reason}`, { ...counted(names.length), names: shortened(names) })];
    }),
    ...(hidden.columns.length > 0 ? [t('hiddenColumns', { ...counted(hidden.columns.length), names: hidden.columns.join(', ') })] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Note text={parts.join(' · ')}>
      <Switch
        label={t('readHidden')}
        checked={hidden.isRead}
        onChange={({ currentTarget }) => onRead({ withHidden: currentTarget.checked })}
      />
    </Note>
  );
}

/** All names up to a dozen; of more, the first of them. */
const shortened = (names: readonly string[]): string =>
  names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')} …` : names.join(', ');
const MOST_NAMES = 12;

/** A list with other headings beside or below this one: another list of golfers, or a table that looks something up. */
function OthersNote({ preview: { others }, onRead }: Read) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  if (others === null) return null;
  return (
    <Note text={t('others', { ...counted(others.count), names: others.names.join(', ') })}>
      <SegmentedControl
        aria-label={t('othersQuestion')}
        value={others.isRead === null ? '' : others.isRead ? 'read' : 'leave'}
        data={[
          { value: 'read', label: t('othersRead') },
          { value: 'leave', label: t('othersLeave') },
        ]}
        onChange={(value) => onRead({ others: value === 'read' ? 'read' : 'leave' })}
      />
    </Note>
  );
}

function DecidedNote({ decided, onForget }: { decided: Edits; onForget: () => void }) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const { fixes, skips } = countOfDecided(decided);
  const parts = [...(fixes > 0 ? [t('decidedFixes', counted(fixes))] : []), ...(skips > 0 ? [t('decidedSkips', counted(skips))] : [])];
  if (parts.length === 0) return null;
  return (
    <Note text={t('decided', { parts: parts.join(', ') })}>
      <Button size="xs" variant="default" onClick={onForget}>
        {t('decidedForget')}
      </Button>
    </Note>
  );
}

/** A list of names alone asks who each of them is. */
function SameNameNote({ preview, onEdit }: Answer) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const edits = sameNameEdits(preview);
  if (edits.length === 0) return null;
  return (
    <Note text={t('sameName', counted(edits.length))}>
      <Button size="xs" variant="default" onClick={() => onEdit(edits)}>
        {t('sameNameAll')}
      </Button>
    </Note>
  );
}

function CapitalsNote({ preview, onEdit }: Answer) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const edits = properNameEdits(preview);
  const [name] = preview.rows.flatMap(({ properName }) => properName ?? []);
  if (name === undefined) return null;
  return (
    <Note text={t('capitals', counted(edits.length))}>
      <Button size="xs" variant="default" onClick={() => onEdit(edits)}>
        {t('capitalsAll', { name })}
      </Button>
    </Note>
  );
}
