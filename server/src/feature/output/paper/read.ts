import type { Language } from '@fairway/api';
import { MEASURED_AWARD_KINDS, type MeasuredAwardKind } from '@fairway/api/choice/field/award';
import { GENDERS } from '@fairway/api/choice/field/player';
import type { ShortScreen } from '@fairway/api/choice/field/short-address';
import {
  type CardsASheet,
  PAPER_KINDS,
  PAPERS_OF_DIVISION,
  PAPERS_OF_STROKES,
  type PaperCode,
  type PaperKind,
  type PaperSize,
  USUAL_PAPERS,
} from '@fairway/api/choice/output/paper';
import { engineHole, hasHole } from '@fairway/api/rule/field/round-hole';
import { readable } from '@fairway/facts';
import { awardHoles, courseCard, type Gender } from '@fairway/golf';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import { divisionFacts, type RoundFacts } from '../../../engine/competition/store.ts';
import { findPrizes } from '../../../engine/tournament/award-store.ts';
import { finishedRounds } from '../../../engine/tournament/rules.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import { plainLines } from '../../../text/rich-text.ts';
import { shortAddresses, shortAddressOf } from '../../field/short-address/short-address.ts';
import { findSponsorLogos } from '../../field/sponsor/store.ts';
import { shownLedger } from '../../play/leaderboard/board.ts';
import { hidesAnything } from '../../play/leaderboard/hidden.ts';
import { factsOf } from '../../result/facts/facts.ts';
import { readBoard } from '../report/board.ts';
import { asPng, clubLogo, headOf, type OfResult } from '../report/head.ts';
import { type MatchRoundContent, matchRoundContent, namesOfContests, namesOfMatches, readContests } from '../report/match.ts';
import { beginReading, isPublic, type Reading } from '../report/reading.ts';
import { roundContent } from '../report/round.ts';
import type { RoundContent } from '../report/round-content.ts';
import { readWinners } from '../report/winner.ts';
import type { PaperLedger } from './page/sheet.ts';
import type { PaperSponsor } from './page/sponsor-row.ts';
import { namesIn, onlyParts } from './part.ts';
import type { ContentOf, PaperOrder } from './source.ts';

export type PaperWish = {
  size: PaperSize;
  language: Language;
  each: CardsASheet;
  code: PaperCode;
  roundId: string | undefined;
  divisionId: string | undefined;
};
export type PaperDeps = Pick<Deps, 'db' | 'encryption' | 'clock'> & { publicUrl: string };
/** A paper before it has codes and fonts. */
export type ReadPaper = Omit<PaperOrder, 'fontFolders' | 'codes'>;

/** Everything that a paper says, or an AppError that says what it lacks; `only`: these of its parts. */
export async function readPaper(
  deps: PaperDeps,
  tournament: TournamentRecord,
  { kind, ...wish }: PaperWish & { kind: PaperKind },
  only?: readonly string[],
): Promise<ReadPaper> {
  const source = await openSource(deps, tournament, { ...wish, divisionId: divisionOf(kind, wish) });
  const paper = await readKind(deps, source, { ...wish, kind });
  if (only === undefined) return paper;
  const part = onlyParts(paper, only);
  if (partCount(part.content) === 0) throw new AppError('not-found');
  return part;
}

const partCount = (content: ContentOf[PaperKind]): number => {
  if (typeof content === 'string') return content.length;
  if ('matches' in content) return content.matches.length;
  if ('contests' in content) return content.contests.length;
  if ('flights' in content) return content.flights.length + content.unassigned.length;
  return 'winners' in content ? content.winners.length : 1;
};

/** A paper may be of one division; others are always of all. */
export const divisionOf = (kind: PaperKind, { divisionId }: Pick<PaperWish, 'divisionId'>): string | undefined =>
  PAPERS_OF_DIVISION.includes(kind) ? divisionId : undefined;

/** What a small picture shows of a logo, in pixels. */
const SMALL_LOGO = 96;

/** Every paper with what it says, or with the reason why there is none; what several say is read once. */
export async function readPapers(
  deps: PaperDeps,
  tournament: TournamentRecord,
  wish: PaperWish,
): Promise<{ kind: PaperKind; paper: ReadPaper | AppError }[]> {
  const ofAll = await openSource(deps, tournament, { ...wish, divisionId: undefined }, SMALL_LOGO);
  const ofDivision = wish.divisionId === undefined ? ofAll : await openSource(deps, tournament, wish, SMALL_LOGO);
  const papers = [];
  for (const kind of ofAll.facts.play === 'match' ? MATCH_PLAY : USUAL_PAPERS) {
    const source = divisionOf(kind, wish) === undefined ? ofAll : ofDivision;
    const paper = await readKind(deps, source, { ...wish, kind }).catch((error) => {
      if (error instanceof AppError) return error;
      throw error;
    });
    papers.push({ kind, paper });
  }
  return papers;
}

async function readKind(deps: PaperDeps, source: Source, { kind, ...wish }: PaperWish & { kind: PaperKind }): Promise<ReadPaper> {
  const { content, names, ...ofResult } = await READERS[kind](source, wish, kind);
  const screen = screenOf(source, kind, wish.roundId, ofResult.staffOnly);
  const head = {
    ...(await headOf(source, deps.clock(), ofResult, source.logo)),
    sponsors: WITH_SPONSORS.includes(kind) ? await source.sponsors() : [],
    address: await shortAddressOf(source, source.facts.id, screen),
    ledger: await ledgerOf(deps, source, kind, ofResult),
  };
  const { size, language, each, code } = wish;
  const cards = kind === 'score-card' && code === 'board' ? await cardAddresses(source, content as RoundContent) : {};
  return { kind, size, language, each, code, cards, head, content, names };
}

/** Null: there is none yet, or the public sees no result. */
async function ledgerOf(
  deps: PaperDeps,
  { facts: { id, ...facts } }: Source,
  kind: PaperKind,
  { ledger = null, staffOnly = false, standing }: OfResult,
): Promise<PaperLedger | null> {
  if (ledger === null || staffOnly || !isPublic(facts)) return null;
  const isSigned = kind === 'winner' && standing === 'official';
  const signature = isSigned ? (await factsOf(deps, id))?.signature : null;
  return {
    signs: readable(ledger.head),
    check: `${deps.publicUrl}/tournaments/${id}/live/check?head=${ledger.head}&lines=${ledger.lines}`,
    signed: signature ? { number: signature.statement.number, file: `${deps.publicUrl}/api/live/tournaments/${id}/result.html` } : null,
  };
}

/** Of a tournament that is not public nobody has a live card. */
async function cardAddresses(source: Source, { flights, unassigned }: RoundContent): Promise<Record<string, string>> {
  if (!isPublic(source.facts)) return {};
  const ids = [...flights.flatMap(({ players }) => players), ...unassigned].map(({ id }) => id);
  const targets = ids.map((playerId) => ({ screen: 'card' as const, playerId }));
  const addresses = await shortAddresses(source, source.facts.id, targets);
  return Object.fromEntries(ids.map((id, nth) => [id, addresses[nth] ?? '']));
}

/** The facts that papers are made of, each read when the first paper asks for it. */
type Source = Reading & {
  logo: () => ReturnType<typeof clubLogo>;
  sponsors: () => Promise<PaperSponsor[]>;
  round: () => Promise<RoundContent>;
  matches: () => Promise<MatchRoundContent>;
  contests: () => ReturnType<typeof readContests>;
  board: () => ReturnType<typeof readBoard>;
  winners: () => ReturnType<typeof readWinners>;
};

async function openSource(
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
  let found: Promise<Found> | undefined;
  return () => {
    found ??= read();
    return found;
  };
}

type Read<K extends PaperKind> = { content: ContentOf[K]; names: string[] } & OfResult;
type Reader<K extends PaperKind> = (source: Source, wish: PaperWish, kind: PaperKind) => Promise<Read<K>>;

const READERS: { [K in PaperKind]: Reader<K> } = {
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

const currentOf = (rounds: readonly RoundFacts[]): RoundFacts | undefined => rounds[Math.min(finishedRounds(rounds), rounds.length - 1)];

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

/** Where no list by strokes is ranked. */
const MATCH_PLAY = PAPER_KINDS.filter((kind) => !PAPERS_OF_STROKES.includes(kind));

const WITH_SPONSORS: readonly PaperKind[] = ['result', 'leaderboard', 'winner', 'certificate', 'match-result'];

async function readSponsors({ db, facts }: Reading, logoSide?: number): Promise<PaperSponsor[]> {
  const logos = await findSponsorLogos(db, facts.id);
  return Promise.all(
    facts.sponsors.map(async (of) => {
      const logo = logos.get(of.id);
      return { name: of.name, logo: logo ? await asPng(logo, logoSide) : null };
    }),
  );
}

const OFFICE = {
  'score-card': 'office-flights',
  'flight-sheet': 'office-flights',
  'start-list': 'office-flights',
  'bag-tag': 'office-flights',
  'flight-label': 'office-flights',
  'cart-sign': 'office-flights',
  result: 'office-leaderboard',
  leaderboard: 'office-leaderboard',
  winner: 'office-winners',
  certificate: 'office-winners',
  'side-award-board': 'office-side-awards',
  regulation: 'office-regulations',
  'match-card': 'office-flights',
  'match-sign': 'office-flights',
  'order-of-play': 'office-flights',
  bracket: 'office-leaderboard',
  'match-result': 'office-leaderboard',
} as const satisfies Record<PaperKind, ShortScreen>;

/** The public page that shows the same, or the office's where the public does not see it. */
function screenOf({ facts, rounds }: Reading, kind: PaperKind, roundId: string | undefined, staffOnly = false): ShortScreen {
  const office = OFFICE[kind];
  if (!isPublic(facts) || staffOnly) return office;
  if (office !== 'office-flights') return kind === 'regulation' ? 'regulations' : 'board';
  return roundId === undefined || currentOf(rounds)?.id === roundId ? 'start-list' : office;
}
