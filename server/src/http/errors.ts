import type { ERROR_STATUS, ErrorAnswer, ErrorCode, Language, MessageKey, MessageParams } from '@fairway/api';
import type { z } from 'zod';
import { AppError, type FieldProblem, fieldError, type Params } from '../error/app-error.ts';
import { isSentenceKey, sentence } from '../text/word.ts';

/** What goes over the wire: the message, its code, and for 422 the sentences of each field. */
export function errorAnswer(error: AppError, language: Language): ErrorAnswer {
  const { params, errors, current, opens } = error.details;
  const message = sayProblem({ key: error.code, params }, language);
  const fields = errors ? sayFields(errors, language) : ownField(error.code, message);
  return {
    message,
    code: error.code,
    ...(fields && { errors: fields }),
    ...(current !== undefined && { current }),
    ...(opens && { opens }),
  };
}

type Unprocessable = { [Code in ErrorCode]: (typeof ERROR_STATUS)[Code] extends 422 ? Code : never }[ErrorCode];

/** The field of a 422 whose feature names none: that of the body, else a word for it. */
const FIELD_OF: Readonly<Record<Unprocessable, string>> = {
  validation: 'body',
  'wrong-credentials': 'username',
  'code-needed': 'code',
  'wrong-code': 'code',
  'second-factor-unreadable': 'code',
  'wrong-password': 'currentPassword',
  'link-invalid': 'token',
  'marker-link-invalid': 'link',
  'marker-link-early': 'link',
  'marker-pass-ended': 'pass',
  'marker-code-wrong': 'code',
  'push-service-unknown': 'endpoint',
  'total-differs': 'total',
  'total-of-nine-differs': 'total',
  'contest-does-not-exist': 'contestId',
  'course-is-nine': 'holes',
  'course-file-unread': 'file',
  'course-file-cell': 'file',
  'day-handicap-of-nine': 'calculateHandicapDay',
  'card-incomplete': 'total',
  'no-division': 'division',
  'guardian-needed': 'guardian',
  'notice-refused': 'body',
  'payment-sums-differ': 'shares',
  'refund-too-much': 'amount',
  'statement-refused': 'file',
  'season-event-unknown': 'only',
  'division-does-not-exist': 'division',
  'award-not-of-division': 'divisionId',
  'sponsor-does-not-exist': 'sponsorId',
  'more-players': 'player',
  'paper-no-players': 'player',
  'paper-no-flights': 'flight',
  'paper-no-winners': 'award',
  'paper-no-side-awards': 'sideAwards',
  'paper-no-regulations': 'regulations',
  'paper-code-small': 'size',
  'start-without-flight': 'flight',
  'no-handicap-course': 'handicapCourse',
  'no-handicap-index': 'handicapIndex',
  'partner-no-handicap-course': 'handicapCourse',
  'partner-no-handicap-index': 'handicapIndex',
  'score-for-every-player': 'score',
  'course-par': 'par',
  'course-stroke-index': 'strokeIndex',
  'card-par': 'par',
  'card-stroke-index': 'strokeIndex',
  'women-par': 'women.par',
  'women-stroke-index': 'women.strokeIndex',
  'picture-unreadable': 'file',
  'picture-too-large': 'file',
  'picture-too-many-pixels': 'file',
  'stableford-needs-stroke-index': 'strokeIndex',
  'stableford-needs-women-index': 'women.strokeIndex',
  'counted-holes-not-used': 'holes',
  'counted-holes-count': 'holes',
  'counted-holes-missing': 'holes',
  'counted-holes-no-draw': 'holes',
  'seal-needs-reason': 'reason',
  'draw-caddies-short': 'caddies',
  'draw-no-beacon': 'source',
  'draw-time': 'time',
  'draw-code-wrong': 'code',
  'draw-number-differs': 'number',
  'not-a-candidate': 'playerId',
  'not-eligible': 'playerId',
  'player-not-in-round': 'playerId',
  'drive-not-of-side': 'driveBy',
  'cut-in-first-round': 'card.status',
  'import-not-a-workbook': 'file',
  'import-password': 'file',
  'import-old-excel': 'file',
  'import-binary-excel': 'file',
  'import-numbers': 'file',
  'import-web-archive': 'file',
  'import-other-program': 'file',
  'import-pdf': 'file',
  'import-picture': 'file',
  'import-document': 'file',
  'import-unreadable-letters': 'file',
  'import-too-large': 'file',
  'import-bomb': 'file',
  'import-too-much': 'file',
  'import-too-slow': 'file',
  'import-too-many-rows': 'rows',
  'import-no-header': 'rows',
  'import-empty': 'rows',
  'import-wrong-rows': 'rows',
  'tournament-file-unreadable': 'file',
  'tournament-file-wrong': 'file',
  'tournament-file-newer': 'file',
  'tournament-file-too-large': 'file',
};

/** A 422 names at least one field; by default that field has the sentence of the whole. */
function ownField(code: ErrorCode, message: string): Record<string, string[]> | undefined {
  const field = new Map<string, string>(Object.entries(FIELD_OF)).get(code);
  return field === undefined ? undefined : { [field]: [message] };
}

export const sayProblem = ({ key, params }: FieldProblem, language: Language): string =>
  sentence(key, language, sayParams(params, language));

const sayParams = (params: Params = {}, language: Language): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object'
        ? listed(value.map((one) => (typeof one === 'function' ? one(language) : sayProblem(one, language))))
        : value,
    ]),
  );

/** One behind the other: sentences, or parts of one. */
const listed = (said: readonly string[]): string => said.join(said.every((one) => one.endsWith('.')) ? ' ' : '; ');

const sayFields = (errors: Record<string, FieldProblem[]>, language: Language) =>
  Object.fromEntries(Object.entries(errors).map(([field, problems]) => [field, problems.map((problem) => sayProblem(problem, language))]));

/** zod's issues as field problems: nested fields are dotted (`awards.0.kind`), a message that is one of our keys stays as it is. */
export function validationError(issues: readonly z.core.$ZodIssue[]): AppError {
  const errors: Record<string, FieldProblem[]> = {};
  for (const issue of flatten(issues)) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), problemOf(issue)];
  }
  return new AppError('validation', { errors });
}

/** Of a union, what is wrong with the alternative that was meant. */
function flatten(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const meant = issue.errors.reduce((best, next) => (isCloser(distance(next), distance(best)) ? next : best));
    return flatten(meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

/** How far a value is from an alternative: of another kind, then the number of its fields that do not belong there, then problems. */
function distance(issues: readonly z.core.$ZodIssue[]): readonly number[] {
  const own = issues.filter(({ path }) => path.length === 0);
  const isOtherKind = own.some(({ code }) => code === 'invalid_type' || code === 'invalid_value');
  const foreign = own.reduce((count, issue) => count + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0);
  return [Number(isOtherKind), foreign, issues.length];
}

function isCloser(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'invalid_type' && issue.input === undefined) return { key: 'required' };
  if (isSentenceKey(issue.message)) return { key: issue.message };
  if ('origin' in issue && issue.origin === 'int') return { key: 'must-be-whole-number' };
  switch (issue.code) {
    case 'invalid_type':
      return { key: KINDS[issue.expected] ?? 'wrong-kind' };
    case 'too_small':
      return { key: sizeKey(issue.origin, 'too-short', 'too-few', 'too-small'), params: { minimum: String(issue.minimum) } };
    case 'too_big':
      return { key: sizeKey(issue.origin, 'too-long', 'too-many', 'too-big'), params: { maximum: String(issue.maximum) } };
    case 'invalid_value':
      return { key: issue.input === undefined ? 'required' : 'not-one-of' };
    case 'not_multiple_of':
      return { key: 'too-many-decimals' };
    case 'unrecognized_keys':
      return { key: 'unknown-field', params: { fields: issue.keys.join(', ').slice(0, 200) } };
    default:
      return { key: 'wrong-format' };
  }
}

const KINDS: Readonly<Record<string, MessageKey>> = {
  number: 'must-be-number',
  int: 'must-be-whole-number',
  string: 'must-be-text',
  boolean: 'must-be-yes-or-no',
  array: 'must-be-list',
  object: 'must-be-object',
  record: 'must-be-object',
};

const sizeKey = (origin: string, text: MessageKey, list: MessageKey, number: MessageKey): MessageKey =>
  origin === 'string' ? text : origin === 'array' || origin === 'set' || origin === 'map' ? list : number;

/** Unique constraints of the schema, and the field that a person typed. */
const UNIQUE_FIELDS: Readonly<Record<string, string>> = {
  division_name: 'name',
  player_vga: 'vga',
  course_clubId_name_unique: 'name',
  contract_code: 'code',
  users_username: 'username',
  users_email: 'email',
};

/**
 * A broken unique constraint of the database as a 422 on its field, with the value as it was typed (the index may compare lower case);
 * null when the error is of another kind.
 */
export function uniqueError(error: unknown, body: unknown): AppError | null {
  const cause = databaseCause(error);
  if (cause?.code !== '23505') return null;
  const field = UNIQUE_FIELDS[String(cause.constraint)];
  return field ? fieldError(field, 'already-exists', { value: typed(body, field) }) : null;
}

/** A record that the request refers to was deleted after the scope had found it. Null when the error is of another kind. */
export const goneError = (error: unknown): AppError | null => (databaseCause(error)?.code === '23503' ? new AppError('not-found') : null);

/** The error of the database itself, of either driver. */
function databaseCause(error: unknown): (Error & { code: unknown; constraint?: unknown }) | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? cause : null;
}

const typed = (body: unknown, field: string): string =>
  typeof body === 'object' && body !== null ? String(new Map(Object.entries(body)).get(field) ?? '') : '';
