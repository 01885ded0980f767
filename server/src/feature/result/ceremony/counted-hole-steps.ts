import type { CountedHolesStep, StaffBoard } from '@fairway/api';
import { type Competitor, leaderboard, type PeoriaDay, type Rules } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { type Competition, competitionOf } from '../../../engine/competition/competition.ts';
import { requireTournamentFacts, roundFacts } from '../../../engine/competition/store.ts';
import { type HoleList, holeLists, sameOwner } from '../../../engine/tournament/counted-hole/count.ts';
import { findCountedHoles, firstHoles, type HoleListState } from '../../../engine/tournament/counted-hole/store.ts';
import { engineHoles, prizePeoria } from '../../../engine/tournament/rules.ts';
import { publicCompetitionOf } from '../../play/leaderboard/public-competition.ts';
import type { CeremonyRow } from './store.ts';

/** What steps are made from, by the facts of now. A kind that needs more than the board reads it itself. */
export type CeremonyContext = { readonly db: Database; readonly board: StaffBoard };

type ListSetting = Pick<CeremonyRow, 'roundId' | 'divisionId' | 'awardId' | 'shown'>;
/** As many of the best as a television shows beside the holes. */
const BEST = 12;

/** The list that is being revealed; null: it is not needed any more. */
export async function findRevealed(db: Database, tournamentId: string, of: Omit<ListSetting, 'shown'>): Promise<HoleListState | null> {
  if (of.roundId === null) return null;
  const tournament = await requireTournamentFacts(db, tournamentId);
  const round = (await roundFacts(db, tournamentId)).find(({ id }) => id === of.roundId);
  if (!round) return null;
  const lists = await findCountedHoles(db, round, await holeLists(db, tournament));
  return lists.find((list) => sameOwner(list, of)) ?? null;
}

/** Hole by hole in their order on the course. Only those that were shown are read at all; the newest comes with the best nets by them. */
export async function countedHoleSteps({ db, board }: CeremonyContext, of: ListSetting): Promise<CountedHolesStep[]> {
  const list = await findRevealed(db, board.tournamentId, of);
  if (of.roundId === null || !list?.entered || list.published !== null) return [];
  const holes = await firstHoles(db, of.roundId, list, of.shown.length);
  const names = new Map(board.lines.map(({ playerId, name }) => [playerId, name]));
  const lines = holes.length === 0 ? [] : await provisionalLines(db, board.tournamentId, { list, roundId: of.roundId, holes, names });
  return Array.from({ length: list.count }, (_, at) => ({
    kind: 'counted-holes',
    nth: at + 1,
    of: list.count,
    hole: holes[at] ?? null,
    lines: at === holes.length - 1 ? lines : [],
  }));
}

type RevealedHoles = { list: HoleList; roundId: string; holes: readonly number[]; names: ReadonlyMap<string, string> };

/** The best nets of the round by the holes shown so far, of the strokes that the public may know. */
async function provisionalLines(db: Database, tournamentId: string, of: RevealedHoles): Promise<CountedHolesStep['lines']> {
  const { list, roundId, holes, names } = of;
  const competition = await publicCompetitionOf(db, await competitionOf(db, await requireTournamentFacts(db, tournamentId)));
  const { rules, competitors } = roundOf(competition, roundId);
  return leaderboard(provisionalRules(rules, competition, list, engineHoles([holes], rules.rounds)[0] ?? []), competitors)
    .filter(({ division }) => list.divisionId === null || division === list.divisionId)
    .flatMap((line): CountedHolesStep['lines'] => {
      const place = list.divisionId === null ? line.places.net : line.divisionPlaces.net;
      if (!place || line.handicap === null) return [];
      return [
        {
          playerId: line.id,
          name: names.get(line.id) ?? '',
          divisionId: line.division,
          gross: line.gross,
          grossToPar: line.grossToPar,
          handicap: strokes(line.handicap),
          net: strokes(line.net),
          netToPar: strokes(line.judgedNetToPar),
          points: null,
          place: { position: place.position, tied: place.tied },
        },
      ];
    })
    .sort((a, b) => a.place.position - b.place.position)
    .slice(0, BEST);
}

const strokes = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);

/** The list's own Peoria in place of the one that waits for it; a prize's own holds for everyone. */
function provisionalRules(
  rules: Rules,
  { prizes, tournament }: Competition,
  { divisionId, awardId, day: kind }: HoleList,
  holes: readonly number[],
): Rules {
  const countedLists = { countedHoles: [holes], provisional: true } as const;
  const own = rules.divisionDayHandicap ?? {};
  if (awardId !== null) {
    const { dayHandicapRule = null } = prizes.find(({ id }) => id === awardId) ?? {};
    const day = { ...prizePeoria({ kind, dayHandicapRule }, tournament, [holes]), ...countedLists };
    return { ...rules, dayHandicap: day, divisionDayHandicap: {} };
  }
  if (divisionId === null) return { ...rules, dayHandicap: { ...(rules.dayHandicap as PeoriaDay), ...countedLists } };
  return { ...rules, divisionDayHandicap: { ...own, [divisionId]: { ...(own[divisionId] as PeoriaDay), ...countedLists } } };
}

/** One round as if it were the whole tournament: the holes are those of its course. */
function roundOf({ rounds, rules, competitors }: Competition, roundId: string): { rules: Rules; competitors: Competitor[] } {
  const nth = rounds.findIndex(({ id }) => id === roundId);
  const only = <ListSetting>(list: readonly ListSetting[] | null | undefined) => list?.slice(nth, nth + 1) ?? [];
  return {
    rules: { ...rules, rounds: only(rules.rounds), roundsOver: (rules.roundsOver ?? 0) > nth ? 1 : 0 },
    competitors: competitors.map(({ handicaps, ...one }) => ({
      ...one,
      ...(handicaps && { handicaps: only(handicaps) }),
      cards: only(one.cards),
      totals: only(one.totals),
      startingHoles: only(one.startingHoles),
    })),
  };
}
