import type { Language } from '@fairway/api';
import { MEASURED_AWARD_KINDS, type MeasuredAwardKind } from '@fairway/api/choice/award';
import type { CardsASheet, PaperKind, PaperSize } from '@fairway/api/choice/paper';
import { GENDERS } from '@fairway/api/choice/player';
import { awardHoles, courseCard } from '@fairway/golf';
import type { TournamentRecord } from '../../access/scope.ts';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../http/errors.ts';
import { plainLines } from '../../text/rich-text.ts';
import type { RoundFacts, TournamentFacts } from '../competition/store.ts';
import { readBoard } from '../report/board.ts';
import { asPng, headOf, type OfResult } from '../report/head.ts';
import { beginReading, isPublic, type Reading } from '../report/reading.ts';
import { roundContent } from '../report/round.ts';
import { readWinners } from '../report/winner.ts';
import { findSponsorLogos } from '../sponsor/store.ts';
import { findPrizes } from '../tournament/award-store.ts';
import { finishedRounds } from '../tournament/rules.ts';
import type { PaperSponsor } from './page/sponsor-row.ts';
import type { ContentOf, PaperOrder } from './source.ts';

export type PaperWish = {
  kind: PaperKind;
  size: PaperSize;
  language: Language;
  each: CardsASheet;
  roundId: string | undefined;
  divisionId: string | undefined;
};
/** Everything that a paper says, or an AppError that says what it lacks. */
export async function readPaper(
  { db, publicUrl, now }: { db: Database; publicUrl: string; now: Date },
  tournament: TournamentRecord,
  wish: PaperWish,
): Promise<Omit<PaperOrder, 'fontFolders'>> {
  const reading = await beginReading(db, tournament, publicUrl);
  const { content, names, ...ofResult } = await READERS[wish.kind](reading, wish);
  const head = {
    ...(await headOf(reading, now, ofResult)),
    sponsors: await readSponsors(reading, wish.kind),
    address: addressOf(reading, wish, ofResult.staffOnly),
  };
  return { kind: wish.kind, size: wish.size, language: wish.language, each: wish.each, head, content, names };
}

export type Read<K extends PaperKind> = { content: ContentOf[K]; names: string[] } & OfResult;
type Reader<K extends PaperKind> = (reading: Reading, wish: PaperWish) => Promise<Read<K>>;

const READERS: { [K in PaperKind]: Reader<K> } = {
  'score-card': readRound,
  'flight-sheet': readRound,
  'start-list': readRound,
  'bag-tag': readRound,
  'flight-label': readRound,
  'cart-sign': readRound,
  result: readBoard,
  leaderboard: readBoard,
  winner: (reading, { divisionId }) => readWinners(reading, divisionId),
  certificate: async (reading, { divisionId }) => {
    const read = await readWinners(reading, divisionId);
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

const isMeasured = (kind: string): kind is MeasuredAwardKind => (MEASURED_AWARD_KINDS as readonly string[]).includes(kind);

/** Papers for the players, not for their flights: they are printed also before the draw. */
const WITHOUT_FLIGHTS: readonly string[] = ['score-card', 'bag-tag'];

/** The flights of a round with whoever starts in it, in starting order. */
export async function readRound(reading: Reading, { kind, roundId, divisionId }: PaperWish): Promise<Read<'score-card'>> {
  const { rounds } = reading;
  const round = rounds.find(({ id }) => id === roundId) ?? rounds[Math.min(finishedRounds(rounds), rounds.length - 1)];
  if (!round) throw new AppError('not-found');
  const whole = await roundContent(reading, round, divisionId);
  const content = WITHOUT_FLIGHTS.includes(kind) ? whole : { ...whole, unassigned: [] };
  const names = [...content.flights.flatMap(({ players }) => players), ...content.unassigned].map(({ name }) => name);
  if (names.length === 0) throw new AppError(whole.unassigned.length > 0 ? 'paper-no-flights' : 'paper-no-players');
  return { content, names };
}

async function readAwardBoards({ db, tournament, facts, rounds }: Reading): Promise<Read<'side-award-board'>> {
  const prizes = await findPrizes(db, tournament.id);
  const boards = prizes.flatMap(({ kind, name, nameEnglish, holes, gender: everyHole, sponsorId }) => {
    if (!isMeasured(kind)) return [];
    const sponsor = facts.sponsors.find(({ id }) => id === sponsorId)?.name ?? null;
    return (awardHoles(holes ?? '') ?? []).map(({ hole, gender = everyHole }) => {
      const [men, women] = GENDERS.map((of) => (rounds[0] ? (courseCard(rounds[0], of).par[hole - 1] ?? null) : null));
      const par = (gender === 'f' ? women : men) ?? null;
      const parWomen = gender === null && women !== men ? (women ?? null) : null;
      return { kind, name, nameEnglish, hole, par, parWomen, gender, sponsor, unit: facts.distanceUnit };
    });
  });
  if (boards.length === 0) throw new AppError('paper-no-side-awards');
  return { content: boards, names: [] };
}

const addressOf = ({ facts, rounds, publicUrl }: Reading, { kind, roundId }: PaperWish, staffOnly = false): string =>
  publicUrl + pathOf(kind, facts, staffOnly, isCurrent(rounds, roundId));

const WITH_SPONSORS: readonly PaperKind[] = ['result', 'leaderboard', 'winner', 'certificate'];

async function readSponsors({ db, facts }: Reading, kind: PaperKind): Promise<PaperSponsor[]> {
  if (!WITH_SPONSORS.includes(kind)) return [];
  const logos = await findSponsorLogos(db, facts.id);
  return Promise.all(
    facts.sponsors.map(async (of) => {
      const logo = logos.get(of.id);
      return { name: of.name, logo: logo ? await asPng(logo) : null };
    }),
  );
}

const isCurrent = (rounds: readonly RoundFacts[], roundId: string | undefined): boolean =>
  roundId === undefined || rounds[Math.min(finishedRounds(rounds), rounds.length - 1)]?.id === roundId;

const OFFICE: Record<PaperKind, string> = {
  'score-card': '/flights',
  'flight-sheet': '/flights',
  'start-list': '/flights',
  'bag-tag': '/flights',
  'flight-label': '/flights',
  'cart-sign': '/flights',
  result: '/leaderboard',
  leaderboard: '/leaderboard',
  winner: '/winners',
  certificate: '/winners',
  'side-award-board': '/side-awards',
  regulation: '/regulations',
};

/** The public page that shows the same, or the office's where the public does not see it. */
function pathOf(kind: PaperKind, facts: TournamentFacts, staffOnly: boolean, current: boolean): string {
  const home = `/tournaments/${facts.id}`;
  const office = OFFICE[kind];
  if (!isPublic(facts) || staffOnly) return home + office;
  if (office !== '/flights') return kind === 'regulation' ? `${home}/live/regulations` : `${home}/live`;
  return current ? `${home}/live/start-list` : home + office;
}
