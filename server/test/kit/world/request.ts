import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type RouteKey, type Routes, routes } from '@fairway/api';
import { CLUB_RULES, SEASON_RULES, STABLEFORD } from '@fairway/golf';
import sharp from 'sharp';
import { FINDERS, type IdName } from '../../../src/access/scope.ts';
import { codeOf } from '../../../src/feature/account/auth/second-factor.ts';
import { workbookFile } from '../../../src/feature/field/player-import/sample/workbook-file.ts';
import { smallTournamentFile } from '../../fixture/tournament-file.ts';
import { LINK_TOKENS, SECRET } from '../account.ts';
import type { Sender, TestApp } from '../app.ts';
import { measurementOf, PAR, STROKE_INDEX, stroke } from '../event.ts';
import { linkTokenOf } from '../marker.ts';
import { openEventStream } from '../stream.ts';
import { GUEST, GUEST_SEAL, HALL_CODE } from './draw.ts';
import type { Ids, Scene } from './scene.ts';
import { enteringOf, newSignupSecret, signupFormOf } from './signup.ts';
import { PASSWORD } from './world.ts';

// One file, because it is one table: a sample for each route.

/** A well-formed request for a route: what must exist before it, and what is sent beside the ids of the path. */
type Sample = {
  scene?: Scene;
  /** Parts of the path that are no ids. */
  path?: Record<string, string>;
  query?: (ids: Ids) => Record<string, string>;
  body?: (ids: Ids) => unknown;
  /** The file of a form. */
  file?: () => Promise<Buffer>;
  headers?: Record<string, string>;
};

const courseCard = { courseName: 'West', par: PAR, strokeIndex: STROKE_INDEX };
const TEE = { name: 'Blue', colour: 'blue', gender: 'm', courseRating: 71.4, slope: 128, unit: 'yards', lengths: Array(18).fill(380) };
const FORMAT = { points: { ...STABLEFORD, points: [...STABLEFORD.points] } };
const PLAY = { play: 'scramble', partners: 4, drives: 3 };
const TIEBREAK = { gross: ['countback'], net: ['lower', 'countback'], points: [] };
const COUNTBACK = [{ last: 9 }, { first: 3 }, { hardest: 6 }, { holes: [18, 9] }];
const SEASON = { ...SEASON_RULES['best-eight-places'], basis: 'gross', from: '2026-01-01', to: '2026-12-31', only: null, events: {} };
/** A season whose tournament counts. */
const TABLE = { season: 'table', state: 'closed', public: true, published: true } as const;
const NEW_FLIGHT = {
  ...{ id: null, seen: null, number: '7', teeTime: '07:10', startingHole: 10, startingSide: 'A', cart: 'X3', note: null },
};
const version = 1;
const SEEN_BOARD = { boardVersion: 1 };
const seenBoardVersion = () => ({ boardVersion: '1' });
const seenVersion = () => ({ version: String(version) });
const XSRF = 'x'.repeat(32);
const NEW_PASSWORD = 'bốn con ngựa xanh';

/** A statement in the shape of a bank. */
const statementFile = () => readFile(new URL('../../../src/feature/field/payment/statement/sample/09-signed-column.csv', import.meta.url));

/** As a browser says where it takes notifications. */
export const PHONE = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
} as const;

/** Every route of the api; one without a sample does not compile. */
export const SAMPLES: Record<keyof Routes, Sample> = {
  'GET /sanctum/csrf-cookie': {},
  'POST /api/auth/login': {
    body: () => ({ username: 'lan', password: PASSWORD }),
    headers: { cookie: `XSRF-TOKEN=${XSRF}`, 'x-xsrf-token': XSRF },
  },
  'GET /api/auth/logout': {},
  'GET /api/auth/user': {},
  'GET /api/auth/ways': {},
  'POST /api/auth/forgotten-password': { body: () => ({ username: 'lan' }) },
  'POST /api/auth/link': { body: () => ({ token: LINK_TOKENS['reset-password'] }) },
  'POST /api/auth/password': { body: () => ({ token: LINK_TOKENS['reset-password'], password: NEW_PASSWORD }) },
  'POST /api/auth/email': { body: () => ({ token: LINK_TOKENS['verify-email'] }) },

  'GET /api/activities': {
    query: ({ tournamentId }) => ({
      subjectType: 'player',
      kind: 'created',
      by: 'program',
      tournamentId,
      from: '2026-01-01',
      to: '2099-12-31',
    }),
  },
  'GET /api/activities/authors': { query: () => ({ search: 'user' }) },
  'GET /api/activities/:activityId': {},

  'GET /api/setting-troubles': {},
  'POST /api/setting-troubles/new-key': {},
  'GET /api/backups': {},
  'POST /api/backups': {},

  'GET /api/clubs': { query: () => ({ search: 'phoenix', sort: 'city', order: 'desc', page: '1', pageSize: '5' }) },
  'POST /api/clubs': {
    body: ({ siteId }) => ({
      siteId,
      name: 'CLB Golf Bạch Hạc',
      timeZone: 'Asia/Bangkok',
      address: 'Km 12',
      city: 'Việt Trì',
      state: 'Phú Thọ',
      country: 'Việt Nam',
      phone: '0210 123 456',
      email: 'golf@example.com',
      website: 'https://golf.example.com',
      investor: 'Công ty Bạch Hạc',
      note: null,
    }),
  },
  'GET /api/clubs/:clubId': {},
  'PATCH /api/clubs/:clubId': {
    scene: { club: 'own' },
    body: () => ({ version, name: 'Phoenix Golf', website: 'phoenix.example.com', phone: null }),
  },
  'DELETE /api/clubs/:clubId': { scene: { club: 'bare' } },
  'PUT /api/clubs/:clubId/logo': { scene: { club: 'own' }, query: seenVersion, file: () => pngPicture() },
  'DELETE /api/clubs/:clubId/logo': { query: seenVersion, scene: { club: 'own', logo: true } },
  'GET /api/clubs/:clubId/logo/:hash': { scene: { logo: true } },
  'GET /api/clubs/:clubId/courses': {},
  'POST /api/clubs/:clubId/courses': { body: () => ({ name: `Course ${randomUUID()}`, par: PAR, strokeIndex: null, tees: [TEE] }) },
  'PATCH /api/clubs/:clubId/courses/:courseId': {
    body: () => ({ version, par: PAR, name: `Course ${randomUUID()}`, position: 1, tees: [TEE] }),
  },
  'DELETE /api/clubs/:clubId/courses/:courseId': {},
  'POST /api/clubs/:clubId/courses/file': { file: async () => courseWorkbook() },

  'GET /api/sites': { query: () => ({ search: 'site', sort: 'name', order: 'desc', page: '1', pageSize: '5' }) },
  'POST /api/sites': {
    body: () => ({ name: 'Golf Bạch Hạc', note: 'Liên hệ chị Lan', contactMonths: 6, frameOrigins: ['https://club.example'] }),
  },
  'GET /api/sites/:siteId': {},
  'PATCH /api/sites/:siteId': { scene: { site: 'bare' }, body: () => ({ version, name: 'Golf Sông Lô', note: null, contactMonths: 12 }) },
  'DELETE /api/sites/:siteId': { scene: { site: 'bare' } },
  'PUT /api/sites/:siteId/logo': { query: seenVersion, file: () => pngPicture() },
  'DELETE /api/sites/:siteId/logo': { query: seenVersion, scene: { logo: true } },
  'GET /api/sites/:siteId/logo/:hash': { scene: { logo: true } },
  'GET /api/sites/:siteId/users': {},
  'GET /api/sites/:siteId/contracts': {},
  'GET /api/sites/:siteId/keys': {},
  'POST /api/sites/:siteId/keys': { body: () => ({ name: 'Trang web của CLB', mayWrite: true }) },
  'DELETE /api/sites/:siteId/keys/:keyId': {},
  'GET /api/sites/:siteId/golfers': {
    query: ({ clubId }) => ({ search: 'an', clubId, sort: 'name', order: 'desc', page: '1', pageSize: '5' }),
  },
  'POST /api/sites/:siteId/golfers': {
    body: () => ({
      ...{ name: 'Nguyễn Văn An', gender: 'm', birthday: '1980-05-01', birthYear: null, vga: 'VGA 38632', handicapIndex: 12.4 },
      ...{ handicapDate: '2026-03-01', phone: '0912345678', otherPhone: null, email: 'an@example.com', note: null },
    }),
  },
  'GET /api/golfers/:golferId': { scene: { golfer: 'joined' } },
  'PATCH /api/golfers/:golferId': { body: () => ({ version, name: 'Trần Văn An', phone: null, handicapIndex: 9.8 }) },
  'PUT /api/golfers/:golferId/memberships': {
    body: ({ clubId }) => ({ version, memberships: [{ clubId, number: 'M 12', kind: 'Trọn đời', from: '2020-01-01', to: null }] }),
  },
  'DELETE /api/golfers/:golferId': {},
  'POST /api/golfers/:golferId/joins': { body: ({ playerId }) => ({ playerIds: [playerId] }) },
  'DELETE /api/golfers/:golferId/joins/:joinId': { scene: { golfer: 'joined' } },
  'POST /api/golfers/:golferId/merge': { body: ({ otherGolferId }) => ({ intoId: otherGolferId }) },
  'GET /api/golfers/:golferId/merge': { scene: { golfer: 'merged' } },
  'POST /api/golfers/:golferId/unmerge': { scene: { golfer: 'merged' }, body: () => ({ answers: [] }) },
  'GET /api/sites/:siteId/handicap-rule': { scene: { golfer: 'joined' } },
  'PUT /api/sites/:siteId/handicap-rule': {
    scene: { golfer: 'joined' },
    body: () => ({
      ...{ version, club: CLUB_RULES['under-par-by-band'], record: { matches: 'most-likely', estimates: true }, states: true },
    }),
  },
  'POST /api/sites/:siteId/handicap-rule/try': {
    scene: { golfer: 'joined' },
    body: () => ({ rule: CLUB_RULES['mean-of-two'], year: 2026 }),
  },
  'GET /api/sites/:siteId/club-handicaps': { scene: { golfer: 'joined' }, query: () => ({ month: '2026-04' }) },
  'GET /api/tournaments/:tournamentId/postings': {},
  'GET /api/tournaments/:tournamentId/joins': { scene: { golfer: 'joined' } },
  'GET /api/golfers/:golferId/scoring-record': { scene: { golfer: 'joined' } },
  'POST /api/golfers/:golferId/consents': { body: () => ({ purpose: 'contacts', guardian: null }) },
  'DELETE /api/golfers/:golferId/consents/:purpose': { scene: { golfer: 'joined' }, path: { purpose: 'contacts' } },
  'GET /api/golfers/:golferId/career': { scene: { golfer: 'joined' } },
  'GET /api/live/golfers/:page': { scene: { golfer: 'joined' } },
  'GET /api/golfers/:golferId/data': { scene: { golfer: 'joined' } },
  'POST /api/golfers/:golferId/removal': { scene: { golfer: 'joined' }, body: () => ({ keepOut: false }) },
  'GET /api/sites/:siteId/golfer-proposals': { query: ({ tournamentId, playerId }) => ({ kind: 'new', tournamentId, after: playerId }) },
  'POST /api/sites/:siteId/golfer-proposals': { body: ({ playerId }) => ({ items: [{ playerId, golferId: null }] }) },
  'POST /api/sites/:siteId/golfer-proposals/all': { body: ({ tournamentId }) => ({ kind: 'new', tournamentId }) },
  'GET /api/sites/:siteId/seasons': {},
  'POST /api/sites/:siteId/seasons': {
    body: ({ clubId, tournamentId }) => ({ name: 'Medal 2026', clubId, rule: { ...SEASON, only: [tournamentId] } }),
  },
  'GET /api/seasons/:seasonId': { scene: { season: 'published' } },
  'GET /api/seasons/:seasonId/now': { scene: { season: 'published' } },
  'PATCH /api/seasons/:seasonId': { body: () => ({ version, name: 'Golfer của năm', rule: { ...SEASON, best: 5 } }) },
  'DELETE /api/seasons/:seasonId': {},
  'POST /api/seasons/:seasonId/try': { scene: TABLE, body: ({ clubId }) => ({ clubId, rule: { ...SEASON, best: 5 } }) },
  'POST /api/seasons/:seasonId/publications': { scene: TABLE, body: () => ({}) },
  'GET /api/seasons/:seasonId/publications/:number': { scene: { season: 'published' }, path: { number: '1' } },
  'GET /api/seasons/:seasonId/publications/:number/paper': {
    ...{ scene: { season: 'published' }, path: { number: '1' } },
    query: () => ({ size: 'a5', language: 'en' }),
  },
  'GET /api/live/seasons': {
    scene: { season: 'published' },
    query: ({ clubId, tournamentId }) => ({ club: clubId, tournament: tournamentId }),
  },
  'GET /api/live/seasons/:seasonId': { scene: { season: 'published' }, query: () => ({ number: '1' }) },
  'GET /api/live/seasons/:seasonId/now': { scene: { season: 'published' } },
  'GET /api/live/seasons/:seasonId/table.csv': { scene: { season: 'published' }, query: () => ({ language: 'en' }) },
  'GET /api/contracts': {
    query: ({ siteId }) => ({
      siteId,
      search: 'hd',
      plan: 'basic',
      validity: 'lapsed',
      sort: 'amount',
      order: 'desc',
      page: '1',
      pageSize: '5',
    }),
  },
  'POST /api/contracts': {
    body: ({ siteId }) => ({
      siteId,
      code: `HĐ ${randomUUID()}`,
      representative: 'Nguyễn Thị Lan',
      plan: 'professional',
      duration: 12,
      durationUnit: 'month',
      startDate: '2026-01-01',
      price: 24_000_000,
      amount: 20_000_000,
      commissionPercent: 12.5,
      note: null,
    }),
  },
  'GET /api/contracts/:contractId': {},
  'PATCH /api/contracts/:contractId': { body: () => ({ version, plan: 'premium', duration: 2, amount: 36_000_000, note: 'Gia hạn' }) },
  'DELETE /api/contracts/:contractId': {},
  'GET /api/dashboard': {},
  'GET /api/dashboard/figures': {},

  'GET /api/divisions': { query: ({ tournamentId }) => ({ tournamentId }) },
  'POST /api/divisions': {
    body: ({ tournamentId }) => ({
      tournamentId,
      name: `Bảng ${randomUUID()}`,
      gender: 'a',
      handicapCourseFrom: 0,
      handicapCourseTo: 36,
      handicapIndexFrom: null,
      handicapIndexTo: 30.4,
      cut: 40,
      note: null,
      calculateHandicapDay: null,
    }),
  },
  'PATCH /api/divisions/:divisionId': { body: () => ({ version, note: 'Tee xanh', handicapCourseTo: 36, position: 1, cut: 10 }) },
  'DELETE /api/divisions/:divisionId': { scene: { players: 'none' } },
  'POST /api/tournaments/:tournamentId/divisions/assign': { scene: { players: 'unassigned' } },

  'GET /api/tournaments/:tournamentId/leaderboard': {},
  'GET /api/tournaments/:tournamentId/leaderboard/:playerId': { query: () => ({ basis: 'gross', within: 'field' }) },
  'GET /api/live/tournaments': { query: ({ clubId }) => ({ club: clubId }) },
  'GET /api/live/tournaments/:tournamentId': { scene: { public: true } },
  'GET /api/live/tournaments/:tournamentId/start-list': { scene: { public: true } },
  'GET /api/live/tournaments/:tournamentId/board.csv': { scene: { public: true }, query: () => ({ language: 'en' }) },
  'GET /api/live/tournaments/:tournamentId/calendar.ics': { scene: { public: true }, query: () => ({ flight: '1' }) },
  'GET /api/live/calendar.ics': { query: ({ clubId }) => ({ club: clubId }) },
  'GET /api/live/push': {},
  'PUT /api/live/tournaments/:tournamentId/push': {
    scene: { public: true },
    body: ({ playerId }) => ({ ...PHONE, language: 'vi', playerIds: [playerId] }),
  },
  'POST /api/live/push/off': { body: () => ({ endpoint: PHONE.endpoint }) },
  'GET /api/live/tournaments/:tournamentId/code.svg': { scene: { public: true } },
  'GET /api/tournaments/:tournamentId/short-addresses': {},
  'GET /api/live/short-addresses/:code': { scene: { public: true } },
  'GET /api/live/tournaments/:tournamentId/picture.png': { scene: { public: true, logo: true }, query: () => ({ language: 'en', v: '1' }) },
  'GET /api/live/tournaments/:tournamentId/explanation/:playerId': { scene: { public: true }, query: () => ({ basis: 'gross' }) },
  'GET /api/live/tournaments/:tournamentId/ceremony': { scene: { public: true, ceremony: true } },
  'GET /api/tournaments/:tournamentId/suspense': {},
  'PATCH /api/tournaments/:tournamentId/suspense': {
    body: () => ({ version: 1, hiddenHoles: 9, frozen: false, divisions: [] }),
  },
  'GET /api/live/tournaments/:tournamentId/lucky-draw': { scene: { public: true, luckyDraw: 'drawn' } },
  'GET /api/tournaments/:tournamentId/lucky-draw': { scene: { luckyDraw: 'drawn' } },
  'POST /api/tournaments/:tournamentId/lucky-draw': { body: () => ({ prizes: [{ name: 'Túi gậy', count: 2 }] }) },
  'POST /api/tournaments/:tournamentId/lucky-draw/next': { body: () => ({ version }), scene: { luckyDraw: 'begun' } },
  'POST /api/tournaments/:tournamentId/lucky-draw/pass': { body: () => ({ version }), scene: { luckyDraw: 'drawn' } },
  'POST /api/tournaments/:tournamentId/lucky-draw/end': { body: () => ({ version }), scene: { luckyDraw: 'drawn' } },
  'GET /api/live/tournaments/:tournamentId/draws': { scene: { public: true, boundDraw: 'sealed' } },
  'POST /api/live/tournaments/:tournamentId/draws/:drawId/numbers': {
    scene: { public: true, boundDraw: 'hall' },
    body: () => ({ code: HALL_CODE, name: 'Khách mời', seal: 'f'.repeat(64), device: 'f'.repeat(32) }),
  },
  'POST /api/live/tournaments/:tournamentId/draws/:drawId/openings': { scene: { public: true, boundDraw: 'opening' }, body: () => GUEST },
  'GET /api/tournaments/:tournamentId/draws': { scene: { boundDraw: 'sealed' } },
  'POST /api/tournaments/:tournamentId/draws': { body: () => ({ kind: 'lucky-draw', source: { kind: 'hall' } }) },
  'POST /api/tournaments/:tournamentId/draws/:drawId/opening': { scene: { boundDraw: 'sealed' } },
  'DELETE /api/tournaments/:tournamentId/draws/:drawId/guests/:seal': { scene: { boundDraw: 'sealed' }, path: { seal: GUEST_SEAL } },
  'POST /api/tournaments/:tournamentId/draws/:drawId/anew': { scene: { boundDraw: 'opening' } },
  'POST /api/tournaments/:tournamentId/draws/:drawId/showing': { scene: { boundDraw: 'decided' } },
  'POST /api/tournaments/:tournamentId/draws/:drawId/abandon': { scene: { boundDraw: 'hall' }, body: () => ({ reason: 'Mất điện' }) },
  'GET /api/tournaments/:tournamentId/ceremony': { scene: { ceremony: true } },
  'POST /api/tournaments/:tournamentId/ceremony': {
    body: () => ({ kind: 'standings', divisionId: null, basis: 'gross', fromPlace: 10 }),
  },
  'POST /api/tournaments/:tournamentId/ceremony/step': { body: () => ({ version: 1, way: 'next' }), scene: { ceremony: true } },
  'POST /api/tournaments/:tournamentId/ceremony/end': {
    body: () => ({ version: 1, outcome: 'reveal' }),
    scene: { ceremony: true },
  },
  'GET /api/tournaments/:tournamentId/regulations': {},
  'GET /api/live/tournaments/:tournamentId/regulations': { scene: { public: true } },
  'GET /api/live/keys': {},
  'POST /api/site-keys': { body: () => ({ stolen: true }) },
  'GET /api/live/tournaments/:tournamentId/facts.json': { scene: { public: true } },
  'GET /api/live/tournaments/:tournamentId/result.html': { scene: { public: true } },
  'GET /api/live/tournaments/:tournamentId/seals': { scene: { public: true, countedHoles: 'entered' } },
  'GET /api/live/tournaments/:tournamentId/events': { scene: { public: true } },

  'GET /api/tournaments/:tournamentId/sides': { scene: { sides: 'made' } },
  'POST /api/tournaments/:tournamentId/sides': {
    scene: { sides: 'none' },
    body: ({ playerId, partnerId, divisionId }) => ({ sides: [{ name: 'Cặp 1', partners: [playerId, partnerId], divisionId }] }),
  },
  'PATCH /api/tournaments/:tournamentId/sides/:sideId': {
    scene: { sides: 'made' },
    body: ({ divisionId }) => ({ version, name: 'Cặp 2', divisionId }),
  },
  'DELETE /api/tournaments/:tournamentId/sides/:sideId': { scene: { sides: 'made', scores: 'none' } },
  'GET /api/tournaments/:tournamentId/contests': { scene: { matches: 'made' } },
  'POST /api/tournaments/:tournamentId/contests': {
    scene: { matches: 'contest' },
    body: ({ playerId, partnerId }) => ({
      name: 'Nhánh B',
      rule: { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 1, entrants: [playerId, partnerId] },
    }),
  },
  'PATCH /api/tournaments/:tournamentId/contests/:contestId': {
    scene: { matches: 'made' },
    body: () => ({ name: 'Nhánh chính', version: 1 }),
  },
  'DELETE /api/tournaments/:tournamentId/contests/:contestId': { scene: { matches: 'made', scores: 'none' } },
  'POST /api/tournaments/:tournamentId/contests/:contestId/sessions': {
    scene: { matches: 'contest' },
    body: ({ roundId }) => ({ roundId, name: 'Chung kết' }),
  },
  'PATCH /api/tournaments/:tournamentId/sessions/:matchSessionId': {
    scene: { matches: 'made' },
    body: () => ({ name: 'Chung kết', version: 1 }),
  },
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId': { scene: { matches: 'made', scores: 'none' } },
  'PUT /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId': {
    scene: { matches: 'captains', scores: 'none' },
    body: ({ matchId, playerId }) => ({ matches: [{ matchId, playerIds: [playerId] }] }),
  },
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId': { scene: { matches: 'captains' } },
  'GET /api/captain': { scene: { matches: 'captains' } },
  'PUT /api/captain/orders': {
    scene: { matches: 'captains', scores: 'none' },
    body: ({ matchSessionId: sessionId, matchId, playerId }) => ({ sessionId, matches: [{ matchId, playerIds: [playerId] }] }),
  },
  'GET /api/tournaments/:tournamentId/teams': { scene: { matches: 'contest' } },
  'POST /api/tournaments/:tournamentId/teams': {
    scene: { matches: 'contest' },
    body: ({ partnerId }) => ({
      teams: [{ name: 'Đội Sông Mã', short: 'SM', colour: '#1d4ed8', players: [{ playerId: partnerId, group: 'A', reserve: true }] }],
    }),
  },
  'PATCH /api/tournaments/:tournamentId/teams/:teamId': {
    scene: { matches: 'contest' },
    body: ({ partnerId }) => ({ name: 'Đội Sông Mã', players: [{ playerId: partnerId, group: 'B', reserve: false }], version }),
  },
  'DELETE /api/tournaments/:tournamentId/teams/:teamId': { scene: { matches: 'contest' } },
  'PUT /api/tournaments/:tournamentId/teams/:teamId/logo': {
    scene: { matches: 'contest' },
    query: seenVersion,
    file: () => pngPicture(),
  },
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/logo': { query: seenVersion, scene: { matches: 'contest', logo: true } },
  'GET /api/teams/:teamId/logo/:hash': { scene: { matches: 'contest', logo: true } },
  'POST /api/tournaments/:tournamentId/teams/:teamId/link': { scene: { matches: 'contest' }, body: () => ({ version }) },
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/link': { query: seenVersion, scene: { matches: 'contest' } },
  'PATCH /api/tournaments/:tournamentId/matches/:matchId': {
    scene: { matches: 'captains', scores: 'none' },
    body: ({ playerId }) => ({ sides: [[playerId], null], version: 1 }),
  },
  'DELETE /api/tournaments/:tournamentId/matches/:matchId': { scene: { matches: 'made', scores: 'none' } },
  'GET /api/tournaments/:tournamentId/matches/:matchId/entries': { scene: { matches: 'made' } },
  'POST /api/tournaments/:tournamentId/matches/:matchId/entries': {
    scene: { matches: 'made' },
    body: () => ({ entries: [{ id: randomUUID(), word: { kind: 'hole', hole: 1, winner: 0 } }] }),
  },
  'GET /api/live/tournaments/:tournamentId/enter': { scene: { signup: 'open' } },
  'POST /api/live/tournaments/:tournamentId/enter': {
    scene: { signup: 'open' },
    body: ({ kindId }) => enteringOf(kindId),
  },
  'POST /api/live/tournaments/:tournamentId/enter/link': { scene: { signup: 'open' }, body: () => ({ email: 'dung@example.com' }) },
  'GET /api/signup': { scene: { signup: 'open' } },
  'PATCH /api/signup': { scene: { signup: 'open' }, body: () => ({ wishes: ['Trần An'] }) },
  'POST /api/signup/answer': { scene: { signup: 'open' }, body: () => ({ takes: true }) },
  'POST /api/signup/withdraw': { scene: { signup: 'open' } },
  'PUT /api/signup/members/:memberId': {
    scene: { signup: 'open' },
    body: () => ({ name: 'Võ Em', gender: 'm', secret: newSignupSecret() }),
  },
  'PUT /api/signup/push': { scene: { signup: 'open' }, body: () => ({ ...PHONE, language: 'vi' }) },
  'GET /api/signup/link': { scene: { signup: 'open' } },
  'GET /api/signup/data': { scene: { signup: 'open' } },
  'GET /api/tournaments/:tournamentId/signup-form': {},
  'PUT /api/tournaments/:tournamentId/signup-form': {
    body: ({ kindId }) => ({
      ...{ version: 0, mode: 'open', opensAt: null, closesAt: '2026-04-20', way: 'order', listed: false, form: signupFormOf(kindId) },
    }),
  },
  'GET /api/tournaments/:tournamentId/signups': { scene: { signup: 'open' }, query: () => ({ state: 'applied' }) },
  'POST /api/tournaments/:tournamentId/signups': {
    scene: { signup: 'open' },
    body: ({ kindId }) => {
      const { begunAt: _, code: __, consents: ___, guardian: ____, ...byDesk } = enteringOf(kindId);
      return byDesk;
    },
  },
  'GET /api/tournaments/:tournamentId/signups/:signupId': { scene: { signup: 'open' } },
  'PATCH /api/tournaments/:tournamentId/signups/:signupId': { scene: { signup: 'open' }, body: () => ({ version, wishes: ['Trần An'] }) },
  'POST /api/tournaments/:tournamentId/signups/:signupId/link': { scene: { signup: 'open' } },
  'POST /api/tournaments/:tournamentId/signups/acts': {
    scene: { signup: 'open' },
    body: ({ signupId }) => ({ act: 'confirm', signupIds: [signupId] }),
  },
  'POST /api/tournaments/:tournamentId/signups/next': { scene: { signup: 'open' } },
  'POST /api/tournaments/:tournamentId/signups/messages': {
    scene: { signup: 'open' },
    body: ({ signupId }) => ({
      ...{ signupIds: [signupId], filter: {}, subject: { vi: 'Giờ phát bóng', en: null } },
      text: { vi: 'Giải bắt đầu lúc 6:30.', en: null },
    }),
  },
  'GET /api/tournaments/:tournamentId/signup-packages': { scene: { signup: 'open' } },
  'POST /api/tournaments/:tournamentId/signup-packages': {
    scene: { signup: 'open' },
    body: ({ packageId }) => ({
      ...{ id: randomUUID(), packageId, name: 'Sông Hồng', email: null, language: 'vi', secret: newSignupSecret() },
    }),
  },
  'GET /api/sites/:siteId/bank-accounts': { scene: { signup: 'open' } },
  'POST /api/sites/:siteId/bank-accounts': {
    body: () => ({ id: randomUUID(), bank: '970436', number: randomUUID().slice(-12).toUpperCase(), holder: 'CLB GOLF' }),
  },
  'DELETE /api/sites/:siteId/bank-accounts/:accountId': { scene: { signup: 'open' } },
  'PUT /api/sites/:siteId/bank-accounts/:accountId/notice-key': {
    scene: { signup: 'open' },
    body: () => ({ provider: 'sepay', key: 'a key of this test' }),
  },
  'POST /api/payment-notices/:provider/:accountId': { scene: { signup: 'open' }, path: { provider: 'sepay' }, body: () => ({ id: 1 }) },
  'GET /api/tournaments/:tournamentId/payments': { scene: { signup: 'open' } },
  'PUT /api/tournaments/:tournamentId/payments': {
    scene: { signup: 'open' },
    body: ({ accountId }) => ({ version, accountId, readmits: false, payBy: '2026-03-20' }),
  },
  'GET /api/tournaments/:tournamentId/payments/lines': { scene: { signup: 'open' }, query: () => ({ pile: 'decide', page: '1' }) },
  'POST /api/tournaments/:tournamentId/payments/lines/:lineId': {
    scene: { signup: 'open' },
    body: ({ signupId }) => ({ as: 'book', shares: [{ entryId: signupId, amount: 2_500_000 }], otherId: null }),
  },
  'GET /api/tournaments/:tournamentId/payments/entries/:entryId': { scene: { signup: 'open' } },
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId': {
    scene: { signup: 'open' },
    body: () => ({ id: randomUUID(), amount: 500_000, note: 'Tiền mặt' }),
  },
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId/note': { scene: { signup: 'open' }, body: () => ({ called: true }) },
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId/undo': {
    scene: { signup: 'open' },
    body: ({ bookingId }) => ({ bookingId, reason: 'Ghi nhầm người' }),
  },
  'POST /api/tournaments/:tournamentId/payments/statement/preview': { scene: { signup: 'open' }, file: () => statementFile() },
  'POST /api/tournaments/:tournamentId/payments/statement': { scene: { signup: 'open' }, file: () => statementFile() },
  'GET /api/tournaments/:tournamentId/payments/refunds': { scene: { signup: 'open' } },
  'POST /api/tournaments/:tournamentId/payments/refunds': {
    scene: { signup: 'open' },
    body: ({ entryId }) => ({ id: randomUUID(), entryId, amount: 1000 }),
  },
  'DELETE /api/tournaments/:tournamentId/payments/refunds/:refundId': { scene: { signup: 'open' } },
  'GET /api/tournaments/:tournamentId/payments/export': { scene: { signup: 'open' } },
  'GET /api/signup/payment': { scene: { signup: 'open' } },
  'PUT /api/signup/refund-account': {
    scene: { signup: 'open' },
    body: () => ({ account: { bank: '970416', number: '987654321', holder: 'LE CUONG' } }),
  },
  'PUT /api/signup/invoice': {
    scene: { signup: 'open' },
    body: () => ({ invoice: { buyer: 'Công ty An Bình', taxCode: '0312345678', address: '1 Lê Lợi, Huế', email: null } }),
  },
  'GET /api/tournaments/:tournamentId/players': {},
  'POST /api/tournaments/:tournamentId/players': {
    body: ({ divisionId, roundId }) => ({
      name: 'Trần Thị Bình',
      gender: 'f',
      vga: null,
      divisionId,
      handicapCourse: 20,
      handicapIndex: 18.4,
      birthday: '1980-05-01',
      birthYear: 1980,
      member: true,
      absent: false,
      initials: true,
      phone: '0912345678',
      email: 'binh@example.com',
      tee: 'Red',
      note: null,
      card: { roundId, flight: '3', teeTime: '06:30', startingHole: 1, bagTag: null, caddieNumber: '12', status: 'ok' },
    }),
  },
  'PATCH /api/tournaments/:tournamentId/players/:playerId': {
    body: ({ divisionId, roundId }) => ({ version, divisionId, handicapCourse: 21, card: { roundId, flight: '4', status: 'ok' } }),
  },
  'DELETE /api/tournaments/:tournamentId/players/:playerId': { scene: { scores: 'none' } },
  'POST /api/tournaments/:tournamentId/players/:playerId/anonymise': {},
  'GET /api/tournaments/:tournamentId/players/import/template': {},
  'POST /api/tournaments/:tournamentId/players/import/file': { file: async () => workbook() },
  'POST /api/tournaments/:tournamentId/players/import/preview': {
    body: ({ playerId }) => ({ rows: [{ row: 2, cells: { name: 'Nguyễn An', gender: 'nam' }, player: playerId, skip: false }] }),
  },
  'POST /api/sites/:siteId/golfers/import/file': { file: async () => workbook() },
  'POST /api/sites/:siteId/golfers/import/preview': { body: () => ({ rows: [{ row: 2, cells: { name: 'Nguyễn An' } }] }) },
  'POST /api/sites/:siteId/golfers/import': { body: () => ({ rows: [{ row: 2, cells: { name: 'Nguyễn An' } }] }) },
  'POST /api/tournaments/:tournamentId/players/import': {
    body: ({ playerId }) => ({
      rows: [{ row: 2, cells: { name: 'Nguyễn An', gender: 'nam', flight: '9' }, player: playerId, skip: false, version }],
    }),
  },

  'GET /api/tournaments/:tournamentId/rounds/:roundId/flights': {},
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/flights': {
    body: ({ playerId }) => ({ flights: [{ ...NEW_FLIGHT, playerIds: [playerId] }], removed: [] }),
    scene: { players: 'without flights' },
  },
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/arrival': { body: () => ({ arrival: 'late' }) },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/suspend': {},
  'POST /api/tournaments/:tournamentId/rounds/:roundId/resume': { scene: { suspended: true } },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/scores': {},
  'GET /api/tournaments/:tournamentId/rounds/:roundId/received': {},
  'GET /api/tournaments/:tournamentId/rounds/:roundId/day': {},
  'POST /api/tournaments/:tournamentId/rounds/:roundId/entries': {
    scene: { scores: 'none' },
    body: ({ playerId }) => ({ entries: [stroke(playerId, 1, 4, { device: 'desk 1' })] }),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/settle': {
    scene: { scores: 'disputed' },
    body: ({ playerId }) => ({ id: randomUUID(), playerId, hole: 1, score: 4, reason: 'Thẻ ghi 4' }),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo': {
    body: ({ playerId }) => ({ id: randomUUID(), playerId, hole: 1, seen: PAR[0], reason: 'Gõ nhầm thẻ' }),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device/preview': { body: () => ({ device: 'desk 1', since: '14:05' }) },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device': {
    body: () => ({ device: 'desk 1', since: null, reason: 'Máy lạ' }),
  },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/entries': {},
  'GET /api/tournaments/:tournamentId/disqualifications': {},
  'POST /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/disqualification': {
    body: () => ({ means: 'side-out', version: 1 }),
    scene: { sides: 'disqualified' },
  },

  'GET /api/tournaments/:tournamentId/sponsors': {},
  'POST /api/tournaments/:tournamentId/sponsors': { body: () => ({ name: 'Đại Việt', website: 'https://daiviet.vn' }) },
  'PUT /api/tournaments/:tournamentId/sponsors/order': { body: ({ sponsorId }) => ({ seen: [sponsorId], sponsorIds: [sponsorId] }) },
  'PATCH /api/tournaments/:tournamentId/sponsors/:sponsorId': { body: () => ({ version, name: 'Đại Việt' }) },
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId': {},
  'PUT /api/tournaments/:tournamentId/sponsors/:sponsorId/logo': { query: seenVersion, file: () => pngPicture() },
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId/logo': { query: seenVersion, scene: { logo: true } },
  'GET /api/backers/:sponsorId/logo/:hash': { scene: { logo: true } },

  'GET /api/tournaments/:tournamentId/side-awards': {},
  'POST /api/tournaments/:tournamentId/rounds/:roundId/measurements': {
    scene: { scores: 'none' },
    body: ({ playerId }) => measurementOf(playerId, { kind: 'longest-drive', hole: 7, centimetres: 24_500 }),
  },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/measurements': {},

  'GET /api/alive': {},
  'GET /api/health': {},
  'GET /api/formats': {},
  'POST /api/formats': { body: ({ clubId }) => ({ clubId, name: `Thể thức ${randomUUID()}`, rule: FORMAT }) },
  'PATCH /api/formats/:formatId': {
    body: () => ({ version, name: `Stableford ${randomUUID()}`, rule: { basis: 'gross', maximum: null } }),
  },
  'DELETE /api/formats/:formatId': {},
  'GET /api/tiebreaks': {},
  'POST /api/tiebreaks': { body: ({ clubId }) => ({ clubId, name: `Phân định ${randomUUID()}`, rule: TIEBREAK }) },
  'PATCH /api/tiebreaks/:tiebreakId': { body: () => ({ version, name: `Cách ${randomUUID()}`, rule: TIEBREAK }) },
  'DELETE /api/tiebreaks/:tiebreakId': {},
  'GET /api/countbacks': {},
  'POST /api/countbacks': { body: ({ clubId }) => ({ clubId, name: `Countback ${randomUUID()}`, rule: COUNTBACK }) },
  'PATCH /api/countbacks/:countbackId': { body: () => ({ version, name: `Ba hố ${randomUUID()}`, rule: [{ last: 3 }] }) },
  'DELETE /api/countbacks/:countbackId': {},
  'GET /api/plays': {},
  'POST /api/plays': { body: ({ clubId }) => ({ clubId, name: `Scramble ${randomUUID()}`, rule: PLAY }) },
  'PATCH /api/plays/:playId': { body: () => ({ version, name: `Cặp ${randomUUID()}`, rule: { play: 'four-ball' } }) },
  'DELETE /api/plays/:playId': {},
  'GET /api/definitions/uses': { query: ({ clubId }) => ({ clubId, kind: 'format' }) },

  'GET /api/search': { query: () => ({ words: 'giải' }) },

  'GET /api/tickets': { query: () => ({ search: 'in', status: 'new', sort: 'createdAt', order: 'desc', page: '1', pageSize: '5' }) },
  'GET /api/tickets/own': { query: () => ({ page: '1', pageSize: '5' }) },
  'POST /api/tickets': {
    body: () => ({ name: 'Lan', phone: '0912 345 678', email: 'lan@example.com', description: 'Không in được kết quả.' }),
  },
  'PATCH /api/tickets/:ticketId': { body: () => ({ version, status: 'solved', solution: 'Hãy chọn khổ A4.' }) },

  'GET /api/mails': { query: () => ({ search: 'hai', state: 'waiting', sort: 'createdAt', order: 'desc', page: '1', pageSize: '5' }) },
  'POST /api/mails/:mailId/again': {},
  'POST /api/mails/test': {},

  'GET /api/addresses': {},
  'POST /api/addresses/test': { body: () => ({ address: 'http://127.0.0.1:1' }) },
  'GET /api/addresses/proof/:nonce': { path: { nonce: 'used-once-0123456789-_' } },
  'GET /api/live/test/events': {},

  'GET /api/contact': {},
  'PATCH /api/contact': { body: () => ({ language: 'vi', version, text: 'Gọi 024 5550 0144.' }) },

  'GET /api/today': {},
  'GET /api/tournaments': {
    query: ({ clubId }) => ({ clubId, search: 'giải', state: 'open', sort: 'name', order: 'asc', page: '1', pageSize: '5' }),
  },
  'POST /api/tournaments': {
    body: ({ clubId }) => ({
      name: 'Giải Hè',
      date: '2026-06-20',
      time: '06:30',
      clubId,
      format: 'stableford',
      tiebreak: 'countback',
      countback: 'official',
      calculateHandicapDay: 'none',
      capAbove: 36,
      capCountsAs: 35,
      netFloor: -3,
      regulations: 'Điều 1',
      location: null,
      awards: [{ kind: 'best-net', main: true }],
      sideAwards: [{ kind: 'longest-drive', holes: '7m, 11f' }],
      distanceUnit: 'yards',
      public: false,
      course: courseCard,
    }),
  },
  'GET /api/tournaments/:tournamentId': {},
  'GET /api/tournaments/:tournamentId/file': {},
  'GET /api/tournaments/:tournamentId/paper/:kind': {
    path: { kind: 'score-card' },
    query: ({ roundId, divisionId }) => ({ size: 'a5', language: 'en', roundId, divisionId, each: 'one' }),
  },
  'GET /api/tournaments/:tournamentId/papers': {
    query: ({ roundId, divisionId }) => ({ size: 'a4', language: 'vi', roundId, divisionId, each: 'four', code: 'none' }),
  },
  'POST /api/tournaments/:tournamentId/paper/:kind': {
    path: { kind: 'score-card' },
    body: ({ roundId, divisionId }) => ({ size: 'a4', language: 'vi', roundId, divisionId, each: 'one', code: 'board' }),
  },
  'GET /api/tournaments/:tournamentId/workbook/:kind': {
    path: { kind: 'start-list' },
    query: ({ roundId }) => ({ language: 'en', roundId }),
  },
  'GET /api/tournaments/:tournamentId/ready-check': {},
  'POST /api/tournaments/:tournamentId/rehearsal': {},
  'POST /api/clubs/:clubId/tournaments/file': { file: async () => Buffer.from(JSON.stringify(smallTournamentFile())) },
  'PATCH /api/tournaments/:tournamentId': { body: () => ({ version, name: 'Giải Thu', public: true, netFloor: null }) },
  'DELETE /api/tournaments/:tournamentId': { scene: { scores: 'none' } },
  'POST /api/tournaments/:tournamentId/copy': { body: () => ({ name: 'Giải tháng sau', date: '2026-05-23' }) },
  'POST /api/tournaments/:tournamentId/archive': {},
  'POST /api/tournaments/:tournamentId/restore': { scene: { archived: true } },
  'POST /api/tournaments/:tournamentId/lock': {},
  'POST /api/tournaments/:tournamentId/unlock': { scene: { state: 'locked' } },
  'GET /api/tournaments/:tournamentId/close': {},
  'POST /api/tournaments/:tournamentId/close': { scene: { finished: true, scores: 'untied' } },
  'GET /api/tournaments/:tournamentId/reopen': { scene: { state: 'closed', finished: true } },
  'POST /api/tournaments/:tournamentId/reopen': { body: () => ({ rules: 'kept' }), scene: { state: 'closed', finished: true } },
  'POST /api/tournaments/:tournamentId/rounds': { body: () => ({ date: '2026-04-26', ...courseCard }) },
  'PATCH /api/tournaments/:tournamentId/rounds/:roundId': { body: () => ({ version, date: '2026-04-27', courseName: 'East', par: PAR }) },
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId': { scene: { scores: 'none', rounds: 2 } },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/finish': {},
  'POST /api/tournaments/:tournamentId/rounds/:roundId/finish': {},
  'POST /api/tournaments/:tournamentId/rounds/:roundId/reopen': { scene: { finished: true } },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': { scene: { countedHoles: 'used' } },
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': {
    scene: { countedHoles: 'used' },
    body: () => ({ holes: [1, 2, 3, 10, 11, 12] }),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/draw': { body: () => ({}), scene: { countedHoles: 'used' } },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/publish': { scene: { countedHoles: 'entered' } },

  'GET /api/users': { query: () => ({ search: 'lan', sort: 'username', order: 'desc', state: 'active', page: '1', pageSize: '5' }) },
  'POST /api/users': {
    body: ({ siteId }) => ({
      name: 'Phạm Thị Hồng',
      username: `hong-${randomUUID()}`,
      email: `${randomUUID()}@example.com`,
      siteId,
      right: 1,
      position: 'Thư ký',
      language: 'vi',
      isSuperAdmin: false,
      totpRequired: true,
    }),
  },
  'GET /api/users/:userId': {},
  'PATCH /api/users/:userId': { body: ({ siteId }) => ({ version, siteId, right: 2, position: 'Trưởng ban', isSuperAdmin: false }) },
  'POST /api/users/:userId/disable': {},
  'POST /api/users/:userId/enable': { scene: { user: 'disabled' } },
  'POST /api/users/:userId/password-link': {},
  'POST /api/users/:userId/password-link/shown': {},
  'DELETE /api/users/:userId/second-factor': { scene: { factor: 'on' } },
  'GET /api/users/:userId/sessions': {},
  'DELETE /api/users/:userId/sessions': {},
  'DELETE /api/users/:userId/sessions/:sessionId': {},

  'GET /api/profile': {},
  'PATCH /api/profile': { body: () => ({ version, name: 'Nguyễn Thị Lan', language: 'en' }) },
  'POST /api/profile/verification': {},
  'POST /api/profile/password': { scene: { passwords: true }, body: () => ({ currentPassword: PASSWORD, password: NEW_PASSWORD }) },
  'GET /api/profile/sessions': {},
  'DELETE /api/profile/sessions': { scene: { sessions: 'everybody' } },
  'DELETE /api/profile/sessions/:sessionId': { scene: { sessions: 'admin' } },
  'POST /api/profile/second-factor': { scene: { passwords: true }, body: () => ({ currentPassword: PASSWORD }) },
  'POST /api/profile/second-factor/confirm': { scene: { factor: 'begun' }, body: () => ({ code: codeOf(SECRET, new Date()) }) },
  'POST /api/profile/second-factor/recovery-codes': {
    scene: { passwords: true, factor: 'on' },
    body: () => ({ currentPassword: PASSWORD }),
  },
  'POST /api/profile/second-factor/off': {
    scene: { passwords: true, factor: 'on' },
    body: () => ({ currentPassword: PASSWORD, code: codeOf(SECRET, new Date()) }),
  },

  'GET /api/tournaments/:tournamentId/rounds/:roundId/links': {},
  'POST /api/tournaments/:tournamentId/rounds/:roundId/links': { body: ({ flightId }) => ({ flightIds: [flightId] }) },
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId/links/:linkId': {},
  'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/shut-out': {
    body: () => ({ undo: true, reason: 'Máy lạ' }),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/let-in': { scene: { phone: 'waits' } },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/held-entries': {},
  'POST /api/tournaments/:tournamentId/rounds/:roundId/held-entries/decision': {
    body: ({ heldEntryId }) => ({ ids: [heldEntryId], accept: false }),
  },
  'POST /api/marker/devices': { body: ({ linkId }) => ({ link: linkTokenOf(linkId) }) },
  'GET /api/marker/flight': { query: () => ({ unsent: '3' }) },
  'POST /api/marker/passes': { query: () => ({ unsent: '0' }), body: () => ({}) },
  'POST /api/marker/entries': { body: ({ playerId }) => ({ entries: [phoneStroke(playerId)] }) },
  'POST /api/marker/measurements': {
    body: ({ playerId }) => ({ measurements: [phoneShot(playerId)] }),
  },
  'POST /api/marker/match-entries': { scene: { matches: 'made' }, body: ({ matchId }) => ({ entries: [phoneWord(matchId)] }) },
  'POST /api/marker/confirmations': { body: ({ playerId }) => ({ id: randomUUID(), playerId, total: 72 }) },

  'POST /api/tournaments/:tournamentId/what-if': {
    body: ({ divisionId, playerId, roundId }) => ({
      settings: { tiebreak: 'countback', countback: '18-to-1', countbackOrder: 'play', capAbove: 36, capCountsAs: 35 },
      divisions: [{ id: divisionId, handicapCourseTo: 12 }],
      scores: [{ playerId, roundId, hole: 18, score: 3 }],
    }),
  },
  'POST /api/tournaments/:tournamentId/what-if/:playerId': {
    query: () => ({ basis: 'gross' }),
    body: () => ({ settings: { tiebreak: 'countback', countback: '18-to-1' } }),
  },
  'GET /api/tournaments/:tournamentId/winners': {},
  'PUT /api/tournaments/:tournamentId/winners/:awardId/decision': {
    body: ({ playerId }) => ({ playerId, reason: 'Bốc thăm', ...SEEN_BOARD }),
  },
  'DELETE /api/tournaments/:tournamentId/winners/:awardId/decision': { query: seenBoardVersion, scene: { decided: true } },
  'PUT /api/tournaments/:tournamentId/winners/publication': { body: () => SEEN_BOARD, scene: { decided: true } },
  'DELETE /api/tournaments/:tournamentId/winners/publication': { query: seenBoardVersion, scene: { published: true } },
};

/** As a phone sends it: its token says which device it is. */
function phoneStroke(playerId: string) {
  const { device: _, ...entry } = stroke(playerId, 1, 4);
  return entry;
}

function phoneShot(playerId: string) {
  const shot = measurementOf(playerId, { kind: 'longest-drive', hole: 7, centimetres: 24_500 });
  return { ...shot, driveCentimetres: null };
}

function phoneWord(matchId: string) {
  const word = { kind: 'hole-conceded', hole: 1, by: 1 };
  return { id: randomUUID(), matchId, hole: 1, word, replaces: null, enteredAt: new Date().toISOString() };
}

export const ROUTES = Object.keys(routes) as (keyof Routes)[];

/** Every name of an id that a request may have. */
export const ID_NAMES = Object.keys(FINDERS) as IdName[];

/** The ids that the request of a route names, in its path, query or body. */
export function namedBy(route: keyof Routes): IdName[] {
  const ids = Object.fromEntries(ID_NAMES.map((name) => [name, `<${name}>`])) as Ids;
  const sent = `${pathOf(route, ids)} ${JSON.stringify(SAMPLES[route].body?.(ids) ?? '')}`;
  return ID_NAMES.filter((name) => sent.includes(`<${name}>`) || sent.includes(encodeURIComponent(`<${name}>`)));
}

/** The path of a route with these ids, with its query. */
export function pathOf(route: keyof Routes, ids: Ids): `/${string}` {
  const path = route
    .slice(route.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, name: keyof Ids) => ids[name] ?? SAMPLES[route].path?.[name]) as `/${string}`;
  const query = SAMPLES[route].query?.(ids);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** Sends the well-formed request of a route. */
export async function sendSample(test: TestApp, who: Sender, route: keyof Routes, ids: Ids) {
  const path = pathOf(route, ids);
  if (routes[route].answer === null && 'sends' in routes[route] && routes[route].sends === 'stream') return sendForStream(test, path);
  const { body, headers } = SAMPLES[route];
  const key = `${route.slice(0, route.indexOf(' '))} ${path}` as RouteKey;
  const file = await SAMPLES[route].file?.();
  if (file) return test.ask(who, key, ...formOf(file));
  return test.ask(who, key, body?.(ids), headers);
}

/** A stream does not end by itself: its head is enough. The application must be listening. */
async function sendForStream(test: TestApp, path: string) {
  const stream = await openEventStream(test.app, path);
  const status = stream.answer.statusCode ?? 0;
  if (status !== 200) await stream.ended;
  stream.close();
  return { status, body: status === 200 ? '' : JSON.parse(stream.heard()), headers: stream.answer.headers };
}

/** A workbook of one player. */
const workbook = (): Buffer =>
  workbookFile({
    rows: [
      ['Họ và tên', 'Giới tính'],
      ['Lê Minh Châu', 'Nam'],
    ],
  });

const courseWorkbook = (): Buffer =>
  workbookFile({
    rows: [
      ['Dòng', ...Array.from({ length: 9 }, (_, at) => String(at + 1))],
      ['Par', ...PAR.slice(0, 9).map(String)],
    ],
  });

export const pngPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
    .png()
    .toBuffer();

/** A file as a browser sends it: the body and its headers. */
export function formOf(file: Buffer, filename = 'file'): [Buffer, Record<string, string>] {
  const head = `--form\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
  return [
    Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--form--\r\n')]),
    { 'content-type': 'multipart/form-data; boundary=form' },
  ];
}
