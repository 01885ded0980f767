import type { OpenDisqualification } from '@fairway/api';
import { holesOf } from '@fairway/api/rule/field/round-hole';
import { MATCH_FORMATS, type MatchFormatName } from '@fairway/golf';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { playedRound } from '../../../db/played-round.ts';
import { card, player, sidePartner } from '../../../db/schema/field/player.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { match, matchSession } from '../../../db/schema/play/match.ts';
import { HOLE_BALL_PLAYS } from '../../../engine/tournament/side/play.ts';

const side = alias(player, 'side');
const OWN_BALL_FORMATS = (Object.keys(MATCH_FORMATS) as MatchFormatName[]).filter((name) => MATCH_FORMATS[name].ball.kind !== 'one');

/**
 * Partners with a ball of their own who are disqualified in a round, whose side is not out with them, and who have another partner there that
 * plays on: their ball counts on no hole until somebody says what it means.
 */
export async function openDisqualifications(db: Database, tournamentId: string): Promise<OpenDisqualification[]> {
  const playsOn = sql`exists (select from side_partner other left join card own on own.player_id = other.player_id and own.round_id = other.round_id
    where other.side_id = ${sidePartner.sideId} and other.round_id = ${sidePartner.roundId} and other.until_hole is null
      and coalesce(own.status, 'ok') <> 'DQ')`;
  const matched = db
    .select({ id: match.id })
    .from(match)
    .innerJoin(matchSession, eq(matchSession.id, match.sessionId))
    .where(
      and(
        eq(matchSession.roundId, sidePartner.roundId),
        inArray(match.format, OWN_BALL_FORMATS),
        or(eq(match.firstId, sidePartner.sideId), eq(match.secondId, sidePartner.sideId)),
      ),
    );
  const rows = await db
    .select({ playerId: player.id, name: player.name, version: player.version, sideId: side.id, sideName: side.name, round })
    .from(sidePartner)
    .innerJoin(card, and(eq(card.playerId, sidePartner.playerId), eq(card.roundId, sidePartner.roundId), eq(card.status, 'DQ')))
    .innerJoin(player, eq(player.id, sidePartner.playerId))
    .innerJoin(side, eq(side.id, sidePartner.sideId))
    .innerJoin(round, eq(round.id, sidePartner.roundId))
    .innerJoin(tournament, eq(tournament.id, round.tournamentId))
    .where(
      and(
        eq(tournament.id, tournamentId),
        eq(sidePartner.sideOut, false),
        isNull(sidePartner.untilHole),
        playsOn,
        or(inArray(tournament.play, [...HOLE_BALL_PLAYS]), and(eq(tournament.play, 'match'), sql`exists (${matched})`)),
      ),
    )
    .orderBy(asc(round.number), asc(side.name), asc(sidePartner.place));
  return rows.map(({ round: row, ...one }) => ({ ...one, roundId: row.id, round: row.number, holes: holesOf(playedRound(row)) }));
}
