import type { ImportPreview } from '@fairway/api';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Counted, useCounted } from './counted.ts';
import type { Obstacle } from './draft.ts';
import classes from './import-bar.module.css';

type Props = {
  counts: ImportPreview['counts'];
  /** Cells of the list that are not imported. */
  dropped: number;
  obstacle: Obstacle | null;
  isApplying: boolean;
  onApply: () => void;
  onCheckAgain: () => void;
};

const TOLD = ['new', 'changed', 'same', 'skipped'] as const;

/** What would be written, what blocks it, and the button. It can always be reached, and says why it does nothing. */
export function ImportBar({ counts, dropped, obstacle, isApplying, onApply, onCheckAgain }: Props) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const written = counts.new + counts.changed;
  const blocked = obstacle !== null;
  const told = TOLD.filter((state) => counts[state] > 0);
  return (
    <div className={`row gap-16 wrap ${classes.bar}`} data-docked>
      <div className={`row wrap gap-16 tight ${classes.text}`}>
        <span>{told.map((state) => t(`summary.${state}`, counted(counts[state]))).join(' · ')}</span>
        {dropped > 0 && <strong className="needs-person">{t('summary.dropped', counted(dropped))}</strong>}
        <output id="import-obstacle" data-blocked={(blocked && obstacle.is !== 'checking') || undefined}>
          {obstacle === null ? t('ready') : obstacleText(obstacle, t, counted)}
        </output>
      </div>
      {obstacle?.is === 'unchecked' && (
        <Button variant="default" onClick={onCheckAgain}>
          {t('checkAgain')}
        </Button>
      )}
      <Button
        loading={isApplying}
        data-disabled={blocked || undefined}
        aria-disabled={blocked || undefined}
        aria-describedby="import-obstacle"
        onClick={() => !blocked && onApply()}
      >
        {written > 0 ? t('import', counted(written)) : t('importNone')}
      </Button>
    </div>
  );
}

type Say = ReturnType<typeof useTranslation<'player-import'>>['t'];

function obstacleText(obstacle: Obstacle, t: Say, counted: Counted): string {
  switch (obstacle.is) {
    case 'question':
      return t('obstacle.question', { heading: obstacle.heading });
    case 'wrong':
      return t('obstacle.wrong', counted(obstacle.count));
    default:
      return t(`obstacle.${obstacle.is}`);
  }
}
