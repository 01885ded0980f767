import type { TFunction } from 'i18next';
import spoken from '../../../../ui/spoken.module.css';
import classes from '../grid.module.css';
import type { CellSave } from './cell-saver.ts';

const SIGNS: Record<CellSave['state'], string> = { saving: '…', saved: '✓', failed: '!', stale: '≠' };

/** What became of a cell, in its corner. */
export function SaveMark({ t, save }: { t: TFunction<readonly ['player', 'word']>; save: CellSave | undefined }) {
  if (save === undefined) return null;
  const words = save.state === 'failed' ? `${t('grid.failed')}: ${save.message}` : t(`grid.${save.state}`);
  return (
    <span className={classes.mark} data-state={save.state} title={words}>
      <span aria-hidden>{SIGNS[save.state]}</span>
      <span className={spoken.only}>{words}</span>
    </span>
  );
}
