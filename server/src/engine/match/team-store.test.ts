import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CUP_RULE } from '../../../test/fixture/match-day.ts';
import { testApp } from '../../../test/kit/app.ts';
import { seedCup } from '../../../test/kit/cup.ts';
import { nameOf, seedEvent } from '../../../test/kit/event.ts';
import { contest, team, teamLogo } from '../../db/schema/play/match.ts';
import {
  findCups,
  findGolferNames,
  findMembers,
  findTeams,
  hasMatch,
  insertTeam,
  removeTeam,
  updateTeam,
  writeCupRule,
  writeMembers,
} from './team-store.ts';

const test = await testApp();

it('teams stand in the order in which they came, with their golfers in theirs, and their cups', async () => {
  const { event, contestId, teamIds, matches } = await seedCup(test);
  const other = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 1 });
  const [first, second] = teamIds;
  const [a = '', , c = ''] = event.playerIds;
  const look = { short: 'HN', colour: '#123456' };
  const [third, elsewhere] = await test.db.transaction(async (tx) => [
    await insertTeam(tx, event.id, { name: 'Hà Nội', ...look }),
    await insertTeam(tx, other.id, { name: 'Huế', ...look }),
  ]);
  await test.db.insert(teamLogo).values({ teamId: second, hash: 'abc', bytes: Buffer.from('x') });
  const teams = await findTeams(test.db, event.id);
  expect(teams.map(({ id, position }) => [id, position])).toEqual([first, second, third].map((id, at) => [id, at + 1]));
  expect(teams.map(({ logo }) => logo !== null)).toEqual([false, true, false]);
  expect(teams[1]?.logo).toMatch(new RegExp(`team.*${second}`));
  expect((await findTeams(test.db, other.id)).map(({ id, position }) => [id, position])).toEqual([[elsewhere, 1]]);

  await test.db.transaction(async (tx) => {
    await updateTeam(tx, first, { name: 'Bạch Hạc 2' });
    await writeMembers(tx, first, [
      { playerId: c, group: 'A', reserve: false },
      { playerId: a, group: null, reserve: true },
    ]);
    await writeMembers(tx, second, []);
    await writeMembers(tx, elsewhere ?? '', [{ playerId: other.playerIds[0] ?? '', group: null, reserve: false }]);
  });
  const members = await findMembers(test.db, event.id);
  expect(members.map(({ row: { playerId, place, group, reserve }, golfer }) => [playerId, place, group, reserve, golfer])).toEqual([
    [c, 1, 'A', false, { name: nameOf(2), gender: 'm', handicapCourse: 40, handicapIndex: 40, tee: null }],
    [a, 2, null, true, { name: nameOf(0), gender: 'm', handicapCourse: 0, handicapIndex: 0, tee: null }],
  ]);
  const rows = await test.db.select({ id: team.id, name: team.name, version: team.version }).from(team);
  const written = (id: string | undefined) => rows.find((row) => row.id === id);
  expect([written(first), written(second)?.version]).toEqual([{ id: first, name: 'Bạch Hạc 2', version: 2 }, 1]);

  expect([await hasMatch(test.db, first), await hasMatch(test.db, second), await hasMatch(test.db, third ?? '')]).toEqual([
    true,
    true,
    false,
  ]);
  await test.db.transaction((tx) => removeTeam(tx, third ?? ''));
  expect((await findTeams(test.db, event.id)).map(({ id }) => id)).toEqual([first, second]);

  const [side = ''] = matches.flatMap(({ sides: [one] }) => (one && one.partners.length > 1 ? one.id : []));
  expect(await findGolferNames(test.db, event.id, [a, side, other.playerIds[0] ?? ''])).toEqual(new Map([[a, nameOf(0)]]));
  expect(await findGolferNames(test.db, event.id, [])).toEqual(new Map());

  const plain = { tournamentId: event.id, format: 'singles', handicap: true } as const;
  const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: [] } as const;
  await test.db.insert(contest).values([
    { ...plain, position: 2, kind: 'bracket', name: 'Nhánh A', rule: { ...rule, entrants: [] } },
    { ...plain, tournamentId: other.id, position: 1, kind: 'cup', name: 'Cúp Huế', rule: CUP_RULE },
  ]);
  const holder = { ...CUP_RULE, holder: first };
  await test.db.transaction((tx) => writeCupRule(tx, contestId, holder));
  expect(await findCups(test.db, event.id)).toEqual([{ id: contestId, name: 'Cúp giao hữu', rule: holder }]);
  const kept = await test.db.select({ version: contest.version }).from(contest).where(eq(contest.id, contestId));
  expect(kept).toEqual([{ version: 2 }]);
  const untouched = await test.db.select({ rule: contest.rule }).from(contest).where(eq(contest.tournamentId, other.id));
  expect(untouched).toEqual([{ rule: CUP_RULE }]);
});
