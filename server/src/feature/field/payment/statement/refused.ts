import type { StatementProblem } from '@fairway/api/choice/field/payment';

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
