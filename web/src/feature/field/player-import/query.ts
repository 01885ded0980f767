import type { ImportPreview, ImportRow, ListLayout, ListReading, MissingChoice } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import type { FailureCode } from '../../../lib/api/api-error.ts';

/** The source of a list; it is kept, so that the list can be read again in another way. */
export type Source = { readonly file: File } | { readonly text: string; readonly isOfRegister?: boolean };
export type Reading = { readonly source: Source; readonly how: Readonly<ListReading> };
/** How a list is read before the person has decided anything. */
export const AS_IT_IS: ListReading = {
  ...{ columns: {}, orders: {}, sheet: null, headingRow: null },
  ...{ withHidden: false, others: null, people: null, roundId: null },
};

/** Refusals of a whole list; the screen shows them where the list was chosen. */
const REFUSALS: readonly FailureCode[] = [
  'import-not-a-workbook',
  'import-password',
  'import-old-excel',
  'import-binary-excel',
  'import-numbers',
  'import-web-archive',
  'import-other-program',
  'import-pdf',
  'import-picture',
  'import-document',
  'import-unreadable-letters',
  'import-too-large',
  'import-bomb',
  'import-too-much',
  'import-too-slow',
  'import-own-waiting',
  'import-all-waiting',
  'import-too-many-rows',
  'import-no-header',
  'import-empty',
  'no-division',
  'validation',
  'network',
];

/** Where a list goes: into a tournament, or into the register of a site. */
export type ImportTarget = { readonly tournamentId: string } | { readonly siteId: string };

/** Reads a list and previews it. */
export const useReading = (target: ImportTarget, onSuccess: (preview: ImportPreview, reading: Reading) => void) =>
  useMutation({ mutationFn: (reading: Reading) => read(target, reading), meta: { shows: REFUSALS }, onSuccess });

function read(target: ImportTarget, { source, how }: Reading): Promise<ImportPreview> {
  if ('text' in source) return preview(target, { text: source.text, ...how });
  const body = new FormData();
  // the server reads a form in its order, so the fields about the file come before it
  body.set('reading', JSON.stringify(how));
  body.set('file', source.file);
  return 'siteId' in target
    ? call('POST /api/sites/:siteId/golfers/import/file', { params: target, body })
    : call('POST /api/tournaments/:tournamentId/players/import/file', { params: target, body });
}

const preview = (target: ImportTarget, body: Body<'POST /api/tournaments/:tournamentId/players/import/preview'>): Promise<ImportPreview> =>
  'siteId' in target
    ? call('POST /api/sites/:siteId/golfers/import/preview', { params: target, body })
    : call('POST /api/tournaments/:tournamentId/players/import/preview', { params: target, body });

/** Rows, and the round that their flights go to. */
export type RowsOfRound = { readonly rows: readonly ImportRow[]; readonly roundId: string | null };

/** Has fixed rows judged again. */
export const checkRows = (target: ImportTarget, { rows, roundId }: RowsOfRound): Promise<ImportPreview> =>
  preview(target, { rows: [...rows], roundId });

/** All that an import writes: rows, what becomes of players who are not among them, and what was said of the columns. */
export type Import = RowsOfRound & {
  readonly missing: readonly MissingChoice[];
  readonly layout: ListLayout | null;
  readonly isOfRegister: boolean;
};

/** Writes the rows; the register, or players, boards and winners of the tournament are then read again. */
export function useImport(target: ImportTarget) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ rows, missing, layout, ...rest }: Import) =>
      'siteId' in target
        ? call('POST /api/sites/:siteId/golfers/import', { params: target, body: { rows: [...rows], layout } })
        : call('POST /api/tournaments/:tournamentId/players/import', {
            params: target,
            body: { rows: [...rows], missing: [...missing], layout, ...rest },
          }),
    meta: { shows: ['import-stale'] },
    onSuccess: () => client.invalidateQueries({ queryKey: 'siteId' in target ? ['golfers'] : ['tournaments', target.tournamentId] }),
  });
}

export const fetchTemplate = (tournamentId: string): Promise<Blob> =>
  call('GET /api/tournaments/:tournamentId/players/import/template', { params: { tournamentId } });
