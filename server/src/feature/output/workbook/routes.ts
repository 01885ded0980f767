import type { workbookRoutes } from '@fairway/api';
import { CSV_TYPE, csvFile } from '../../../file/csv-file.ts';
import { namedFile } from '../../../file/file-name.ts';
import { asksForHead, sendHead } from '../../../http/kept-answer.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { plainCell } from './plan.ts';
import { readBookings, readWorkbook } from './read.ts';
import type { Workbooks } from './writer.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const workbookHandlers = ({ db, config, clock }: Deps, workbooks: Workbooks): Handlers<typeof workbookRoutes> => ({
  'GET /api/tournaments/:tournamentId/workbook/:kind': async ({ params, query, scope, principal, language, request, reply }) => {
    const { tournament } = scope;
    const wish = { kind: params.kind, language: query.language ?? language, roundId: query.roundId };
    const order = await readWorkbook({ db, publicUrl: config.publicUrl, now: clock() }, tournament, wish);
    reply
      .type(XLSX_TYPE)
      .header('content-disposition', namedFile('attachment', [order.head.title, tournament.name, tournament.date], 'xlsx'))
      .header('cache-control', 'no-store');
    return asksForHead(request) ? sendHead(reply) : reply.send(await workbooks.write(order, principal.id));
  },
  'GET /api/tournaments/:tournamentId/payments/export': async ({ query, scope, principal, language, request, reply }) => {
    const { tournament } = scope;
    const { format } = query;
    const { sheet, order } = await readBookings({ db, publicUrl: config.publicUrl, now: clock() }, tournament, query.language ?? language);
    reply
      .type(format === 'csv' ? CSV_TYPE : XLSX_TYPE)
      .header('content-disposition', namedFile('attachment', [sheet.title, tournament.name, tournament.date], format))
      .header('cache-control', 'no-store');
    if (asksForHead(request)) return sendHead(reply);
    if (format === 'xlsx') return reply.send(await workbooks.write(await order(), principal.id));
    return reply.send(csvFile([sheet.headings, ...sheet.rows].map((row) => row.map(plainCell))));
  },
});
