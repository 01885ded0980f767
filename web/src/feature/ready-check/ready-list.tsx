import type { ReadyLine } from '@fairway/api';
import { IconAlertTriangle, IconCircleCheck, IconCircleXFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FoldedLine } from '../../ui/mark/folded-line.tsx';
import { lineTexts, type Speaker } from './finding-words.ts';
import classes from './ready-check.module.css';

const ICONS = { pass: IconCircleCheck, warn: IconAlertTriangle, fail: IconCircleXFilled } as const;

/** Where a line is put right: the address, and what the screen is called. */
export type ReadyPlace = { readonly to: string; readonly screen: string };
type Props = {
  readonly lines: readonly ReadyLine[];
  readonly speaker: Speaker;
  /** null: the person may not open it. */
  readonly placeOf: (item: ReadyLine['item']) => ReadyPlace | null;
};

/** The lines of the check, each with its state as icon and word, its sentences, and the way to its screen. */
export function ReadyList({ lines, speaker, placeOf }: Props) {
  const { t } = useTranslation('ready-check');
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {lines.map((line) => (
        <Line key={line.item} line={line} speaker={speaker} place={placeOf(line.item)} />
      ))}
    </ul>
  );
}

function Line({ line: { item, state, findings }, speaker, place }: { line: ReadyLine; speaker: Speaker; place: ReadyPlace | null }) {
  const { t } = useTranslation('ready-check');
  const Icon = ICONS[state];
  return (
    <li className={classes.line} data-state={state}>
      <span className={classes.state}>
        <Icon aria-hidden size={20} stroke={1.8} />
        {t(`state.${state}`)}
      </span>
      <div className={classes.text}>
        <h3>{t(`item.${item}`)}</h3>
        {lineTexts(findings, t, speaker).map((told) => (
          <div key={told.text}>
            <FoldedLine {...told} />
          </div>
        ))}
      </div>
      {place !== null && (
        <Link to={place.to} className={classes.go}>
          {t('go', { screen: place.screen })}
        </Link>
      )}
    </li>
  );
}
