import type { LiveTournament, leaderboardRoutes, PublicBoard } from '@fairway/api';
import { POLL_SECONDS } from '@fairway/api/rule/header';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { FastifyReply } from 'fastify';
import { networkOf } from '../../../access/network.ts';
import type { CountLookup } from '../../../access/rate-limit.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { CSV_TYPE } from '../../../file/csv-file.ts';
import { languageFor } from '../../../file/file-language.ts';
import { asksForHead, keptAnswer, sendKept, varyBy } from '../../../http/kept-answer.ts';
import { openStream, sendStreamHead } from '../../../http/open-stream.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { sayPublic } from '../../../text/word.ts';
import { createQueue } from '../../../work/queue.ts';
import { shortAddressOf } from '../../field/short-address/short-address.ts';
import { explanationOf } from './explanation.ts';
import { rememberAnswer } from './live/board-fast-path.ts';
import { derived } from './live/derived.ts';
import { boardFile, ofSides } from './live/file/board.ts';
import { clubCalendar, flightCalendar } from './live/file/calendar.ts';
import type { LiveBoard } from './live/live-board.ts';
import { pageCode } from './live/page/code.ts';
import { sharePicture } from './live/page/share-picture.ts';
import { createPublicExplanations } from './live/public-explanations.ts';
import { createPublicList } from './live/public-list.ts';
import { publicAnswer, publicSnapshots, sendPublic } from './live/public-snapshot.ts';
import { findClubLogo } from './live/public-store.ts';
import { LIST_CACHE, PUBLIC_CACHE, STAFF_CACHE } from './live/snapshot.ts';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

/** `inline`: a phone asks whether to add it, where it would put a download into a folder. */
const asFile = (reply: FastifyReply, language: PublicLanguage): FastifyReply =>
  reply.header('content-disposition', `inline; filename="${sayPublic(language)('calendarName')}.ics"`);

export const leaderboardHandlers = (
  deps: Deps,
  { boards, factsOf, startListOf, watchers, polls }: LiveBoard,
  countLookup: CountLookup,
): Handlers<typeof leaderboardRoutes> => {
  const { db, config, clock } = deps;
  const publicList = createPublicList(deps, boards);
  const pictures = createQueue({ atOnce: 1, inAll: 20 }, () => new AppError('unavailable', { retryAfterSeconds: 5 }));
  const explanations = createPublicExplanations(db, factsOf);
  const requirePublic = publicSnapshots(boards, countLookup);

  const context = () => ({ publicUrl: config.publicUrl, now: clock() });

  return {
    'GET /api/tournaments/:tournamentId/leaderboard': async ({ scope, request, reply }) => {
      const { id, boardVersion } = scope.tournament;
      const snapshot = await boards.get(id, boardVersion);
      if (!snapshot) throw new AppError('tournament-not-found');
      return sendKept(await snapshot.staff(), STAFF_CACHE, request, reply);
    },

    'GET /api/tournaments/:tournamentId/leaderboard/:playerId': async ({ scope, query }) => {
      const tournament = await requireTournamentFacts(db, scope.tournament.id);
      return explanationOf(await competitionOf(db, tournament), scope.player.id, query.basis, query.within);
    },

    'GET /api/live/tournaments': async ({ query, request, reply }) => {
      if (query.club !== undefined && !publicList.has(query.club)) countLookup(request);
      const { bytes, ageMs } = await publicList.get(query.club);
      if (ageMs > 0) return sendKept(bytes, 'no-store', request, reply.header('age', Math.ceil(ageMs / 1000)));
      return sendKept(bytes, LIST_CACHE, request, reply);
    },

    'GET /api/live/tournaments/:tournamentId': async ({ params, request, reply }) => {
      const { board, ageMs } = await requirePublic(params.tournamentId, request);
      reply.header(POLL_SECONDS, polls.next());
      if (ageMs > 0) return sendKept(board, 'no-store', request, reply.header('age', Math.ceil(ageMs / 1000)));
      reply.removeHeader('x-request-id'); // this answer is kept for other requests
      await sendKept(board, PUBLIC_CACHE, request, reply);
      await rememberAnswer(board, reply);
      return reply;
    },

    'GET /api/live/tournaments/:tournamentId/start-list': publicAnswer(requirePublic, startListOf),

    'GET /api/live/tournaments/:tournamentId/calendar.ics': async ({ params, query, request, reply }) => {
      const { snapshot, board, ageMs } = await requirePublic(params.tournamentId, request);
      const [language, list] = [languageFor(query, request, reply), await startListOf(snapshot)];
      const file = flightCalendar({ board: board.board, list }, query, { ...context(), language });
      if (file === null) throw new AppError('not-found');
      return sendPublic({ bytes: keptAnswer(Buffer.from(file), ''), ageMs }, request, asFile(reply, language), CALENDAR_TYPE);
    },

    'GET /api/live/calendar.ics': async ({ query, request, reply }) => {
      if (!publicList.has(query.club)) countLookup(request);
      const { bytes, ageMs } = await publicList.get(query.club);
      const language = languageFor(query, request, reply);
      const { items } = JSON.parse(bytes.plain.toString()) as { items: LiveTournament[] };
      const file = keptAnswer(Buffer.from(clubCalendar(items, { ...context(), language })), '');
      return sendKept(file, ageMs > 0 ? 'no-store' : LIST_CACHE, request, asFile(reply, language), CALENDAR_TYPE);
    },

    'GET /api/live/tournaments/:tournamentId/board.csv': async ({ params, query, request, reply }) => {
      const { board, ageMs } = await requirePublic(params.tournamentId, request);
      const language = languageFor(query, request, reply);
      const { for: program, list } = query;
      const file = await derived(board, `csv ${language} ${program} ${list}`, (of) =>
        boardFile(list === 'sides' ? ofSides(of) : of, language, program),
      );
      reply.header('content-disposition', `${program ? 'attachment' : 'inline'}; filename="${sayPublic(language)('fileName')}.csv"`);
      return sendPublic({ bytes: file, ageMs }, request, reply, CSV_TYPE);
    },

    'GET /api/live/tournaments/:tournamentId/picture.png': async ({ params: { tournamentId }, query, language, request, reply }) => {
      const { board, ageMs } = await requirePublic(tournamentId, request);
      const asked = query.language ?? language;
      const draw = (of: PublicBoard) => pictures.run(async () => sharePicture(of, asked, await findClubLogo(db, tournamentId)));
      const picture = await derived(board, `picture ${asked}`, draw);
      if (query.language === undefined) varyBy('Accept-Language', reply);
      reply.header('cross-origin-resource-policy', 'cross-origin'); // a chat's own page shows it
      return sendPublic({ bytes: picture, ageMs }, request, reply, 'image/png');
    },

    'GET /api/live/tournaments/:tournamentId/code.svg': async ({ params, query, request, reply }) => {
      const { board, ageMs } = await requirePublic(params.tournamentId, request);
      const screen = query.tv === undefined ? 'board' : 'television';
      const place = { db, publicUrl: config.publicUrl };
      const code = await derived(board, `code ${screen}`, async (of) => pageCode(await shortAddressOf(place, of.tournamentId, screen)));
      return sendPublic({ bytes: code, ageMs }, request, reply, 'image/svg+xml');
    },

    'GET /api/live/tournaments/:tournamentId/explanation/:playerId': async ({ params, query, request, reply }) => {
      const { snapshot, ageMs } = await requirePublic(params.tournamentId, request);
      const question = { ...params, ...query, version: snapshot.version };
      if (!explanations.has(question)) countLookup(request);
      const explanation = await explanations.get(question);
      if (!explanation) throw new AppError('not-found');
      return sendPublic({ bytes: explanation, ageMs }, request, reply);
    },

    'GET /api/live/tournaments/:tournamentId/events': async ({ params, request, reply }) => {
      const { board } = await requirePublic(params.tournamentId, request);
      if (asksForHead(request)) return sendStreamHead(reply);
      const address = networkOf(request.ip);
      watchers.makeRoom(address);
      const stream = openStream(reply);
      if (stream) watchers.add(params.tournamentId, address, stream, board);
      return reply;
    },
  };
};
