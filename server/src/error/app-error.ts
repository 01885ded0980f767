import { ERROR_STATUS, type ErrorAnswer, type ErrorCode, type Language } from '@fairway/api';
import type { SentenceKey } from '../text/word.ts';

/** A problem of one field: a sentence that is not yet in the caller's language. */
export type FieldProblem = { key: SentenceKey; params?: Params };

/** A name of two languages. */
export type Spoken = (language: Language) => string;

/** A value of a sentence may be a list of sentences or names. */
export type Params = { readonly [name: string]: string | number | readonly (FieldProblem | Spoken)[] };
type Details = {
  params?: Params;
  errors?: Record<string, FieldProblem[]>;
  current?: unknown;
  opens?: ErrorAnswer['opens'];
  retryAfterSeconds?: number;
};

/** The one error that features throw: a code, and what the sentence needs. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** A 422 about one field. */
export const fieldError = (field: string, key: SentenceKey, params?: Params): AppError =>
  new AppError('validation', { errors: { [field]: [params ? { key, params } : { key }] } });
