import type { ImportRowPreview } from '@fairway/api';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type Edit, type Filter, notesOf } from '../draft.ts';
import classes from './row-remark.module.css';

type Props = {
  judged: ImportRowPreview;
  /** Remarks that do not block the import are shown where the rows are those of their kind. */
  filter: Filter;
  /** What other people changed in the player since the list was read. */
  told: readonly string[] | undefined;
  /** On a card a cell's sentence is at its own field, and the button to leave the row out is at the foot. */
  onCard?: boolean;
  onEdit: (edit: Edit) => void;
};

const remarkId = (row: number): string => `import-remark-${row}`;

type Remarks = Omit<Props, 'onEdit'>;

/** The sentences under a row. */
const sentencesOf = ({ judged, filter, told = [], onCard }: Remarks) => [
  ...told.map((message) => ({ field: null, message })),
  ...judged.problems.filter(({ field }) => !onCard || field === null),
  ...notesOf(judged, filter),
];

/** Whether a row has sentences under it. */
export const hasRemark = (remarks: Remarks): boolean =>
  sentencesOf(remarks).length > 0 || remarks.judged.asks || (remarks.judged.player !== null && remarks.judged.state !== 'skipped');

/** What is wrong with a row in sentences, who it may be, and the way to leave it out. */
export function RowRemark({ onEdit, ...remarks }: Props) {
  const { t } = useTranslation('player-import');
  const { row, asks, player, state } = remarks.judged;
  return (
    <div className={`row gap-12 wrap ${classes.remark}`} data-wrong={state === 'wrong' || remarks.told !== undefined || undefined}>
      <ul id={remarkId(row)}>
        {sentencesOf(remarks).map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
        {player !== null && !asks && <li>{t(player === 'new' ? 'chosenNew' : 'chosenUpdate')}</li>}
      </ul>
      {asks && <WhichPlayer judged={remarks.judged} onEdit={onEdit} />}
      {player !== null && !asks && (
        <Button size="xs" variant="default" onClick={() => onEdit({ player: null })}>
          {t('unchoose')}
        </Button>
      )}
      {state === 'wrong' && !remarks.onCard && (
        <Button size="xs" variant="subtle" color="gray" className={classes.skip} onClick={() => onEdit({ skip: true })}>
          {t('skip')}
        </Button>
      )}
    </div>
  );
}

function WhichPlayer({ judged: { candidates, row }, onEdit }: Pick<Props, 'judged' | 'onEdit'>) {
  const { t } = useTranslation('player-import');
  return (
    <fieldset className={`row gap-6 wrap ${classes.which}`} aria-describedby={remarkId(row)}>
      <legend className="for-listeners">{t('which')}</legend>
      {candidates.map(({ playerId, name, detail }) => (
        <button
          key={playerId}
          type="button"
          className={`inline-row wrap gap-8 tight ${classes.candidate}`}
          onClick={() => onEdit({ player: playerId })}
        >
          <strong>{t('update', { name })}</strong>
          <span>{detail}</span>
        </button>
      ))}
      <button type="button" className={`inline-row wrap gap-8 tight ${classes.candidate}`} onClick={() => onEdit({ player: 'new' })}>
        <strong>{t('addNew')}</strong>
      </button>
    </fieldset>
  );
}
