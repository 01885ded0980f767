import { type PointsRule, SEASON_RULES } from '@fairway/golf';
import { expect } from 'vitest';
import type { Golfer } from '../../../src/scene/scene.ts';
import type { TestApp } from '../app.ts';
import { type EntryBody, type Event, PAR, seedEvent, stroke } from '../event.ts';

/** Three who play by gross, and points of their places: 25, 24, 23. */
export const [AN, BINH, CHI] = ['Trần An', 'Lê Bình', 'Đỗ Chi'] as const;
export const RULE: PointsRule = {
  ...SEASON_RULES['best-eight-places'],
  ...{ basis: 'gross', guests: 'count', from: '2026-01-01', to: '2026-12-31', only: null, events: {} },
};
export type Medal = Event & { entries: EntryBody[] };
/** Somebody who enters with no handicap: a name is enough. */
export type Entrant = string | (Partial<Golfer> & { name: string });
/** Their card has one stroke more, at the ninth. */
const WOMEN_PAR = PAR.map((par, hole) => (hole === 8 ? par + 1 : par));
const isWoman = (entrant: Entrant | undefined) => typeof entrant === 'object' && entrant.gender === 'f';

/** Medals of a club, their golfers and their seasons, asked for through the routes. */
export function medalsOf(test: TestApp) {
  const ask = async (route: Parameters<typeof test.ask>[1], body?: unknown, who: Parameters<typeof test.ask>[0] = 'manager') => {
    const answer = await test.ask(who, route, body);
    expect([route, answer.status, answer.status < 300 ? null : answer.body]).toEqual([route, answer.status, null]);
    return answer.body;
  };

  /** One that is not played yet. */
  const openMedal = (month: string, entrants: readonly Entrant[] = [AN, BINH, CHI]): Promise<Event> => {
    const settings = { name: `Medal ${month}`, date: `2026-${month}-10`, format: 'stroke-play-gross' as const, awards: [] };
    const players = entrants.map((one) => ({ handicapCourse: 0, handicapIndex: 0, ...(typeof one === 'string' ? { name: one } : one) }));
    return seedEvent(test.db, test.clubId, { settings, players, womenPar: entrants.some(isWoman) ? WOMEN_PAR : null });
  };

  /** A closed one in which each took this number of strokes more than their own par. */
  async function medal(month: string, over: readonly number[], entrants?: readonly Entrant[]): Promise<Medal> {
    const event = await openMedal(month, entrants);
    const entries = event.playerIds.flatMap((playerId, nth) =>
      (isWoman(entrants?.[nth]) ? WOMEN_PAR : PAR).map((par, hole) => stroke(playerId, hole + 1, par + (hole < (over[nth] ?? 0) ? 1 : 0))),
    );
    await ask(`POST ${event.roundPath}/entries`, { entries });
    await ask(`POST ${event.roundPath}/finish`);
    await ask(`POST ${event.path}/close`);
    return { ...event, entries };
  }

  /** The rows of these medals, a golfer for each of the three. */
  const join = (...events: Event[]): Promise<string[]> => joinAs([AN, BINH, CHI], events);

  async function joinAs(names: readonly string[], events: readonly Event[]): Promise<string[]> {
    const golferIds: string[] = [];
    for (const [nth, name] of names.entries()) {
      const { id } = await ask(`POST /api/sites/${test.siteId}/golfers`, { name, gender: 'm' });
      golferIds.push(id);
      await ask(`POST /api/golfers/${id}/joins`, { playerIds: events.map(({ playerIds }) => playerIds[nth]) });
    }
    return golferIds;
  }

  /** One that was closed, played again from here with these scores in place of what stands, and closed. */
  async function reopened({ path, roundPath, entries }: Medal, instead: (entry: EntryBody) => number | null): Promise<void> {
    const corrected = entries.flatMap((entry) => {
      const score = instead(entry);
      return score === null ? [] : [stroke(entry.playerId, entry.hole, score, { replaces: entry.id })];
    });
    await ask(`POST ${path}/reopen`, { rules: 'kept' }, 'admin');
    await ask(`POST ${roundPath}/reopen`, undefined);
    await ask(`POST ${roundPath}/entries`, { entries: corrected });
    await ask(`POST ${roundPath}/finish`);
    await ask(`POST ${path}/close`);
  }

  const newSeason = async (rule: Partial<PointsRule> = {}): Promise<string> =>
    (await ask(`POST /api/sites/${test.siteId}/seasons`, { name: 'Golfer của năm', clubId: null, rule: { ...RULE, ...rule } })).id;

  return {
    ...{ ask, openMedal, medal, join, joinAs, newSeason, reopened },
    agree: (golferId: string | undefined, purpose: 'seasons' | 'page' | 'results') =>
      ask(`POST /api/golfers/${golferId}/consents`, { purpose, guardian: null }),
    read: (id: string) => ask(`GET /api/seasons/${id}`, undefined, 'reader'),
    publish: (id: string) => ask(`POST /api/seasons/${id}/publications`, {}),
    live: (id: string, query = '') => ask(`GET /api/live/seasons/${id}${query}`, undefined, null),
  };
}
