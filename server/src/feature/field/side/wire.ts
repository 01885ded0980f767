import type { Side, SideProblem } from '@fairway/api';
import { drivesFit, type SidePlay } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { declaredIn } from '../../../engine/tournament/course-handicap.ts';
import { replacedBy } from '../../../engine/tournament/side/partner-hole.ts';
import { findPartners, type Partner } from '../../../engine/tournament/side/partner-store.ts';
import { sidePlayOf } from '../../../engine/tournament/side/play.ts';
import { inStrokes, sideHandicapIn } from '../../../engine/tournament/side/side-handicap.ts';
import { findRounds, type RoundRow } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { findDivisions } from '../division/store.ts';
import { findSides } from './store.ts';

/** The sides of a tournament, or one of them, as on the wire. */
export async function wireSides(db: Database, tournament: TournamentRow, sideId?: string): Promise<Side[]> {
  const rounds = await findRounds(db, tournament.id);
  const divisions = await findDivisions(db, tournament.id);
  const partners = Map.groupBy(await findPartners(db, tournament.id, sideId), (one) => one.sideId);
  const play = sidePlayOf(tournament);
  return (await findSides(db, tournament.id, sideId)).map(({ id, version, name, named, divisionId, hasScores }) => {
    const own = partners.get(id) ?? [];
    const first = own.filter(({ roundId, untilHole }) => roundId === rounds[0]?.id && untilHole === null);
    const division = divisions.find((one) => one.id === divisionId) ?? null;
    return {
      ...{ id, version, name, named, divisionId, hasScores },
      rounds: rounds.map((round) => partnersIn(round, own)),
      handicap: inStrokes(sideHandicapIn(0, first, { played: tournament, division, rounds })),
      problems: play === null ? [] : problemsOf(play, own, { tournament, rounds }),
    };
  });
}

export async function requireSide(db: Database, tournament: TournamentRow, sideId: string): Promise<Side> {
  const [row] = await wireSides(db, tournament, sideId);
  if (!row) throw new AppError('not-found');
  return row;
}

function partnersIn({ id }: RoundRow, partners: readonly Partner[]): Side['rounds'][number] {
  const own = partners.filter(({ roundId }) => roundId === id);
  const substitutes = own.flatMap((one) => {
    const { playerId, fromHole, reason } = one;
    return fromHole === null || reason === null ? [] : [{ playerId, fromHole, reason, instead: replacedBy(one, own)?.playerId ?? null }];
  });
  const playing = own.filter(({ untilHole }) => untilHole === null);
  return { roundId: id, playerIds: playing.map(({ playerId }) => playerId), substitutes };
}

type RoundContext = { tournament: TournamentRow; rounds: readonly RoundRow[] };

/** What keeps a side from playing, or from a result, each with the rounds that it is so in. */
function problemsOf(play: SidePlay, own: readonly Partner[], setting: RoundContext): SideProblem[] {
  const all = setting.rounds.flatMap((round, nth) => {
    const playing = own.filter(({ roundId, untilHole }) => roundId === round.id && untilHole === null);
    return problemsIn(nth, play, playing, setting).map((problem) => ({ problem, number: round.number }));
  });
  return [...Map.groupBy(all, ({ problem }) => JSON.stringify(problem)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ problem }) => ({ ...problem, rounds: same.map(({ number }) => number) })),
  );
}

type Problem<Of = SideProblem> = Of extends SideProblem ? Omit<Of, 'rounds'> : never;

/** In one round; a handicap is missing only where one is played off. */
function problemsIn(nth: number, play: SidePlay, partners: readonly Partner[], { tournament, rounds }: RoundContext): Problem[] {
  const { format, drives } = play;
  const { from, to } = format.size;
  const { length } = partners;
  const holes = rounds[nth]?.par.length ?? 0;
  const isMissing = (of: Partner): boolean =>
    tournament.calculateHandicapDay === 'none' && declaredIn(nth, of, tournament, rounds) === null;
  return [
    ...(length < from || length > to ? [{ code: 'size' as const, partners: length, from, to }] : []),
    ...partners.filter(isMissing).map(({ playerId }) => ({ code: 'no-handicap' as const, playerId })),
    ...(format.ball.kind !== 'one' && length < format.ball.counting
      ? [{ code: 'too-few-play' as const, playing: length, counting: format.ball.counting }]
      : []),
    ...(drives === null || drivesFit(drives, length, holes) ? [] : [{ code: 'drives' as const, drives, partners: length, holes }]),
  ];
}
