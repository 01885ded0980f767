import type { WorkbookKind } from '@fairway/api/workbook-choice';
import { useMutation } from '@tanstack/react-query';
import { call, type Query } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

const ROUTE = 'GET /api/tournaments/:tournamentId/workbook/:kind';
export type WorkbookWish = { readonly tournamentId: string; readonly kind: WorkbookKind; readonly query?: Query<typeof ROUTE> };

/** Fetches a workbook, and has the browser save it. */
export const useWorkbook = () =>
  useMutation({
    mutationFn: async ({ tournamentId, kind, query = {} }: WorkbookWish) => ({
      kind,
      file: await call(ROUTE, { params: { tournamentId, kind }, query }),
    }),
    onSuccess: ({ kind, file }) => saveFile(file, `fairway-${kind}.xlsx`),
  });
