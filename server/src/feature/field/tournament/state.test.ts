import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { COURSE, createDivision, createField, createTournament, enterScores, PARS } from '../../../../test/kit/create.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { finalResult } from '../../../db/schema/result/result.ts';

const test = await testApp();
const turn = (id: string, action: string, who: 'manager' | 'admin' = 'manager') =>
  test.ask(who, `POST /api/tournaments/${id}/${action}`, action === 'reopen' ? { rules: 'kept' } : undefined);
const state = async (id: string) => (await test.ask('reader', `GET /api/tournaments/${id}`)).body.state;

const played = async () => {
  const field = await createField(test, ['Nguyễn Văn An', 'Trần Thị Bình', 'Lê Minh Châu']);
  for (const [nth, { id }] of field.players.entries()) await enterScores(test, field.roundId, id, [4 + nth, ...PARS.slice(1)]);
  return field;
};
const closed = async () => {
  const field = await played();
  await turn(field.tournament.id, `rounds/${field.roundId}/finish`);
  const answer = await turn(field.tournament.id, 'close');
  expect(answer.status).toBe(200);
  return field;
};

describe('locking', () => {
  it('goes from open to locked and back, and never to the same state', async () => {
    const { id } = await createTournament(test);
    expect((await turn(id, 'lock')).body.state).toBe('locked');
    expect((await turn(id, 'lock')).body).toMatchObject({ code: 'already-in-state' });
    expect((await turn(id, 'unlock')).body.state).toBe('open');
    expect((await turn(id, 'unlock')).body).toMatchObject({ code: 'already-in-state' });
  });

  it('still lets managers change the tournament and its players', async () => {
    const { tournament, players } = await createField(test, ['Nguyễn Văn An']);
    const locked = (await turn(tournament.id, 'lock')).body;
    const renamed = await test.ask('manager', `PATCH /api/tournaments/${tournament.id}`, { version: locked.version, name: 'Giải Thu' });
    const fixed = await test.ask('editor', `PATCH /api/tournaments/${tournament.id}/players/${players[0]?.id}`, {
      version: 1,
      member: true,
    });
    expect([renamed.status, fixed.status]).toEqual([200, 200]);
  });

  it('is logged, and raises the version of the board', async () => {
    const { id, boardVersion } = await createTournament(test);
    const locked = (await turn(id, 'lock')).body;
    expect(locked.boardVersion).toBe(boardVersion + 1);
    const told = (await test.db.select().from(activity)).find(({ kind }) => kind === 'locked');
    expect(told).toMatchObject({ subjectId: id, before: { state: 'open' }, after: { state: 'locked' } });
  });
});

describe('closing', () => {
  it('needs every round finished', async () => {
    const { tournament } = await played();
    const { status, body } = await turn(tournament.id, 'close');
    expect([status, body.message]).toEqual([409, 'Every round must be finished before the tournament is closed.']);
    expect(await state(tournament.id)).toBe('open');
  });

  it('freezes the result beside the facts', async () => {
    const { tournament } = await closed();
    const [frozen] = await test.db.select().from(finalResult);
    expect(frozen?.tournamentId).toBe(tournament.id);
    expect(frozen?.board).toMatchObject({ state: 'closed', lines: [{}, {}, {}] });
  });

  it('needs the counted holes published: a result frozen without them would have no net for ever', async () => {
    const { tournament, roundId } = await played();
    const at = `/api/tournaments/${tournament.id}` as const;
    await test.ask('manager', `PATCH ${at}`, { version: 1, calculateHandicapDay: 'peoria' });
    await turn(tournament.id, `rounds/${roundId}/finish`);
    expect((await turn(tournament.id, 'close')).body).toMatchObject({ code: 'counted-holes-unpublished' });
    await test.ask('manager', `PUT ${at}/rounds/${roundId}/counted-holes`, { holes: [1, 2, 3, 10, 11, 12] });
    expect((await turn(tournament.id, 'close')).body).toMatchObject({ code: 'counted-holes-unpublished' });
    await turn(tournament.id, `rounds/${roundId}/counted-holes/publish`);
    expect((await turn(tournament.id, 'close')).status).toBe(200);
  });

  it('refuses every later write', async () => {
    const { tournament, roundId, players, division } = await closed();
    const at = `/api/tournaments/${tournament.id}` as const;
    const player = players[0]?.id;
    const writes: [`${'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`, unknown?][] = [
      [`PATCH ${at}`, { version: 2, name: 'x' }],
      [`DELETE ${at}`],
      [`POST ${at}/lock`],
      [`POST ${at}/unlock`],
      [`POST ${at}/close`],
      [`POST ${at}/rounds`, { date: '2026-04-26', ...COURSE }],
      [`PATCH ${at}/rounds/${roundId}`, { version: 2, date: '2026-04-26' }],
      [`DELETE ${at}/rounds/${roundId}`],
      [`POST ${at}/rounds/${roundId}/finish`],
      [`POST ${at}/rounds/${roundId}/reopen`],
      [`PUT ${at}/rounds/${roundId}/counted-holes`, { holes: [1, 2, 3, 4, 5, 6] }],
      [`POST ${at}/rounds/${roundId}/counted-holes/publish`],
      ['POST /api/divisions', { tournamentId: tournament.id, name: 'B', gender: 'a' }],
      [`PATCH /api/divisions/${division.id}`, { version: 1, name: 'B' }],
      [`DELETE /api/divisions/${division.id}`],
      [`POST ${at}/divisions/assign`],
      [`POST ${at}/players`, { name: 'Đỗ Văn Em', gender: 'm' }],
      [`PATCH ${at}/players/${player}`, { version: 1, absent: true }],
      [`DELETE ${at}/players/${player}`],
    ];
    for (const [route, body] of writes) {
      const answer = await test.ask('manager', route, body);
      expect([route, answer.status, answer.body.message]).toEqual([route, 409, 'Tournament has ended.']);
    }
  });

  it('does not interleave with a write: every confirmed write is in the frozen result', async () => {
    const { tournament, roundId, players } = await played();
    await turn(tournament.id, `rounds/${roundId}/finish`);
    const rename = (id: string, nth: number) =>
      test.ask('editor', `PATCH /api/tournaments/${tournament.id}/players/${id}`, { version: 1, name: `Tên Mới ${nth}` });
    const [, ...renamed] = await Promise.all([turn(tournament.id, 'close'), ...players.map(({ id }, nth) => rename(id, nth))]);
    const [frozen] = await test.db.select().from(finalResult);
    const board = frozen?.board as { lines: { playerId: string; name: string }[] } | undefined;
    const nameOf = (playerId?: string) => board?.lines.find((line) => line.playerId === playerId)?.name;
    for (const [nth, { status, body }] of renamed.entries()) {
      if (status === 200) expect(nameOf(players[nth]?.id)).toBe(`Tên Mới ${nth}`);
      else expect([status, body.code]).toEqual([409, 'tournament-ended']);
    }
  });
});

describe('reopening', () => {
  it('takes a super administrator, discards the frozen result, and is logged', async () => {
    const { tournament } = await closed();
    expect((await turn(tournament.id, 'reopen')).status).toBe(403);
    expect((await turn(tournament.id, 'reopen', 'admin')).body).toMatchObject({ state: 'open' });
    expect(await test.db.$count(finalResult)).toBe(0);
    expect((await test.db.select().from(activity)).filter(({ kind }) => kind === 'reopened')).toHaveLength(1);
    expect((await turn(tournament.id, 'close')).status).toBe(200);
  });

  it('is refused for one that is not closed', async () => {
    const { id } = await createTournament(test);
    await createDivision(test, id);
    expect((await turn(id, 'reopen', 'admin')).body.code).toBe('already-in-state');
  });
});
