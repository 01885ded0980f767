import fc, { type Arbitrary } from 'fast-check';

/** A JSON schema as the OpenAPI document of this project has it. */
export type Schema = {
  type?: string;
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** What nobody means to send, in any place. */
const JUNK = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    -1,
    1e308,
    2 ** 53,
    true,
    [],
    {},
    '\u0000',
    '\ud800',
    '‮',
    '../../etc/passwd',
    "' or 1=1 --",
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const MOST_CHARACTERS = 60;
const MOST_ITEMS = 4;

/** Values that mostly fit a schema; ids are mostly some that exist, and now and then a value is junk. */
export function arbitraryOf(schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
  const fitting = fittingOf(schema, ids);
  return fc.oneof({ weight: 15, arbitrary: fitting }, { weight: 1, arbitrary: JUNK });
}

function fittingOf(schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
  const one = (own: Schema) => arbitraryOf(own, ids);
  const { anyOf, oneOf, allOf } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map(one));
  if (allOf) return fc.tuple(...allOf.map(one)).map((parts) => Object.assign({}, ...parts));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, ids);
    case 'array':
      return fc.array(one(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, 20) });
    case 'string':
      return textOf(schema, ids);
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -1, -(2 ** 31)), max: Math.min(schema.maximum ?? 40, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 60, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return JUNK;
  }
}

function objectOf({ properties = {}, required = [] }: Schema, ids: readonly string[]): Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, arbitraryOf(own, ids)]));
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

function textOf({ format, minLength = 0, maxLength = MOST_CHARACTERS }: Schema, ids: readonly string[]): Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() });
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'time') return fc.constantFrom('06:30', '23:59', '24:00');
  if (format === 'email') return fc.emailAddress();
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, Math.max(minLength, MOST_CHARACTERS)) });
}
