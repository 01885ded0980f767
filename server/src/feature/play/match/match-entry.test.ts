import { randomUUID } from 'node:crypto';
import type { MatchWordSaid } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { onlyMatch } from '../../../../test/fixture/match-day.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { seedCup } from '../../../../test/kit/cup.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { round } from '../../../db/schema/field/tournament.ts';
import { markerLink } from '../../../db/schema/play/marker.ts';
import { matchEntry } from '../../../db/schema/play/match.ts';
import type { MatchEntryRow } from '../../../engine/competition/match-store.ts';
import { judge, readMatches } from './match-entry.ts';

const test = await testApp({}, { emptied: 'once' });

type Given = Parameters<typeof onlyMatch>[0];
type State = Parameters<typeof judge>[3]['state'];

/** What becomes of a word after those of the match. */
function judged(word: MatchWordSaid, given: Given = {}, own: Partial<MatchEntryRow> = {}, state: State = 'open') {
  const { field, played } = onlyMatch(given);
  const entry = { ...WORD, word, ...own };
  const outcome = judge(entry, field.entries.get('m1') ?? [], played, { state });
  return typeof outcome === 'object' ? outcome.refused : outcome;
}
const WORD: Omit<MatchEntryRow, 'word'> = {
  source: 'desk',
  principalKind: 'person',
  ...{ id: 'new', seq: Number.MAX_SAFE_INTEGER, matchId: 'm1', principalId: 'new', device: null, clockWrong: false },
  ...{ replaces: null, reason: null, enteredAt: new Date(), receivedAt: new Date() },
};
const hole = (of: number, winner: 0 | 1 | 'halved' | null = 0): MatchWordSaid => ({ kind: 'hole', hole: of, winner });
const conceded = (by: 0 | 1, of: number | null = null): MatchWordSaid => ({ kind: 'match-conceded', by, hole: of });
const result = (up: number, left: number, winner: 0 | 1 = 0): MatchWordSaid => ({ kind: 'result', winner, score: { up, left } });
const halved: MatchWordSaid = { kind: 'result', winner: 'halved', score: null };
const of = (part: 'front' | 'back' | 'whole', word: MatchWordSaid) => ({ ...word, part }) as MatchWordSaid;
const NASSAU: Given = { session: { nassau: true } };
const KNOCK_OUT: Given = { match: { node: '1.1' }, session: { end: 'extra-holes' } };

describe('a hole as won or halved', () => {
  it('counts, and what another says of it is in dispute, unless it was taken back', () => {
    const said: Given = { words: [['m1', hole(1)]] };
    expect([judged(hole(1)), judged(hole(1), said), judged(hole(1, 1), said), judged(hole(2, 1), said)]).toEqual([
      ...['applied', 'applied', 'disputed', 'applied'],
    ]);
    expect(judged(hole(1, 1), said, { replaces: 'e1' })).toBe('applied');
    const struck: Given = {
      words: [
        ['m1', hole(1)],
        ['m1', { kind: 'struck', fact: 'e1' }],
      ],
    };
    expect(judged(hole(1, 1), struck)).toBe('applied');
    expect(judged(hole(1, 1), { words: [['m2', hole(1)]] })).toBe('applied');
  });

  it('is one of the round, or of two rounds of extra holes where the match goes on', () => {
    const extra: Given = { session: { end: 'extra-holes' } };
    expect([judged(hole(18)), judged(hole(19))]).toEqual(['applied', 'match-hole-unknown']);
    expect([judged(hole(54), extra), judged(hole(55), extra)]).toEqual(['applied', 'match-hole-unknown']);
    const back = [{ holes: 'back' as const }];
    expect([judged(hole(9), { rounds: back }), judged(hole(10), { rounds: back })]).toEqual(['match-hole-unknown', 'applied']);
  });

  it('is taken from nobody once the tournament is closed, from no phone once it is locked, and settles with a reason', () => {
    expect([judged(hole(1), {}, {}, 'closed'), judged(hole(1), {}, {}, 'locked')]).toEqual(['tournament-ended', 'applied']);
    expect(judged(hole(1), {}, { source: 'marker' }, 'locked')).toBe('tournament-locked');
    expect([judged(hole(1), {}, { reason: ' ' }), judged(hole(1), {}, { reason: 'x', source: 'marker' })]).toEqual([
      'required',
      'forbidden',
    ]);
  });
});

describe('any other word', () => {
  it('is taken from no phone of a locked tournament, and of nobody while a side is missing', () => {
    const phone = { source: 'marker' as const };
    expect([judged(conceded(0), {}, phone, 'locked'), judged(conceded(0), {}, {}, 'locked'), judged(conceded(0), {}, phone)]).toEqual([
      ...['tournament-locked', 'applied', 'applied'],
    ]);
    const missing: Given = { match: { secondId: null } };
    expect([judged(hole(1), missing), judged(conceded(0), missing)]).toEqual(['match-without-sides', 'match-without-sides']);
  });

  it('is a result that a match can have, with its score', () => {
    expect([judged(result(3, 2)), judged(result(5, 1)), judged(halved)]).toEqual(['applied', 'match-not-a-result', 'applied']);
    expect(judged({ kind: 'result', winner: 0, score: null })).toBe('match-not-a-result');
    expect(judged({ kind: 'committee', winner: 0, reason: ' ' })).toBe('required');
    expect(judged({ kind: 'hole-conceded', hole: 19, by: 0 })).toBe('match-hole-unknown');
  });

  it('concedes nothing after the end', () => {
    const decided: Given = { words: [['m1', result(3, 2)]] };
    expect([judged(conceded(0), decided), judged({ kind: 'committee', winner: 1, reason: 'Sai bóng' }, decided)]).toEqual([
      ...['match-decided', 'applied'],
    ]);
  });

  it('takes back what was said of the match, and nothing else', () => {
    const struck: MatchWordSaid = { kind: 'struck', fact: 'e1' };
    const said = (matchId: string): Given => ({
      words: [
        ['m2', hole(2)],
        [matchId, hole(1)],
      ],
    });
    expect([judged({ ...struck, fact: 'e2' }, said('m1')), judged(struck, said('m1')), judged(struck)]).toEqual([
      ...['applied', 'match-fact-unknown', 'match-fact-unknown'],
    ]);
    // also what is in dispute
    expect(
      judged(
        { ...struck, fact: 'e2' },
        {
          words: [
            ['m1', hole(1)],
            ['m1', hole(1, 1), { principalId: 'other' }],
          ],
        },
      ),
    ).toBe('applied');
  });

  it('halves no match of a knock-out', () => {
    expect([judged(halved, KNOCK_OUT), judged({ kind: 'committee', winner: 'halved', reason: 'x' }, KNOCK_OUT)]).toEqual([
      ...['match-not-halved', 'match-not-halved'],
    ]);
    expect([judged(result(3, 2), KNOCK_OUT), judged(halved, { match: { node: 'A-1.1' } })]).toEqual(['applied', 'applied']);
    // as an earlier release took it
    const kept: Given = { match: { node: '1.1' }, session: { nassau: true } };
    expect([judged(of('front', halved), kept), judged(of('whole', halved), kept)]).toEqual(['applied', 'match-not-halved']);
    expect(judged(halved, { match: { node: '1.1' } })).toBe('match-not-halved');
  });
});

describe('of a Nassau', () => {
  it('is said for a part, where there is one', () => {
    expect([judged(of('front', conceded(0)), NASSAU), judged(of('front', conceded(0))), judged(of('whole', conceded(0)))]).toEqual([
      ...['applied', 'match-without-nassau', 'match-without-nassau'],
    ]);
    const nine = [{ holes: 'front' as const }];
    expect(judged(of('front', conceded(0)), { ...NASSAU, rounds: nine })).toBe('match-without-nassau');
    expect(judged(conceded(0), { ...NASSAU, rounds: nine })).toBe('applied');
  });

  it('a concession is of all that are open; a score and a decision without a part are of the whole', () => {
    const over = (...parts: ('front' | 'back' | 'whole')[]): Given => {
      return { ...NASSAU, words: parts.map((part) => ['m1', of(part, { ...conceded(1) })] as const) };
    };
    expect([judged(conceded(0), over('whole')), judged(conceded(0), over('front', 'back'))]).toEqual(['applied', 'applied']);
    expect(judged(conceded(0), over('front', 'back', 'whole'))).toBe('match-decided');
    expect([judged(of('front', conceded(0)), over('front')), judged(of('back', conceded(0)), over('front'))]).toEqual([
      ...['match-decided', 'applied'],
    ]);
    expect([judged(result(10, 8), NASSAU), judged(of('front', result(10, 8)), NASSAU), judged(of('front', result(5, 4)), NASSAU)]).toEqual([
      ...['applied', 'match-not-a-result', 'applied'],
    ]);
    expect(judged({ kind: 'committee', winner: 0, reason: ' ' }, NASSAU)).toBe('required');
    const onward: Given = { session: { nassau: true, end: 'extra-holes' } };
    const decided: MatchWordSaid = { kind: 'committee', winner: 'halved', reason: 'x' };
    expect([judged(halved, onward), judged(decided, onward), judged(of('front', halved), onward)]).toEqual([
      ...['match-not-halved', 'match-not-halved', 'applied'],
    ]);
    expect(judged(conceded(0), { words: [['m1', conceded(1)]] })).toBe('match-decided');
  });
});

it('each word is answered for itself, kept once, and told in the history with its author and what became of it', async () => {
  const cup = await seedCup(test);
  const [match, second] = cup.matches;
  const now = new Date('2026-04-25T05:00:00Z');
  test.setNow(now);
  const say = async (who: 'manager' | 'editor', path: string, ...entries: object[]) =>
    (await test.ask(who, `POST ${cup.event.path}/matches/${path}/entries`, { entries })).body;
  const told = (body: { outcomes: { outcome: string; code: string | null; message: unknown }[] }) =>
    body.outcomes.map(({ outcome, code, message }) => [outcome, code, typeof message]);
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  const word = hole(1);
  const early = '2026-04-25T04:00:00.000Z';
  const taken = { id: one, word, enteredAt: early };
  const first = await say(
    'manager',
    match?.id ?? '',
    taken,
    { id: two, word: hole(54) },
    { id: three, word: hole(2, 1), enteredAt: '2039-01-01T00:00:00.000Z' },
  );
  expect(told(first)).toEqual([
    ['applied', null, 'object'],
    ['refused', 'match-hole-unknown', 'string'],
    ['applied', null, 'object'],
  ]);
  expect(first.match.said.map(({ id }: { id: string }) => id)).toEqual([one, three]);
  expect(told(await say('manager', match?.id ?? '', taken, { ...taken, word: hole(1, 1) }))).toEqual([
    ['repeated', null, 'object'],
    ['refused', 'entry-id-taken', 'string'],
  ]);
  expect(told(await say('manager', second?.id ?? '', taken))).toEqual([['refused', 'entry-id-taken', 'string']]);
  const missing = await test.ask('manager', `POST ${cup.event.path}/matches/${randomUUID()}/entries`, {
    entries: [{ id: randomUUID(), word }],
  });
  expect(missing.status).toBe(404);
  const [other, settled, strike] = [randomUUID(), randomUUID(), randomUUID()];
  // the second entry of one request is judged by the first
  const disputed = await say(
    'editor',
    match?.id ?? '',
    { id: other, word: hole(1, 1) },
    { id: settled, word: hole(1, 1), replaces: one, reason: 'Trọng tài' },
  );
  expect(told(disputed).map(([outcome]) => outcome)).toEqual(['disputed', 'applied']);
  await say('manager', match?.id ?? '', { id: strike, word: { kind: 'struck', fact: three } });
  const { items } = (await test.ask('manager', `GET ${cup.event.path}/matches/${match?.id}/entries`)).body;
  const time = now.toISOString();
  expect(items.map(({ by: _, ...item }: { by: string }) => item)).toEqual([
    { id: strike, word: { kind: 'struck', fact: three }, source: 'desk', reason: null, enteredAt: time, receivedAt: time, struck: false },
    { id: settled, word: hole(1, 1), source: 'desk', reason: 'Trọng tài', enteredAt: time, receivedAt: time, struck: false },
    { id: other, word: hole(1, 1), source: 'desk', reason: null, enteredAt: time, receivedAt: time, struck: false },
    { id: three, word: hole(2, 1), source: 'desk', reason: null, enteredAt: time, receivedAt: time, struck: true },
    { id: one, word, source: 'desk', reason: null, enteredAt: early, receivedAt: time, struck: true },
  ]);
  const names = items.map(({ by }: { by: string }) => by);
  expect([names[0], new Set(names).size]).toEqual([names[3], 2]);
  expect(names.every((name: string) => name !== '')).toBe(true);
  const log = (await test.ask('manager', `GET /api/activities?tournamentId=${cup.event.id}&subjectType=match`)).body;
  expect(log.items.map(({ kind, subjectId }: { kind: string; subjectId: string }) => [kind, subjectId])).toEqual(
    Array(5).fill(['said', match?.id]),
  );
  const acts = await test.db.select({ after: activity.after }).from(activity).where(eq(activity.kind, 'said'));
  expect(acts.map(({ after }) => after)).toContainEqual({ number: match?.number, said: word });
  expect(acts.map(({ after }) => after)).toContainEqual({ number: match?.number, said: hole(1, 1), reason: 'Trọng tài' });
  const rows = await test.db.select({ id: matchEntry.id, clockWrong: matchEntry.clockWrong }).from(matchEntry);
  expect(rows.filter(({ clockWrong }) => clockWrong).map(({ id }) => id)).toEqual([three]);
  // each word counts for those after it, of the match that it is said of
  const conceding = [0, 1].map((by) => ({ id: randomUUID(), word: conceded(by as 0 | 1) }));
  const ended = await say('manager', second?.id ?? '', ...conceding);
  expect([told(ended).map(([outcome]) => outcome), ended.match.id]).toEqual([['applied', 'refused'], second?.id]);
});

it('a phone is told what it said itself in a round and what counts of it; its flight is its name', async () => {
  const cup = await seedCup(test);
  const [match, second] = cup.matches;
  const link = { roundId: cup.event.roundId, flightNumber: '7', tokenHash: randomUUID(), codeHash: 'c' };
  const [{ id: principalId } = { id: '' }] = await test.db.insert(markerLink).values(link).returning({ id: markerLink.id });
  const phone = { source: 'marker', principalKind: 'link', principalId, device: 'phone', enteredAt: new Date() } as const;
  const of = (matchId: string | undefined, word: MatchWordSaid, own: object = {}) => ({
    id: randomUUID(),
    matchId: matchId ?? '',
    word,
    ...phone,
    ...own,
  });
  const struck = of(match?.id, hole(3));
  const said = [
    of(match?.id, hole(1)),
    of(second?.id, hole(2)),
    struck,
    of(match?.id, { kind: 'struck', fact: struck.id }),
    of(match?.id, hole(4), { device: 'other' }),
    of(match?.id, hole(5), { principalKind: 'person' }),
    of(match?.id, hole(6), { principalKind: null, principalId: null }),
  ];
  for (const one of said) await test.db.insert(matchEntry).values(one);
  const matches = await readMatches(test.db, cup.event.id);
  expect(matches.saidBy('phone', cup.event.roundId).map(({ id }) => id)).toEqual([said[0]?.id, said[1]?.id]);
  expect([matches.saidBy('phone', randomUUID()), matches.saidBy('none', cup.event.roundId), matches.find(randomUUID())]).toEqual([
    [],
    [],
    null,
  ]);
  const { items } = (await test.ask('manager', `GET ${cup.event.path}/matches/${match?.id}/entries`)).body;
  expect(items.map(({ by }: { by: string }) => by)).toEqual(['', ...Array(5).fill('Flight 7')]);
  await test.db.update(round).set({ finishedAt: new Date() }).where(eq(round.id, cup.event.roundId));
  const entries = [hole(9), { kind: 'committee', winner: 0, reason: 'Sai bóng' }].map((word) => ({ id: randomUUID(), word }));
  const { outcomes } = (await test.ask('manager', `POST ${cup.event.path}/matches/${match?.id}/entries`, { entries })).body;
  expect(outcomes).toMatchObject([{ outcome: 'refused', code: 'round-finished' }, { outcome: 'applied' }]);
});
