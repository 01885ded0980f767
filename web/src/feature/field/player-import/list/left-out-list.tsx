import type { ImportPreview } from '@fairway/api';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useCounted } from '../counted.ts';
import classes from './left-out-list.module.css';

/** Rows of the sheet without a player, each with the reason. */
export function LeftOutList({ leftOut }: { leftOut: ImportPreview['leftOut'] }) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  if (leftOut.length === 0) return null;
  return (
    <details className={classes.list}>
      <summary>{t('leftOut', counted(leftOut.length))}</summary>
      <ul className="marked">
        {leftOut.map(({ row, reason }) => (
          <li key={row}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
