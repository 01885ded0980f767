import { type Language, type ListReading, listReading, type playerImportRoutes } from '@fairway/api';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import type { FastifyRequest } from 'fastify';
import { teesOf } from '../../../engine/tournament/course-handicap.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { validationError } from '../../../http/errors.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { uploaded } from '../../../http/upload.ts';
import { officeDate } from '../../../text/calendar.ts';
import { say } from '../../../text/word.ts';
import { actorOf } from '../../../write/write.ts';
import { findDivisions } from '../division/store.ts';
import { joinCertain } from '../golfer/proposal.ts';
import { importRows } from './apply.ts';
import { intoTournament, previewList, previewMended } from './player-import.ts';
import { importGolfers, intoRegister } from './register.ts';
import { entryListTemplate } from './template.ts';

export const playerImportHandlers = (deps: Deps): Handlers<typeof playerImportRoutes> =>
  handlersWith(deps, deps.metrics.queued('import', previewList));

const handlersWith = (deps: Deps, preview: typeof previewList): Handlers<typeof playerImportRoutes> => ({
  'GET /api/tournaments/:tournamentId/players/import/template': async ({ params, language, reply }) => {
    const divisions = await findDivisions(deps.db, params.tournamentId);
    const rounds = await findRounds(deps.db, params.tournamentId);
    const names = divisions.map(({ name }) => name);
    return reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', `attachment; filename="${say(language)('entry-list:fileName')}.xlsx"`)
      .send(
        await entryListTemplate(
          language,
          names,
          teesOf(rounds).map(({ name }) => name),
        ),
      );
  },
  'POST /api/tournaments/:tournamentId/players/import/file': async ({ request, scope, principal, language }) => {
    const { file, reading } = await uploadedList(request);
    return preview(intoTournament(deps, scope.tournament, language), { from: file, reading, readerId: principal.id });
  },
  'POST /api/tournaments/:tournamentId/players/import/preview': async ({ body, scope, principal, language }) => {
    const into = intoTournament(deps, scope.tournament, language);
    return 'rows' in body ? previewMended(into, body) : preview(into, { from: body.text, reading: body, readerId: principal.id });
  },
  'POST /api/tournaments/:tournamentId/players/import': async (input) => {
    const counts = await importRows(deps, actorOf(input), input.body);
    return { ...counts, ...(await joinCertain(deps, actorOf(input))) };
  },
  'POST /api/sites/:siteId/golfers/import/file': async ({ request, params: { siteId }, principal, language }) => {
    const { file, reading } = await uploadedList(request);
    return preview(registerOf(deps, siteId, language), { from: file, reading, readerId: principal.id });
  },
  'POST /api/sites/:siteId/golfers/import/preview': async ({ body, params: { siteId }, principal, language }) => {
    const into = registerOf(deps, siteId, language);
    return 'rows' in body ? previewMended(into, body) : preview(into, { from: body.text, reading: body, readerId: principal.id });
  },
  'POST /api/sites/:siteId/golfers/import': async ({ principal, params: { siteId }, body }) => ({
    ...(await importGolfers(deps, { principal, siteId }, body)),
    ...{ joined: 0, unjoined: 0 },
  }),
});

const registerOf = (deps: Deps, siteId: string, language: Language) =>
  intoRegister(deps, siteId, language, Number(officeDate(deps.clock()).slice(0, 4)));

const FILE_LIMIT = { bytes: UPLOAD_BYTES.list, beyond: 'import-too-large' } as const;

/** The file of a form, and how the sender wants it to be read. */
async function uploadedList(request: FastifyRequest): Promise<{ file: Buffer; reading: ListReading }> {
  const { file, fields } = await uploaded(request, FILE_LIMIT);
  const { reading } = fields;
  const said = reading && !Array.isArray(reading) && reading.type === 'field' ? String(reading.value) : '{}';
  return { file, reading: readingOf(said) };
}

function readingOf(json: string): ListReading {
  const parsed = listReading.safeParse(parse(json), { reportInput: true });
  if (!parsed.success) throw validationError(parsed.error.issues.map((issue) => ({ ...issue, path: ['reading', ...issue.path] })));
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
