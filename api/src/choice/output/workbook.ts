/** What can be had as an Excel workbook, without zod; in the order in which a secretary needs it. */
export const WORKBOOK_KINDS = ['player', 'start-list', 'flight-sheet', 'card', 'result', 'winner', 'side-award'] as const;
export type WorkbookKind = (typeof WORKBOOK_KINDS)[number];

/** What a workbook is called by: results of matches are none of divisions. */
export const workbookName = (kind: WorkbookKind, play: string): WorkbookKind | 'matches' =>
  kind === 'result' && play === 'match' ? 'matches' : kind;
