import { columnChoice, type playerImportRoutes } from '@fairway/api';
import type { FastifyRequest } from 'fastify';
import { validationError } from '../../errors.ts';
import type { Deps, Handlers } from '../../route.ts';
import { uploaded } from '../../upload.ts';
import { say } from '../../word.ts';
import { actorOf } from '../../write.ts';
import { findDivisions } from '../division/store.ts';
import { importRows } from './apply.ts';
import { previewMended, previewSheets } from './player-import.ts';
import type { ColumnChoice } from './read/column.ts';
import { pastedSheet } from './read/pasted.ts';
import { readWorkbook } from './read/workbook.ts';
import { entryListTemplate } from './template.ts';

export const playerImportHandlers = (deps: Deps): Handlers<typeof playerImportRoutes> => ({
  'GET /api/tournaments/:tournamentId/players/import/template': async ({ params, language, reply }) => {
    const divisions = await findDivisions(deps.db, params.tournamentId);
    const names = divisions.map(({ name }) => name);
    return reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', `attachment; filename="${say(language)('entry-list:fileName')}.xlsx"`)
      .send(await entryListTemplate(language, names));
  },
  'POST /api/tournaments/:tournamentId/players/import/file': async ({ request, scope, language }) => {
    const { file, choice } = await uploadedList(request);
    return previewSheets(deps.db, scope.tournament, language, await readWorkbook(file), choice);
  },
  'POST /api/tournaments/:tournamentId/players/import/preview': async ({ body, scope, language }) => {
    const tournament = scope.tournament;
    if ('rows' in body) return previewMended(deps.db, tournament, language, body.rows);
    return previewSheets(deps.db, tournament, language, [pastedSheet(body.text)], body.columns);
  },
  'POST /api/tournaments/:tournamentId/players/import': async (input) => importRows(deps, actorOf(input), input.body.rows),
});

const WORKBOOK_LIMIT = { bytes: 5 * 1024 * 1024, beyond: 'import-too-large' } as const;

/** The workbook of a form, and the sender's choices for columns. */
async function uploadedList(request: FastifyRequest): Promise<{ file: Buffer; choice: ColumnChoice }> {
  const { file, fields } = await uploaded(request, WORKBOOK_LIMIT);
  const { columns } = fields;
  const said = columns && !Array.isArray(columns) && columns.type === 'field' ? String(columns.value) : '{}';
  return { file, choice: choiceOf(said) };
}

function choiceOf(json: string): ColumnChoice {
  const parsed = columnChoice.safeParse(parse(json));
  if (!parsed.success) throw validationError(parsed.error.issues.map((issue) => ({ ...issue, path: ['columns', ...issue.path] })));
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
