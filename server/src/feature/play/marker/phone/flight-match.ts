import type { MarkerMatch } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import type { Marker } from '../../../../access/principal.ts';
import type { Database } from '../../../../db/database.ts';
import { competitionFrom } from '../../../../engine/competition/competition.ts';
import { findMatchFacts, type MatchEntryRow } from '../../../../engine/competition/match-store.ts';
import { divisionFacts, playerFacts, requireTournamentFacts, roundFacts } from '../../../../engine/competition/store.ts';
import { cardHolders, type MatchField, matchField, NO_BALL, type PlayedMatch, playedMatch } from '../../../../engine/match/match-state.ts';
import { findPartners } from '../../../../engine/tournament/side/partner-store.ts';
import type { TournamentRow } from '../../../../write/write.ts';

/** The flight that the phone is in: what a match's sides must both go out in. */
type Flight = { roundId: string; number: string };

/** The matches whose sides are both in the flight, undefined for none, with all that a phone computes them from. The strokes are in its cards. */
export async function findFlightMatches(
  db: Database,
  { id, play }: Pick<TournamentRow, 'id' | 'play'>,
  flight: Flight,
  marker: Marker,
): Promise<MarkerMatch[] | undefined> {
  if (play !== 'match') return undefined;
  const field = await fieldWithoutScores(db, id);
  const { sessions = [], matches = [], teams = [] } = field.competition.matchPlay?.facts ?? {};
  const team = (teamId: string | null) => teams.find((one) => one.id === teamId) ?? null;
  const matchesOfFlight = sessions
    .filter(({ roundId }) => roundId === flight.roundId)
    .flatMap((session) => matches.filter(({ sessionId }) => sessionId === session.id).map((row) => playedMatch(field, session, row)))
    .filter(({ sides, start }) => sides.every((side) => side !== null) && start.flight === flight.number)
    .map((played): MarkerMatch => {
      const { row, session, round, sides, start, input } = played;
      const [first, second] = [row.firstTeamId, row.secondTeamId].map(team);
      const sideOf = (which: 0 | 1, of: typeof first): MarkerMatch['sides'][number] => ({
        name: sides[which]?.name ?? '',
        team: of ? { short: of.short, colour: of.colour } : null,
        balls: ballsOf(field, played, which),
      });
      return {
        id: row.id,
        version: row.version,
        number: row.number,
        format: row.format,
        end: session.end,
        nassau: session.nassau,
        startingHole: start.startingHole === null ? null : cardHole(round, start.startingHole),
        sides: [sideOf(0, first), sideOf(1, second)],
        ...(input?.disqualified && { disqualified: [...input.disqualified] }),
        facts: factsOf(played, field.entries.get(row.id) ?? [], marker),
        differing: played.disputes.map(({ hole, rivals }) => ({ hole, winners: rivals.map(({ winner }) => winner) })),
      };
    });
  return matchesOfFlight.length === 0 ? undefined : matchesOfFlight;
}

/** The phone has the strokes: neither cards nor shots are read. */
async function fieldWithoutScores(db: Database, tournamentId: string): Promise<MatchField> {
  const none = { cards: new Map(), shots: [], prizes: [], published: new Map(), prizeHoles: new Map() };
  return matchField(
    competitionFrom({
      ...none,
      tournament: await requireTournamentFacts(db, tournamentId),
      rounds: await roundFacts(db, tournamentId),
      divisions: await divisionFacts(db, tournamentId),
      players: await playerFacts(db, tournamentId),
      partners: await findPartners(db, tournamentId),
      matchFacts: await findMatchFacts(db, tournamentId),
    }),
  );
}

/** Whose cards count for a side, with what each receives; none where a handicap is missing. */
function ballsOf(field: MatchField, { row, round, sides, input }: PlayedMatch, which: 0 | 1): MarkerMatch['sides'][number]['balls'] {
  const side = sides[which];
  const holders = side === null ? [] : cardHolders(field, row, side, round);
  const playing = input?.sides[which] ?? [];
  if (playing.includes(NO_BALL) || holders.length !== playing.length) return [];
  return playing.map(({ playingHandicap, gender }, nth) => ({
    playerId: holders[nth]?.id ?? '',
    strokes: playingHandicap,
    gender: gender ?? 'm',
  }));
}

/** What counts of all that was said: holes as won, halved or lost as they are shown, and everything else with what takes it back. */
function factsOf({ input }: PlayedMatch, entries: readonly MatchEntryRow[], { deviceId }: Marker): MarkerMatch['facts'] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (input?.facts ?? []).flatMap(({ id, seq }) => {
    const entry = byId.get(id);
    return entry === undefined ? [] : { id, seq, word: entry.word, own: entry.principalKind === 'link' && entry.device === deviceId };
  });
}
