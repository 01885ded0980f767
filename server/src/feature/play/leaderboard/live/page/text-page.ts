import type { PublicBoard, PublicContests } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { partnersText } from '@fairway/api/word/partners-text';
import { sayPublic } from '../../../../../text/word.ts';
import { escaped } from './escaped.ts';
import { inOrder, placeText, scoreOf } from './leader.ts';
import { matchTexts } from './match-share.ts';
import { shareText } from './share-text.ts';

/** How often a browser without scripts loads it again. */
const REFRESH_SECONDS = 60;

/** The board as words alone, for browsers without scripts; it loads itself again. Its links are relative: the host may have a path. */
export function textPage(board: PublicBoard, language: PublicLanguage): string {
  const t = sayPublic(language);
  const [heads, rows] = board.matches ? [[], matchRows(board.matches, language)] : [heading(board, language), lineRows(board)];
  const cells = (tag: string, row: readonly (string | number)[]) =>
    `<tr>${row.map((cell) => `<${tag} align="left">${escaped(String(cell))}</${tag}>`).join('')}</tr>`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="${REFRESH_SECONDS}" />
    <title>${escaped(`${board.name} · ${t('board')}`)}</title>
  </head>
  <body>
    <h1>${escaped(board.name)}</h1>
    <p>${escaped(shareText(board, language))}</p>
    <table cellpadding="4">
      ${[cells('th', heads), ...rows.map((row) => cells('td', row))].join('\n      ')}
    </table>
    <p><a href="../../api/live/tournaments/${board.tournamentId}/board.csv?language=${language}">CSV</a></p>
  </body>
</html>
`;
}

type Row = readonly (string | number)[];

const heading = ({ bases: [basis = 'gross'] }: PublicBoard, language: PublicLanguage): Row =>
  (['place', 'name', 'division', 'thru', basis] as const).map((column) => sayPublic(language)(`column.${column}`));

/** A line for each player or side: where they stand, how far they are, and what ranks them. */
function lineRows(board: PublicBoard): Row[] {
  const [basis = 'gross'] = board.bases;
  const divisions = new Map(board.divisions.map(({ id, name }) => [id, name]));
  return inOrder(board).map((line) => [
    placeText(line.places[basis]),
    [line.name, partnersText(line, ({ number }) => String(number))].filter(Boolean).join(' · '),
    divisions.get(line.divisionId ?? '') ?? '',
    line.status === 'ok' ? line.thru : line.status,
    scoreOf(line, basis),
  ]);
}

const matchRows = ({ items }: PublicContests, language: PublicLanguage): Row[] =>
  items.flatMap(({ sessions }) =>
    sessions.flatMap(({ matches }) =>
      matches.map((match) => {
        const { title, sentence } = matchTexts(match, language);
        return [title, sentence];
      }),
    ),
  );
