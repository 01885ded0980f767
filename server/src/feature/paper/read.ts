import type { Language, WinnerList } from '@fairway/api';
import type { MeasuredAwardKind } from '@fairway/api/choice/award';
import { MEASURED_AWARD_KINDS } from '@fairway/api/choice/award';
import type { CardsASheet, PaperKind, PaperSize } from '@fairway/api/choice/paper';
import { GENDERS } from '@fairway/api/choice/player';
import { timeAt } from '@fairway/api/rule/clock';
import { datesOf } from '@fairway/api/rule/play-dates';
import { awardHoles, courseCard } from '@fairway/golf';
import type { TournamentRecord } from '../../access/scope.ts';
import type { Database } from '../../db/open.ts';
import { loadSharp } from '../../file/picture.ts';
import { AppError } from '../../http/errors.ts';
import { dateAt } from '../../text/calendar.ts';
import { plainLines } from '../../text/rich-text.ts';
import { type RoundFacts, requireTournamentFacts, roundFacts, type TournamentFacts } from '../competition/store.ts';
import { findBoards } from '../leaderboard/find-boards.ts';
import { findClubLogo } from '../leaderboard/live/public-store.ts';
import { playersByInitials, publiclyNamed } from '../leaderboard/public-name.ts';
import { findSponsorLogos } from '../sponsor/store.ts';
import { findPrizes } from '../tournament/award-store.ts';
import { finishedRounds } from '../tournament/rules.ts';
import { winnerList } from '../winner/winner-list.ts';
import { spokenDate } from './date.ts';
import type { Head } from './page/sheet.ts';
import type { PaperSponsor } from './page/sponsor-row.ts';
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
  const reading = await beginReading(db, tournament, publicUrl);
  const { content, names, ...ofResult } = await READERS[wish.kind](reading, wish);
  const head = {
    ...(await headOf(reading, now, ofResult)),
    sponsors: await readSponsors(reading, wish.kind),
    address: addressOf(reading, wish, ofResult.staffOnly),
  };
  return { kind: wish.kind, size: wish.size, language: wish.language, each: wish.each, head, content, names };
}

/** The facts that everything made of a tournament begins with. */
export async function beginReading(db: Database, tournament: TournamentRecord, publicUrl: string): Promise<Reading> {
  const facts = await requireTournamentFacts(db, tournament.id);
  return { db, tournament, facts, rounds: await roundFacts(db, tournament.id), publicUrl };
}

/** Of a result: whether it is final, and whether the public sees it. */
export type OfResult = Partial<Pick<Head, 'standing' | 'staffOnly'>> & { publication?: WinnerList['publication'] };
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
export async function readBoard({ db, tournament }: Reading, { divisionId = null }: { divisionId?: string | null | undefined }) {
  const found = await findBoards(db, tournament.id);
  if (!found) throw new AppError('tournament-not-found');
  const { board } = found;
  const lines = publiclyNamed(board.lines, await playersByInitials(db, tournament.id));
  const shown = divisionId === null ? lines : lines.filter((line) => line.divisionId === divisionId);
  if (shown.length === 0) throw new AppError('paper-no-players');
  return {
    content: { board: { ...board, lines }, divisionId },
    names: shown.map(({ name }) => name),
    ...standingOf(tournament, board),
  };
}

export const standingOf = ({ state }: TournamentRecord, { hidden }: { hidden: readonly unknown[] }) => ({
  standing: state === 'closed' ? ('official' as const) : ('provisional' as const),
  staffOnly: hidden.length > 0,
});

export async function readWinners({ db, tournament, facts }: Reading, { kind, divisionId }: Pick<PaperWish, 'kind' | 'divisionId'>) {
  const { items, publication } = await winnerList(db, tournament.id);
  const winners = items.filter((winner) => divisionId === undefined || winner.divisionId === divisionId);
  const won = winners.flatMap(({ winner }) => winner?.name ?? []);
  if (winners.length === 0 || (kind === 'certificate' && won.length === 0)) throw new AppError('paper-no-winners');
  const found = await findBoards(db, tournament.id);
  return {
    content: { winners, distanceUnit: facts.distanceUnit, changed: publication?.changedAwards ?? [] },
    names: won,
    publication,
    ...standingOf(tournament, { hidden: found?.board.hidden ?? [] }),
  };
}

const isMeasured = (kind: string): kind is MeasuredAwardKind => (MEASURED_AWARD_KINDS as readonly string[]).includes(kind);

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

/** What stands above everything that is made of a tournament. */
export async function headOf(
  { db, tournament, facts, rounds }: Reading,
  now: Date,
  { standing = null, staffOnly = false, publication = null }: OfResult,
): Promise<Omit<Head, 'sponsors' | 'address'>> {
  const logo = await findClubLogo(db, tournament.id);
  const { timeZone, boardVersion } = facts;
  return {
    clubName: facts.clubName,
    logo: logo && (await asPng(logo)),
    tournament: facts.name,
    dates: datesOf(facts, spokenDate),
    place: facts.location ?? rounds[0]?.courseName ?? null,
    printedAt: spokenMoment(now, timeZone),
    version: boardVersion,
    standing,
    published: publication && { at: spokenMoment(new Date(publication.publishedAt), timeZone), isChanged: publication.isChanged },
    staffOnly,
  };
}

const spokenMoment = (at: Date, timeZone: string): string => `${timeAt(at, timeZone)} ${spokenDate(dateAt(at, timeZone))}`;

const addressOf = ({ facts, rounds, publicUrl }: Reading, { kind, roundId }: PaperWish, staffOnly = false): string =>
  publicUrl + pathOf(kind, facts, staffOnly, isCurrent(rounds, roundId));

async function asPng(logo: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  return new Uint8Array(await sharp(logo).resize(300, 300, { fit: 'inside' }).png().toBuffer());
}

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

export const isPublic = ({ public: open, archivedAt }: Pick<TournamentFacts, 'public' | 'archivedAt'>): boolean =>
  open && archivedAt === null;
