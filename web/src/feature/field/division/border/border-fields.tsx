import type { NamedDivision } from '@fairway/api/rule/field/division-warning';
import { formatHandicap } from '@fairway/api/word/number';
import type { HandicapRange, Measure, Tenths } from '@fairway/golf';
import { HANDICAP_STEP } from '@fairway/golf';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { readHandicap } from '../../../../lib/value/number.ts';
import { tenthsOf } from '../../../../ui/rule/division.ts';
import { rangeInWords } from '../warning-words.ts';
import { endsOf } from './border.ts';
import classes from './border-panel.module.css';

type Props = {
  division: NamedDivision;
  /** Its range as it is saved. */
  saved: HandicapRange;
  measure: Measure;
  tone: string;
  /** Players by the range on the screen, and by the one that is saved. */
  count: number;
  savedCount: number;
  isWrong: boolean;
  onType: ((end: 'from' | 'to', to: Tenths | null) => void) | null;
};

/** A division in the legend: its range to type, and how many players that makes. */
export function BorderFields({ division, saved, measure, tone, count, savedCount, isWrong, onType }: Props) {
  const { t } = useTranslation(['division', 'word']);
  const language = useLanguage();
  const ends = endsOf(division, measure);
  const inWords = ({ from, to }: HandicapRange) => rangeInWords(strokes(from), strokes(to), t, language) || t('border.any');
  const isChanged = ends.from !== saved.from || ends.to !== saved.to;
  const more = count - savedCount;
  return (
    <li className={classes.division}>
      <span className={classes.mark} data-tone={tone} aria-hidden="true" />
      <strong className="break">{division.name}</strong>
      {onType ? (
        <span className="row gap-6">
          <EndField of={division} end="from" value={ends.from} step={HANDICAP_STEP[measure]} onType={onType} isWrong={isWrong} />
          <span aria-hidden="true">–</span>
          <EndField of={division} end="to" value={ends.to} step={HANDICAP_STEP[measure]} onType={onType} isWrong={isWrong} />
        </span>
      ) : (
        <span className="tabular">{inWords(ends)}</span>
      )}
      <span className={`tabular right one-line ${classes.count}`}>
        {t('border.people', { count })}
        {more !== 0 && <span className={classes.more}>{more > 0 ? `+${more}` : `−${-more}`}</span>}
      </span>
      {isWrong && (
        <small className={classes.wrong} role="alert">
          {t('reversed')}
        </small>
      )}
      {isChanged && !isWrong && <small className={classes.was}>{t('border.was', { range: inWords(saved) })}</small>}
    </li>
  );
}

const strokes = (handicap: Tenths | null): number | null => (handicap === null ? null : handicap / 10);

type EndProps = {
  of: NamedDivision;
  end: 'from' | 'to';
  value: Tenths | null;
  step: Tenths;
  isWrong: boolean;
  onType: (end: 'from' | 'to', to: Tenths | null) => void;
};

/** One end as people type it; it counts once the field is left, or with Enter. Empty: no limit. */
function EndField({ of: { name }, end, value, step, isWrong, onType }: EndProps) {
  const { t } = useTranslation('division');
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : tenthsOf(readHandicap(typed));
  const isNumber = read === null || !Number.isNaN(read);
  const take = () => {
    if (!isNumber) return;
    setTyped(null);
    if (read !== value) onType(end, read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // at once: with Ctrl the form is saved by the same key
      flushSync(take);
      if (!event.ctrlKey && !event.metaKey) event.preventDefault();
    }
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
    if (by === 0 || read === null || !isNumber) return;
    event.preventDefault();
    setTyped(null);
    onType(end, read + by);
  };
  return (
    <TextInput
      className={classes.end}
      aria-label={t(`border.${end}`, { name })}
      placeholder={t(`border.open.${end}`)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? formatHandicap(strokes(value), language)}
      error={!isNumber || isWrong}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  );
}
