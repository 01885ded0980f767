import type { PublicBoard, PublicContests } from '@fairway/api';
import { pointsText } from '@fairway/api/word/points-text';
import { sayContest } from '@fairway/api/word/say/contest';
import { groupedBy } from '@fairway/golf';

type Won = NonNullable<PublicBoard['winners']>[number];
type WonInContest = Won & { contest: NonNullable<Won['contest']> };

export const isOfContest = (won: Won): won is WonInContest => won.contest !== undefined;

/** The places of contests that win awards, one list for each cup, knock-out or group, in the order of the contests. */
export function listsOfContests({ matches }: PublicBoard, winners: readonly Won[]): { title: string; winners: WonInContest[] }[] {
  const lists = groupedBy(winners.filter(isOfContest), ({ contest: { id, group } }) => `${id} ${group}`);
  return [...lists.values()].flatMap((own) => {
    const [first] = own;
    const name = matches?.items.find(({ id }) => id === first?.contest.id)?.name;
    return first === undefined || name === undefined ? [] : [{ title: sayContest({ name, group: first.contest.group }), winners: own }];
  });
}

/** Who has the place, a team, a side or a golfer, and their points where the contest has points. */
export function wonInContest({ contest: { id, group }, playerId }: WonInContest, matches: PublicContests | null, language: string) {
  const standing = matches?.items.find((of) => of.id === id)?.standing;
  if (standing === undefined || playerId === null) return { name: null, figure: null };
  if (standing.kind === 'cup') {
    const points = standing.teams.find(({ team }) => team === playerId)?.points;
    return { name: matches?.teams.find((team) => team.id === playerId)?.name ?? null, figure: figureOf(points, language) };
  }
  const table = standing.kind === 'groups' ? standing.groups.find(({ name }) => name === group) : undefined;
  const entrants = standing.kind === 'bracket' ? standing.entrants : (table?.entrants ?? []);
  const points = table?.standings.find(({ entrant }) => entrant === playerId)?.points;
  return { name: entrants.find((entrant) => entrant.id === playerId)?.name ?? null, figure: figureOf(points, language) };
}

const figureOf = (points: number | undefined, language: string): string | null =>
  points === undefined ? null : pointsText(points, language);
