import type { PublicContests, PublicMatch } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { holesPlayed, matchScoreText, matchSentence } from '@fairway/api/word/match-text';
import { sayMatches } from '../../../../../text/word.ts';

const COLUMNS = [
  ...(['contest', 'session', 'match', 'format', 'place', 'team1', 'side1', 'side2', 'team2'] as const),
  ...(['flight', 'teeTime', 'state', 'winner', 'thru', 'words'] as const),
];

/**
 * Matches as lines of a file, the heads first: one a match, with who won each hole: 1 or 2 for the side, 0 where it was halved. The columns stay
 * what they are; holes come after them, as many as the longest match has.
 */
export function matchLines({ items, teams }: PublicContests, language: PublicLanguage): (string | number)[][] {
  const t = sayMatches(language);
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const all = items.flatMap(({ sessions }) => sessions.flatMap(({ matches }) => matches));
  const holes = Math.max(0, ...all.map((match) => match.holes.length));
  const rows = items.flatMap((contest) =>
    contest.sessions.flatMap((session, nth) =>
      session.matches.map((match) => [
        ...[
          contest.name,
          session.name ?? t('session.name', { number: nth + 1 }),
          match.number,
          t(`format.${match.format}`),
          match.node ?? '',
        ],
        ...[teamNames.get(match.teamIds[0] ?? '') ?? '', namesOf(match, 0), namesOf(match, 1), teamNames.get(match.teamIds[1] ?? '') ?? ''],
        ...[match.flight ?? '', match.teeTime ?? '', match.state.code === 'not-begun' ? '' : matchScoreText(match, t), winnerOf(match)],
        ...[holesPlayed(match), matchSentence(match, [namesOf(match, 0), namesOf(match, 1)], t)],
        ...Array.from({ length: holes }, (_, at) => sideOf(match.holes[at]?.winner ?? null)),
      ]),
    ),
  );
  const heads = [
    ...COLUMNS.map((column) => t(`column.${column}`)),
    ...Array.from({ length: holes }, (_, at) => t('column.hole', { hole: at + 1 })),
  ];
  return [heads, ...rows];

  function winnerOf({ state, ...match }: PublicMatch): string {
    if (state.code === 'won') return namesOf(match, state.winner);
    return state.code === 'halved' ? t('column.halved') : '';
  }
}

const namesOf = ({ sides }: Pick<PublicMatch, 'sides'>, nth: 0 | 1): string => sides[nth]?.name ?? '';

const sideOf = (winner: PublicMatch['holes'][number]['winner']): number | '' =>
  winner === null ? '' : winner === 'halved' ? 0 : winner + 1;
