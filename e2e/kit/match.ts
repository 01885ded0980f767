import type { MatchOutcomeSaid, MatchWordSaid, StaffContest, StaffMatch } from '@fairway/api';
import { expect, type Locator, type Page } from '@playwright/test';
import { ask, type Prepared, prepareTournament } from './tournament.ts';

/** An event of `golf/events`, as far as its tournament is made of it. */
type Event = {
  readonly name: string;
  readonly course: { readonly name: string; readonly par: readonly number[]; readonly strokeIndex: readonly number[] };
  readonly players: readonly { readonly name: string; readonly handicap: number }[];
};

/** A tournament of matches with the golfers of an event, and a round on each of these dates: the same tournament for each of its rounds. */
export async function prepareMatches(page: Page, event: Event, [date, ...later]: readonly string[]): Promise<readonly Prepared[]> {
  const { name: courseName, par, strokeIndex } = event.course;
  const course = { courseName, par, strokeIndex };
  const golfers = event.players.map(({ name, handicap }) => ({ name, handicapCourse: handicap, flight: null }));
  const settings = { name: event.name, date, course, play: 'match' };
  const first = await prepareTournament(page, [['A', 0, 36]], golfers, settings);
  const rounds = [first];
  for (const next of later) {
    const made = await ask(page, 'POST', `/api${first.path}/rounds`, { date: next, ...course, holes: 'all' });
    rounds.push({ ...first, roundId: made.rounds.at(-1).id });
  }
  return rounds;
}

/** The matches of the only contest of a tournament, session by session. */
export async function readMatches(page: Page, { path }: Prepared): Promise<readonly StaffMatch[]> {
  const { items } = await ask(page, 'GET', `/api${path}/contests`);
  return (items as StaffContest[]).flatMap(({ sessions }) => sessions.flatMap(({ matches }) => matches));
}

/** Says something of a match through the route. */
export async function sayOfMatch(page: Page, { path }: Prepared, matchId: string, words: readonly MatchWordSaid[]): Promise<void> {
  const entries = words.map((word) => ({ id: crypto.randomUUID(), word }));
  const { outcomes } = await ask(page, 'POST', `/api${path}/matches/${matchId}/entries`, { entries });
  for (const { outcome } of outcomes as MatchOutcomeSaid[]) expect(outcome).toBe('applied');
}

/** Opens a match at the desk by a golfer of it. */
export async function openMatch(page: Page, golfer: string): Promise<Locator> {
  await page.getByRole('row').filter({ hasText: golfer }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Mở trận' }).click();
  return page.getByRole('dialog', { name: new RegExp(golfer) });
}
