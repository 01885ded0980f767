import type { WorkbookKind } from '@fairway/api/choice/output/workbook';
import { call, type Query } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/save-file.ts';

const ROUTE = 'GET /api/tournaments/:tournamentId/workbook/:kind';
export type WorkbookWish = { readonly tournamentId: string; readonly kind: WorkbookKind; readonly query?: Query<typeof ROUTE> };

/** Fetches a workbook, and has the browser save it. */
export async function saveWorkbook({ tournamentId, kind, query = {} }: WorkbookWish): Promise<void> {
  const file = await call(ROUTE, { params: { tournamentId, kind }, query });
  saveFile(file, file.name);
}
