import { type Routes, routes } from '@fairway/api';
import { BASES, type Basis } from '@fairway/golf';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../scripts/kit/until.ts';
import { site } from '../src/db/schema/account/site.ts';
import { round } from '../src/db/schema/field/tournament.ts';
import { teamLogo } from '../src/db/schema/play/match.ts';
import { builtWeb } from './engine/built-web.ts';
import { testApp } from './kit/app.ts';
import { seenBoard } from './kit/board.ts';
import { stroke } from './kit/event.ts';
import { openEventStream } from './kit/stream.ts';
import { pathOf, ROUTES, SAMPLES, sendSample } from './kit/world/request.ts';
import type { Ids } from './kit/world/scene.ts';
import { createLogin, createWorld } from './kit/world/world.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' }, { web: builtWeb(), emptied: 'once' });
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

/**
 * The columns of text that are not private: what a public board and the list of boards show, and choices from a list.
 * Every other column of every table is private until it is listed here; marking a choice column fails.
 */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  club: ['name', 'time_zone'],
  club_logo: ['hash'],
  tournament: [
    'name',
    'time',
    'location',
    'play',
    'format',
    'format_name',
    'format_rule',
    'tiebreak',
    'tiebreak_rule',
    'countback',
    'countback_rule',
    'countback_order',
    'countback_share',
    'play',
    'play_rule',
    'calculate_handicap_day',
    'day_handicap_rule',
    'handicap_limits',
    'cut',
    'regulations',
    'regulations_english',
    'distance_unit',
    'state',
  ],
  round: ['course_name', 'holes'],
  division: ['name', 'gender', 'calculate_handicap_day', 'day_handicap_rule', 'handicap_limits'],
  /** What a side award is called, for whom and on which holes it is; tie keys are not shown, but a board is computed with them. */
  award: ['kind', 'name', 'name_english', 'holes', 'gender', 'tiebreak_rule', 'basis', 'won_by'],
  player: ['kind', 'name', 'gender'],
  /** Of who agreed to a page of theirs. */
  golfer: ['name'],
  consent: ['purpose'],
  /** What a form says, and who is in where it shows that. */
  signup_form: ['mode', 'opens_at', 'closes_at', 'way', 'form'],
  signup: ['name', 'state'],
  flight: ['number', 'tee_time', 'starting_side'],
  card: ['status', 'arrival'],
  side_partner: ['arrival'],
  entry: ['source'],
  measurement: ['kind'],
  award_decision: ['award_id'],
  final_result: ['board', 'winners'],
  winner_publication: ['winners'],
  /** Ids of players, and what they are ranked on. */
  ceremony: ['kind', 'basis', 'list', 'shown'],
  regulation_version: ['regulations', 'regulations_english'],
  counted_hole: ['salt', 'seal', 'reason'],
  /** The secret stays private until the result is shown, and the code of the hall always. Guests type the name that they want to be seen by. */
  bound_draw: ['subject', 'source', 'seal', 'reason', 'signature', 'abandon_reason'],
  draw_guest: ['name', 'seal', 'salt'],
  /** The seed stays private until the draw has ended. */
  lucky_draw: ['seal', 'prizes'],
  lucky_line: ['outcome'],
  session: ['token_hash'],
  /** What a line says is opened as the public may know it, and what is signed is public: what they are made of is tried here. */
  ledger_line: ['content'],
  signed_result: ['core', 'signature'],
  site_key: ['key', 'succession'],
  /** As of a result. Who a person of it is, is told by their consent alone. */
  season: ['name'],
  season_publication: ['core', 'signature', 'moves'],
  season_opening: ['results'],
  users: ['language'],
  one_time_link: ['purpose'],
  /** A code is on paper that anyone may pick up. */
  short_address: ['code', 'screen'],
  push_subscription: ['language'],
  push_message: ['state'],
  site_logo: ['hash'],
  sponsor: ['name', 'website'],
  sponsor_logo: ['hash'],
  /** What matches are played by, and what was said of them: where they stand is computed from it, with the committee's reason. */
  contest: ['kind', 'name', 'format', 'rule'],
  team: ['name', 'short', 'colour'],
  team_logo: ['hash'],
  match_session: ['name', 'end', 'line_up'],
  match: ['format', 'allowance', 'node'],
  match_entry: ['word', 'source'],
};
/** Whoever has the QR code of a flight is let in by it; what they get is tested beside it (feature/play/marker). */
const BY_QR_CODE = 'POST /api/marker/devices';
/** The hall's code and a number that fits its seal let guests in; what they get is what anyone reads by GET. */
const isOfGuest = (route: string) => route.startsWith('POST ') && route.includes('/draws/');
const ANYONES = ROUTES.filter((route) => routes[route].access === 'anyone' && route !== BY_QR_CODE && !isOfGuest(route));
/** The pages that anyone may open. What is drawn in the picture of a link is what its HTML says. */
const PAGES = [
  ...['/live', '/live/keys', '/live/golfer'],
  ...[
    '',
    '?embed',
    '?tv=1',
    '?player=:playerId',
    '/start-list',
    '/start-list?flight=1',
    '/regulations',
    '/seal',
    '/lucky-draw',
    '/draw',
    '/check',
  ].map((rest) => `/tournaments/:tournamentId/live${rest}`),
];
/** Every key of the public answers in JSON. A new one is added here once somebody has asked whether everyone may read it. */
const PUBLIC_KEYS = new Set(
  [
    'among at award bases basis boardVersion calculateHandicapDay centimetres ceremony changed clubId clubLogo clubName code complete countedHoles courseName date disputed distanceUnit division divisionId divisionName divisionPlaces',
    'divisions finished flight flights format formatName gender gross grossToPar handicap handicapPending hidden hole holesPlayed id items key kind lastDate leaders lines location logo luckyDraw message name',
    'net netToPar number of own ownName ownNameEnglish par partners path phase place places playerCount playerId playerIds players points position regulations regulationsEnglish round rounds shown sideAwards sponsor sponsors started startingHole startingSide state',
    'award lists opened reason roundId salt score seal sealed seals startsAt',
    'count draw endedAt nth outcome prize prizes seed startedAt',
    'createdAt firstHole head ledger stolenAt succession',
    'caddie caddies contest contestId entrantIds entrants group kept match matchIds matchSessionId matches met nth now parts pools repeats session team teamIds colour withinGroups',
    'abandonReason abandonedAt beganAt bound day decidedAt drawId drawn draws guests hallAt hallFrom list namedFor numbers openingAt secret shownAt signature source subject',
    'counting holes partners play sides',
    'linked opponents',
    'champion end entrant entrants halved lead left lineUp loser lost matchIds matches nassau nets next node on open pars parDifferences part parts ready',
    'seeds sessions short size slots standing strokes teamIds teams up winner won colour by',
    // of a knock-out its matches by their places
    '1.1',
    // a form, with what it asks, and the own signup of whoever has just entered
    'after age amount answered answers asked birthYear choices closesAt confirm consents each eligibility email en enter enters groups extraId extras facts fees form free from guardian',
    'handicapIndex holdMinutes intro isPublic kindId kinds lacks language late lot mayChange mayWithdraw member memberNumber members membersUntil mode most nameEnglish names needed',
    'offerMinutes opensAt own package packageId packages person phone places price questions quiet refund refundFilled refundIfFilled refunds release rule sizes text to total tournament',
    'until version vga vi waiting waitingFree waitingNumber waitingPlaces way who wishes',
    // a ballot, and what of it anyone makes again
    'ballot drawAt last lot lots noShowMonths room',
    // a published season: what is signed, with the rule that it went by
    'before others othersMoved seasons waits',
    'among bases because beyond best bonus bonuses born changes commit core day division dropped entry event events first from fromTotal guests isOver least lists missing moved moves names numbers only openings pars people person player rank rule salt seasonId sharedBy standard ties to toTotal total totals unplaced use weight winnerOnce withoutList DQ NR WD cut passed-over formatVersion season opened isMember statement',
    'status steps strokeIndex suspended teeTime thru tied time timeZone toPar totals tournamentId value website winners within women',
  ].flatMap((line) => line.split(' ')),
);
/** Whole numbers: a time of day may be 41.7 seconds and more, and a key is made of digits. */
const PRIVATE = /private [a-z_]+\.[a-z_]+|\b1937\b|41\.7\b|\b417\b/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

type Column = { table: string; column: string; type: string };

/** Writes the column's own name into every private column; returns the tables without a row to write to. */
async function markPrivate(): Promise<string[]> {
  await test.db.execute(sql`alter table activity disable trigger activity_kept`);
  const { rows } = await test.db.execute<Column>(
    sql`select table_name as table, column_name as column, data_type as type from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'jsonb')`,
  );
  const empty = new Set<string>();
  for (const { table, column, type } of rows.filter(({ table, column }) => !OPEN[table]?.includes(column))) {
    const mark = sql`'private ' || ${`${table}.${column} `}::text || ctid::text`;
    const value = type === 'jsonb' ? sql`jsonb_build_object('private', ${mark})` : mark;
    const written = await test.db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} returning 1 as done`,
    );
    if (written.rows.length === 0) empty.add(table);
  }
  await test.db.execute(sql`alter table activity enable trigger activity_kept`);
  // A birthday, a birth year, and in tenths the handicap index, which the tournament does not use.
  await test.db.execute(sql`update player set birthday = '1937-07-23', birth_year = 1937, handicap_index = 417`);
  return [...empty];
}

/** Everything of a tournament that is not public is private, even names. */
async function markTournament({ tournamentId }: Ids): Promise<void> {
  await test.db.execute(sql`update tournament set name = 'private tournament.name', location = 'private tournament.location',
    regulations = 'private tournament.regulations', regulations_english = 'private tournament.regulations_english'
    where id = ${tournamentId}`);
  await test.db.execute(sql`update player set name = 'private player.name' where tournament_id = ${tournamentId}`);
  await test.db.execute(sql`update round set course_name = 'private round.course_name' where tournament_id = ${tournamentId}`);
}

/** Players of a public tournament who are shown as initials. */
const markNames = ({ tournamentId }: Ids) =>
  test.db.execute(sql`update player set name = 'private player.name', initials = true where tournament_id = ${tournamentId}`);

/** Worlds with a row in every table: a tournament under way, one that is closed, one that is not public. */
let worlds: Ids[];
let empty: string[];
beforeAll(async () => {
  const login = SAMPLES['POST /api/auth/login'];
  await test.ask(null, 'POST /api/auth/login', { username: 'lan', password: 'wrong' }, login.headers);
  const underWay = await createWorld(test.db, test.clubId, {
    logo: true,
    public: true,
    scores: 'disputed',
    countedHoles: 'entered',
    decided: true,
    ceremony: true,
    luckyDraw: 'drawn',
    boundDraw: 'sealed',
    sides: 'made',
    golfer: 'joined',
    signup: 'open',
    season: 'published',
  });
  const closed = await createWorld(test.db, test.otherClubId, { public: true, scores: 'untied', boundDraw: 'decided', matches: 'said' });
  await test.db.insert(teamLogo).values({ teamId: closed.teamId, hash: closed.hash, bytes: Buffer.from('a logo') });
  const secret = await createWorld(test.db, test.clubId, { public: false });
  await test.db.update(round).set({ finishedAt: new Date() }).where(eq(round.id, closed.roundId));
  await markNames(closed); // the frozen result has their names
  await test.ask('manager', `POST /api/tournaments/${closed.tournamentId}/close`);
  const seen = await seenBoard(test, { id: closed.tournamentId });
  await test.ask('manager', `PUT /api/tournaments/${closed.tournamentId}/winners/publication`, seen);
  await test.db.execute(sql`insert into regulation_version (tournament_id, regulations, replaced_at)
    values (${underWay.tournamentId}, '<p>Điều 1</p>', now())`);
  await test.db.execute(sql`insert into paper_print (tournament_id, kind, size, language, "each", code, pages, parts, printed_at)
    values (${underWay.tournamentId}, 'score-card', 'a4', 'vi', 'four', 'none', 1, '{}', now())`);
  await test.db.execute(sql`insert into known_address select id, 'hash', now() from users limit 1`);
  await test.db.execute(sql`insert into certificate_order (domain, due_at) values ('golf.example.com', now())`);
  await test.db.execute(sql`insert into kept_secret (name, encrypted) values ('push', 'enc1:')`);
  await test.db.execute(
    sql`insert into signed_result (tournament_id, number, core, signature) values (${secret.tournamentId}, 1, '{}', '{}')`,
  );
  await test.db.execute(sql`insert into site_key (key, created_at) values ('a1', now())`);
  await fillPush(underWay);
  empty = await markPrivate();
  await markTournament(secret);
  // A person who logs in sees their own site.
  const [own] = await test.db.insert(site).values({ name: 'Site Three' }).returning();
  await createLogin(test.db, own?.id ?? '');
  worlds = [underWay, closed, secret];
});

/** A phone that follows a player, and is told of a signup. */
async function fillPush({ tournamentId, playerId, signupId }: Ids): Promise<void> {
  await test.db.execute(sql`with phone as (
      insert into push_subscription (tournament_id, endpoint, p256dh, auth, language, origin)
      values (${tournamentId}, 'https://push.example/1', 'key', 'auth', 'vi', 'hash') returning id),
    follow as (insert into push_follow (subscription_id, player_id, start) select id, ${playerId}, '1 07:12 4A' from phone)
    insert into push_message (subscription_id, occasion, data, due_at, ends_at) select id, 'winners', '{}', now(), now() from phone`);
  await test.db.execute(sql`insert into push_subscription (tournament_id, signup_id, endpoint, p256dh, auth, language, origin)
    values (${tournamentId}, ${signupId}, 'https://push.example/1', 'key', 'auth', 'vi', 'hash')`);
}

/** What an event stream sends, with a poke if the tournament still takes scores. */
async function heardOn(path: string, { tournamentId, roundId, playerId }: Ids): Promise<unknown> {
  const stream = await openEventStream(test.app, path);
  if (stream.answer.statusCode === 200) {
    await until(() => expect(stream.versions).not.toEqual([]));
    const entries = [stroke(playerId, 2, 5)];
    const { body } = await test.ask('reader', `POST /api/tournaments/${tournamentId}/rounds/${roundId}/entries`, { entries });
    const isWritten = body.outcomes?.[0].outcome === 'applied';
    if (isWritten) await until(() => expect(stream.versions.at(-1)).toBe(body.boardVersion));
  }
  stream.close();
  await stream.ended;
  return { status: stream.answer.statusCode, headers: stream.answer.headers, heard: stream.heard() };
}

async function answerTo(route: keyof Routes, ids: Ids): Promise<string> {
  const isStream = 'sends' in routes[route] && routes[route].sends === 'stream';
  const answer = isStream ? await heardOn(pathOf(route, ids), ids) : await sendSample(test, null, route, ids);
  return JSON.stringify(answer).replaceAll(UUID, '<id>');
}

/** Collects every name within a value. */
function keysOf(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) keys.add(key);
    keysOf(inner, keys);
  }
}

/** The file of a result has what the facts have, and no more: `feature/result/facts/result-file.test.ts` looks into one. */
const UNLESS_FINAL = 'GET /api/live/tournaments/:tournamentId/result.html';
/** Nobody but a provider can sign one. */
const SIGNED = 'POST /api/payment-notices/:provider/:accountId';

describe('what is private', () => {
  it('is in every table, so that the test notices an answer that shows it', async () => {
    expect(empty).toEqual([]);
    const { body } = await test.ask('reader', `GET /api/divisions?tournamentId=${worlds[0]?.tournamentId}`);
    expect(JSON.stringify(body)).toMatch(PRIVATE);
  });

  it.each(ANYONES)('is in no answer of %s', async (route) => {
    const statuses: unknown[] = [];
    for (const ids of worlds) {
      const answer = await answerTo(route, ids);
      expect(PRIVATE.exec(answer)?.[0]).toBeUndefined();
      statuses.push(JSON.parse(answer).status);
    }
    const wanted = { [UNLESS_FINAL]: [409], [SIGNED]: [422] }[route as string] ?? [200, 204];
    expect(wanted).toContain(statuses[route.includes('/teams/') ? 1 : 0]);
  });

  it.each(PAGES)('is not in the page %s', async (page) => {
    for (const { tournamentId, playerId } of worlds) {
      const { body, headers } = await test.app.inject(page.replace(':tournamentId', tournamentId).replace(':playerId', playerId));
      expect(body).toContain('<div id="root">');
      expect(PRIVATE.exec(JSON.stringify([body, headers]))?.[0]).toBeUndefined();
    }
  });

  it('has no key in the public answers: each of theirs is known', async () => {
    const keys = new Set<string>();
    const answers = ANYONES.filter((route) => route.includes(' /api/live/') && !('sends' in routes[route]));
    for (const route of answers) {
      for (const ids of worlds) keysOf((await sendSample(test, null, route, ids)).body, keys);
    }
    expect([...keys].filter((key) => !PUBLIC_KEYS.has(key) && !BASES.includes(key as Basis))).toEqual([]);
  });
});
