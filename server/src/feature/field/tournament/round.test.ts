import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { COURSE, createDivision, createField, createPlayer, createTournament, enterScores, PARS } from '../../../../test/kit/create.ts';

const test = await testApp();
const at = (tournamentId: string, roundId: string, action = '') => `/api/tournaments/${tournamentId}/rounds/${roundId}${action}` as const;
const finish = (tournamentId: string, roundId: string) => test.ask('manager', `POST ${at(tournamentId, roundId, '/finish')}`);
const addRound = (tournamentId: string, given: object = {}) =>
  test.ask('manager', `POST /api/tournaments/${tournamentId}/rounds`, { date: '2026-04-26', ...COURSE, ...given });
const cardsOf = async (tournamentId: string) =>
  (await test.ask('reader', `GET /api/tournaments/${tournamentId}/players`)).body.items.map((player: { cards: { status: string }[] }) =>
    player.cards.map(({ status }) => status),
  );

describe('adding a round', () => {
  it('gives it the next number and every player a card', async () => {
    const { tournament } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình']);
    const { status, body } = await addRound(tournament.id);
    expect(status).toBe(200);
    expect(body.rounds.map(({ number, date }: { number: number; date: string }) => [number, date])).toEqual([
      [1, '2026-04-25'],
      [2, '2026-04-26'],
    ]);
    expect(await cardsOf(tournament.id)).toEqual([
      ['ok', 'ok'],
      ['ok', 'ok'],
    ]);
  });

  it('gives a player who is added later a card in every round, with “no return” in a finished one', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình']);
    for (const { id } of players) await enterScores(test, roundId, id);
    await addRound(tournament.id);
    expect((await finish(tournament.id, roundId)).status).toBe(200);
    const late = await createPlayer(test, tournament.id, { name: 'Lê Văn Muộn', handicapCourse: 20 });
    expect(late.cards.map(({ status }) => status)).toEqual(['NR', 'ok']);
  });

  it('is refused for Stableford without a stroke index', async () => {
    const { id } = await createTournament(test, { format: 'stableford' });
    const { status, body } = await addRound(id, { strokeIndex: null });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'stableford-needs-stroke-index', ['strokeIndex']]);
  });
});

describe('changing a round', () => {
  it('changes its course card, and not that of the other rounds', async () => {
    const { tournament, roundId } = await createField(test, []);
    await addRound(tournament.id);
    const par = [5, ...PARS.slice(1)];
    const { body } = await test.ask('manager', `PATCH ${at(tournament.id, roundId)}`, { version: 1, par, courseName: 'West' });
    expect(body.rounds).toMatchObject([
      { par, courseName: 'West', version: 2 },
      { par: PARS, courseName: 'Champion', version: 1 },
    ]);
    expect(body.boardVersion).toBeGreaterThan(tournament.boardVersion);
  });

  it('answers a stale version with the current tournament', async () => {
    const { tournament, roundId } = await createField(test, []);
    const now = (await test.ask('manager', `PATCH ${at(tournament.id, roundId)}`, { version: 1, date: '2026-05-01' })).body;
    const { status, body } = await test.ask('manager', `PATCH ${at(tournament.id, roundId)}`, { version: 1, date: '2026-05-02' });
    expect([status, body.code, body.current]).toEqual([409, 'stale-version', now]);
  });

  it('is refused once it is finished, and if the course card cannot be played', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình']);
    const patch = (body: object) => test.ask('manager', `PATCH ${at(tournament.id, roundId)}`, body);
    expect((await patch({ version: 1, strokeIndex: Array(18).fill(1) })).body.code).toBe('course-stroke-index');
    for (const { id } of players) await enterScores(test, roundId, id);
    await finish(tournament.id, roundId);
    expect((await patch({ version: 2, date: '2026-05-01' })).body.code).toBe('round-finished');
  });
});

describe('a tournament’s dates', () => {
  const datesOf = ({ date, lastDate, rounds }: { date: string; lastDate: string; rounds: { date: string }[] }) => [
    date,
    lastDate,
    ...rounds.map((round) => round.date),
  ];

  it('are those of its first and last round, however either is written', async () => {
    const { tournament, roundId } = await createField(test, []);
    const path = `/api/tournaments/${tournament.id}` as const;
    expect(datesOf(tournament)).toEqual(['2026-04-25', '2026-04-25', '2026-04-25']);
    const moved = (await test.ask('manager', `PATCH ${at(tournament.id, roundId)}`, { version: 1, date: '2026-05-02' })).body;
    expect(datesOf(moved)).toEqual(['2026-05-02', '2026-05-02', '2026-05-02']);
    const longer = (await addRound(tournament.id, { date: '2026-05-03' })).body;
    expect(datesOf(longer)).toEqual(['2026-05-02', '2026-05-03', '2026-05-02', '2026-05-03']);
    const stale = await test.ask('manager', `PATCH ${path}`, { version: tournament.version, date: '2026-06-01' });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale-version']);
    const later = (await test.ask('manager', `PATCH ${path}`, { version: longer.version, date: '2026-05-09' })).body;
    expect(datesOf(later)).toEqual(['2026-05-09', '2026-05-10', '2026-05-09', '2026-05-10']);
    const shorter = (await test.ask('manager', `DELETE ${at(tournament.id, roundId)}`)).body;
    expect(datesOf(shorter)).toEqual(['2026-05-10', '2026-05-10', '2026-05-10']);
  });

  it('are told alike by lists, search, board and public list', async () => {
    const { tournament } = await createField(test, []);
    await addRound(tournament.id);
    const { version } = (await test.ask('manager', `GET /api/tournaments/${tournament.id}`)).body;
    await test.ask('manager', `PATCH /api/tournaments/${tournament.id}`, { version, public: true });
    const told = [
      (await test.ask('manager', 'GET /api/tournaments')).body.items[0],
      (await test.ask('manager', `GET /api/search?words=${encodeURIComponent(tournament.name)}`)).body.tournaments[0],
      (await test.ask(null, `GET /api/live/tournaments/${tournament.id}`)).body,
      (await test.ask(null, 'GET /api/live/tournaments')).body.items[0],
      (await test.ask(null, `GET /api/live/tournaments/${tournament.id}/regulations`)).body,
    ];
    expect(told.map(({ date, lastDate }) => [date, lastDate])).toEqual(told.map(() => ['2026-04-25', '2026-04-26']));
  });
});

describe('deleting a round', () => {
  it('moves the later ones up, and never deletes the only one', async () => {
    const { tournament, roundId } = await createField(test, ['Nguyễn Văn An']);
    await addRound(tournament.id);
    await addRound(tournament.id, { courseName: 'East' });
    const { body } = await test.ask('manager', `DELETE ${at(tournament.id, roundId)}`);
    expect(body.rounds).toMatchObject([
      { number: 1, courseName: 'Champion' },
      { number: 2, courseName: 'East' },
    ]);
    await test.ask('manager', `DELETE ${at(tournament.id, body.rounds[0].id)}`);
    const last = await test.ask('manager', `DELETE ${at(tournament.id, body.rounds[1].id)}`);
    expect([last.status, last.body.code]).toEqual([409, 'last-round']);
  });

  it('is refused once it has a score', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An']);
    await addRound(tournament.id);
    await enterScores(test, roundId, players[0]?.id ?? '', [4]);
    const { status, body } = await test.ask('manager', `DELETE ${at(tournament.id, roundId)}`);
    expect([status, body.code]).toEqual([409, 'round-has-scores']);
  });
});

describe('finishing a round', () => {
  it('needs 18 scores of every player, and lists the players with missing scores', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình', 'Lê Minh Châu']);
    await enterScores(test, roundId, players[0]?.id ?? '');
    await enterScores(test, roundId, players[1]?.id ?? '', PARS.slice(0, 17));
    const { status, body } = await finish(tournament.id, roundId);
    expect([status, body.code]).toEqual([422, 'score-for-every-player']);
    expect(body.message).toBe('A score must be entered for every player: Lê Minh Châu, Trần Thị Bình still missing.');
    await enterScores(test, roundId, players[1]?.id ?? '', PARS.slice(17), 18);
    await enterScores(test, roundId, players[2]?.id ?? '');
    expect((await finish(tournament.id, roundId)).body.rounds[0].finished).toBe(true);
  });

  it('lists ten players and counts the others', async () => {
    const { tournament, roundId } = await createField(
      test,
      Array.from({ length: 12 }, (_, at) => `Golfer ${String(at + 1).padStart(2, '0')}`),
    );
    const { body } = await finish(tournament.id, roundId);
    expect(body.message).toContain('Golfer 09, Golfer 10 … (+2)');
  });

  it.each(['NR', 'WD', 'DQ'])('takes %s instead of scores', async (status) => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình']);
    await enterScores(test, roundId, players[0]?.id ?? '');
    const [, second] = players;
    await test.ask('editor', `PATCH /api/tournaments/${tournament.id}/players/${second?.id}`, { version: 1, card: { roundId, status } });
    expect((await finish(tournament.id, roundId)).status).toBe(200);
  });

  it('does not wait for a player who withdrew in an earlier round', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình', 'Lê Minh Châu']);
    const [first, second, third] = players.map(({ id }) => id);
    const later = (await addRound(tournament.id)).body.rounds[1].id;
    await test.ask('editor', `PATCH /api/tournaments/${tournament.id}/players/${third}`, { version: 1, card: { roundId, status: 'WD' } });
    for (const round of [roundId, later]) for (const id of [first, second]) await enterScores(test, round, id ?? '');
    expect((await finish(tournament.id, roundId)).status).toBe(200);
    expect((await finish(tournament.id, later)).status).toBe(200);
  });

  it('does not wait for a player who did not start, and does not count them among the two who can play', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình']);
    await enterScores(test, roundId, players[0]?.id ?? '');
    await test.ask('editor', `PATCH /api/tournaments/${tournament.id}/players/${players[1]?.id}`, {
      version: 1,
      card: { roundId, status: 'DNS' },
    });
    const { status, body } = await finish(tournament.id, roundId);
    expect([status, body.message]).toEqual([422, 'Please create more players: at least two who can play are needed.']);
    const third = await createPlayer(test, tournament.id, { name: 'Lê Minh Châu', handicapCourse: 9 });
    await enterScores(test, roundId, third.id);
    expect((await finish(tournament.id, roundId)).status).toBe(200);
  });

  it('lists who has no course handicap if the net depends on it, and not if the handicap comes from the card', async () => {
    const { id, rounds } = await createTournament(test);
    await createDivision(test, id);
    const roundId = rounds[0]?.id ?? '';
    for (const given of [{ name: 'Nguyễn Văn An', handicapCourse: 12 }, { name: 'Khách Mời' }]) {
      await enterScores(test, roundId, (await createPlayer(test, id, given)).id);
    }
    const { status, body } = await finish(id, roundId);
    expect([status, body.message]).toEqual([422, 'The player has no Course Handicap. Enter one, or check the setting Day handicap.']);
    expect(body.errors.handicapCourse[1]).toBe('Without a Course Handicap: Khách Mời.');
    await test.ask('manager', `PATCH /api/tournaments/${id}`, { version: 1, calculateHandicapDay: 'system-36' });
    expect((await finish(id, roundId)).status).toBe(200);
  });

  it('is refused a second time, and undone by reopening', async () => {
    const { tournament, roundId, players } = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình']);
    for (const { id } of players) await enterScores(test, roundId, id);
    await finish(tournament.id, roundId);
    expect((await finish(tournament.id, roundId)).body.code).toBe('round-finished');
    const reopen = () => test.ask('manager', `POST ${at(tournament.id, roundId, '/reopen')}`);
    expect((await reopen()).body.rounds[0].finished).toBe(false);
    expect((await reopen()).body.code).toBe('already-in-state');
  });
});
