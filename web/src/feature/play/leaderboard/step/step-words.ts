import type { PublicStep } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { formatAmount, formatExact, formatHandicap, formatToPar } from '@fairway/api/word/number';
import { type Basis, type Fraction, groupedBy, MOST_HOLES, type StandingStep } from '@fairway/golf';
import { holeRanges } from '../../../../lib/play/hole-range.ts';
import { tenthsOf } from './tenths.ts';
import type { Say } from './tie-words.ts';
import { sayTrials } from './trial-words.ts';

/** A sentence, and below it the tie keys that were compared. */
export type StepSentence = { readonly text: string; readonly trials?: readonly string[] };

export type Speaker = {
  readonly t: Say;
  readonly language: PublicLanguage;
  readonly nameOf: (playerId: string) => string;
  readonly roundCount: number;
};

/** The engine's steps as sentences: every number in them is the step's own. */
export function saySteps(steps: readonly PublicStep[], speaker: Speaker): readonly StepSentence[] {
  const basis = steps.flatMap((step) => (step.code === 'value' ? step.basis : []))[0];
  const isOfSide = steps.some(({ code }) => code === 'side-round' || code === 'best-rounds');
  return steps.map((step) => {
    if (step.code === 'side-partners') return saySidePartners(step, speaker);
    if (step.code === 'side-par') return saySidePar(step, speaker);
    if (step.code === 'side-round') return saySideRound(step, basis, speaker);
    if (step.code === 'best-rounds') return sayTeamRound(step, basis, speaker);
    if (step.code === 'placed' && isOfSide) return { text: speaker.t(step.tied ? 'step.placedSideTied' : 'step.placedSide', step) };
    return sayStep(step, speaker);
  });
}

type SideStep = Extract<PublicStep, { code: 'side-partners' | 'side-par' | 'side-round' | 'best-rounds' }>;

/** Below it who plays which holes, and off what. */
function saySidePartners(
  { round, partners }: Extract<SideStep, { code: 'side-partners' }>,
  { t, language, nameOf }: Speaker,
): StepSentence {
  return {
    text: t('step.sidePartners', { round }),
    trials: partners.map(({ id, holes, handicap }) => {
      const values = { name: nameOf(id), holes: holeRanges(holes) };
      if (handicap === null) return t('step.sideBalls', values);
      return t('step.sidePartner', { ...values, handicap: formatHandicap(handicap / 10, language) || '0' });
    }),
  };
}

/** Below it who receives how much for the higher par of their card. */
function saySidePar({ round, par: lowest, partners }: Extract<SideStep, { code: 'side-par' }>, { t, nameOf }: Speaker): StepSentence {
  return {
    text: t('step.sidePar', { round, par: lowest }),
    trials: partners.map(({ id, par, received }) => t('step.sideParOf', { name: nameOf(id), par, received })),
  };
}

/** Below it whose ball counts on which holes. */
function saySideRound(
  { round, holes, worth, forPar }: Extract<SideStep, { code: 'side-round' }>,
  basis: Basis | undefined,
  { t, nameOf }: Speaker,
): StepSentence {
  const balls = groupedBy(
    holes.flatMap(({ hole, balls: ids }) => ids.map((id) => ({ id, hole }))),
    ({ id }) => id,
  );
  return {
    text: t(basis === 'points' ? 'step.sideRoundPoints' : 'step.sideRound', { round, holes: holes.length, worth, forPar }),
    trials: [...balls].map(([id, of]) => t('step.sideBalls', { name: nameOf(id), holes: holeRanges(of.map(({ hole }) => hole)) })),
  };
}

function sayTeamRound(
  { round, counting, others, value }: Extract<SideStep, { code: 'best-rounds' }>,
  basis: Basis = 'gross',
  { t, nameOf, language }: Speaker,
): StepSentence {
  const say = (results: typeof counting) => results.map((one) => `${nameOf(one.id)} ${sayValue(one.value, basis, language)}`).join(', ');
  const text = t('step.teamRound', { round, counting: say(counting), value: sayValue(value, basis, language) });
  return others.length === 0 ? { text } : { text, trials: [t('step.teamOthers', { others: say(others) })] };
}

const thousandth = (handicap: number | Fraction): number => Math.round(tenthsOf(handicap) * 100) / 1000;

/** Some holes of a card are unknown: all of them are nine or eighteen that follow each other. */
const isPartOf = (holes: readonly number[]): boolean => holes.length !== MOST_HOLES && holes.length !== MOST_HOLES / 2;

function sayStep(step: Exclude<PublicStep, SideStep>, { t, language, nameOf, roundCount }: Speaker): StepSentence {
  const handicap = (tenths: number) => formatHandicap(tenths / 10, language) || '0';
  const toPar = (tenths: number) => formatToPar(tenths / 10, language);
  const exact = (strokes: number) => formatExact(strokes, language).replace('−', '+');
  const decimal = (tenths: number) => formatAmount(tenths / 10, language);
  switch (step.code) {
    case 'declared-handicap':
      return { text: sayDeclared(step, handicap, exact, t) };
    case 'nine-hole-rating': {
      const { index, halved, slope, rating, handicap: ofNine } = step;
      const par = t(`step.parOf.${step.parOf}`, { par: step.par });
      const numbers = { index: handicap(index), halved: handicap(halved), slope, rating: decimal(rating), par };
      return { text: t('step.nineRating', { ...numbers, handicap: exact(thousandth(ofNine)) }) };
    }
    case 'half-handicap':
      return { text: t('step.half', { whole: exact(thousandth(step.whole)), half: exact(thousandth(step.handicap)) }) };
    case 'handicap-capped': {
      const { above, countsAs } = step.cap;
      // on a round of nine holes the ends are halves
      const ends = { above: formatAmount(above, language), countsAs: formatAmount(countsAs, language) };
      return { text: t('step.capped', { ...ends, from: handicap(tenthsOf(step.from)), to: handicap(step.to) }) };
    }
    case 'handicap-limited': {
      const numbers = { from: handicap(tenthsOf(step.from)), to: handicap(step.to) };
      return { text: step.to < tenthsOf(step.from) ? t('step.limitedMost', numbers) : t('step.limitedLeast', numbers) };
    }
    case 'modified-system-36': {
      const numbers = { round: step.round, ofDay: handicap(step.ofDay), handicap: handicap(step.handicap) };
      return {
        text:
          step.declared === null
            ? t('step.modifiedSystem36Alone', numbers)
            : t('step.modifiedSystem36', { ...numbers, declared: handicap(step.declared) }),
      };
    }
    case 'callaway':
      return { text: sayCallaway(step, handicap, t) };
    case 'system-36':
      return { text: t('step.system36', { ...step, most: step.points + step.handicap / 10, handicap: handicap(step.handicap) }) };
    case 'peoria':
      return {
        text: t('step.peoria', {
          system: t(`system.${step.system}`),
          round: step.round,
          holes: step.holes.map(({ hole }) => hole).join(', '),
          total: step.total,
          multiplier: decimal(step.multiplier),
          base: decimal(step.base),
          factor: decimal(step.factor),
          exact: decimal(exactTenths(step)),
          becomes: sayBecomes(step, decimal, t),
          handicap: decimal(step.handicap),
        }),
      };
    case 'gross':
      return { text: t('step.gross', { ...step, toPar: formatToPar(step.toPar, language) }) };
    case 'total-only': {
      const { round, total, unknownHoles } = step;
      const holes = holeRanges(unknownHoles);
      return {
        text: isPartOf(unknownHoles) ? t('step.totalOnly', { round, total, holes }) : t('step.totalOnlyNoHole', { round, total }),
      };
    }
    case 'in-play': {
      const numbers = {
        round: step.round,
        strokes: step.strokes,
        holes: step.holesPlayed,
        par: step.par,
        toPar: formatToPar(step.toPar, language),
      };
      return {
        text:
          step.strokesReceived === null
            ? t('step.inPlay', numbers)
            : t('step.inPlayReceived', { ...numbers, received: step.strokesReceived }),
      };
    }
    case 'net':
      return {
        text: t('step.net', {
          round: step.round,
          gross: step.gross,
          handicap: decimal(step.handicap),
          net: decimal(step.net),
          netToPar: toPar(step.netToPar),
        }),
      };
    case 'net-floored':
      return { text: t('step.floored', { floor: toPar(step.floor), netToPar: toPar(step.netToPar), judged: toPar(step.judged) }) };
    case 'points':
      return { text: sayPoints(step, t) };
    case 'maximum-score':
    case 'hole-cap': {
      const holes = step.holes.map(({ hole, counts }) => t('step.maximumHole', { hole, counts })).join(', ');
      return { text: t(step.code === 'hole-cap' ? 'step.holeCap' : 'step.maximum', { round: step.round, holes }) };
    }
    case 'value':
      return {
        text: t(step.basis === 'points' ? 'step.valuePoints' : 'step.value', {
          basis: step.basis === 'points' ? t('basis.points') : t(`basis.${step.basis}`).toLowerCase(),
          value: sayValue(step.value, step.basis, language),
        }),
      };
    case 'tie':
      return {
        text: t('step.tie', { name: nameOf(step.against) }),
        trials: sayTrials(step.steps, { t, language, roundCount }),
      };
    case 'shared': {
      const names = step.with.map(nameOf).join(', ');
      return { text: step.because === 'unfinished' ? t('step.sharedUnfinished', { names }) : t('step.sharedTied', { names }) };
    }
    case 'placed':
      return { text: step.tied ? t('step.placedTied', step) : t('step.placed', step) };
    case 'not-placed':
      return { text: t(`notPlaced.${step.because}`) };
  }
}

type Decimal = (tenths: number) => string;

function sayDeclared(step: Extract<PublicStep, { code: 'declared-handicap' }>, say: Decimal, sayExact: Decimal, t: Say): string {
  const { round, handicap, allowance, added = 0, rounded } = step;
  if (handicap === null) return sayOfRound(round, t('step.used', { rounded: say(rounded) }), t);
  const declared = typeof handicap === 'number' ? say(handicap) : sayExact(handicap.numerator / handicap.denominator);
  const before = rounded - 10 * added;
  const numbers = { handicap: declared, rounded: say(before) };
  const plain = handicap === before ? t('step.declared', numbers) : t('step.declaredRounded', numbers);
  const sentence = allowance === 100 ? plain : t('step.declaredAllowance', { ...numbers, allowance });
  if (added === 0) return sayOfRound(round, sentence, t);
  const strokes = added > 0 ? `+${added}` : `−${-added}`;
  return sayOfRound(round, `${sentence} ${t('step.parOfTee', { strokes, rounded: say(rounded) })}`, t);
}

const sayOfRound = (round: number | undefined, sentence: string, t: Say): string =>
  round === undefined ? sentence : t('step.ofRound', { round, said: sentence });

type PeoriaStep = Extract<StandingStep, { code: 'peoria' }>;

/** Before rounding: it may have hundredths. */
const exactTenths = ({ total, multiplier, base, factor }: PeoriaStep): number => ((total * multiplier - base) * factor) / 10;

/** Why the handicap differs from the sum: rounded, raised to the floor, lowered to the ceiling. */
function sayBecomes(step: PeoriaStep, say: Decimal, t: Say): string {
  const { rounded, floor, ceiling } = step;
  const rounding = rounded === exactTenths(step) ? '' : t('step.peoriaRounded', { rounded: say(rounded) });
  if (floor !== null && rounded < floor) return rounding + t('step.peoriaFloor', { floor: say(floor) });
  return ceiling !== null && rounded > ceiling ? rounding + t('step.peoriaCeiling', { ceiling: say(ceiling) }) : rounding;
}

function sayCallaway({ worst, adjustment, handicap, ...step }: Extract<StandingStep, { code: 'callaway' }>, say: Decimal, t: Say): string {
  const holes = worst.map((one) => t(one.deducted === one.counts ? 'step.callawayHole' : 'step.callawayHalf', one));
  return t('step.callaway', {
    round: step.round,
    adjustedGross: step.adjustedGross,
    tableScore: step.tableScore,
    holes: holes.length === 0 ? t('step.callawayNone') : holes.join(', '),
    adjustment: adjustment > 0 ? `+${adjustment}` : String(adjustment).replace('-', '−'),
    handicap: say(handicap),
  });
}

function sayPoints({ round, points, holesPlayed, table, playingHandicap }: Extract<StandingStep, { code: 'points' }>, t: Say): string {
  const numbers = { round, points, holes: holesPlayed, table: t(`table.${table}`) };
  return playingHandicap === null ? t('step.pointsGross', numbers) : t('step.points', { ...numbers, handicap: playingHandicap });
}

/** What ranks: strokes to par, net tenths to par, or points. */
const sayValue = (value: number, basis: Basis, language: PublicLanguage): string =>
  basis === 'points' ? String(value) : formatToPar(basis === 'net' ? value / 10 : value, language);
