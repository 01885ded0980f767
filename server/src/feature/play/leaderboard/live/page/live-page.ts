import type { PublicBoard } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountLookup } from '../../../../../access/rate-limit.ts';
import type { Database } from '../../../../../db/database.ts';
import { AppError } from '../../../../../error/app-error.ts';
import { sendKept, varyBy } from '../../../../../http/kept-answer.ts';
import { publicLanguageOf } from '../../../../../text/word.ts';
import { requireTakingForm } from '../../../../field/signup/page.ts';
import type { WholeForm } from '../../../../field/signup/store.ts';
import type { BoardCache } from '../board-cache.ts';
import { derived } from '../derived.ts';
import type { Snapshot } from '../snapshot.ts';
import type { StartListOf } from '../start-list.ts';
import { flightAddress, golferAddress, matchAddress } from './address.ts';
import { enterPageOf, type LivePage, pageOf, type SharedPart } from './head.ts';
import { findMatch } from './match-share.ts';
import { flightText, golferText, matchText, type SharedText } from './share-text.ts';
import { textPage } from './text-page.ts';

const HTML = 'text/html; charset=utf-8';
const ADDRESS = /^\/tournaments\/([^/]+)\/live(?:\/(start-list|regulations|seal|lucky-draw|draw|check|enter))?\/?$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type LivePages = {
  /** Answers with the page of a tournament's board, or of one beside it; null: the address is another one. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null;
  /** Lets the websites of its site frame a season’s table, where that is asked for. */
  allowSeasonFrames(request: FastifyRequest, reply: FastifyReply): Promise<void>;
};

type Parts = {
  db: Database;
  boards: BoardCache;
  startListOf: StartListOf;
  countLookup: CountLookup;
  publicUrl: string;
  template: string;
  /** The websites that may frame a published season. */
  seasonFrameOrigins: (seasonId: string) => Promise<readonly string[]>;
};

/**
 * The pages of public tournaments, with their names in the HTML for whoever does not run scripts, such as a chat; and the one on which golfers
 * enter a private one. Another that is not public gets the built page as it is, with 404, like one that does not exist; so does everyone while the
 * database does not answer: the page itself goes on asking.
 */
export function createLivePages({ db, boards, startListOf, countLookup, publicUrl, template, seasonFrameOrigins }: Parts): LivePages {
  const find = async (tournamentId: string, request: FastifyRequest): Promise<Snapshot | 'none' | 'unknown'> => {
    if (!UUID.test(tournamentId)) return 'none';
    try {
      if (!boards.has(tournamentId)) countLookup(request);
      const snapshot = (await boards.latest(tournamentId.toLowerCase()))?.snapshot;
      return snapshot?.public ? snapshot : 'none';
    } catch {
      return 'unknown';
    }
  };
  const findTaking = async (tournamentId: string, request: FastifyRequest): Promise<WholeForm | null> => {
    if (!UUID.test(tournamentId)) return null;
    countLookup(request);
    return requireTakingForm(db, tournamentId).catch(() => null);
  };
  const send = async (tournamentId: string, page: LivePage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const result = await find(tournamentId, request);
    reply.header('cache-control', 'no-cache');
    const language = publicLanguageOf(request.headers['accept-language']);
    if (page === 'enter' && (result === 'none' || (result !== 'unknown' && !result.public))) {
      const form = await findTaking(tournamentId, request);
      if (form) {
        varyBy('Accept-Language', reply);
        return reply.type(HTML).send(enterPageOf(template, form.tournament, language, publicUrl));
      }
    }
    if (result === 'none' || result === 'unknown' || !result.public)
      return (
        reply
          // a link of an entry leads there also when nobody can enter any more
          .code(result === 'unknown' || page === 'enter' ? 200 : 404)
          .type(HTML)
          .send(template)
      );
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const isText = page === 'board' && query.has('text');
    if (page === 'board' && isEmbedded(request)) allowFrames(reply, await result.frameOrigins().catch(() => []));
    const part = isText ? null : await partOf(result, page, query);
    const made = await derived(result.public, `${isText ? 'text' : page} ${part?.key ?? ''} ${language}`, (board) =>
      Buffer.from(
        isText
          ? textPage(board, language)
          : pageOf(template, board, { page, language, publicUrl, part: part?.of(board, language) ?? null }),
      ),
    );
    varyBy('Accept-Language', reply);
    return sendKept(made, 'no-cache', request, reply, HTML);
  };
  /** The golfer, the match or the flight that a link is about; null: about the page, or nobody and nothing of this tournament. */
  const partOf = async (of: Snapshot, page: LivePage, query: URLSearchParams): Promise<PagePart | null> => {
    const [playerId, number, matchId] = [query.get('player'), query.get('flight'), query.get('match')];
    if (page === 'board' && matchId !== null && of.board.matches && findMatch(of.board.matches, matchId) !== null) {
      const address = matchAddress(publicUrl, of.board.tournamentId, matchId);
      return { key: matchId, of: (board, language) => withAddress(matchText(board, matchId, language), address) };
    }
    if (page === 'board' && playerId !== null && of.board.lines.some((line) => line.playerId === playerId)) {
      const address = golferAddress(publicUrl, of.board.tournamentId, playerId);
      return { key: playerId, of: (board, language) => withAddress(golferText(board, playerId, language), address) };
    }
    const list = page === 'start-list' && number !== null ? await startListOf(of).catch(() => null) : null;
    if (list === null || number === null || !list.flights.some((flight) => flight.number === number)) return null;
    const address = flightAddress(publicUrl, list.tournamentId, number);
    return { key: number, of: (_board, language) => withAddress(flightText(list, number, language), address) };
  };
  return {
    send: (request, reply) => {
      const [, tournamentId, page = 'board'] = ADDRESS.exec(request.url.split('?')[0] ?? '') ?? [];
      return tournamentId === undefined ? null : send(tournamentId, page as LivePage, request, reply);
    },
    allowSeasonFrames: async (request, reply) => {
      const id = new URLSearchParams(request.url.split('?')[1] ?? '').get('id') ?? '';
      if (!isEmbedded(request) || !UUID.test(id)) return;
      countLookup(request);
      allowFrames(reply, await seasonFrameOrigins(id).catch(() => []));
    },
  };
}

/** Kept by its key, which is one of the tournament's own: nobody fills the memory with others. */
type PagePart = { key: string; of: (board: PublicBoard, language: PublicLanguage) => SharedPart | null };

const withAddress = (text: SharedText | null, address: string): SharedPart | null => text && { ...text, address };

const isEmbedded = ({ url }: FastifyRequest): boolean => new URLSearchParams(url.split('?')[1] ?? '').has('embed');

/** The pages that others may frame, a board and a season’s table: only those of the site's list. */
function allowFrames(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const policy = String(reply.getHeader('content-security-policy'));
  if (!FRAMES.test(policy)) throw new AppError('server-error');
  reply.header('content-security-policy', policy.replace(FRAMES, `frame-ancestors 'self' ${origins.join(' ')}`));
  reply.removeHeader('x-frame-options'); // it knows no list
}
const FRAMES = /frame-ancestors [^;]*/;
