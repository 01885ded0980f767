import { randomUUID } from 'node:crypto';
import { type TournamentFile, tournamentFile } from '@fairway/api';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaTables } from '../../../../test/engine/schema.ts';
import { smallTournamentFile } from '../../../../test/fixture/tournament-file.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { cardOver, type Event, PAR, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { formOf, pngPicture } from '../../../../test/kit/world/request.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { cardConfirmation } from '../../../db/schema/play/marker.ts';
import { lineUp, team, teamLogo } from '../../../db/schema/play/match.ts';
import { countedHole } from '../../../db/schema/result/counted-hole.ts';
import { logoOf } from '../../../file/logo.ts';
import { ARRIVING, deleteLost } from '../../field/tournament/arriving.ts';
import { REFERENCES } from './check.ts';
import { fieldsOf } from './read.ts';
import { LIST_NAMES, LISTS } from './table.ts';

const test = await testApp();

const exported = async (path: string) => JSON.parse((await test.ask('manager', `GET ${path as '/'}/file`)).body);
const imported = (file: unknown, clubId = test.clubId) =>
  test.ask(
    'manager',
    `POST /api/clubs/${clubId}/tournaments/file`,
    ...formOf(Buffer.from(typeof file === 'string' ? file : JSON.stringify(file))),
  );

/** Ids by their first appearance: two answers are equal when they say the same, whatever the ids. */
function told(value: unknown): unknown {
  const seen = new Map<string, string>();
  const number = (id: string) => {
    if (!seen.has(id)) seen.set(id, `<${seen.size}>`);
    return seen.get(id) ?? '';
  };
  return JSON.parse(JSON.stringify(value).replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, number));
}

/** What staff see of a tournament. */
async function shown(path: string): Promise<unknown> {
  const { body } = await test.ask('manager', `GET ${path as '/'}`);
  const { public: _, version: __, ...settings } = body;
  const answers: unknown[] = [settings];
  for (const part of ['leaderboard', 'winners', 'players']) answers.push((await test.ask('manager', `GET ${path as '/'}/${part}`)).body);
  answers.push((await test.ask('manager', `GET /api/divisions?tournamentId=${body.id}`)).body);
  for (const { id } of body.rounds) {
    const scores = await test.ask('manager', `GET ${path as '/'}/rounds/${id}/scores`);
    answers.push(scores.body);
    answers.push((await test.ask('manager', `GET ${path as '/'}/rounds/${id}/counted-holes`)).body);
    const [first] = scores.body.cards ?? scores.body.items;
    answers.push((await test.ask('manager', `GET ${path as '/'}/rounds/${id}/players/${first.playerId}/entries`)).body);
  }
  return told(
    JSON.parse(JSON.stringify(answers), (key, value) => (['version', 'fieldVersion', 'seals'].includes(key) ? undefined : value)),
  );
}

/** A day with everything that a file must carry: divisions, a Peoria, two people who differ, one of them confirmed, a tie decided. */
async function play(): Promise<Event> {
  const event = await seedEvent(test.db, test.clubId, {
    players: [{ gender: 'f' }, {}, {}, {}, {}, {}],
    womenPar: PAR.with(0, 5),
    divisions: ['A', 'Khách mời'],
    settings: {
      calculateHandicapDay: 'peoria',
      awards: [
        { kind: 'best-gross', main: true },
        { kind: 'division', main: true },
      ],
    },
  });
  for (const playerId of event.playerIds)
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: wholeCard(playerId, cardOver()) });
  const [first = '', second = ''] = event.playerIds;
  await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(second, 0, 72)] });
  await test.ask('editor', `POST ${event.roundPath}/entries`, {
    entries: [stroke(first, 3, 9, { device: 'desk 2' }), stroke(second, 5, 'pickup')],
  });
  const { id, playerId, hole, score } = stroke(first, 3, 4);
  await test.ask('editor', `POST ${event.roundPath}/settle`, { id, playerId, hole, score, reason: 'Xem lại thẻ' });
  const settled = stroke(second, 5, 4);
  await test.ask('editor', `POST ${event.roundPath}/settle`, {
    id: settled.id,
    playerId: second,
    hole: 5,
    score: 4,
    reason: 'Xem lại thẻ',
  });
  const confirmed = { id: crypto.randomUUID(), playerId: event.playerIds[2] ?? '', roundId: event.roundId, total: 72 };
  await test.db.insert(cardConfirmation).values(confirmed);
  await test.ask('manager', `PUT ${event.roundPath}/counted-holes`, { holes: [1, 3, 4, 10, 12, 13] });
  return event;
}

async function close(event: Event): Promise<void> {
  await test.ask('manager', `POST ${event.roundPath}/counted-holes/publish`);
  await test.ask('manager', `POST ${event.roundPath}/finish`);
  for (;;) {
    const { body } = await test.ask('manager', `GET ${event.path}/winners`);
    const open = body.items.find((award: { open: unknown[] }) => award.open.length > 0);
    if (!open) break;
    await test.ask('manager', `PUT ${event.path}/winners/${open.awardId}/decision`, {
      playerId: open.open[0].playerId,
      reason: 'Bốc thăm',
      boardVersion: body.boardVersion,
    });
  }
}

type ContestInFile = TournamentFile['contests'][number];
const bracketOf = (entrants: string[]): ContestInFile => ({
  ...{ id: '00000000-0000-4000-8000-000000000060', position: 1, name: 'Vô địch', format: 'singles', handicap: true },
  rule: { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants },
});

describe('a tournament read from its file', () => {
  it('shows the same settings, board, winners, players, cards and history, with the names of who wrote', async () => {
    const event = await play();
    await close(event);
    const file = await exported(event.path);
    const { status, body } = await imported(file, test.otherClubId);
    expect([status, body.leftOut, body.tournament.public]).toEqual([200, [], false]);
    const [origin, copy] = [await shown(event.path), await shown(`/api/tournaments/${body.tournament.id}`)];
    const clubless = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (key, inner) => (['clubName', 'clubId', 'timeZone', 'ledger'].includes(key) ? undefined : inner));
    expect(clubless(told(clubless(copy)))).toEqual(clubless(told(clubless(origin))));
    expect(JSON.stringify(copy)).toContain('User editor');
  });

  it('has its players in the order of the file, and the file is named after it', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 0, divisions: ['A'], settings: { name: 'Cúp 1/5: mở rộng' } });
    const names = Array.from({ length: 12 }, (_, nth) => `Golfer ${nth + 1}`);
    for (const name of names) await test.ask('manager', `POST ${event.path}/players`, { name, gender: 'm', handicapCourse: 18 });
    const { rawPayload, headers } = await test.app.inject({
      url: `${event.path}/file`,
      headers: { authorization: `Bearer ${test.token.manager}` },
    });
    expect(decodeURIComponent(String(headers['content-disposition']))).toBe(
      `attachment; filename*=UTF-8''Cúp 1 5 mở rộng - 2026-04-25.json`,
    );
    const { body } = await imported(rawPayload.toString());
    const again = await exported(`/api/tournaments/${body.tournament.id}`);
    expect(again.players.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it('that was closed keeps its final result', async () => {
    const event = await play();
    await close(event);
    expect((await test.ask('manager', `POST ${event.path}/close`)).body.state).toBe('closed');
    const { body } = await imported(await exported(event.path));
    const winners = async (id: string) => (await test.ask('manager', `GET /api/tournaments/${id}/winners`)).body;
    expect(await winners(body.tournament.id)).toMatchObject({ final: true });
    expect(told(await winners(body.tournament.id))).toEqual(told(await winners(event.id)));
  });

  it('may be read twice, goes on taking strokes, and never touches its origin', async () => {
    const event = await play();
    const before = await shown(event.path);
    const file = await exported(event.path);
    const [one, two] = [(await imported(file)).body.tournament, (await imported(file)).body.tournament];
    expect(new Set([event.id, one.id, two.id]).size).toBe(3);
    const players = (await test.ask('manager', `GET /api/tournaments/${two.id}/players`)).body.items;
    const entries = [stroke(players[0].id, 18, 7)];
    const written = await test.ask('reader', `POST /api/tournaments/${two.id}/rounds/${two.rounds[0].id}/entries`, { entries });
    expect(written.body.outcomes[0].outcome).not.toBe('refused');
    expect(await shown(event.path)).toEqual(before);
  });

  it('is the same again in a file of its own', async () => {
    const file = await exported((await play()).path);
    const { body } = await imported(file);
    const again = await exported(`/api/tournaments/${body.tournament.id}`);
    const plain = ({ made: _, leftOut: __, authors, cards, flights, ...rest }: Record<string, unknown[]>) => [
      rest,
      authors?.length,
      cards?.length,
      flights?.length,
    ];
    expect(told(plain(again))).toEqual(told(plain(file)));
    expect(again.confirmations).toMatchObject([{ total: 72 }]);
    expect(again.authors.map(({ name }: { name: string }) => name).sort()).toEqual(
      file.authors.map(({ name }: { name: string }) => name).sort(),
    );
  });

  it('has the cup, its teams with their logos, its matches and what was said of them, and nothing that only captains know', async () => {
    const cup = await seedCup(test);
    const { event, matches, teamIds } = cup;
    await test.db.insert(teamLogo).values({ teamId: teamIds[0], ...(await logoOf(await pngPicture())) });
    await test.db.update(team).set({ tokenHash: 'the secret of a link' }).where(eq(team.id, teamIds[0]));
    await test.db.insert(lineUp).values({ sessionId: cup.sessionId, teamId: teamIds[1], sealed: 'a secret order', handedInAt: new Date() });
    await sayOfMatch(test, cup, matches[1], { kind: 'result', winner: 0, score: { up: 3, left: 2 } });
    await sayOfMatch(test, cup, matches[2], { kind: 'hole', hole: 1, winner: 1 });
    await sayOfMatch(test, cup, matches[2], { kind: 'committee', winner: 1, reason: 'Sai bóng' });
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[0] ?? '', 1, 4)] });
    const file = await exported(event.path);
    expect([JSON.stringify(file).includes('secret'), file.leftOut]).toEqual([false, ['line-ups']]);
    const { status, body } = await imported(file, test.otherClubId);
    expect([status, body.leftOut]).toEqual([200, ['line-ups']]);
    const of = async (path: string) => {
      const answer = (await test.ask('manager', `GET ${path as '/'}/contests`)).body;
      const plain = { version: undefined, orders: undefined };
      return told(JSON.parse(JSON.stringify(answer), (key, value) => (key in plain ? undefined : key === 'logo' ? value !== null : value)));
    };
    const copy = `/api/tournaments/${body.tournament.id}`;
    expect(await of(copy)).toEqual(await of(event.path));
    const again = await exported(copy);
    const lists = ['teams', 'teamPlayers', 'contests', 'matchSessions', 'matches', 'matchEntries'] as const;
    const plain = (from: Record<string, unknown>) => told(lists.map((list) => from[list]));
    expect(plain(again)).toEqual(plain(file));
    expect([again.teamLogos.length, again.matchEntries.length]).toEqual([1, 3]);
  });

  it('has whoever left a contest as nobody, also where the id is that of somebody here', async () => {
    const file = smallTournamentFile();
    const theirs = await seedEvent(test.db, test.clubId, { players: 1 });
    file.tournament.play = 'match';
    file.contests.push(bracketOf([file.players[0]?.id ?? '', theirs.playerIds[0] ?? '']));
    const { body } = await imported(file);
    const [{ rule, standing, troubles }] = (await test.ask('manager', `GET /api/tournaments/${body.tournament.id}/contests`)).body.items;
    expect([standing.entrants.map(({ name }: { name: string }) => name), troubles.map(({ code }: { code: string }) => code)]).toEqual([
      ['Lê Minh Châu', ''],
      ['entrant-gone'],
    ]);
    expect(rule.entrants).not.toContain(theirs.playerIds[0]);
  });

  it('leaves a line in the log with what came', async () => {
    const { body } = await imported(smallTournamentFile());
    const rows = await test.db.select().from(activity);
    expect(rows).toMatchObject([{ kind: 'imported', subjectId: body.tournament.id, after: { from: 'Bạch Hạc', players: 1, entries: 1 } }]);
  });
});

describe('counted holes', () => {
  it('that are not published are not in the file, and file and answer say so', async () => {
    const event = await play();
    const file = await exported(event.path);
    expect([file.leftOut, file.countedHoles]).toEqual([['counted-holes'], []]);
    expect((await imported(file)).body.leftOut).toEqual(['counted-holes']);
    expect(await test.db.select().from(countedHole)).toHaveLength(1);
  });
});

describe('a file that is wrong is refused in a sentence, and nothing is made:', () => {
  type File = ReturnType<typeof smallTournamentFile>;
  const changed = (change: (file: File) => void) => {
    const file = smallTournamentFile();
    change(file);
    return file;
  };
  const [player, card, stroke] = ['players', 'cards', 'entries'] as const;
  const nth = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  type MatchInFile = File['matches'][number];
  /** A match of the only golfer, the hole of which was won. */
  const withMatch =
    (change: (match: MatchInFile) => Partial<MatchInFile>, hole = 1) =>
    (file: File): void => {
      const [firstId = '', roundId = ''] = [file[player][0]?.id, file.rounds[0]?.id];
      const points = { pointsWon: 10, pointsHalved: 5, pointsLost: 0 };
      const session = {
        ...{ id: nth(61), contestId: nth(60), roundId, position: 1, name: null, handicap: true, nassau: false },
        ...points,
      };
      const match: MatchInFile = {
        ...{ id: nth(62), sessionId: nth(61), number: 1, format: 'singles', allowance: null, firstTeamId: null, secondTeamId: null },
        ...{ firstId, secondId: null, node: null },
      };
      const at = { enteredAt: new Date(file.made), receivedAt: new Date(file.made), clockWrong: false };
      const by = { source: 'desk', authorId: null, device: null, replaces: null, reason: null } as const;
      file.contests.push(bracketOf([firstId]));
      file.matchSessions.push({ ...session, end: 'halved', lineUp: 'staff' });
      file.matches.push({ ...match, ...change(match) });
      file.matchEntries.push({ ...{ id: nth(63), matchId: nth(62), word: { kind: 'hole', hole, winner: 0 } }, ...at, ...by });
    };
  type PartnerInFile = File['sidePartners'][number];
  /** A side of the only golfer, on a back nine. */
  const withSide =
    (change: Partial<PartnerInFile> = {}) =>
    (file: File): void => {
      const [golfer, round] = [file[player][0], file.rounds[0]];
      if (golfer === undefined || round === undefined) return;
      round.holes = 'back';
      for (const entry of file.entries) entry.hole = 10;
      file[player].push({ ...golfer, id: nth(70), kind: 'side' });
      const partner = { sideId: nth(70), roundId: round.id, playerId: golfer.id, place: 1, fromHole: null, untilHole: null };
      file.sidePartners.push({ ...partner, reason: null, arrival: null, sideOut: false, ...change });
    };
  it('a side as it should be is none', async () => {
    const file = changed(withSide());
    Object.assign(file.entries[0] as object, { playerId: nth(70), driveBy: file[player][0]?.id });
    expect((await imported(file)).body.message).toBeUndefined();
  });

  it.each([
    ['a side as its own partner', changed(withSide({ playerId: nth(70) })), 'tournament-file-wrong', 'sidePartners.0.playerId'],
    ['a golfer as a side', changed(withSide({ sideId: nth(4) })), 'tournament-file-wrong', 'sidePartners.0.sideId'],
    [
      'a partner from a hole that the round has not',
      changed(withSide({ fromHole: 1 })),
      'tournament-file-wrong',
      'sidePartners.0.fromHole',
    ],
    ['a partner up to such a hole', changed(withSide({ untilHole: 9 })), 'tournament-file-wrong', 'sidePartners.0.untilHole'],
    [
      'a tee shot of someone who is not of the side',
      changed((file) => {
        withSide()(file);
        const [golfer] = file[player];
        if (golfer) file[player].push({ ...golfer, id: nth(71) });
        Object.assign(file.entries[0] as object, { playerId: nth(70), driveBy: nth(71) });
      }),
      'tournament-file-wrong',
      'entries.0.driveBy',
    ],
    ['no JSON', 'x', 'tournament-file-unreadable', ''],
    ['another JSON', '[]', 'tournament-file-unreadable', ''],
    ['cut off', JSON.stringify(smallTournamentFile()).slice(0, -5), 'tournament-file-unreadable', ''],
    ['nested too deep', `{"fairway":"tournament","x":${'['.repeat(40)}${']'.repeat(40)}}`, 'tournament-file-unreadable', ''],
    [
      'with more values than a file of ours can have',
      `{"fairway":"tournament","x":[${'{},'.repeat(600_000)}{}]}`,
      'tournament-file-unreadable',
      '',
    ],
    ['of a newer version', { ...smallTournamentFile(), format: 2 }, 'tournament-file-newer', ''],
    ['with an unknown field', { ...smallTournamentFile(), more: 1 }, 'tournament-file-wrong', 'file'],
    [
      'an own play without an id',
      changed((file) => Object.assign(file.tournament, { play: 'scramble', ownPlay: '' })),
      'tournament-file-wrong',
      'tournament.ownPlay',
    ],
    [
      'an own play of single players',
      changed((file) => Object.assign(file.tournament, { ownPlay: 'x' })),
      'tournament-file-wrong',
      'tournament.ownPlay',
    ],
    [
      'a name of no own play',
      changed((file) => Object.assign(file.tournament, { play: 'scramble', ownPlayName: 'Texas' })),
      'tournament-file-wrong',
      'tournament.ownPlayName',
    ],
    ['without its rounds', changed((file) => file.rounds.splice(0)), 'tournament-file-wrong', 'rounds'],
    [
      '31 strokes',
      changed((file) => Object.assign(file.entries[0] as object, { strokes: 31 })),
      'tournament-file-wrong',
      'entries.0.strokes',
    ],
    [
      'a text with a NUL',
      changed((file) => Object.assign(file[player][0] as object, { note: 'a\0b' })),
      'tournament-file-wrong',
      'players.0.note',
    ],
    [
      'a card of nobody',
      changed((file) => Object.assign(file[card][0] as object, { playerId: file.rounds[0]?.id })),
      'tournament-file-wrong',
      'cards.0.playerId',
    ],
    [
      'a stroke of nobody',
      changed((file) => Object.assign(file[stroke][0] as object, { authorId: file.rounds[0]?.id })),
      'tournament-file-wrong',
      'entries.0.authorId',
    ],
    [
      'a logo that is no picture',
      changed((file) => {
        const id = '00000000-0000-4000-8000-0000000000aa';
        file.sponsors.push({ id, position: 1, name: 'Cửu Long', website: null });
        file.sponsorLogos.push({ sponsorId: id, bytes: Buffer.from('<svg onload="x()"/>').toString('base64') });
      }),
      'tournament-file-wrong',
      'sponsorLogos.0.bytes',
    ],
    [
      'a logo of nobody',
      changed((file) => file.sponsorLogos.push({ sponsorId: file.rounds[0]?.id ?? '', bytes: '' })),
      'tournament-file-wrong',
      'sponsorLogos.0.sponsorId',
    ],
    [
      'somebody twice in a knock-out',
      changed((file) => file.contests.push(bracketOf([file[player][0]?.id ?? '', file[player][0]?.id ?? '']))),
      'tournament-file-wrong',
      'contests.0.rule',
    ],
    [
      'a match of somebody with themself',
      changed(withMatch(({ firstId }) => ({ secondId: firstId }))),
      'tournament-file-wrong',
      'secondId',
    ],
    [
      'a match won without a score',
      changed((file) => {
        withMatch(() => ({ secondId: null }))(file);
        Object.assign(file.matchEntries[0] as object, { word: { kind: 'result', winner: 0, score: null } });
      }),
      'tournament-file-wrong',
      'matchEntries.0.word',
    ],
    [
      'a hole won beyond the last extra hole',
      changed(withMatch(() => ({ secondId: null }), 55)),
      'tournament-file-wrong',
      'matchEntries.0.word.hole',
    ],
    [
      'a hole won that the round does not play',
      changed((file) => {
        Object.assign(file.rounds[0] as object, { holes: 'back' });
        Object.assign(file[stroke][0] as object, { hole: 10 });
        withMatch(() => ({ secondId: null }), 9)(file);
      }),
      'tournament-file-wrong',
      'matchEntries.0.hole',
    ],
    [
      'a match off an allowance that its format has not',
      changed(withMatch(() => ({ secondId: null, allowance: { of: 'side', weights: [50, 50], taken: 'handicaps' } }))),
      'tournament-file-wrong',
      'matches.0.allowance',
    ],
    [
      'a Nassau of nine holes',
      changed((file) => {
        Object.assign(file.rounds[0] as object, { holes: 'front' });
        withMatch(() => ({ secondId: null }))(file);
        Object.assign(file.matchSessions[0] as object, { nassau: true });
      }),
      'tournament-file-wrong',
      'matchSessions.0.nassau',
    ],
    [
      'a match for a team that its golfer is not in',
      changed((file) => {
        withMatch(() => ({ secondId: null, firstTeamId: nth(64) }))(file);
        file.teams.push({ id: nth(64), position: 1, name: 'Lam Sơn', short: 'LS', colour: '#b5432a' });
      }),
      'tournament-file-wrong',
      'matches.0.firstId',
    ],
    ['a player twice', changed((file) => file[player].push(...file[player])), 'tournament-file-wrong', 'Giải từ nơi khác'],
    ['a card twice', changed((file) => file[card].push(...file[card])), 'tournament-file-wrong', 'Giải từ nơi khác'],
    ['a stroke index twice', changed((file) => file.rounds[0]?.strokeIndex?.fill(1)), 'course-stroke-index', ''],
  ])('%s', async (_, file, code, at) => {
    const { status, body } = await imported(file);
    expect([status, body.code, body.message]).toEqual([422, code, expect.stringContaining(at)]);
    expect(body.errors).toBeDefined();
    expect(await test.db.$count(tournament)).toBe(0);
    expect(await test.db.select().from(entry)).toEqual([]);
  });

  it('larger than 16 MB', async () => {
    const { body } = await imported(' '.repeat(16 * 1024 * 1024 + 1));
    expect([body.code, body.message]).toEqual(['tournament-file-too-large', 'The tournament file is larger than 16 MB.']);
  });

  it.each([
    ['players', {}],
    ['awards', { kind: 'division' }],
  ] as const)('%s name no division of another tournament', async (list, more) => {
    const theirs = await seedEvent(test.db, test.strangersClubId, { divisions: ['A'] });
    const { body } = await imported(
      changed((file) => Object.assign(file[list][0] as object, { divisionId: theirs.divisionIds[0], ...more })),
    );
    expect([body.code, body.message]).toEqual(['tournament-file-wrong', expect.stringContaining(`${list}.0.divisionId`)]);
  });
});

/** What of a record is not in the file: its place in the file says it, or it begins anew. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  // the last day follows from the rounds
  tournament: ['archivedAt', 'clubId', 'public', 'version', 'createdAt', 'entryBatches', 'lastDate', 'ledgerLines', 'ledgerHead'],
  round: ['tournamentId', 'version'],
  division: ['tournamentId', 'version'],
  sponsor: ['tournamentId', 'version'],
  // of the picture that is kept here
  sponsor_logo: ['hash'],
  award: ['tournamentId'],
  flight: ['version'],
  player: ['tournamentId', 'version', 'createdAt'],
  card: [],
  // the author is in the list of authors, and the order of the file is that of receiving
  entry: ['principalKind', 'principalId', 'seq', 'serial', 'salt', 'commit'],
  measurement: ['principalKind', 'principalId', 'seq'],
  // phones stay with the installation
  card_confirmation: ['deviceId'],
  // a seal is of this installation's ids
  counted_hole: ['id', 'principalKind', 'principalId', 'seq', 'salt', 'seal', 'reason', 'boundDrawId'],
  award_decision: ['tournamentId', 'userId'],
  final_result: ['tournamentId', 'toSign'],
  foreign_author: ['tournamentId'],
  regulation_version: ['id', 'tournamentId'],
  // a captain's link is of this installation
  team: ['tournamentId', 'tokenHash', 'linkedAt', 'version'],
  team_logo: ['hash'],
  team_player: [],
  signup_form: ['tournamentId', 'version'],
  signup_spot: ['tournamentId'],
  // links are of this installation, and so is who was told what
  signup_package: ['tournamentId', 'tokenHash', 'version'],
  signup: ['tournamentId', 'tokenHash', 'mailTokenHashes', 'told', 'nameKey', 'searched', 'version'],
  signup_fact: ['principalKind', 'principalId'],
  // its rule says its kind
  contest: ['tournamentId', 'kind', 'version'],
  match_session: ['version'],
  match: ['version'],
  match_entry: ['principalKind', 'principalId', 'seq'],
};
/** Tables that are of no tournament, or that stay with the installation: the log of who did what, the phones with what they asked for, presentations, what was published, signed and printed, the ledgers, the short addresses, the draws, whose order is of this installation's ids, and the sealed orders of captains. */
const OTHER_TABLES = [
  // golfers are found again by evidence
  ...['consent', 'golfer', 'golfer_join', 'golfer_merge', 'handicap_rule', 'kept_out', 'membership'],
  // of a site, over many tournaments
  ...['season', 'season_opening', 'season_publication'],
  // what a bank says of the site’s accounts stays with the installation
  ...['bank_account', 'bank_line', 'booking', 'refund', 'refund_account', 'statement_import', 'tournament_payment'],
  ...['invoice_request', 'payment_reminder'],
  'activity',
  'api_key',
  'bound_draw',
  'ceremony',
  'certificate_order',
  'club',
  'club_logo',
  'contact',
  'contract',
  'countback',
  'course',
  'draw_guest',
  'format',
  'held_entry',
  'import_layout',
  'kept_secret',
  'known_address',
  'ledger_line',
  'line_up',
  'login_attempt',
  'lucky_draw',
  'lucky_line',
  'mail',
  'marker_browser',
  'marker_device',
  'marker_link',
  'marker_pass',
  'one_time_link',
  'paper_print',
  'play',
  'push_follow',
  'push_message',
  'push_subscription',
  'recovery_code',
  'round_tally',
  'session',
  'short_address',
  'signed_result',
  'site',
  'site_key',
  'site_logo',
  'ticket',
  'tiebreak',
  'tournament_tally',
  'users',
  'winner_publication',
];

/** Ids that are no record of the file: an award may be named by its kind, and a stroke may replace one that never arrived. */
/** Of a form are its kinds and packages; a group is called by whoever filled in its form. */
const OF_FORM = ['signupPackages.packageId', 'signupSpots.subjectId', 'signups.groupId', 'signups.kindId'];
const NO_REFERENCES = ['decisions.awardId', 'entries.replaces', 'matchEntries.replaces', ...OF_FORM];

describe('a large tournament', () => {
  /** The longest time in ms that this thread worked without a pause while something was done: others wait as long on a quiet machine. */
  async function longestBlock(work: () => Promise<void>): Promise<number> {
    const worked = () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
    let [longest, last, isDone] = [0, worked(), false];
    const watch = async () => {
      while (!isDone) {
        await new Promise((resolve) => setImmediate(resolve));
        longest = Math.max(longest, worked() - last);
        last = worked();
      }
    };
    const watching = watch();
    await work();
    isDone = true;
    await watching;
    return longest;
  }

  it('is read from its file and written into one while others are answered', async () => {
    const { entries, ...file } = smallTournamentFile();
    const many = Array.from({ length: 5000 }, (_, nth) => ({ ...entries[0], id: randomUUID(), hole: 1 + (nth % 18) }));
    const bytes = JSON.stringify({ ...file, entries: many });
    await imported(smallTournamentFile()); // starts the thread
    let path = '';
    const reading = await longestBlock(async () => {
      path = `/api/tournaments/${(await imported(bytes)).body.tournament.id}`;
    });
    const writing = await longestBlock(async () => {
      expect((await exported(path)).entries).toHaveLength(5000);
    });
    // the embedded database works in this process, and reads all these entries, which are of one player, in one statement
    expect([reading, writing].map((ms) => (ms < 400 ? 'short' : ms))).toEqual(['short', 'short']);
  });

  it('comes in and goes out while others ask the database, and no list shows it before it is whole', async () => {
    const { entries, ...file } = smallTournamentFile();
    const many = Array.from({ length: 3000 }, (_, nth) => ({ ...entries[0], id: randomUUID(), hole: 1 + (nth % 18) }));
    const arriving = () => test.db.$count(tournament, eq(tournament.archivedAt, ARRIVING));
    const archived = async () => (await test.ask('manager', 'GET /api/tournaments?state=archived')).body.total;
    /** What others saw meanwhile: how often they were answered, and how many tournaments a list had that are not whole. */
    const beside = async (work: () => Promise<void>) => {
      let [isDone, answered, seen, listed] = [false, 0, 0, 0];
      const asking = async () => {
        while (!isDone) {
          seen += await arriving();
          answered += 1;
          if (answered % 10 === 0) listed += await archived();
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      await Promise.all([asking(), work().finally(() => (isDone = true))]);
      return { answered, seen, listed };
    };
    let path = '';
    const reading = await beside(async () => {
      path = `/api/tournaments/${(await imported(JSON.stringify({ ...file, entries: many }))).body.tournament.id}`;
    });
    expect(reading.listed).toBe(0);
    expect(Math.min(reading.answered, reading.seen)).toBeGreaterThan(20);
    expect((await beside(async () => void (await exported(path)))).answered).toBeGreaterThan(8);
    expect(await arriving()).toBe(0);
  });

  it('that a server has lost in the middle is deleted an hour later, and cannot be taken out before', async () => {
    const made = new Date('2026-04-25T08:00:00Z');
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    await test.ask('editor', `POST ${event.roundPath}/entries`, { entries: wholeCard(event.playerIds[0] ?? '', cardOver()) });
    await test.db.update(tournament).set({ archivedAt: ARRIVING, createdAt: made }).where(eq(tournament.id, event.id));
    expect((await test.ask('manager', `POST ${event.path}/restore`)).body).toMatchObject({ code: 'already-in-state' });
    const left = async (minutes: number) => {
      await deleteLost(test.db, new Date(made.getTime() + minutes * 60_000));
      return test.db.$count(tournament, eq(tournament.id, event.id));
    };
    expect([await left(59), await left(61)]).toEqual([1, 0]);
  });
});

describe('every id in a record', () => {
  it('must be that of another record of the file', () => {
    const lists = Object.entries(tournamentFile.shape).flatMap(([list, shape]) => {
      const type = shape instanceof z.ZodDefault ? shape.unwrap() : shape;
      return type instanceof z.ZodArray && type.element instanceof z.ZodObject ? [[list, Object.keys(type.element.shape)] as const] : [];
    });
    const named = lists.flatMap(([list, fields]) =>
      fields.filter((field) => /.Id$|^replaces$|^driveBy$/.test(field)).map((field) => `${list}.${field}`),
    );
    expect(named.sort()).toEqual([...REFERENCES.map(([list, field]) => `${list}.${field}`), ...NO_REFERENCES].sort());
  });
});

describe('every table', () => {
  const FIELDS = new Map(LIST_NAMES.map((list) => [getTableName(LISTS[list].table), fieldsOf(tournamentFile.shape[list])]));
  /** What a file says of itself. */
  const ABOUT = ['fairway', 'format', 'made', 'clubName', 'leftOut'];
  const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one));
  /** One field of the file. */
  const WOMEN_COLUMNS = ['womenPar', 'womenStrokeIndex'];

  it('of a tournament is in the file with every column, or left out for a reason', async () => {
    const tables = await schemaTables();
    expect([...FIELDS.keys(), ...OTHER_TABLES].sort()).toEqual(tables.map(getTableName).sort());
    for (const table of tables.filter((one) => FIELDS.has(getTableName(one)))) {
      const name = getTableName(table);
      const fields = FIELDS.get(name) ?? [];
      const inFile = [...fields, ...(fields.includes('women') ? WOMEN_COLUMNS : [])].filter((field) => field in getTableColumns(table));
      expect([name, [...inFile, ...(LEFT_OUT[name] ?? [])].sort()]).toEqual([name, Object.keys(getTableColumns(table)).sort()]);
    }
  });

  it('of the file is in a copy, in a rehearsal too or in neither, and what begins anew there is a field of it', () => {
    const parts = Object.groupBy(LIST_NAMES, (list) => LISTS[list].part);
    expect(Object.values(parts).flat().sort()).toEqual(without(Object.keys(tournamentFile.shape), ABOUT).sort());
    const unknown = LIST_NAMES.flatMap((list) => without(Object.keys(LISTS[list].anew ?? {}), fieldsOf(tournamentFile.shape[list])));
    expect(unknown).toEqual([]);
  });
});
