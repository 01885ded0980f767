import type { StaffContest, StaffMatch } from '@fairway/api';
import type { Transaction } from '../db/database.ts';
import { keepSides } from '../db/keep-sides.ts';
import { addTeams } from '../feature/field/team/team.ts';
import { giveCards } from '../feature/field/tournament/round-store.ts';
import { addContest, requireContest } from '../feature/play/match/contest.ts';
import { matchSideFor } from '../feature/play/match/match-side.ts';
import { addSession } from '../feature/play/match/session.ts';
import { updateMatch } from '../feature/play/match/store.ts';
import type { Actor, Writer } from '../write/write.ts';

/** A cup of two teams as a plain list, of golfers who are there; matches of one format follow one another. */
export type Cup = {
  name: string;
  ties: ('holder' | 'committee')[];
  teams: readonly { name: string; short: string; colour: string; golfers: readonly string[] }[];
  sessions: readonly {
    name: string;
    roundId: string;
    matches: readonly { format: StaffMatch['format']; sides: readonly [readonly string[], readonly string[]] }[];
  }[];
};
/** The ids of the rows that play each match, session by session. */
type WrittenCup = { contest: StaffContest; teamIds: string[]; sides: [string, string][][] };

/** Makes a cup as people make it; the second team holds it. Who plays is written at once, and the cards given once. */
export async function writeCup(deps: Writer, tx: Transaction, actor: Actor, { name, ties, teams, sessions }: Cup): Promise<WrittenCup> {
  const tournamentId = actor.tournament.id;
  const members = teams.map(({ golfers, ...look }) => ({
    ...look,
    players: golfers.map((playerId) => ({ playerId, group: null, reserve: false })),
  }));
  const teamIds = (await addTeams(deps, actor, members)).items.map(({ id }) => id);
  const holder = ties.includes('holder') ? (teamIds[1] ?? null) : null;
  const rule = { kind: 'cup' as const, ties, tieFormat: null, holder, decision: null, groupLimits: [] };
  const { id } = await addContest(deps, actor, { name, rule, format: 'singles', handicap: true });
  const sides: [string, string][][] = [];
  for (const { matches, ...session } of sessions) {
    const plan = [...Map.groupBy(matches, ({ format }) => format)].map(([format, of]) => ({ format, matches: of.length }));
    const made = (await addSession(deps, actor, id, { ...session, plan })).sessions.at(-1)?.matches ?? [];
    const filled: [string, string][] = [];
    for (const [nth, { id: matchId, format }] of made.entries()) {
      const place = { tournamentId, roundId: session.roundId, format, matchId, field: 'sides' };
      const [one = [], other = []] = matches[nth]?.sides ?? [];
      const [firstId, secondId] = [await matchSideFor(tx, place, one), await matchSideFor(tx, place, other)];
      await updateMatch(tx, matchId, { firstId, secondId });
      filled.push([firstId, secondId]);
    }
    sides.push(filled);
  }
  await keepSides(tx, tournamentId);
  await giveCards(tx, tournamentId);
  return { contest: await requireContest(tx, tournamentId, id), teamIds, sides };
}
