import type { NewEntry } from '@fairway/contract';
import type { Page } from '@playwright/test';

export type Bounds = readonly [name: string, from: number, to: number];
export type Golfer = { readonly name: string; readonly handicapCourse: number; readonly flight?: string };
export type Prepared = {
  readonly path: string;
  readonly roundId: string;
  /** By name. */
  readonly playerIds: ReadonlyMap<string, string>;
};

/** Calls a route as the person who is logged in on this page; a refusal fails the story. */
export function ask(page: Page, method: string, address: string, body?: unknown) {
  return page.evaluate(
    async ([way, to, sent]) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('golf_access_token')}`, 'content-type': 'application/json' };
      const answer = await fetch(String(to), { method: String(way), headers, ...(sent !== undefined && { body: JSON.stringify(sent) }) });
      if (!answer.ok) throw new Error(`${way} ${to} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    [method, address, body],
  );
}

/** A public tournament with a course of eighteen par fours, the first the hardest, made through the routes; it opens with its divisions and players in it. */
export async function prepareTournament(page: Page, divisions: readonly Bounds[], golfers: readonly Golfer[] = []): Promise<Prepared> {
  const { site } = await ask(page, 'GET', '/api/auth/user');
  const holes = Array.from({ length: 18 }, (_, at) => at + 1);
  const course = { courseName: 'Champion', par: holes.map(() => 4), strokeIndex: holes };
  const rules = { capAbove: 36, capCountsAs: 35, public: true };
  const named = { name: 'Giải thử', date: '2026-10-17', clubId: site.clubs[0].id };
  const { id, rounds } = await ask(page, 'POST', '/api/tournaments', { ...named, ...rules, course });
  for (const [name, handicapCourseFrom, handicapCourseTo] of divisions) {
    await ask(page, 'POST', '/api/divisions', { tournamentId: id, name, gender: 'a', handicapCourseFrom, handicapCourseTo });
  }
  const roundId: string = rounds[0].id;
  const playerIds = new Map<string, string>();
  for (const { name, handicapCourse, flight = '1' } of golfers) {
    const player = { name, gender: 'm', handicapCourse, card: { roundId, flight } };
    playerIds.set(name, (await ask(page, 'POST', `/api/tournaments/${id}/players`, player)).id);
  }
  return { path: `/tournaments/${id}`, roundId, playerIds };
}

/** Enters a score through the route, as somebody who saw nothing on that hole. */
export async function enterScore(page: Page, { path, roundId, playerIds }: Prepared, name: string, hole: number, score: number) {
  const entry: NewEntry = {
    id: crypto.randomUUID(),
    playerId: playerIds.get(name) ?? '',
    hole,
    score,
    replaces: null,
    enteredAt: new Date().toISOString(),
    device: null,
  };
  const { outcomes } = await ask(page, 'POST', `/api${path}/rounds/${roundId}/entries`, { entries: [entry] });
  return outcomes[0].outcome as string;
}
