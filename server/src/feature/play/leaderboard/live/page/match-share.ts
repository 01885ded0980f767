import type { PublicContest, PublicContests, PublicMatch } from '@fairway/api';
import { cupSentence } from '@fairway/api/word/cup-text';
import type { PublicLanguage } from '@fairway/api/word/language';
import { matchScoreText, matchSentence, sessionProgress } from '@fairway/api/word/match-text';
import { pointsText } from '@fairway/api/word/points-text';
import { sayMatches } from '../../../../../text/word.ts';

type Leader = { place: string; name: string; score: string };

/** Who leads what is played hole by hole: the teams of a cup by points, the first of a knock-out once it has a champion, whoever leads each group. */
export function matchLeaders({ items: [contest], teams }: PublicContests, most: number, language: PublicLanguage): Leader[] {
  if (contest === undefined || !hasBegun(contest)) return [];
  return leadersOf(contest, new Map(teams.map(({ id, name }) => [id, name])), language).slice(0, most);
}

function leadersOf({ standing }: PublicContest, teams: ReadonlyMap<string, string>, language: PublicLanguage): Leader[] {
  if (standing.kind === 'cup') {
    return standing.teams.map(({ team, points }) => {
      const [ahead, level] = [standing.teams.filter((of) => of.points > points), standing.teams.filter((of) => of.points === points)];
      const place = `${level.length > 1 ? 'T' : ''}${ahead.length + 1}`;
      return { place, name: teams.get(team) ?? '', score: pointsText(points, language) };
    });
  }
  if (standing.kind === 'groups') {
    return standing.groups.flatMap(({ name, entrants, standings: [first] }) => {
      const leader = entrants.find(({ id }) => id === first?.entrant);
      if (first === undefined || first.played === 0 || leader === undefined) return [];
      return { place: name, name: leader.name, score: pointsText(first.points, language) };
    });
  }
  if (standing.champion === null) return [];
  return standing.places.map(({ entrant, position, tied }) => ({
    place: `${tied ? 'T' : ''}${position}`,
    name: standing.entrants.find(({ id }) => id === entrant)?.name ?? '',
    score: '',
  }));
}

const hasBegun = ({ sessions }: PublicContest): boolean =>
  sessions.some(({ matches }) => matches.some(({ state }) => state.code !== 'not-begun'));

/** Where matches stand, in one line for whoever shares it; null: none has begun, or they are hidden. */
export function matchNews({ items: [contest], teams }: PublicContests, language: PublicLanguage): string | null {
  if (contest === undefined || !hasBegun(contest)) return null;
  const t = sayMatches(language);
  const { standing } = contest;
  if (standing.kind === 'cup') {
    const names = new Map(teams.map((team) => [team.id, team]));
    const figures = standing.teams.map(({ team, points }) => `${names.get(team)?.name ?? ''} ${pointsText(points, language)}`);
    return [figures.join(' – '), cupSentence(standing, names, t)].join(' · ');
  }
  const champion = standing.kind === 'bracket' && standing.entrants.find(({ id }) => id === standing.champion)?.name;
  if (champion) return t('bracket.champion', { name: champion });
  return sessionProgress({ matches: contest.sessions.flatMap(({ matches }) => matches) }, t);
}

/** The match of a link; null: there is none. */
export const findMatch = ({ items }: PublicContests, matchId: string): PublicMatch | null =>
  items.flatMap(({ sessions }) => sessions.flatMap(({ matches }) => matches)).find(({ id }) => id === matchId) ?? null;

/** The latest match of a golfer that has begun, or the first to come; null: they are in none. */
export function matchOf({ items }: PublicContests, playerId: string): PublicMatch | null {
  const own = items
    .flatMap(({ sessions }) => sessions.flatMap(({ matches }) => matches))
    .filter(({ sides }) => sides.some((side) => side?.id === playerId || side?.partners.some((of) => of.playerId === playerId)));
  return own.findLast(({ state }) => state.code !== 'not-begun') ?? own[0] ?? null;
}

/** “Nguyễn An – Trần Bình”, and where their match stands: 3&2, and in a sentence. */
export function matchTexts(match: PublicMatch, language: PublicLanguage): { title: string; sentence: string } {
  const t = sayMatches(language);
  const name = (nth: 0 | 1) => match.sides[nth]?.name || t('unknown');
  const names = [name(0), name(1)] as const;
  const score = match.state.code === 'not-begun' ? null : matchScoreText(match, t);
  return { title: [names.join(' – '), score].filter(Boolean).join(' · '), sentence: matchSentence(match, names, t) };
}
