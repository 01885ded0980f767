import type { PublicLanguage } from '@fairway/api/word/language';
import { formatExact } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import type { TiePars, TieShares, TieStep, TieUnit } from '@fairway/golf';

export type Say = SayOf<'explanation'>;

/** What a tie key compares: “last 6 holes”, “lower handicap”. */
export function sayTieStep(step: TieStep, t: Say, roundCount: number): string {
  switch (step.by) {
    case 'handicap':
      return step.wins === 'lower' ? t('tieKey.lowerHandicap') : t('tieKey.higherHandicap');
    case 'gross':
      return t('tieKey.gross');
    case 'age':
      return t('tieKey.older');
    case 'gender':
      return t('tieKey.women');
    case 'manual':
      return t('tieKey.manual');
    case 'round':
      return step.through === undefined
        ? t('tieKey.round', { round: step.round })
        : t('tieKey.rounds', { from: step.round, to: step.through });
    case 'countback': {
      const key = saySegment(step, t);
      return roundCount > 1 ? t('tieKey.ofRound', { key, round: step.round }) : key;
    }
  }
}

function saySegment({ segment, holes, order }: Extract<TieStep, { by: 'countback' }>, t: Say): string {
  if (order === 'play') return t('tieKey.played', { key: sayHoles(segment, holes, t) });
  return sayHoles(segment, holes, t);
}

type Countback = Extract<TieStep, { by: 'countback' }>;

function sayHoles(segment: Countback['segment'], holes: readonly number[], t: Say): string {
  if ('nine' in segment) return t('tieKey.nine', { nine: segment.nine, count: segment.last });
  if ('last' in segment) return t('tieKey.last', { count: segment.last });
  if ('first' in segment) return t('tieKey.first', { count: segment.first });
  if ('hardest' in segment) return t('tieKey.hardest', { count: segment.hardest });
  const [only] = holes;
  return holes.length === 1 && only !== undefined ? t('tieKey.hole', { hole: only }) : t('tieKey.holes', { holes: holes.join(', ') });
}

const EXACT_UNIT: Readonly<Record<Exclude<TieUnit, 'birthday' | 'gender'>, number>> = {
  strokes: 1,
  points: 1,
  order: 1,
  tenths: 10,
  '180ths': 180,
};

/** What a tie key compares of two players. */
export type Compared = {
  readonly own: number | null;
  readonly other: number | null;
  readonly unit: TieUnit;
  readonly shares?: TieShares;
  readonly pars?: TiePars;
};

/** Both compared values as people read them; net strokes of some holes as they are checked on paper: strokes less the handicap's share. */
export function sayCompared(
  { own, other, unit, shares, pars }: Compared,
  language: PublicLanguage,
  t: Say,
): Record<'own' | 'other', string> {
  const number = (figure: number) => sayTieValue(figure, unit, language, t);
  const less = (figure: number) => `${figure < 0 ? '+' : '−'} ${number(Math.abs(figure))}`;
  const sayToPar = (value: number, par = 0) =>
    par === 0 ? number(value) : t('tieKey.lessPar', { strokes: number(value + par), par: less(par), left: number(value) });
  const say = (value: number | null, share?: number, par?: number) => {
    if (value === null) return sayTieValue(null, unit, language, t);
    if (share === undefined) return sayToPar(value, par);
    return t('tieKey.netOfHoles', { strokes: sayToPar(value + share, par), handicap: less(share), net: number(value) });
  };
  return { own: say(own, shares?.own, pars?.own), other: say(other, shares?.other, pars?.other) };
}

/** The exact shares of a handicap have up to three decimals. */
export function sayTieValue(value: number | null, unit: TieUnit, language: PublicLanguage, t: Say): string {
  if (value === null) return '–';
  if (unit === 'gender') return value === 0 ? t('tieKey.woman') : t('tieKey.man');
  if (unit === 'birthday') return sayBirthday(value);
  const exact = value / EXACT_UNIT[unit];
  return formatExact(exact, language);
}

/** yyyymmdd as both languages write it: 30/04/1965. */
function sayBirthday(birthday: number): string {
  const digits = String(birthday);
  return `${digits.slice(6)}/${digits.slice(4, 6)}/${digits.slice(0, 4)}`;
}
