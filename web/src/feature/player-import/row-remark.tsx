import type { ImportRowPreview } from '@fairway/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Edit } from './draft.ts';
import classes from './row-remark.module.css';

type Props = {
  judged: ImportRowPreview;
  /** Remarks that do not stand in the way are told as well. */
  withNotes: boolean;
  onEdit: (edit: Edit) => void;
};

export const remarkId = (row: number): string => `import-remark-${row}`;

/** Whether a row has something to be said under it. */
export const hasRemark = ({ state, problems, notes, player }: ImportRowPreview, withNotes: boolean): boolean =>
  problems.length > 0 || (player !== null && state !== 'skipped') || (withNotes && notes.length > 0);

/** What is wrong with a row in sentences, who it may be, and the way to leave it out. */
export function RowRemark({ judged, withNotes, onEdit }: Props) {
  const { t } = useTranslation('playerImport');
  const { row, problems, notes, asks, player, state } = judged;
  const isWrong = problems.length > 0;
  return (
    <div className={classes.remark} data-wrong={isWrong || undefined}>
      <ul id={remarkId(row)} className={classes.sentences}>
        {[...problems, ...(withNotes ? notes : [])].map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
        {player !== null && !asks && <li>{t(player === 'new' ? 'chosenNew' : 'chosenUpdate')}</li>}
      </ul>
      {asks && <WhichPlayer judged={judged} onEdit={onEdit} />}
      {player !== null && !asks && (
        <Button size="xs" variant="default" onClick={() => onEdit({ player: null })}>
          {t('unchoose')}
        </Button>
      )}
      {state === 'wrong' && (
        <Button size="xs" variant="subtle" color="gray" className={classes.skip} onClick={() => onEdit({ skip: true })}>
          {t('skip')}
        </Button>
      )}
    </div>
  );
}

function WhichPlayer({ judged: { candidates, row }, onEdit }: Pick<Props, 'judged' | 'onEdit'>) {
  const { t } = useTranslation('playerImport');
  return (
    <fieldset className={classes.which} aria-describedby={remarkId(row)}>
      <legend className={classes.hidden}>{t('which')}</legend>
      {candidates.map(({ playerId, name, detail }) => (
        <button key={playerId} type="button" className={classes.candidate} onClick={() => onEdit({ player: playerId })}>
          <strong>{t('update', { name })}</strong>
          <span>{detail}</span>
        </button>
      ))}
      <button type="button" className={classes.candidate} onClick={() => onEdit({ player: 'new' })}>
        <strong>{t('addNew')}</strong>
      </button>
    </fieldset>
  );
}
