import type { PublicStep } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { formatAmount, formatExact, formatHandicap, formatToPar } from '@fairway/api/word/number';
import type { Fraction } from '@fairway/golf';
import type { Speaker } from '../step/step-words.ts';
import { tenthsOf } from '../step/tenths.ts';
import type { Say } from '../step/tie-words.ts';
import { lessHandicap, type Marked, UNMARKED } from './card-figure.ts';

/** A line of the sum: what it is, and how it is written on paper. `round`: from 0. */
export type SumFigure = { readonly round: number; readonly label: string; readonly sum: string };

type StepOf<Code extends PublicStep['code']> = Extract<PublicStep, { code: Code }>;
type SumRow = readonly [label: string, sum: string];
type Pen = { readonly t: Say; readonly language: PublicLanguage; readonly tenths: (of: number) => string };

/** How the engine’s numbers add up to what ranks, as people do it on paper: the handicap of the day, what a limit makes of it, and the net. */
export function sumFigures(steps: readonly PublicStep[], { t, language, roundCount }: Speaker): readonly SumFigure[] {
  const pen: Pen = { t, language, tenths: (of) => formatAmount(of / 10, language) };
  return steps.flatMap((step) => {
    const round = 'round' in step && step.round !== undefined ? step.round - 1 : 0;
    const ofRound = roundCount > 1 && 'round' in step ? `${t('picture.ofRound', { round: round + 1 })} · ` : '';
    return linesOf(step, pen).map(([label, sum]) => ({ round, label: `${ofRound}${label}`, sum }));
  });
}

function linesOf(step: PublicStep, pen: Pen): readonly SumRow[] {
  const { t, language, tenths } = pen;
  switch (step.code) {
    case 'declared-handicap':
      return declaredLines(step, pen);
    case 'handicap-capped':
    case 'handicap-limited':
      return [[t('picture.limited'), becomes(tenths(tenthsOf(step.from)), tenths(step.to))]];
    case 'nine-hole-rating': {
      const { index, halved, slope, rating, par, handicap } = step;
      const sum = `${tenths(halved)} × ${slope} / 113 + ${tenths(rating)} − ${par} = ${exactly(handicap, language)}`;
      return [
        [t('picture.halfIndex'), `${tenths(index)} / 2 ≈ ${tenths(halved)}`],
        [t('picture.ofNine'), sum],
      ];
    }
    case 'half-handicap':
      return [[t('picture.half'), `${exactly(step.whole, language)} / 2 = ${exactly(step.handicap, language)}`]];
    case 'system-36':
      return system36Lines(step, pen);
    case 'modified-system-36':
      return step.declared === null
        ? []
        : [[t('picture.ofDay'), `min(${tenths(step.ofDay)}; ${tenths(step.declared)}) = ${tenths(step.handicap)}`]];
    case 'callaway':
      return callawayLines(step, pen);
    case 'peoria':
      return peoriaLines(step, pen);
    case 'net': {
      const toPar = formatToPar(step.netToPar / 10, language);
      return [[t('basis.net'), `${step.gross} ${lessHandicap(step.handicap / 10, language)} = ${tenths(step.net)} (${toPar})`]];
    }
    case 'net-floored':
      return [[t('picture.floor'), becomes(formatToPar(step.netToPar / 10, language), formatToPar(step.judged / 10, language))]];
    case 'points':
      return [[t('picture.points'), pointsOfNines(step)]];
    default:
      return [];
  }
}

const becomes = (from: string, to: string): string => `${from} → ${to}`;

/** Nothing, where the handicap is played as it was declared. */
function declaredLines({ handicap, allowance, rounded }: StepOf<'declared-handicap'>, { t, language, tenths }: Pen): readonly SumRow[] {
  if (handicap === null || (handicap === rounded && allowance === 100)) return [];
  const exact = typeof handicap === 'number' ? handicap / 10 : handicap.numerator / handicap.denominator;
  const declared = formatHandicap(Math.round(exact * 1000) / 1000, language);
  return [[t('picture.declared'), becomes(allowance === 100 ? declared : `${declared} × ${allowance}%`, tenths(rounded))]];
}

const exactly = (of: number | Fraction, language: PublicLanguage): string =>
  formatHandicap(Math.round(tenthsOf(of) * 100) / 1000, language) || '0';

function system36Lines({ parOrBetter, bogeys, worse, points, handicap }: StepOf<'system-36'>, { t, tenths }: Pen): readonly SumRow[] {
  return [
    [t('picture.parOrBetter'), `${parOrBetter} × 2 = ${2 * parOrBetter}`],
    [t('picture.bogeys'), `${bogeys} × 1 = ${bogeys}`],
    [t('picture.worse'), `${worse} × 0 = 0`],
    [t('picture.ofDay'), `${points + handicap / 10} − ${points} = ${tenths(handicap)}`],
  ];
}

function callawayLines({ worst, adjustment, handicap }: StepOf<'callaway'>, { t, tenths }: Pen): readonly SumRow[] {
  const off = worst.reduce((sum, { deducted }) => sum + deducted, 0);
  const terms = worst.map(({ counts, deducted }) => (counts === deducted ? `${deducted}` : `${counts}/2 ≈ ${deducted}`));
  const sum = `${off} ${adjustment < 0 ? '−' : '+'} ${Math.abs(adjustment)}`;
  const isWhole = (off + adjustment) * 10 === handicap;
  return [
    ...(worst.length > 0 ? [[t('picture.worst'), worst.length === 1 ? (terms[0] ?? '') : `${terms.join(' + ')} = ${off}`] as const] : []),
    [t('picture.ofDay'), isWhole ? `${sum} = ${tenths(handicap)}` : becomes(sum, tenths(handicap))],
  ];
}

function peoriaLines(step: StepOf<'peoria'>, { t, language, tenths }: Pen): readonly SumRow[] {
  const { holes, total, multiplier, base, factor, handicap } = step;
  const exact = ((total * multiplier - base) * factor) / 100;
  const scaled = `${total} × ${tenths(multiplier)} − ${tenths(base)}`;
  const formula = factor === 10 ? scaled : `(${scaled}) × ${tenths(factor)}`;
  const result = exact * 10 === handicap ? '' : ` → ${tenths(handicap)}`;
  return [
    [t('picture.holes'), `${holes.map(({ counts }) => counts).join(' + ')} = ${total}`],
    [t('picture.ofDay'), `${formula} = ${formatExact(exact, language)}${result}`],
  ];
}

function pointsOfNines({ holes, points }: StepOf<'points'>): string {
  const sum = (of: StepOf<'points'>['holes']) => of.reduce((all, one) => all + one.points, 0);
  const [out, back] = [holes.filter(({ hole }) => hole <= 9), holes.filter(({ hole }) => hole > 9)];
  return out.length === 0 || back.length === 0 ? `${points}` : `OUT ${sum(out)} + IN ${sum(back)} = ${points}`;
}

/** What stands out on the player’s own card: the holes that a handicap of the day counts or takes off; the points of each hole. */
export function markedOn(steps: readonly PublicStep[], round: number, t: Say): Marked {
  for (const step of steps) {
    if (!('round' in step) || step.round !== round + 1) continue;
    if (step.code === 'peoria') return ofCounted(step, t);
    if (step.code === 'callaway') {
      return marks(
        step.worst.map(({ hole, deducted }) => [hole, deducted]),
        t('picture.takesOff'),
      );
    }
    if (step.code === 'points') {
      return { boxed: new Set(), below: { label: t('picture.points'), of: new Map(step.holes.map(({ hole, points }) => [hole, points])) } };
    }
  }
  return UNMARKED;
}

/** What counted holes count is told where a cap makes it less than the strokes. */
function ofCounted({ holes }: StepOf<'peoria'>, t: Say): Marked {
  const marked = marks(
    holes.map(({ hole, counts }) => [hole, counts]),
    t('picture.counts'),
  );
  return holes.some(({ score, counts }) => score !== counts) ? marked : { ...marked, below: null };
}

const marks = (of: readonly (readonly [number, number])[], label: string): Marked => ({
  boxed: new Set(of.map(([hole]) => hole)),
  below: { label, of: new Map(of) },
});
