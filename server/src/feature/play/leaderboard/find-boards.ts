import type { PublicBoard, StaffBoard } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import { type KeptFacts, readCompetition, type ScoredCompetition } from '../../../engine/competition/kept-facts.ts';
import { findFinalResult } from '../../../engine/competition/result/final-result-store.ts';
import { findShots } from '../../../engine/competition/shot-store.ts';
import { divisionFacts, findTournamentFacts, roundFacts, type TournamentFacts } from '../../../engine/competition/store.ts';
import { findPrizes } from '../../../engine/tournament/award-store.ts';
import { hasCountedHoles } from '../../../engine/tournament/counted-hole/count.ts';
import { ownBasis } from '../../../engine/tournament/format.ts';
import { boardOf, shownLedger } from './board.ts';
import { hiddenPartsOf, hidesAnything, isFinal, shownWinners } from './hidden.ts';
import { publicBoardOf } from './public-board.ts';
import { publicCompetitionOf } from './public-competition.ts';
import { playersByInitials } from './public-name.ts';

/** A tournament's board: as staff see it, and as anyone does; null: it is not public, or it is archived. `isFinal`: so is what they say. `reading`: boards
 * of the same object have most lines in common. */
type Boards = { board: StaffBoard; public: PublicBoard | null; isFinal: boolean; reading: object };

/** Both boards of one moment, of the facts that `factsOf` reads; of a closed tournament the frozen ones. Null: there is no such tournament. */
export async function findBoards(db: Database, tournamentId: string, factsOf: KeptFacts = readCompetition): Promise<Boards | null> {
  const tournament = await findTournamentFacts(db, tournamentId);
  if (!tournament) return null;
  const closed = tournament.state === 'closed' ? await closedBoards(db, tournament) : null;
  return shownBoards(tournament, closed ?? (await openBoards(db, await factsOf(db, tournament))));
}

/** The same of an open tournament that hides nothing, by the facts of a process: they are of one moment. Null: it is another one. */
export function boardsOf(scored: ScoredCompetition): Boards | null {
  const { competition } = scored;
  const { tournament } = competition;
  if (tournament.state === 'closed' || hidesAnything(competition)) return null;
  return shownBoards(tournament, shownBoth(scored));
}

type Both = Pick<Boards, 'isFinal' | 'reading'> & { staff: StaffBoard; seen: StaffBoard; byInitials: ReadonlySet<string> };

function shownBoards(tournament: TournamentFacts, { staff, seen, byInitials, ...both }: Both): Boards {
  const isPublic = tournament.public && tournament.archivedAt === null;
  return { board: staff, public: isPublic ? publicBoardOf(seen, ownBasis(tournament), byInitials) : null, ...both };
}

/** Nothing is hidden: one computation serves staff and public. */
function shownBoth({ competition, scores, reading }: ScoredCompetition): Both {
  const staff = boardOf(competition, scores);
  return { staff, seen: staff, isFinal: isFinal(competition), byInitials: competition.byInitials, reading };
}

async function openBoards(db: Database, scored: ScoredCompetition): Promise<Both> {
  const { competition } = scored;
  const boards = shownBoth(scored);
  if (!hidesAnything(competition)) return boards;
  const seen = boardOf(await publicCompetitionOf(db, competition));
  // that matches are played is no secret
  const { matches } = boards.staff;
  return { ...boards, seen: { ...seen, matches: matches && { teams: matches.teams, items: [] } }, isFinal: false };
}

/** The result was frozen with everything in it: what is still hidden stays so until it is presented. */
async function closedBoards(db: Database, tournament: TournamentFacts): Promise<Both | null> {
  const final = await findFinalResult(db, tournament.id);
  if (!final) return null;
  const suspended = { tournament, divisions: await divisionFacts(db, tournament.id), prizes: await findPrizes(db, tournament.id) };
  const sealed = hasCountedHoles(suspended);
  const { date, lastDate, boardVersion, timeZone, clubLogo, ceremony, luckyDraw, distanceUnit, sponsors } = tournament;
  const rounds = await roundFacts(db, tournament.id);
  const shots = await findShots(
    db,
    rounds.map(({ id }) => id),
  );
  const [hidden, winners] = [hiddenPartsOf({ ...suspended, rounds, currentRound: rounds.length - 1 }), shownWinners(suspended, shots)];
  const now = { date, lastDate, boardVersion, timeZone, clubLogo, ceremony, luckyDraw, distanceUnit, sponsors, hidden, sealed, winners };
  const staff = { ...final.board, ...now, ledger: shownLedger(tournament) };
  const seen = hidesAnything(suspended) ? (await openBoards(db, await readCompetition(db, tournament))).seen : staff;
  // the result that was frozen does not know who is shown as initials since then
  return { staff, seen, isFinal: isFinal(suspended), byInitials: await playersByInitials(db, tournament.id), reading: final };
}
