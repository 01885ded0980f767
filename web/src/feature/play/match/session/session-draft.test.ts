import type { StaffContest, StaffSession } from '@fairway/api';
import { expect, it } from 'vitest';
import { firstMeetings, newSession, sessionChange, sessionDraft, sessionToAdd } from './session-draft.ts';

const session: StaffSession = {
  ...{ id: 's', version: 3, roundId: 'r1', round: 1, name: null, matches: [], orders: [] },
  ...{ points: { won: 10, halved: 5, lost: 0 }, end: 'extra-holes', handicap: false, nassau: false, lineUp: 'captains' },
};

it('of a cup goes on as the last one, with a plan of its own', () => {
  const contest = { kind: 'cup', rule: { kind: 'cup' }, handicap: true, sessions: [session] } as unknown as StaffContest;
  expect(sessionToAdd(newSession(contest, 'r2'))).toEqual({
    ...{ roundId: 'r2', name: null, plan: [{ format: 'four-ball', matches: 4 }] },
    ...{ points: { won: 10, halved: 5, lost: 0 }, end: 'extra-holes', handicap: false, nassau: false, lineUp: 'captains' },
  });
});

it('sends only what was changed', () => {
  expect(sessionChange({ ...sessionDraft(session), name: ' Sáng ', halved: 0.5 }, session)).toEqual({ name: 'Sáng', version: 3 });
});

it('lets teams meet in their order', () => {
  expect(firstMeetings(['a', 'b', 'c', 'd', 'e'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
