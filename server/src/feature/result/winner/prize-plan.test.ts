import type { ReadyCheck, Winner } from '@fairway/api';
import type { AwardKind } from '@fairway/api/choice/field/award';
import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seenBoard } from '../../../../test/kit/board.ts';
import { createDivision, createTournament } from '../../../../test/kit/create.ts';
import { cardOver, type Event, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { award } from '../../../db/schema/field/award.ts';

const test = await testApp();

type Over = Readonly<Record<number, number>>;
type Line = { kind: AwardKind } & Partial<Omit<typeof AWARD_DEFAULTS, 'kind'>>;

/** Twelve scratch players; player n needs n strokes more than par, all on the first hole, except for what is given. */
async function played(awards: readonly object[], given: Readonly<Record<number, Over>> = {}, settings: object = {}): Promise<Event> {
  const players = Array.from({ length: 12 }, (_, nth) => ({ handicapCourse: 0, gender: nth % 3 === 2 ? ('f' as const) : ('m' as const) }));
  const plan = awards.map((award) => ({ ...AWARD_DEFAULTS, main: false, ...award })) as Line[] & never;
  const event = await seedEvent(test.db, test.clubId, { players, settings: { awards: plan, ...settings }, divisions: ['A'] });
  const entries = event.playerIds.flatMap((id, nth) => wholeCard(id, cardOver(given[nth] ?? { 1: nth })));
  await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
  return event;
}

/** Who wins each place: the player's number, and the value that won. */
async function winnersOf(event: Event): Promise<(readonly [number, number | null])[]> {
  const { items } = (await test.ask('reader', `GET ${event.path}/winners`)).body as { items: Winner[] };
  return items.map(({ winner }) => [winner === null ? -1 : event.playerIds.indexOf(winner.playerId), winner?.value ?? null] as const);
}

describe('a prize of the plan', () => {
  it.each<[string, object, (readonly [number, number | null])[], Readonly<Record<number, Over>>?]>([
    ['worst', {}, [[11, 83]]],
    ['second-worst', {}, [[10, 82]]],
    ['golden-raspberry', {}, [[11, 83]]],
    ['silver-raspberry', {}, [[10, 82]]],
    ['booby', {}, [[10, 82]]],
    ['king-of-par', {}, [[0, 18]]],
    ['king-of-birdie', {}, [[5, 2]], { 5: { 2: -1, 3: -1, 4: 3 } }],
    ['king-of-bogey', {}, [[4, 3]], { 4: { 2: 1, 3: 1, 4: 1 } }],
    ['onami', {}, [[11, 11]]],
    ['konami', {}, [[1, 1]]],
    ['suihei', {}, [[0, 0]]],
    [
      'every-nth',
      { every: 5 },
      [
        [4, 76],
        [9, 81],
      ],
    ],
    [
      'best-gross',
      { places: 3 },
      [
        [0, 72],
        [1, 73],
        [2, 74],
      ],
    ],
    ['best-gross', { gender: 'f' }, [[2, 74]]],
    ['worst', { gender: 'f' }, [[11, 83]]],
  ])('of the kind %s, %o, goes to whom its name says', async (kind, over, expected, given) => {
    expect(await winnersOf(await played([{ kind, ...over }], given))).toEqual(expected);
  });

  it('may be of one division, for its own places', async () => {
    const event = await played([{ kind: 'best-gross' }]);
    const [division] = event.divisionIds;
    const { version, awards } = (await test.ask('manager', `GET ${event.path}`)).body;
    const plan = [...awards, { kind: 'best-gross', main: false, divisionId: division, places: 2 }];
    const { status, body } = await test.ask('manager', `PATCH ${event.path}`, { version, awards: plan });
    expect([status, body.awards[1].divisionId]).toEqual([200, division]);
  });

  it('of every division may be by net and by gross; beside the same of one division it is refused, and one that has both keeps them', async () => {
    const event = await played([{ kind: 'division' }, { kind: 'division', basis: 'gross' }]);
    const [divisionId] = event.divisionIds;
    const { version, awards } = (await test.ask('manager', `GET ${event.path}`)).body;
    const plan = [...awards, { kind: 'division', main: false, divisionId }];
    const refused = await test.ask('manager', `PATCH ${event.path}`, { version, awards: plan });
    expect([refused.status, refused.body.errors]).toEqual([422, { 'awards.2.kind': [expect.stringContaining('The same as award 1')] }]);
    await test.db.insert(award).values({ tournamentId: event.id, position: 3, kind: 'division', main: false, divisionId });
    const held = (await test.ask('manager', `GET ${event.path}`)).body;
    const renamed = held.awards.map((one: object, nth: number) => (nth === 2 ? { ...one, name: 'Giải phụ' } : one));
    const kept = await test.ask('manager', `PATCH ${event.path}`, { version: held.version, name: 'Giải thu', awards: renamed });
    expect([kept.status, kept.body.awards[2].name]).toEqual([200, 'Giải phụ']);
    const { lines } = (await test.ask('manager', `GET ${event.path}/ready-check`)).body as ReadyCheck;
    const prizes = lines.find(({ item }) => item === 'prizes');
    expect(prizes?.findings).toContainEqual(expect.objectContaining({ state: 'warn', fact: 'prize-given-twice' }));
  });

  it('names as many of those who would move up as it says, and no more', async () => {
    const event = await played([{ kind: 'best-gross', backups: 2 }, { kind: 'best-net' }]);
    const { items } = (await test.ask('reader', `GET ${event.path}/winners`)).body;
    expect(items.map(({ backups }: Winner) => backups.map(({ playerId }) => event.playerIds.indexOf(playerId)))).toEqual([[1, 2], []]);
  });

  it('is for members alone where it says so, whatever the tournament has', async () => {
    const event = await played([{ kind: 'best-gross', membersOnly: true }]);
    expect(await winnersOf(event)).toEqual([[-1, null]]);
  });

  it('has tie keys of its own: shared first places stay open where the tournament would count back', async () => {
    const level = { 0: { 1: 1 }, 1: { 18: 1 } };
    const event = await played([{ kind: 'best-gross' }, { kind: 'best-gross', tiebreak: 'shared', gender: 'm' }], level);
    const { items } = (await test.ask('reader', `GET ${event.path}/winners`)).body;
    expect(items.map(({ open, winner }: Winner) => [winner !== null, open.length])).toEqual([
      [true, 0],
      [false, 2],
    ]);
  });

  it('of men or women alone says so where it is refused, presented and published', async () => {
    const event = await played(
      [
        { kind: 'best-gross', gender: 'm', tiebreak: 'shared' },
        { kind: 'best-gross', gender: 'f', tiebreak: 'shared' },
      ],
      { 2: {}, 5: {} },
    );
    const publish = async () => test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
    expect((await publish()).body.message).toMatch(/: Best Gross \(Women\)\.$/);
    const [, { awardId, open }] = (await test.ask('reader', `GET ${event.path}/winners`)).body.items;
    const choice = { ...(await seenBoard(test, event)), playerId: open[0].playerId, reason: 'Bốc thăm' };
    await test.ask('manager', `PUT ${event.path}/winners/${awardId}/decision`, choice);
    const { ceremony } = (await test.ask('manager', `POST ${event.path}/ceremony`, { kind: 'winners' })).body;
    expect(ceremony.next.award).toMatchObject({ kind: 'best-gross', gender: 'f' });
    await publish();
    const { winners } = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
    expect(winners.map(({ gender }: Winner) => gender)).toEqual(['m', 'f']);
  });

  it('says what it is worth', async () => {
    const event = await played([{ kind: 'best-gross', value: 5_000_000, gift: 'Bộ gậy', name: 'Cúp vàng' }]);
    const { items } = (await test.ask('reader', `GET ${event.path}/winners`)).body;
    expect(items[0]).toMatchObject({ name: 'Cúp vàng', prize: { value: 5_000_000, gift: 'Bộ gậy' } });
  });
});

describe('a plan is refused, and nothing changes,', () => {
  it.each([
    ['with an award of a division that is not there', { kind: 'best-gross', divisionId: crypto.randomUUID() }, 'divisionId'],
    ['with tie keys that nobody made', { kind: 'best-gross', tiebreak: 'no-such' }, 'tiebreak'],
  ])('%s', async (_, line, field) => {
    const { id, awards } = await createTournament(test, {});
    const { status, body } = await test.ask('manager', `PATCH /api/tournaments/${id}`, { version: 1, awards: [{ main: true, ...line }] });
    expect([status, Object.keys(body.errors)]).toEqual([422, [`awards.0.${field}`]]);
    expect(JSON.stringify(body.errors)).not.toContain('“”'); // a sentence that names nothing
    expect((await test.ask('reader', `GET /api/tournaments/${id}`)).body.awards).toEqual(awards);
  });

  it('with an award of one division that only the whole field can have', async () => {
    const { id } = await createTournament(test, {});
    const { id: divisionId } = await createDivision(test, id, { name: 'A' });
    const awards = [{ kind: 'booby', main: false, divisionId }];
    const { status, body } = await test.ask('manager', `PATCH /api/tournaments/${id}`, { version: 1, awards });
    expect([status, body.errors]).toEqual([422, { 'awards.0.divisionId': [expect.stringContaining('whole field')] }]);
  });
});
