/** What can be had as an Excel workbook, without zod; in the order in which a secretary needs it. */
export const WORKBOOK_KINDS = ['player', 'start-list', 'flight-sheet', 'card', 'result', 'winner', 'side-award'] as const;
export type WorkbookKind = (typeof WORKBOOK_KINDS)[number];
