import type { PublicContest, PublicContests } from '../../route/play/contest.ts';

/** Who came where; points in tenths. */
export type ContestPlace = {
  /** Of the team, the golfer or the side. */
  id: string;
  name: string;
  colour: string | null;
  group: string | null;
  points: number | null;
  place: { position: number; tied: boolean };
};

/** Of a knock-out the semifinalists, the runner-up and the champion are named. */
const LAST_PLACE = 4;

/** Who came where in a cup or a knock-out, or who won each group, the last place first; empty: nobody has won yet. */
export function contestPlaces({ standing }: PublicContest, { teams }: Pick<PublicContests, 'teams'>): ContestPlace[] {
  if (standing.kind === 'cup') {
    const { outcome } = standing;
    const won = outcome.code === 'shared' ? outcome.teams : outcome.code === 'won' || outcome.code === 'kept' ? [outcome.team] : [];
    if (won.length === 0) return [];
    const others = standing.teams.filter(({ team }) => !won.includes(team));
    const placed = standing.teams.map(({ team, points }): ContestPlace => {
      const isWinner = won.includes(team);
      const [better, same] = [others.filter((of) => of.points > points), others.filter((of) => of.points === points)];
      const position = isWinner ? 1 : won.length + better.length + 1;
      const { name = '', colour = null } = teams.find(({ id }) => id === team) ?? {};
      return { id: team, name, colour, group: null, points, place: { position, tied: (isWinner ? won : same).length > 1 } };
    });
    return placed.toSorted((one, other) => other.place.position - one.place.position);
  }
  const plain = { colour: null, points: null };
  if (standing.kind === 'bracket') {
    if (standing.champion === null) return [];
    const called = standing.places.filter(({ position }) => position <= LAST_PLACE).toSorted((one, other) => other.position - one.position);
    return called.map(({ entrant, position, tied }): ContestPlace => {
      const name = standing.entrants.find(({ id }) => id === entrant)?.name ?? '';
      return { id: entrant, name, ...plain, group: null, place: { position, tied } };
    });
  }
  return standing.groups.flatMap(({ name: group, entrants, standings }) =>
    standings
      .filter(({ position, played }) => position === 1 && played > 0)
      .map(({ entrant, points, position, tied }): ContestPlace => {
        const name = entrants.find(({ id }) => id === entrant)?.name ?? '';
        return { id: entrant, name, colour: null, points, group, place: { position, tied } };
      }),
  );
}
