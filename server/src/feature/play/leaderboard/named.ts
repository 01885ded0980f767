import type { MatchSideShown, PublicBoard, StandingShown } from '@fairway/api';

/** The names that a board has, by id: of its lines and of the partners in them, of the sides with a ball each, and of teams and sides in contests. */
export function namesOn({ lines, sides, matches }: Pick<PublicBoard, 'lines' | 'sides' | 'matches'>): ReadonlyMap<string, string> {
  const all = [...lines, ...(sides?.lines ?? [])];
  const named = [...all.flatMap(({ partners = [] }) => partners), ...all];
  const inContests = (matches?.items ?? []).flatMap(({ standing }) => entrantsIn(standing));
  return new Map([
    ...[...(matches?.teams ?? []), ...inContests].map(({ id, name }) => [id, name] as const),
    ...named.map(({ playerId, name }) => [playerId, name] as const),
  ]);
}

function entrantsIn(standing: StandingShown): readonly MatchSideShown[] {
  if (standing.kind === 'cup') return [];
  return standing.kind === 'bracket' ? standing.entrants : standing.groups.flatMap(({ entrants }) => entrants);
}
