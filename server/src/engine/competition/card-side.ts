import type { CardSide, SheetSides } from '@fairway/api';
import { engineHole, hasHole } from '@fairway/api/rule/field/round-hole';
import { cardPars, courseCard, declaredAsPlayed, editionRules, type SidePlay, strokesPerHole } from '@fairway/golf';
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { playedRound } from '../../db/played-round.ts';
import { handicapOf } from '../../db/record.ts';
import { entry, player } from '../../db/schema/field/player.ts';
import { division, round, tournament } from '../../db/schema/field/tournament.ts';
import { declaredIn } from '../tournament/course-handicap.ts';
import { editionOf } from '../tournament/edition.ts';
import { ownBasis } from '../tournament/format.ts';
import { restrictionsIn } from '../tournament/rules.ts';
import { holesOfPartners, holesPlayed } from '../tournament/side/partner-hole.ts';
import { findPartners, type Partner } from '../tournament/side/partner-store.ts';
import { sidePlayOf } from '../tournament/side/play.ts';

type Tournament = typeof tournament.$inferSelect;
type Divisions = readonly (typeof division.$inferSelect)[];
type Round = ReturnType<typeof playedRound>;
type SideContext = { tournament: Tournament; play: SidePlay; rounds: readonly Round[]; nth: number };

/** What the cards of a round have of sides: how the sides play, and by a player's or a side's id what is beside their card. */
export type CardSides = { sides: SheetSides | null; of: (playerId: string) => CardSide | null };
const NONE: CardSides = { sides: null, of: () => null };

/** Of a tournament of single players: one short statement finds that there is nothing. */
export async function cardSides(db: Database, roundId: string): Promise<CardSides> {
  const [row] = await db
    .select({ tournament })
    .from(tournament)
    .innerJoin(round, eq(round.tournamentId, tournament.id))
    .where(eq(round.id, roundId));
  const play = row ? sidePlayOf(row.tournament) : null;
  if (!row || play === null) return NONE;
  const all = await db.select().from(round).where(eq(round.tournamentId, row.tournament.id)).orderBy(asc(round.number));
  const nth = all.findIndex(({ id }) => id === roundId);
  const partners = await findPartners(db, row.tournament.id);
  const setting = { ...row, play, rounds: all.map(playedRound), nth };
  const inRound = partners.filter((one) => one.roundId === roundId);
  return play.format.ball.kind === 'one' ? withOneBall(db, setting, inRound) : withOwnBalls(db, setting, partners);
}

async function withOneBall(db: Database, { play, rounds, nth }: SideContext, partners: readonly Partner[]): Promise<CardSides> {
  const bySide = Map.groupBy(partners, ({ sideId }) => sideId);
  const played = rounds[nth] as Round;
  const drives = play.drives === null ? new Map<string, string>() : await findDrives(db, played.id);
  const holes = played.par.map((_, at) => at);
  return {
    sides: { oneBall: true, drives: play.drives, balls: null },
    of: (id) => {
      const own = bySide.get(id) ?? [];
      const by = (at: number) => drives.get(`${id} ${at + 1}`) ?? null;
      return {
        id,
        name: null,
        partners: own.flatMap((one) => {
          const plays = holesPlayed(one, own, played);
          return plays?.length === 0 ? [] : [{ playerId: one.playerId, name: one.name, plays, gone: one.untilHole !== null }];
        }),
        drives: play.drives === null ? [] : holes.map(by),
        received: null,
        plays: null,
        place: 0,
      };
    },
  };

  /** By side and hole, the first hole of the round being 1. A hole that is cleared has none any more. */
  async function findDrives(from: Database, roundId: string): Promise<Map<string, string>> {
    const said = await from
      .select({ sideId: entry.playerId, hole: entry.hole, by: entry.driveBy })
      .from(entry)
      .where(
        and(
          eq(entry.roundId, roundId),
          inArray(entry.playerId, [...bySide.keys()]),
          or(isNotNull(entry.driveBy), and(isNull(entry.strokes), eq(entry.pickup, false))),
        ),
      )
      .orderBy(asc(entry.seq));
    const latest = new Map<string, string>();
    for (const { sideId, hole, by } of said) {
      if (!hasHole(played, hole)) continue;
      const key = `${sideId} ${engineHole(played, hole)}`;
      if (by === null) latest.delete(key);
      else latest.set(key, by);
    }
    return latest;
  }
}

/** `all`: the partners of every round. */
async function withOwnBalls(db: Database, setting: SideContext, all: readonly Partner[]): Promise<CardSides> {
  const { tournament: played, play, rounds, nth } = setting;
  const round = rounds[nth] as Round;
  const holes = holesOfPartners(all, round);
  // whoever plays for a side in other rounds is shown with it
  const partners = all.toSorted((one, other) => Number(other.roundId === round.id) - Number(one.roundId === round.id));
  const { ball } = play.format;
  const divisions = await db.select().from(division).where(eq(division.tournamentId, played.id));
  const sideIds = [...new Set(partners.map(({ sideId }) => sideId))];
  const people = await db
    .select({ id: player.id, name: player.name, divisionId: player.divisionId })
    .from(player)
    .where(inArray(player.id, [...sideIds, ...partners.map(({ playerId }) => playerId)]));
  const byId = new Map(people.map((one) => [one.id, one]));
  const places = Map.groupBy(all, ({ sideId }) => sideId);
  const placeOf = ({ sideId, playerId }: Partner) => (places.get(sideId) ?? []).findIndex((one) => one.playerId === playerId);
  const of = new Map(partners.toReversed().map((one) => [one.playerId, one]));
  return {
    sides: {
      oneBall: false,
      drives: null,
      balls: ball.kind === 'own' ? { formatRule: played.formatRule, basis: ownBasis(played), counting: ball.counting } : null,
    },
    of: (id) => {
      const partner = of.get(id);
      if (!partner) return null;
      const received =
        ball.kind === 'own'
          ? receivedBy(partner, byId.get(id)?.divisionId ?? null, divisions, setting, strokesForPar(partner, all, setting))
          : null;
      return {
        id: partner.sideId,
        name: byId.get(partner.sideId)?.name ?? null,
        partners: [],
        drives: [],
        received,
        plays: holes.get(id)?.slice() ?? null,
        place: placeOf(partner),
      };
    },
  };
}

/** Whole strokes that a partner receives by net for the higher par of their card; `all`: the partners of every side. */
function strokesForPar(of: Partner, all: readonly Partner[], { tournament: played, rounds, nth }: SideContext): number {
  if (ownBasis(played) !== 'net' || !editionRules(editionOf(played)).parDifferenceReceived) return 0;
  const pars = cardPars(rounds[nth] as Round);
  return pars[of.gender] - Math.min(...all.map(({ gender }) => pars[gender]));
}

/**
 * On each hole, off the side's allowance and with `added`; null: without a handicap or a stroke index, or where a handicap of the day is played
 * for.
 */
function receivedBy(
  of: Partner,
  divisionId: string | null,
  divisions: Divisions,
  { tournament: played, play, rounds, nth }: SideContext,
  added: number,
): number[] | null {
  const own = divisions.find(({ id }) => id === divisionId);
  const declared = declaredIn(nth, of, played, rounds);
  const { strokeIndex } = courseCard(rounds[nth] as Round, of.gender);
  if (declared === null || strokeIndex === null || (own?.calculateHandicapDay ?? played.calculateHandicapDay) !== 'none') return null;
  const restrictions = { ...restrictionsIn(played, own ?? null), allowance: play.allowance };
  const strokes = handicapOf(declaredAsPlayed(declared, restrictions, of.gender));
  return [...strokesPerHole(Math.floor((strokes ?? 0) + 0.5) + added, strokeIndex)];
}
