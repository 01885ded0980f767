import type { Day } from '../calendar.ts';
import { dayNumber, monthsAfter } from '../calendar.ts';
import type { Fraction } from '../handicap/fraction.ts';
import { fraction, fractionOf, meanOf, percent, product, sumOf, wholeTenths } from '../handicap/fraction.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { ClubEvent, ClubRound } from './club-fact.ts';
import { netUnderPar } from './club-fact.ts';
import type { ClubStep, MeanStep, PlaceStep, StepTime, UnderParStep } from './club-rule.ts';

/** Why a step changed a figure, for a sentence: "won on 14/11: 15 → 12". */
export type StepReason =
  /** `cut` in strokes, after its share of the figure was taken. */
  | { readonly code: 'place'; readonly event: string; readonly place: number; readonly cut: Tenths }
  /** `atMost`: what the band of the figure allows; null: no limit. */
  | { readonly code: 'under-par'; readonly event: string; readonly under: Tenths; readonly atMost: Tenths | null }
  | {
      readonly code: 'mean';
      readonly of: MeanStep['of'];
      readonly rounds: readonly string[];
      readonly mean: Fraction;
      readonly target: Tenths;
    }
  | { readonly code: 'round' };

/** When a step is taken: the event it follows, or null after a period; the rounds up to then in the order played, each with its day. */
export type StepMoment = {
  readonly day: Day;
  readonly event: (ClubEvent & { readonly id: string }) | null;
  readonly rounds: readonly (ClubRound & { readonly day: Day })[];
};

type StepResult = { readonly to: Tenths; readonly because: StepReason };

/** How many months a period has. */
export const MONTHS: Readonly<Record<Exclude<StepTime, 'event'>, number>> = { month: 1, 'half-year': 6, year: 12 };

/**
 * The figure after a step, in tenths, so that the list of changes adds up on paper; null: the step says nothing. Within a step all is exact,
 * and rounded once, .5 of a tenth upwards.
 */
export function afterStep(step: ClubStep, figure: Tenths | null, moment: StepMoment): StepResult | null {
  if (step.kind === 'mean') return towardsMean(step, figure, moment);
  if (figure === null) return null;
  if (step.kind === 'round') return { to: 10 * roundHalfUp(figure), because: { code: 'round' } };
  if (moment.event === null) return null;
  return step.kind === 'place' ? cutByPlace(step, figure, moment.event) : cutUnderPar(step, figure, moment.event);
}

/** A share of a plus figure is none: it would raise it. */
function cutByPlace({ by, cuts }: PlaceStep, figure: Tenths, { id: event, place }: NonNullable<StepMoment['event']>): StepResult | null {
  const cut = place === null ? undefined : cuts[place - 1];
  if (place === null || cut === undefined) return null;
  const strokes = by === 'strokes' ? cut : wholeTenths(product(fractionOf(Math.max(0, figure)), percent(cut)));
  return { to: figure - strokes, because: { code: 'place', event, place, cut: strokes } };
}

function cutUnderPar(step: UnderParStep, figure: Tenths, event: NonNullable<StepMoment['event']>): StepResult | null {
  const under = netUnderPar(event);
  if (under === null || under <= 0) return null;
  if (step.of !== 'all' && (step.of === 'winner') !== (event.place === 1)) return null;
  const band = step.atMost?.find(({ from, to }) => (from ?? figure) <= figure && figure <= (to ?? figure));
  if (step.atMost !== null && band === undefined) return null;
  const atMost = band?.strokes ?? null;
  return { to: figure - Math.min(under, atMost ?? under), because: { code: 'under-par', event: event.id, under, atMost } };
}

function towardsMean(step: MeanStep & Pick<ClubStep, 'every'>, figure: Tenths | null, moment: StepMoment): StepResult | null {
  const rounds = countingRounds(step, moment);
  if (rounds.length === 0) return null;
  const mean = meanOf(rounds.map(({ value }) => fractionOf(value)));
  const target = product(sumOf([mean, fractionOf(-step.less)]), percent(step.percent));
  const to = wholeTenths(figure === null ? target : partOfWay(fractionOf(figure), target, step.oneIn));
  if (figure !== null && ((step.only === 'up' && to < figure) || (step.only === 'down' && to > figure))) return null;
  const ids = rounds.map(({ id }) => id);
  return { to, because: { code: 'mean', of: step.of, rounds: ids, mean, target: wholeTenths(target) } };
}

const partOfWay = (from: Fraction, target: Fraction, oneIn: number): Fraction =>
  sumOf([product(from, fraction(oneIn - 1, oneIn)), product(target, fraction(1, oneIn))]);

type CountingRound = { readonly id: string; readonly value: Tenths };

/** The newest rounds of the time, of these the lowest; none where there are too few. */
function countingRounds(step: MeanStep & Pick<ClubStep, 'every'>, { day, rounds }: StepMoment): readonly CountingRound[] {
  const within = rounds.filter((round) => isWithin(step, round.day, day)).flatMap((round) => worthOf(step.of, round) ?? []);
  const newest = within.slice(-(step.last ?? within.length));
  if (newest.length < step.least) return [];
  return newest.sort((a, b) => a.value - b.value).slice(0, step.best ?? newest.length);
}

/** A period has ended when its day comes, so that no round is later. */
function isWithin({ within, every }: MeanStep & Pick<ClubStep, 'every'>, played: Day, day: Day): boolean {
  if (within === null) return true;
  if (within !== 'period') return dayNumber(played) > dayNumber(day) - within;
  return every !== 'event' && played >= monthsAfter(day, -MONTHS[every]);
}

function worthOf(of: MeanStep['of'], { id, gross, par, differential }: ClubRound): CountingRound | null {
  if (of === 'differential') return differential === null ? null : { id, value: differential };
  return { id, value: 10 * (of === 'gross' ? gross : gross - par) };
}
