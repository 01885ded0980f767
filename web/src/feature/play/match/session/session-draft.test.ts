import type { Round, StaffContest, StaffSession } from '@fairway/api';
import { expect, it } from 'vitest';
import { changesOf } from '../../../../ui/record/stale/stale.ts';
import { firstMeetings, newPlan, newSession, readSession, typedSession } from './session-draft.ts';

const session: StaffSession = {
  ...{ id: 's', version: 3, roundId: 'r1', round: 1, name: null, matches: [], orders: [] },
  ...{ points: { won: 10, halved: 5, lost: 0 }, end: 'extra-holes', handicap: false, nassau: false, lineUp: 'captains' },
};

it('of a cup goes on as the last one, with a plan of its own', () => {
  const contest = { kind: 'cup', rule: { kind: 'cup' }, handicap: true, sessions: [session] } as unknown as StaffContest;
  const rounds = [{ id: 'r1' }, { id: 'r2' }] as Round[];
  expect({ ...newPlan(contest, rounds), ...newSession(contest) }).toEqual({
    ...{ roundId: 'r2', name: null, plan: [{ format: 'four-ball', matches: 4 }], meetings: null },
    ...{ points: { won: 10, halved: 5, lost: 0 }, end: 'extra-holes', handicap: false, nassau: false, lineUp: 'captains' },
  });
});

it('sends only what was changed', () => {
  const draft = { ...typedSession(session), roundId: 'r1', plan: [], meetings: null };
  expect(changesOf(readSession(draft), readSession({ ...draft, name: ' Sáng ', halved: 0.5 }))).toEqual({ name: 'Sáng' });
});

it('lets teams meet in their order', () => {
  expect(firstMeetings(['a', 'b', 'c', 'd', 'e'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
