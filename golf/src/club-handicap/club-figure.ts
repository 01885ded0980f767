import type { Day } from '../calendar.ts';
import { monthStarts } from '../calendar.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { textOrder } from '../list.ts';
import type { ClubFact } from './club-fact.ts';
import type { ClubRule, StepTime } from './club-rule.ts';
import type { StepMoment, StepReason } from './club-step.ts';
import { afterStep, MONTHS } from './club-step.ts';

/** Why a figure changed; `step` is its place in the rule, from 1. */
export type ChangeReason =
  | { readonly code: 'declared'; readonly fact: string }
  | (StepReason & { readonly step: number })
  | { readonly code: 'floor' | 'ceiling' };

/** A change of a figure, in tenths; `from` null: there was none. */
export type ClubChange = { readonly day: Day; readonly from: Tenths | null; readonly to: Tenths; readonly because: ChangeReason };

/** A golfer's figure on a day, and every change that led to it, in the order in which they came; null: nothing to rest on. */
export type ClubFigure = { readonly figure: Tenths | null; readonly changes: readonly ClubChange[] };

/**
 * The club's own figure of a golfer at the end of a day: a function of the facts that stand, in whatever order they come. A fact that is
 * added, mended or taken back later gives what it would have given at once. To try a rule on a year, ask it of the facts of that year.
 *
 * @example clubFigure(CLUB_RULES['under-par-by-band'], facts, '2026-11-30') // { figure: 120, changes: [{ from: 150, to: 120, … }] }
 */
export function clubFigure(rule: ClubRule, facts: readonly ClubFact[], until: Day): ClubFigure {
  const changes: ClubChange[] = [];
  let figure: Tenths | null = null;
  const change = (day: Day, to: Tenths, because: ChangeReason) => {
    if (to !== figure) changes.push({ day, from: figure, to, because });
    figure = to;
  };
  const bounded = (day: Day) => {
    if (figure !== null && rule.floor !== null && figure < rule.floor) change(day, rule.floor, { code: 'floor' });
    if (figure !== null && rule.ceiling !== null && figure > rule.ceiling) change(day, rule.ceiling, { code: 'ceiling' });
  };
  for (const moment of momentsOf(rule, facts, until)) {
    const { day } = moment;
    if ('declared' in moment) {
      if (figure === null || rule.declared === 'each') change(day, moment.declared, { code: 'declared', fact: moment.fact });
    } else
      rule.steps.forEach((step, at) => {
        const result = moment.due.includes(step.every) ? afterStep(step, figure, moment) : null;
        if (result !== null) change(day, result.to, { ...result.because, step: at + 1 });
      });
    bounded(day);
  }
  return { figure, changes };
}

type Moment =
  | { readonly day: Day; readonly declared: Tenths; readonly fact: string }
  | (StepMoment & { readonly due: readonly StepTime[] });

/** What happens, day by day: periods end before anything else, then what was declared counts, then the events. */
function momentsOf({ steps }: ClubRule, facts: readonly ClubFact[], until: Day): readonly Moment[] {
  const standing = facts.filter(({ day }) => day <= until).sort(inOrder);
  const first = standing[0]?.day;
  if (first === undefined) return [];
  const reviews = steps.some(({ every }) => every !== 'event') ? monthStarts(first, until) : [];
  const moments: Moment[] = [];
  const rounds: StepMoment['rounds'][number][] = [];
  let next = 0;
  const review = (before: Day | null) => {
    for (let day = reviews[next]; day !== undefined && (before === null || day <= before); day = reviews[++next])
      moments.push({ day, event: null, rounds: [...rounds], due: endingOn(day) });
  };
  for (const fact of standing) {
    review(fact.day);
    const { id, day } = fact;
    if (fact.kind === 'declared') moments.push({ day, declared: fact.handicap, fact: id });
    else {
      rounds.push(...fact.rounds.map((round) => ({ ...round, day })));
      moments.push({ day, event: fact, rounds: [...rounds], due: ['event'] });
    }
  }
  review(null);
  return moments;
}

/** The periods that end before the first day of a month. */
function endingOn(day: Day): readonly StepTime[] {
  const month = Number(day.slice(5, 7)) - 1;
  return (['month', 'half-year', 'year'] as const).filter((every) => month % MONTHS[every] === 0);
}

function inOrder(one: ClubFact, other: ClubFact): number {
  return textOrder(one.day, other.day) || textOrder(one.kind, other.kind) || textOrder(one.id, other.id);
}
