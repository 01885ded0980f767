import type { ErrorCode } from '@fairway/api';

/** `network`: no answer came. `unknown`: an answer that is not ours, such as a proxy's page; `too-large-for-proxy`: one about what was sent. */
export type FailureCode = ErrorCode | 'network' | 'unknown' | 'too-large-for-proxy';

/** A failed request, with the server's answer. */
export class ApiError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: FailureCode;
  /** For 422: the sentences of each field, by the field's path. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** For a stale version: the record as it is now; where a proxy found it too large: the bytes of the file. */
  readonly current: unknown;

  constructor(
    status: number,
    code: FailureCode,
    message: string,
    errors: Readonly<Record<string, readonly string[]>> = {},
    current?: unknown,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.current = current;
  }
}

export const isApiError = (error: unknown, code?: FailureCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
