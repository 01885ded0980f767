import type { Checked, DayFacts } from '@fairway/facts';
import type { SayOf } from '../say.ts';

/** Whoever speaks the words of a check; every key is named with its catalogue, as whoever speaks several needs it. */
export type CheckSay = SayOf<'public-check'>;

/** The one sentence: places, or of match play the matches; winners where they are published; the ledger. */
export function sayVerdict({ places, matches, winners: won, ledger: lines }: Checked, say: CheckSay): string {
  const ledger = say(`public-check:ledger.${lines === null ? 'none' : lines.isIntact ? 'intact' : 'broken'}`);
  const winners = won !== null && won.all > 0 && say('public-check:winners', won);
  if (matches) {
    const parts = { matches: say('public-check:matches', matches), ledger };
    return winners ? say('public-check:verdictOfMatchesAndWinners', { ...parts, winners }) : say('public-check:verdictOfMatches', parts);
  }
  const parts = { places: say('public-check:places', places), ledger };
  return winners ? say('public-check:verdict', { ...parts, winners }) : say('public-check:verdictOfPlaces', parts);
}

/** What the sentence leaves open. */
export function sayNotes({ facts, ledger }: Checked, say: CheckSay): string[] {
  const closed = ledger ? ledger.lines - ledger.opened : 0;
  return [
    ...(facts.final ? [] : [say('public-check:notFinalHint')]),
    ...(facts.final && facts.signature === null ? [say('public-check:unsigned')] : []),
    ...(ledger === null && hasScores(facts) ? [say('public-check:noLedger')] : []),
    ...(ledger?.begins === 'under-way' ? [say('public-check:underWay')] : []),
    ...(closed > 0 ? [say('public-check:closedLines', { count: closed })] : []),
  ];
}

/** Before the first score there is no ledger yet. */
const hasScores = ({ core }: DayFacts): boolean =>
  core.competitors.some(
    ({ cards, totals }) => totals.some((total) => total !== null) || cards.some((card) => card.some((score) => score !== null)),
  );
