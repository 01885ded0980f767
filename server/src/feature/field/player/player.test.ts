import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { createDivision, createField, createPlayer, createTournament, enterScores } from '../../../../test/kit/create.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card } from '../../../db/schema/field/player.ts';

const test = await testApp();
const at = (tournamentId: string, playerId = '') => `/api/tournaments/${tournamentId}/players${playerId && `/${playerId}`}` as const;
const add = (tournamentId: string, given: object) =>
  test.ask('editor', `POST ${at(tournamentId)}`, { name: 'Nguyễn Văn An', gender: 'm', ...given });
const patch = (tournamentId: string, playerId: string, body: object) => test.ask('editor', `PATCH ${at(tournamentId, playerId)}`, body);

/** A 0–15 for men, B 16–28 for men, and ladies by index. */
const divided = async (given: object = {}) => {
  const { id, rounds } = await createTournament(test, given);
  const a = await createDivision(test, id, { name: 'Bảng A', gender: 'm', handicapCourseFrom: 0, handicapCourseTo: 15 });
  const b = await createDivision(test, id, { name: 'Bảng B', gender: 'm', handicapCourseFrom: 16, handicapCourseTo: 28 });
  const women = await createDivision(test, id, { name: 'Bảng Nữ', gender: 'f', handicapIndexFrom: 0, handicapIndexTo: 30.4 });
  return { id, roundId: rounds[0]?.id ?? '', a: a.id, b: b.id, women: women.id };
};

describe('adding a player', () => {
  it('keeps every field, in the player and in their card', async () => {
    const { id, roundId, a } = await divided();
    const fields = {
      name: 'Trịnh Công Sơn Hà',
      vga: '38632',
      divisionId: a,
      handicapCourse: 12,
      handicapIndex: 11.4,
      birthday: '1980-05-01',
      birthYear: 1980,
      member: true,
      absent: false,
      initials: true,
      phone: '0912345678',
      email: 'ha@example.com',
      tee: 'Blue',
      note: 'Ăn chay',
    };
    const card = { flight: '3', teeTime: '06:30', startingHole: 10, startingSide: 'B', bagTag: 'T7', caddieNumber: '112', status: 'ok' };
    const { status, body } = await add(id, { ...fields, card: { roundId, ...card } });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...fields,
      kind: 'player',
      partners: [],
      divisionPinned: true,
      id: expect.any(String),
      tournamentId: id,
      version: 1,
      gender: 'm',
      age: 45,
      anonymisedAt: null,
      handicapCourseComputed: null,
      hasScores: false,
      cards: [{ roundId, ...card, flightVersion: 2, playingHandicap: 12, mostLikely: null }],
    });
  });

  it.each([
    ['man of 15', { gender: 'm', handicapCourse: 15 }, 'a'],
    ['man of 16', { gender: 'm', handicapCourse: 16 }, 'b'],
    ['man whose handicap course is rounded to 16', { gender: 'm', handicapCourse: 15.5 }, 'b'],
    ['woman of index 30.4', { gender: 'f', handicapCourse: 20, handicapIndex: 30.4 }, 'women'],
    ['man of 29', { gender: 'm', handicapCourse: 29 }, null],
    ['man without a handicap', { gender: 'm' }, null],
  ] as const)('assigns a %s by itself', async (_, given, expected) => {
    const divisions = await divided();
    const { body } = await add(divisions.id, given);
    expect(body.divisionId).toBe(expected && divisions[expected]);
  });

  it('assigns no division if the tournament does not', async () => {
    const { id } = await divided({ autoAssignToDivisions: false });
    expect((await add(id, { handicapCourse: 10 })).body.divisionId).toBeNull();
  });

  it('compares the handicap after the cap', async () => {
    const { id } = await createTournament(test, { capAbove: 36, capCountsAs: 35 });
    const last = await createDivision(test, id, { name: 'Nhóm B', handicapCourseFrom: 26, handicapCourseTo: 35 });
    expect((await add(id, { handicapCourse: 54 })).body).toMatchObject({
      divisionId: last.id,
      handicapCourse: 54,
      cards: [{ playingHandicap: 35 }],
    });
  });

  it('needs a division in the tournament', async () => {
    const { id } = await createTournament(test);
    const { status, body } = await add(id, {});
    expect([status, body.code, body.message]).toEqual([422, 'no-division', 'No division was found.']);
  });

  it('needs no division where matches are played', async () => {
    const { id } = await createTournament(test, { play: 'match' });
    const { status, body } = await add(id, {});
    expect([status, body.divisionId]).toEqual([200, null]);
  });

  it('takes a course handicap above the highest index, as hard courses give it, and refuses one that no course gives', async () => {
    const { id } = await divided();
    expect((await add(id, { handicapCourse: 66.9 })).body.handicapCourse).toBe(66.9);
    const course = await add(id, { handicapCourse: 99.1 });
    expect([course.status, course.body.errors]).toEqual([422, { handicapCourse: ['Must be 99 or less.'] }]);
    const index = await add(id, { handicapIndex: 54.1 });
    expect([index.status, index.body.errors]).toEqual([422, { handicapIndex: ['Must be 54 or less.'] }]);
  });

  it('refuses a division of another tournament like one that does not exist', async () => {
    const { id } = await divided();
    const other = await divided();
    const { status, body } = await add(id, { divisionId: other.a });
    expect([status, body.code]).toEqual([422, 'division-does-not-exist']);
    expect(body.errors).toEqual({ divisionId: [`Assign to non-existent division: “${other.a}”.`] });
  });

  it.each([
    ['a woman in a division of men', 'a', { gender: 'f', handicapCourse: 10 }, { gender: ['Gender must align with the division.'] }],
    [
      'a handicap course outside',
      'a',
      { handicapCourse: 16 },
      { handicapCourse: ['Course Handicap must be within the division’s range: 0 to 15.'] },
    ],
    [
      'a handicap index outside',
      'women',
      { gender: 'f', handicapIndex: 30.5 },
      { handicapIndex: ['Handicap Index must be within the division’s range: 0 to 30.4.'] },
    ],
  ] as const)('refuses %s of what was asked for', async (_, division, given, errors) => {
    const divisions = await divided();
    const { status, body } = await add(divisions.id, { ...given, divisionId: divisions[division] });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('puts a player without a handicap into the requested division: the handicap is required when the round is finished', async () => {
    const { id, a } = await divided();
    expect((await add(id, { divisionId: a })).body).toMatchObject({ divisionId: a, cards: [{ playingHandicap: null }] });
  });

  it('refuses a VGA number that another player has, and lets several players have none', async () => {
    const { id } = await divided();
    await add(id, { vga: 'VGA 38632' });
    const { status, body } = await add(id, { vga: '38-632' });
    expect([status, body.errors]).toEqual([422, { vga: ['“38632” is already taken. Please use another value.'] }]);
    expect((await add(id, { vga: 'VGA' })).body.vga).toBeNull();
    expect((await add(id, { vga: '' })).body.vga).toBeNull();
  });

  it('refuses a card of a round of another tournament', async () => {
    const { id } = await divided();
    const other = await divided();
    const { status, body } = await add(id, { card: { roundId: other.roundId, flight: '1' } });
    expect([status, body.errors]).toEqual([422, { 'card.roundId': ['The player is not in this round.'] }]);
    expect((await test.ask('reader', `GET ${at(id)}`)).body.items).toEqual([]);
  });
});

describe('changing a player', () => {
  it('changes the given fields, logs them, and raises the version of the board', async () => {
    const { tournament, players, roundId } = await createField(test, ['Nguyễn Văn An']);
    const [player] = players;
    const { status, body } = await patch(tournament.id, player?.id ?? '', {
      version: 1,
      handicapIndex: 16.2,
      card: { roundId, flight: '7' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ handicapIndex: 16.2, handicapCourse: 18, version: 2, cards: [{ flight: '7', teeTime: null }] });
    const told = (await test.db.select().from(activity)).find(({ kind }) => kind === 'updated');
    expect(told).toMatchObject({
      before: { handicapIndex: 17.5, card: { roundId, flight: null } },
      after: { handicapIndex: 16.2, card: { roundId, flight: '7' } },
    });
    const before = (await test.ask('reader', `GET /api/tournaments/${tournament.id}`)).body.boardVersion;
    await patch(tournament.id, player?.id ?? '', { version: 2, name: 'Nguyễn Văn Anh' });
    expect((await test.ask('reader', `GET /api/tournaments/${tournament.id}`)).body.boardVersion).toBe(before + 1);
  });

  it('leaves the version of the board where no board shows it, so that entries do not wait for it', async () => {
    const { tournament, players } = await createField(test, ['Nguyễn Văn An']);
    const boardVersion = async () => (await test.ask('reader', `GET /api/tournaments/${tournament.id}`)).body.boardVersion;
    const before = await boardVersion();
    const office = { phone: '0903 123 456', email: 'an@golf.example', note: 'ăn chay', vga: '38632' };
    expect((await patch(tournament.id, players[0]?.id ?? '', { version: 1, ...office })).status).toBe(200);
    expect(await boardVersion()).toBe(before);
    await patch(tournament.id, players[0]?.id ?? '', { version: 2, note: 'chay', member: true });
    expect(await boardVersion()).toBe(before + 1);
  });

  it('answers a stale version with the current player', async () => {
    const { id } = await divided();
    const player = await createPlayer(test, id, { handicapCourse: 10 });
    const now = (await patch(id, player.id, { version: 1, member: true })).body;
    const { status, body } = await patch(id, player.id, { version: 1, member: false });
    expect([status, body.code, body.current]).toEqual([409, 'stale-version', now]);
  });

  it('moves the player to the division of the new handicap if the tournament assigns by itself', async () => {
    const { id, a, b } = await divided();
    const player = await createPlayer(test, id, { handicapCourse: 10 });
    expect(player.divisionId).toBe(a);
    expect((await patch(id, player.id, { version: 1, handicapCourse: 20 })).body.divisionId).toBe(b);
    expect((await patch(id, player.id, { version: 2, handicapCourse: 33 })).body.divisionId).toBeNull();
    expect((await patch(id, player.id, { version: 3, handicapCourse: 9 })).body.divisionId).toBe(a);
  });

  it('refuses a handicap outside the player’s division if the tournament does not assign', async () => {
    const { id, a, b } = await divided({ autoAssignToDivisions: false });
    const player = await createPlayer(test, id, { handicapCourse: 10, divisionId: a });
    const { status, body } = await patch(id, player.id, { version: 1, handicapCourse: 20 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['handicapCourse']]);
    expect((await patch(id, player.id, { version: 1, handicapCourse: 20, divisionId: b })).body).toMatchObject({ divisionId: b });
  });

  it('leaves the player in a division that no longer fits while something else changes', async () => {
    const { id, a } = await divided();
    const player = await createPlayer(test, id, { handicapCourse: 15 });
    await test.ask('manager', `PATCH /api/divisions/${a}`, { version: 1, handicapCourseTo: 14 });
    expect((await patch(id, player.id, { version: 1, member: true, divisionId: a, handicapCourse: 15 })).body).toMatchObject({
      divisionId: a,
      member: true,
    });
  });

  it('keeps a tag that is no code while another field changes, reads one back to its keys, and refuses other letters', async () => {
    const { tournament, roundId, players } = await createField(test, ['An']);
    const { id, version } = players[0] as (typeof players)[0];
    await test.db.update(card).set({ bagTag: 'Xe đỏ' }).where(eq(card.playerId, id));
    const tagged = (of: number, bagTag: string) => patch(tournament.id, id, { version: of, card: { roundId, bagTag } });
    const kept = await patch(tournament.id, id, { version, card: { roundId, caddieNumber: 'Ò' } });
    expect([kept.status, kept.body.cards[0]]).toMatchObject([200, { bagTag: 'Xe đỏ', caddieNumber: 'O2' }]);
    const refused = await tagged(kept.body.version, 'Xe xanh đỏ');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['card.bagTag']]);
    expect((await tagged(kept.body.version, 'Á')).body.cards[0].bagTag).toBe('A1');
  });

  it('does not change the status in a round once it is finished', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình']);
    for (const { id } of players) await enterScores(test, roundId, id);
    await test.ask('manager', `POST /api/tournaments/${tournament.id}/rounds/${roundId}/finish`);
    const { body } = await patch(tournament.id, players[0]?.id ?? '', { version: 1, card: { roundId, status: 'DQ' } });
    expect(body.code).toBe('round-finished');
    expect((await patch(tournament.id, players[0]?.id ?? '', { version: 1, absent: true })).status).toBe(200);
  });
});

describe('deleting a player', () => {
  it('is refused once they have a score', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình']);
    await enterScores(test, roundId, players[0]?.id ?? '', [4]);
    const refused = await test.ask('editor', `DELETE ${at(tournament.id, players[0]?.id)}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'player-has-scores']);
    expect((await test.ask('editor', `DELETE ${at(tournament.id, players[1]?.id)}`)).status).toBe(204);
    const { items } = (await test.ask('reader', `GET ${at(tournament.id)}`)).body;
    expect(items).toMatchObject([{ name: 'Nguyễn Văn An', hasScores: true }]);
  });
});

describe('the list of players', () => {
  it('is in the order of given names, with Vietnamese letters in their place', async () => {
    const { tournament } = await createField(test, [
      'Đỗ Văn Đức',
      'Trần Bình',
      'Nguyễn Văn Ánh',
      'Lê An',
      'Phạm Dũng',
      'An',
      'Bùi An',
      'Hoàng Ân',
    ]);
    const { items } = (await test.ask('reader', `GET ${at(tournament.id)}`)).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual([
      'An',
      'Bùi An',
      'Lê An',
      'Nguyễn Văn Ánh',
      'Hoàng Ân',
      'Trần Bình',
      'Phạm Dũng',
      'Đỗ Văn Đức',
    ]);
  });

  it.each([{ birthday: '0000-02-01' }, { birthday: '1899-12-31' }, { birthday: '2999-01-01' }, { birthYear: 1899 }, { birthYear: 2100 }])(
    'was not born before 1900 nor after today: %j',
    async (given) => {
      const { id } = await divided();
      const [field = ''] = Object.keys(given);
      const { status, body } = await add(id, given);
      expect([status, body.errors]).toEqual([422, { [field]: ['A birthday must be from 1900 to today.'] }]);
      const someone = (await add(id, {})).body;
      expect((await test.ask('editor', `PATCH ${at(id)}/${someone.id}`, { version: 1, ...given })).body.errors).toEqual(body.errors);
    },
  );

  it.each([
    ['a birthday before the day', { birthday: '1980-04-25' }, 46],
    ['a birthday after the day', { birthday: '1980-04-26' }, 45],
    ['a birth year', { birthYear: 1980 }, 46],
    ['a birthday, whatever the year', { birthday: '1980-04-26', birthYear: 1979 }, 45],
    ['neither', {}, null],
  ])('has the age at the tournament’s date from %s', async (_, given, age) => {
    const { id } = await divided();
    expect((await add(id, given)).body.age).toBe(age);
  });

  it('has the handicap used: course or index by the tournament’s setting, rounded and capped', async () => {
    const { tournament } = await createField(test, ['Nguyễn Văn An']);
    const played = async () => (await test.ask('reader', `GET ${at(tournament.id)}`)).body.items[0].cards[0].playingHandicap;
    expect(await played()).toBe(18);
    await test.ask('manager', `PATCH /api/tournaments/${tournament.id}`, {
      version: 1,
      useHandicapCourse: false,
      capAbove: 16,
      capCountsAs: 15,
    });
    expect(await played()).toBe(15);
    await test.ask('manager', `PATCH /api/tournaments/${tournament.id}`, { version: 2, calculateHandicapDay: 'system-36' });
    expect(await played()).toBeNull();
  });
});

describe('a division that was chosen', () => {
  it('is kept when the handicap changes: the tournament does not move the player by itself, and refuses what does not fit', async () => {
    const { id, a, b } = await divided();
    const own = (await add(id, { handicapCourse: 12, divisionId: a })).body;
    expect(own).toMatchObject({ divisionId: a, divisionPinned: true });
    const refused = await patch(id, own.id, { version: 1, handicapCourse: 20 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['handicapCourse']]);
    const moved = await patch(id, own.id, { version: 1, handicapCourse: 20, divisionId: b });
    expect(moved.body).toMatchObject({ divisionId: b, divisionPinned: true });
  });

  it('is kept also where the tournament had assigned it before', async () => {
    const { id, a } = await divided();
    const own = (await add(id, { handicapCourse: 12 })).body;
    expect(own).toMatchObject({ divisionId: a, divisionPinned: false });
    expect((await patch(id, own.id, { version: 1, divisionId: a })).body).toMatchObject({ divisionId: a, divisionPinned: true });
  });

  it('is given back to the tournament when it is taken away', async () => {
    const { id, a, b } = await divided();
    const own = (await add(id, { handicapCourse: 12, divisionId: a })).body;
    expect((await patch(id, own.id, { version: 1, divisionId: null })).body).toMatchObject({ divisionId: null, divisionPinned: false });
    expect((await patch(id, own.id, { version: 2, handicapCourse: 20 })).body).toMatchObject({ divisionId: b, divisionPinned: false });
  });
});
