import type { StaffContest } from '@fairway/api';
import { checkFacts } from '@fairway/facts';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { seedEvent } from '../../../test/kit/event.ts';

const test = await testApp();
type Golfer = { handicapIndex: number; handicapCourse?: number };

/** Singles of a cup, each golfer of group A of the one team against one of the other without a group; their strokes. */
async function strokes(own: Golfer, other: Golfer, settings: object = {}): Promise<unknown> {
  const players = [own, other].map((of) => ({ handicapCourse: null, ...of }));
  const event = await seedEvent(test.db, test.clubId, {
    settings: { play: 'match', public: true, useHandicapCourse: false, ...settings },
    players,
  });
  const ask = async (route: string, body: object) => (await test.ask('manager', route as 'POST /', body)).body;
  const teams = event.playerIds.map((playerId, nth) => ({
    name: ['Sông Hồng', 'Lam Sơn'][nth],
    players: [{ playerId, group: nth === 0 ? 'A' : null }],
  }));
  await ask(`POST ${event.path}/teams`, { teams });
  const rule = { kind: 'cup', ties: [], groupLimits: [{ group: 'A', most: 10.4 }] };
  const { id } = await ask(`POST ${event.path}/contests`, { name: 'Cúp', rule });
  const plan = [{ format: 'singles', matches: 1 }];
  const { sessions }: StaffContest = await ask(`POST ${event.path}/contests/${id}/sessions`, { roundId: event.roundId, plan });
  const [match] = sessions[0]?.matches ?? [];
  const [a, b] = event.playerIds;
  const seated = await ask(`PATCH ${event.path}/matches/${match?.id}`, { sides: [[a], [b]], version: match?.version });
  expect(checkFacts((await test.app.inject(`/api/live/tournaments/${event.id}/facts.json`)).json())).toMatchObject({ findings: [] });
  return seated.strokes;
}

it('an index above the highest handicap of a team’s group plays off that: 12.8 in group A off 10.4', async () => {
  expect(await strokes({ handicapIndex: 128 }, { handicapIndex: 20 })).toEqual([[8], [0]]);
  expect(await strokes({ handicapIndex: 20 }, { handicapIndex: 128 })).toEqual([[0], [11]]);
});

it('whoever is within their group’s limit plays off what they have, also off a course handicap above it', async () => {
  const course = { useHandicapCourse: true };
  expect(await strokes({ handicapIndex: 104, handicapCourse: 120 }, { handicapIndex: 0, handicapCourse: 0 }, course)).toEqual([[12], [0]]);
});
