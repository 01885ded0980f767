import { deciding } from '@fairway/api/record/kind';
import { TOURNAMENT } from '@fairway/api/record/tournament';
import { and, eq, inArray, isNotNull, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import { card, player } from '../../../db/schema/field/player.ts';
import { division, round } from '../../../db/schema/field/tournament.ts';
import { declaredHandicaps, type HandicapHolder } from '../../../engine/tournament/course-handicap.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { TournamentRow } from '../../../write/write.ts';

/** By division, the number of the finished round after which one of its players was cut. */
type StandingCuts = ReadonlyMap<string | null, number>;

/** Only cuts by a line: a player who was cut by hand was not cut by any rule. */
async function findStandingCuts(tx: Transaction, { id: tournamentId, cut }: CutSettings): Promise<StandingCuts> {
  const before = alias(round, 'before');
  const rows = await tx
    .select({ divisionId: player.divisionId, number: min(before.number) })
    .from(card)
    .innerJoin(player, eq(player.id, card.playerId))
    .innerJoin(round, eq(round.id, card.roundId))
    .innerJoin(before, and(eq(before.tournamentId, round.tournamentId), eq(before.number, sql`${round.number} - 1`)))
    .where(and(eq(round.tournamentId, tournamentId), eq(card.cutByLine, true), isNotNull(before.finishedAt)))
    .groupBy(player.divisionId);
  const cuts = new Map(rows.map(({ divisionId, number }) => [divisionId, number ?? 1]));
  if (cut === null || cuts.size === 0) return cuts;
  // The tournament's line stands for every division that it was drawn through, even if nobody there missed it.
  const divisions = await tx.select({ id: division.id, own: division.cut }).from(division).where(eq(division.tournamentId, tournamentId));
  const others = [null, ...divisions.filter(({ own }) => own === null).map(({ id }) => id)];
  const numbers = others.flatMap((id) => cuts.get(id) ?? []);
  if (cut.within === 'field' && numbers.length > 0) for (const id of others) cuts.set(id, Math.min(...numbers));
  return cuts;
}

const CARD_RULES = deciding(TOURNAMENT, 'card');
/** The settings behind nets and points. */
const NET_RULES = deciding(TOURNAMENT, 'net');
/** How ties are broken counts where those tied with the last one stay behind. */
const TIE_RULES = [...deciding(TOURNAMENT, 'tie'), 'tiebreakRule', 'countbackRule'];

type CutSettings = Pick<TournamentRow, 'id' | 'formatRule' | 'cut'>;

/** Whether the list that decides is that of the gross. */
const isByGross = ({ formatRule }: Pick<TournamentRow, 'formatRule'>): boolean => 'basis' in formatRule && formatRule.basis === 'gross';
type Changed = Readonly<Record<string, unknown>>;

/** A cut depends on the rules: they cannot change until its round is opened again, just like its scores. */
export async function requireCutRules(tx: Transaction, settings: CutSettings, changed: Changed): Promise<void> {
  const ties = settings.cut?.ties === 'out' ? TIE_RULES : [];
  const isListOther = ['cut', ...CARD_RULES, ...ties].some((rule) => rule in changed);
  if (!isListOther && (isByGross(settings) || !NET_RULES.some((rule) => rule in changed))) return;
  const [first] = [...(await findStandingCuts(tx, settings)).values()].sort((a, b) => a - b);
  if (first !== undefined) throw new AppError('cut-stands', { params: { round: first } });
}

/** The same for a division: its line, and its own day handicap. */
export async function requireCutDivision(tx: Transaction, settings: CutSettings, divisionId: string, changed: Changed): Promise<void> {
  const counts = 'cut' in changed || (!isByGross(settings) && NET_RULES.some((rule) => rule in changed));
  const number = counts ? (await findStandingCuts(tx, settings)).get(divisionId) : undefined;
  if (number !== undefined) throw new AppError('cut-stands', { params: { round: number } });
}

type Ranked = HandicapHolder & { divisionId: string | null };
export type RankedChange = { playerId: string; name: string; before: Ranked; after: Ranked };

/**
 * The same for players: the division of a player who played the round, the handicap if their net comes from it, and the gender if their net or
 * their card comes from that.
 */
export async function requireCutPlayers(tx: Transaction, tournament: TournamentRow, changes: readonly RankedChange[]): Promise<void> {
  const cuts = await findStandingCuts(tx, tournament);
  if (cuts.size === 0) return;
  const days = await findDivisionDays(tx, tournament.id);
  const rounds = await findRounds(tx, tournament.id);
  const playsByGender = !isByGross(tournament) || rounds.some(({ women }) => women !== null);
  const declared = (of: Ranked) => JSON.stringify(declaredHandicaps(of, tournament, rounds));
  const counting = changes.flatMap(({ playerId, name, before, after }) => {
    const day = days.get(before.divisionId ?? '') ?? tournament.calculateHandicapDay;
    const isDeclaredOther = day === 'none' && declared(before) !== declared(after);
    const isScoreOther = (!isByGross(tournament) && isDeclaredOther) || (playsByGender && before.gender !== after.gender);
    const number = cuts.get(before.divisionId) ?? cuts.get(after.divisionId);
    return number !== undefined && (before.divisionId !== after.divisionId || isScoreOther) ? [{ playerId, name, number }] : [];
  });
  const played = await findPlayed(tx, tournament.id, counting);
  const [first] = played;
  if (first) throw new AppError('cut-stands-for', { params: { round: first.number, names: played.map(({ name }) => name).join(', ') } });
}

type Counting = { playerId: string; name: string; number: number };

/** A player who came later, or was out of the round, is on neither side of its line. */
async function findPlayed(tx: Transaction, tournamentId: string, counting: readonly Counting[]): Promise<Counting[]> {
  if (counting.length === 0) return [];
  const playerIds = counting.map(({ playerId }) => playerId);
  const rows = await tx
    .select({ playerId: card.playerId, number: round.number })
    .from(card)
    .innerJoin(round, eq(round.id, card.roundId))
    .where(and(eq(round.tournamentId, tournamentId), inArray(card.playerId, playerIds), eq(card.status, 'ok')));
  return counting.filter(({ playerId, number }) => rows.some((row) => row.playerId === playerId && row.number === number));
}

/** The day handicaps of the divisions that may have their own. */
async function findDivisionDays(tx: Transaction, tournamentId: string) {
  const { id, calculateHandicapDay: day } = division;
  const rows = await tx.select({ id, day }).from(division).where(eq(division.tournamentId, tournamentId));
  return new Map(rows.map((row) => [row.id, row.day]));
}
