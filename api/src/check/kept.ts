import { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;
type Missing = (record: Fields) => unknown;
const LATER = new WeakMap<z.ZodType, Missing>();

/**
 * A field that came later than the first records which are kept as JSON: `missing` says what stands in those. Every answer has it, so no schema of
 * an answer has a `.default()`, which fills nothing that is sent.
 */
export function later<Field extends z.ZodType>(field: Field, missing: z.output<Field> | ((record: Fields) => z.output<Field>)): Field {
  const own = field.clone();
  LATER.set(own, typeof missing === 'function' ? (missing as Missing) : () => missing);
  return own;
}

/**
 * JSON that this release or an earlier one kept, as today's schema has it: what it does not say yet is filled in, and what nobody reads any more is
 * left out. It refuses nothing: what was kept stands.
 */
export const readKept = <Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> =>
  filled(schema as unknown as Described, json) as z.output<Schema>;

/** The same in a schema, which then checks it. */
export const keptAs = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((json) => readKept(schema, json), schema);

type Described = z.ZodType & { def: Definition };
type Definition = {
  type: string;
  innerType?: Described;
  element?: Described;
  valueType?: Described;
  items?: readonly Described[];
  options?: readonly Described[];
  discriminator?: string;
  shape?: Readonly<Record<string, Described>>;
  catchall?: Described;
};

function filled(schema: Described, json: unknown): unknown {
  const { type, innerType, element, valueType, items, options, shape } = schema.def;
  if (innerType !== undefined) return json == null ? json : filled(innerType, json);
  if (options !== undefined) return filledOption(schema.def, json);
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) {
    if (element !== undefined) return json.map((one) => filled(element, one));
    return json.map((one, at) => (items?.[at] === undefined ? one : filled(items[at], one)));
  }
  if (type === 'record' && valueType !== undefined)
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, filled(valueType, value)]));
  return shape === undefined ? json : filledRecord(schema.def, json as Fields);
}

function filledRecord({ shape = {}, catchall }: Definition, record: Fields): Fields {
  const isLoose = catchall !== undefined && catchall.def.type !== 'never';
  const entries = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    if (record[name] !== undefined) return [[name, filled(field, record[name])]];
    const missing = LATER.get(field)?.(record);
    return missing === undefined ? [] : [[name, missing]];
  });
  return { ...(isLoose && record), ...Object.fromEntries(entries) };
}

/** Of several shapes the one that its discriminator names, else the first that takes it, before one that would leave something out. */
function filledOption({ options = [], discriminator }: Definition, json: unknown): unknown {
  const fitting = options.flatMap((option) => {
    if (discriminator !== undefined && !isNamed(option.def.shape?.[discriminator], json as Fields | null, discriminator)) return [];
    const read = filled(option, json);
    return discriminator !== undefined || option.safeParse(read).success ? [read] : [];
  });
  return fitting.find((read) => sizeOf(read) >= sizeOf(json)) ?? fitting[0] ?? json;
}

/** A discriminator may be a later one. */
function isNamed(field: Described | undefined, record: Fields | null, discriminator: string): boolean {
  const name = record?.[discriminator] ?? (field && record && LATER.get(field)?.(record));
  return field?.safeParse(name).success === true;
}

const sizeOf = (json: unknown): number => (typeof json === 'object' && json !== null ? Object.keys(json).length : 0);
