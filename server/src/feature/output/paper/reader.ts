import type { Language } from '@fairway/api';
import { MEASURED_AWARD_KINDS, type MeasuredAwardKind } from '@fairway/api/choice/field/award';
import { GENDERS } from '@fairway/api/choice/field/player';
import type { CardsASheet, PaperCode, PaperKind, PaperSize } from '@fairway/api/choice/output/paper';
import { engineHole, hasHole } from '@fairway/api/rule/field/round-hole';
import { awardHoles, courseCard, type Gender } from '@fairway/golf';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import { divisionFacts, type RoundFacts } from '../../../engine/competition/store.ts';
import { findPrizes } from '../../../engine/tournament/award-store.ts';
import { finishedRounds } from '../../../engine/tournament/rules.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import { plainLines } from '../../../text/rich-text.ts';
import { findSponsorLogos } from '../../field/sponsor/store.ts';
import { shownLedger } from '../../play/leaderboard/board.ts';
import { hidesAnything } from '../../play/leaderboard/hidden.ts';
import { readBoard } from '../report/board.ts';
import { asPng, clubLogo, type OfResult } from '../report/head.ts';
import { type MatchRoundContent, matchRoundContent, namesOfContests, namesOfMatches, readContests } from '../report/match.ts';
import { beginReading, type Reading } from '../report/reading.ts';
import { roundContent } from '../report/round.ts';
import type { RoundContent } from '../report/round-content.ts';
import { readWinners } from '../report/winner.ts';
import type { PaperSponsor } from './page/sponsor-row.ts';
import { namesIn } from './part.ts';
import type { ContentOf } from './source.ts';

export type PaperWish = {
  size: PaperSize;
  language: Language;
  each: CardsASheet;
  code: PaperCode;
  roundId: string | undefined;
  divisionId: string | undefined;
};
export type PaperDeps = Pick<Deps, 'db' | 'encryption' | 'clock'> & { publicUrl: string };

/** The facts that papers are made of, each read when the first paper asks for it. */
export type Source = Reading & {
  logo: () => ReturnType<typeof clubLogo>;
  sponsors: () => Promise<PaperSponsor[]>;
  round: () => Promise<RoundContent>;
  matches: () => Promise<MatchRoundContent>;
  contests: () => ReturnType<typeof readContests>;
  board: () => ReturnType<typeof readBoard>;
  winners: () => ReturnType<typeof readWinners>;
};

export async function openSource(
  { db, publicUrl }: PaperDeps,
  tournament: TournamentRecord,
  { roundId, divisionId }: PaperWish,
  logoSide?: number,
): Promise<Source> {
  const reading = await beginReading(db, tournament, publicUrl);
  return {
    ...reading,
    logo: once(() => clubLogo(reading, logoSide)),
    sponsors: once(() => readSponsors(reading, logoSide)),
    round: once(() => roundContent(reading, roundOf(reading, roundId), divisionId)),
    matches: once(() => matchRoundContent(reading, roundOf(reading, roundId))),
    contests: once(() => readContests(reading)),
    board: once(() => readBoard(reading, { divisionId })),
    winners: once(() => readWinners(reading, divisionId)),
  };
}

function once<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let reader: Promise<Found> | undefined;
  return () => {
    reader ??= read();
    return reader;
  };
}

type Read<K extends PaperKind> = { content: ContentOf[K]; names: string[] } & OfResult;
type Reader<K extends PaperKind> = (source: Source, wish: PaperWish, kind: PaperKind) => Promise<Read<K>>;

export const READERS: { [K in PaperKind]: Reader<K> } = {
  'score-card': readRound,
  'flight-sheet': readRound,
  'start-list': readRound,
  'bag-tag': readRound,
  'flight-label': readRound,
  'cart-sign': readRound,
  'match-card': readMatches,
  'match-sign': readMatches,
  'order-of-play': readMatches,
  bracket: async (source) => {
    const { content, ...read } = await source.contests();
    const contests = content.contests.filter(({ kind }) => kind === 'bracket');
    if (contests.length === 0) throw new AppError('paper-no-bracket');
    const own = { ...content, contests };
    return { ...read, content: own, names: namesOfContests(own) };
  },
  'match-result': async (source) => {
    const { content, ...read } = await source.contests();
    if (content.contests.every(({ sessions }) => sessions.length === 0)) throw new AppError('paper-no-matches');
    return { ...read, content, names: namesOfContests(content) };
  },
  result: ({ board }) => board(),
  leaderboard: ({ board }) => board(),
  winner: ({ winners }) => winners(),
  certificate: async ({ winners }) => {
    const read = await winners();
    if (read.names.length === 0) throw new AppError('paper-no-winners');
    return read;
  },
  'side-award-board': readAwardBoards,
  regulation: async ({ facts: { regulations, regulationsEnglish } }, { language }) => {
    const written = language === 'en' ? (regulationsEnglish ?? regulations) : (regulations ?? regulationsEnglish);
    const content = plainLines(written);
    if (content === '') throw new AppError('paper-no-regulations');
    return { content, names: [] };
  },
};

async function readMatches({ matches }: Source): Promise<Read<'match-card'>> {
  const content = await matches();
  if (content.matches.length === 0) throw new AppError('paper-no-matches');
  return { content, names: namesOfMatches(content) };
}

const isMeasured = (kind: string): kind is MeasuredAwardKind => (MEASURED_AWARD_KINDS as readonly string[]).includes(kind);

/** Papers for the players, not for their flights: they are printed also before the draw. */
const WITHOUT_FLIGHTS: readonly string[] = ['score-card', 'bag-tag'];

function roundOf({ rounds }: Reading, roundId: string | undefined): RoundFacts {
  const round = rounds.find(({ id }) => id === roundId) ?? currentOf(rounds);
  if (!round) throw new AppError('not-found');
  return round;
}

export const currentOf = (rounds: readonly RoundFacts[]): RoundFacts | undefined =>
  rounds[Math.min(finishedRounds(rounds), rounds.length - 1)];

/** The flights of a round with whoever starts in it, in starting order. */
async function readRound({ db, facts, round }: Source, _: PaperWish, kind: PaperKind): Promise<Read<'score-card'>> {
  const whole = await round();
  const content = WITHOUT_FLIGHTS.includes(kind) ? whole : { ...whole, unassigned: [] };
  const names = namesIn(content);
  if (names.length === 0) throw new AppError(whole.unassigned.length > 0 ? 'paper-no-flights' : 'paper-no-players');
  if (kind !== 'score-card') return { content, names };
  const isHidden = hidesAnything({ tournament: facts, divisions: await divisionFacts(db, facts.id) });
  return { content, names, ledger: isHidden ? null : shownLedger(facts) };
}

async function readAwardBoards({ db, tournament, facts, rounds }: Reading): Promise<Read<'side-award-board'>> {
  const prizes = await findPrizes(db, tournament.id);
  const boards = prizes.flatMap(({ kind, name, nameEnglish, holes, gender: everyHole, sponsorId }) => {
    if (!isMeasured(kind)) return [];
    const sponsor = facts.sponsors.find(({ id }) => id === sponsorId)?.name ?? null;
    return (awardHoles(holes ?? '') ?? []).map(({ hole, gender = everyHole }) => {
      const [men, women] = GENDERS.map((of) => parOn(rounds, hole, of));
      const par = (gender === 'f' ? women : men) ?? null;
      const parWomen = gender === null && women !== men ? (women ?? null) : null;
      return { kind, name, nameEnglish, hole, par, parWomen, gender, sponsor, unit: facts.distanceUnit };
    });
  });
  if (boards.length === 0) throw new AppError('paper-no-side-awards');
  return { content: boards, names: [] };
}

/** Of the first round that plays the hole. */
function parOn(rounds: readonly RoundFacts[], hole: number, gender: Gender): number | null {
  const round = rounds.find((one) => hasHole(one, hole));
  return (round && courseCard(round, gender).par[engineHole(round, hole) - 1]) ?? null;
}

async function readSponsors({ db, facts }: Reading, logoSide?: number): Promise<PaperSponsor[]> {
  const logos = await findSponsorLogos(db, facts.id);
  return Promise.all(
    facts.sponsors.map(async (of) => {
      const logo = logos.get(of.id);
      return { name: of.name, logo: logo ? await asPng(logo, logoSide) : null };
    }),
  );
}
