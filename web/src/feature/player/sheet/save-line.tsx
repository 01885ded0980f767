import { formatCount } from '@fairway/api/word/number';
import { Button } from '@mantine/core';
import { IconExclamationCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { SaveProgress, Saves } from '../save/save-marks.ts';
import classes from './player-sheet.module.css';

type Props = {
  saves: Saves;
  progress: SaveProgress;
  /** Players that are being deleted; null: none. */
  removing: SaveProgress | null;
  onShow: (playerId: string, field: string) => void;
};

/** How far saving several players has come, and how many cells could not be saved, with the way to the first of them. */
export function SaveLine({ saves, progress, removing, onShow }: Props) {
  const { t } = useTranslation('player');
  const language = useLanguage();
  const unsettled = [...saves].flatMap(([playerId, own]) =>
    [...own].flatMap(([field, { state }]) => (state === 'failed' || state === 'stale' ? [{ playerId, field }] : [])),
  );
  const counts = ({ done, total }: SaveProgress) => ({ done: formatCount(done, language), total: formatCount(total, language) });
  const [first] = unsettled;
  return (
    <div role="status">
      {removing !== null && <span>{t('grid.deleting', counts(removing))}</span>}
      {progress.total > 1 && <span>{t('grid.progress', counts(progress))}</span>}
      {first !== undefined && (
        <span className={classes.alarm}>
          <IconExclamationCircle aria-hidden size={16} />
          {t('grid.failedCells', { count: unsettled.length })}
          <Button size="compact-sm" variant="default" onClick={() => onShow(first.playerId, first.field)}>
            {t('grid.showFailed')}
          </Button>
        </span>
      )}
    </div>
  );
}
