/** Why nothing of a statement is taken in. */
export const STATEMENT_PROBLEMS = [
  'no-table',
  'two-tables',
  'no-lines',
  'other-account',
  'several-accounts',
  'currency',
  'decimals',
  'negative',
  'amount',
  'no-amount',
  'two-amounts',
  'no-direction',
  'day',
  'row',
  'merged',
  'cut',
  'chain',
  'total',
  'too-long',
] as const;
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];

/** `row` counts from 1, as the file's program shows it; `text` is what stands there. */
export class StatementRefused extends Error {
  override name = 'StatementRefused';
  readonly problem: StatementProblem;
  readonly row: number | null;
  readonly text: string;
  constructor(problem: StatementProblem, row: number | null = null, text = '') {
    super(problem);
    this.problem = problem;
    this.row = row;
    this.text = text;
  }
}
