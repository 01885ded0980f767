import type { ContestStep, PublicContest, PublicContests, StaffBoard } from '@fairway/api';
import type { CeremonyRow } from './store.ts';

/** Of a knock-out the semifinalists, the runner-up and the champion are called. */
const LAST_PLACE = 4;
type Line = ContestStep['lines'][number];

/** Place by place up to the winner of a cup or a knock-out, or the winners of each group; empty: nobody has won yet. */
export function contestSteps({ matches }: Pick<StaffBoard, 'matches'>, { contestId }: Pick<CeremonyRow, 'contestId'>): ContestStep[] {
  const contest = matches?.items.find(({ id }) => id === contestId);
  if (matches == null || contest === undefined) return [];
  const lines = linesOf(contest, matches);
  const places = [...new Set(lines.map(({ place, group }) => `${group ?? ''} ${place.position}`))];
  return places.map((of) => ({
    kind: 'contest',
    lines: lines.filter(({ place, group }) => of === `${group ?? ''} ${place.position}`),
  }));
}

/** The last place first. */
function linesOf({ standing }: PublicContest, { teams }: PublicContests): Line[] {
  if (standing.kind === 'cup') {
    const { outcome } = standing;
    const won = outcome.code === 'shared' ? outcome.teams : outcome.code === 'won' || outcome.code === 'kept' ? [outcome.team] : [];
    if (won.length === 0) return [];
    const others = standing.teams.filter(({ team }) => !won.includes(team));
    const placed = standing.teams.map(({ team, points }): Line => {
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
    return called.map(({ entrant, position, tied }): Line => {
      const name = standing.entrants.find(({ id }) => id === entrant)?.name ?? '';
      return { id: entrant, name, ...plain, group: null, place: { position, tied } };
    });
  }
  return standing.groups.flatMap(({ name: group, entrants, standings }) =>
    standings
      .filter(({ position, played }) => position === 1 && played > 0)
      .map(({ entrant, points, position, tied }): Line => {
        const name = entrants.find(({ id }) => id === entrant)?.name ?? '';
        return { id: entrant, name, colour: null, points, group, place: { position, tied } };
      }),
  );
}
