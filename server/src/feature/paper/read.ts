import type { Language } from '@fairway/api';
import type { MeasuredAwardKind } from '@fairway/api/award-choice';
import { MEASURED_AWARD_KINDS } from '@fairway/api/award-choice';
import type { CardsASheet, PaperKind, PaperSize } from '@fairway/api/paper-choice';
import { awardHoles } from '@fairway/golf';
import sharp from 'sharp';
import type { TournamentRecord } from '../../access/scope.ts';
import { dateAt, timeAt } from '../../calendar.ts';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { plainLines } from '../../rich-text.ts';
import { type RoundFacts, requireTournamentFacts, roundFacts, type TournamentFacts } from '../competition/store.ts';
import { findBoards } from '../leaderboard/find-boards.ts';
import { findClubLogo } from '../leaderboard/live/public-store.ts';
import { playersByInitials, publiclyNamed } from '../leaderboard/public-name.ts';
import { findPrizes } from '../tournament/award-store.ts';
import { finishedRounds } from '../tournament/rules.ts';
import { winnerList } from '../winner/winner-list.ts';
import { spokenDate } from './date.ts';
import type { Head } from './page/sheet.ts';
import { readRound } from './read-round.ts';
import type { ContentOf, PaperOrder } from './source.ts';

export type PaperWish = {
  kind: PaperKind;
  size: PaperSize;
  language: Language;
  each: CardsASheet;
  roundId: string | undefined;
  divisionId: string | undefined;
};
export type Reading = { db: Database; tournament: TournamentRecord; facts: TournamentFacts; rounds: RoundFacts[]; publicUrl: string };

/** Everything that a paper says, or an AppError that says what it lacks. */
export async function readPaper(
  { db, publicUrl, now }: { db: Database; publicUrl: string; now: Date },
  tournament: TournamentRecord,
  wish: PaperWish,
): Promise<Omit<PaperOrder, 'fontFolders'>> {
  const facts = await requireTournamentFacts(db, tournament.id);
  const rounds = await roundFacts(db, tournament.id);
  const reading: Reading = { db, tournament, facts, rounds, publicUrl };
  const { content, names, ...ofResult } = await READERS[wish.kind](reading, wish);
  const head = await headOf(reading, wish, now, ofResult);
  return { kind: wish.kind, size: wish.size, language: wish.language, each: wish.each, head, content, names };
}

export type Read<K extends PaperKind> = { content: ContentOf[K]; names: string[] } & Partial<Pick<Head, 'standing' | 'staffOnly'>>;
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
  winner: readWinners,
  certificate: readWinners,
  'side-award-board': readAwardBoards,
  regulation: async ({ facts: { regulations, regulationsEnglish } }, { language }) => {
    const written = language === 'en' ? (regulationsEnglish ?? regulations) : (regulations ?? regulationsEnglish);
    const content = plainLines(written);
    if (content === '') throw new AppError('paper-no-regulations');
    return { content, names: [] };
  },
};

/** The board as staff see it, with the names that the public reads: it hangs on a wall. */
async function readBoard({ db, tournament }: Reading, { divisionId = null }: { divisionId?: string | null | undefined }) {
  const found = await findBoards(db, tournament.id);
  if (!found) throw new AppError('tournament-not-found');
  const { board } = found;
  const lines = publiclyNamed(board.lines, await playersByInitials(db, tournament.id));
  const shown = divisionId === null ? lines : lines.filter((line) => line.divisionId === divisionId);
  if (shown.length === 0) throw new AppError('paper-no-players');
  return {
    content: { board: { ...board, lines }, divisionId },
    names: shown.map(({ name }) => name),
    ...(await standingOf(tournament, board)),
  };
}

const standingOf = async ({ state }: TournamentRecord, { hidden }: { hidden: readonly unknown[] }) => ({
  standing: state === 'closed' ? ('official' as const) : ('provisional' as const),
  staffOnly: hidden.length > 0,
});

async function readWinners({ db, tournament, facts }: Reading, { kind, divisionId }: PaperWish) {
  const { items } = await winnerList(db, tournament.id);
  const winners = items.filter((winner) => divisionId === undefined || winner.divisionId === divisionId);
  const won = winners.flatMap(({ winner }) => winner?.name ?? []);
  if (winners.length === 0 || (kind === 'certificate' && won.length === 0)) throw new AppError('paper-no-winners');
  const found = await findBoards(db, tournament.id);
  return {
    content: { winners, distanceUnit: facts.distanceUnit },
    names: won,
    ...(await standingOf(tournament, { hidden: found?.board.hidden ?? [] })),
  };
}

const isMeasured = (kind: string): kind is MeasuredAwardKind => (MEASURED_AWARD_KINDS as readonly string[]).includes(kind);

async function readAwardBoards({ db, tournament, facts, rounds }: Reading): Promise<Read<'side-award-board'>> {
  const prizes = await findPrizes(db, tournament.id);
  const boards = prizes.flatMap(({ kind, name, nameEnglish, holes }) => {
    if (!isMeasured(kind)) return [];
    return (awardHoles(holes ?? '') ?? []).map(({ hole, gender = null }) => {
      const par = rounds[0]?.par[hole - 1] ?? null;
      return { kind, name, nameEnglish, hole, par, gender, unit: facts.distanceUnit };
    });
  });
  if (boards.length === 0) throw new AppError('paper-no-side-awards');
  return { content: boards, names: [] };
}

async function headOf(
  { db, tournament, facts, rounds, publicUrl }: Reading,
  { kind, roundId }: PaperWish,
  now: Date,
  { standing = null, staffOnly = false }: Partial<Pick<Head, 'standing' | 'staffOnly'>>,
): Promise<Head> {
  const logo = await findClubLogo(db, tournament.id);
  const { timeZone, boardVersion } = facts;
  return {
    clubName: facts.clubName,
    logo: logo && new Uint8Array(await sharp(logo).resize(300, 300, { fit: 'inside' }).png().toBuffer()),
    tournament: facts.name,
    date: facts.date,
    place: facts.location ?? rounds[0]?.courseName ?? null,
    printedAt: `${timeAt(now, timeZone)} ${spokenDate(dateAt(now, timeZone))}`,
    version: boardVersion,
    standing,
    staffOnly,
    address: publicUrl + pathOf(kind, facts, staffOnly, isCurrent(rounds, roundId)),
  };
}

const isCurrent = (rounds: readonly RoundFacts[], roundId: string | undefined): boolean =>
  roundId === undefined || rounds[Math.min(finishedRounds(rounds), rounds.length - 1)]?.id === roundId;

const OFFICE: Partial<Record<PaperKind, string>> = {
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
};

/** The public page that shows the same, or the office's where the public does not see it. */
function pathOf(kind: PaperKind, facts: TournamentFacts, staffOnly: boolean, current: boolean): string {
  const home = `/tournaments/${facts.id}`;
  const office = OFFICE[kind] ?? '';
  if (!isPublic(facts) || staffOnly) return home + office;
  if (office !== '/flights') return kind === 'regulation' ? home : `${home}/live`;
  return current ? `${home}/live/start-list` : home + office;
}

export const isPublic = ({ public: open, archivedAt }: Pick<TournamentFacts, 'public' | 'archivedAt'>): boolean =>
  open && archivedAt === null;
