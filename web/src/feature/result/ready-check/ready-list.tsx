import type { ReadyLine } from '@fairway/api';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconAlertTriangle, IconChevronDown, IconCircleCheck, IconCircleXFilled } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FoldedLine } from '../../../ui/mark/folded-line.tsx';
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

/** What fails stands first, then the warnings; what passes is one line, which opens. On paper everything is open. */
export function ReadyList({ lines, speaker, placeOf }: Props) {
  const { t } = useTranslation('ready-check');
  const of = (state: ReadyLine['state']) => lines.filter((line) => line.state === state);
  const open = [...of('fail'), ...of('warn')];
  const passed = of('pass');
  const [isOpen, setOpen] = useState(open.length === 0);
  const isNext = (line: ReadyLine) => line === open[0] && line.state === 'fail';
  const drawn = (line: ReadyLine) => (
    <Line key={line.item} line={line} isNext={isNext(line)} speaker={speaker} place={placeOf(line.item)} />
  );
  return (
    <>
      {open.length > 0 && (
        <ul className="frame mb-12" aria-label={t('list')}>
          {open.map(drawn)}
        </ul>
      )}
      {passed.length > 0 && (
        <div className={`frame mb-12 ${classes.list}`} data-passed>
          <button type="button" className={`row gap-8 ${classes.passed}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconCircleCheck aria-hidden size={20} stroke={1.8} />
            <b>{t('passed', { count: passed.length })}</b>
            <span>{passed.map(({ item }) => t(`item.${item}`)).join(' · ')}</span>
            <IconChevronDown aria-hidden size={18} />
          </button>
          <ul className={classes.lines} data-folded={!isOpen || undefined} aria-label={t('passed', { count: passed.length })}>
            {passed.map(drawn)}
          </ul>
        </div>
      )}
    </>
  );
}

/** `isNext`: what is to be put right first, the main action of the screen. */
type LineProps = { line: ReadyLine; isNext: boolean; speaker: Speaker; place: ReadyPlace | null };

function Line({ line: { item, state, findings }, isNext, speaker, place }: LineProps) {
  const { t } = useTranslation('ready-check');
  const Icon = ICONS[state];
  return (
    <li className={classes.line} data-state={state}>
      <span className={`inline-row gap-6 strong one-line ${classes.state}`}>
        <Icon aria-hidden size={state === 'fail' ? 24 : 20} stroke={1.8} />
        {t(`state.${state}`)}
      </span>
      <div className={`break ${classes.text}`}>
        <h3>{t(`item.${item}`)}</h3>
        {lineTexts(findings, t, speaker).map((text) => (
          <div key={text.text}>
            <FoldedLine {...text} />
          </div>
        ))}
      </div>
      {place !== null && (
        <Button
          component={Link}
          to={place.to}
          className={`one-line ${classes.go}`}
          size={state === 'pass' ? 'compact-sm' : 'sm'}
          variant={isNext ? 'filled' : state === 'pass' ? 'subtle' : 'default'}
        >
          {t('go', { screen: place.screen })}
        </Button>
      )}
    </li>
  );
}
