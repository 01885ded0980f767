import type { workbookRoutes } from '@fairway/api';
import { namedFile } from '../../../file/file-name.ts';
import { asksForHead, sendHead } from '../../../http/kept-answer.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { readWorkbook } from './read.ts';
import type { Workbooks } from './writer.ts';

export const workbookHandlers = ({ db, config, clock }: Deps, workbooks: Workbooks): Handlers<typeof workbookRoutes> => ({
  'GET /api/tournaments/:tournamentId/workbook/:kind': async ({ params, query, scope, principal, language, request, reply }) => {
    const { tournament } = scope;
    const wish = { kind: params.kind, language: query.language ?? language, roundId: query.roundId };
    const order = await readWorkbook({ db, publicUrl: config.publicUrl, now: clock() }, tournament, wish);
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', namedFile('attachment', [order.head.title, tournament.name, tournament.date], 'xlsx'))
      .header('cache-control', 'no-store');
    return asksForHead(request) ? sendHead(reply) : reply.send(await workbooks.write(order, principal.id));
  },
});
