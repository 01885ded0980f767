import type { Route } from '@fairway/api';
import { z } from 'zod';
import { FINDERS, type IdName } from './scope.ts';

/** Where the ids of a request stand. */
const PARTS = ['params', 'query', 'body'] as const;
export type NamedId = { part: (typeof PARTS)[number]; name: IdName };

type Leaf = { path: readonly string[]; role?: unknown; isId: boolean };
type JsonSchema = { [key: string]: unknown };

/**
 * The ids of a route's requests that name records. The tenant scope checks each of them before the route runs. Every id of every part
 * must be known: a route with an unknown id does not register, unless the api marks the id as new, or as checked by its feature.
 */
export function namedIds(key: string, route: Route): NamedId[] {
  return PARTS.flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const leaves = leavesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
    return leaves
      .filter(({ isId, role }) => isId && role === undefined)
      .map(({ path }) => ({ part, name: requireFinder(key, part, path) }));
  });
}

function requireFinder(key: string, part: string, path: readonly string[]): IdName {
  const [name = ''] = path;
  if (path.length === 1 && Object.hasOwn(FINDERS, name)) return name as IdName;
  throw new Error(
    `${key}: nothing proves whose record ${part}.${path.join('.')} names. Give its name a finder in access/scope.ts, or in the api make it ` +
      'newId (made by the caller) or judgedId (its feature looks it up among the records of the scope).',
  );
}

/** Every value that a part of a request may have, with its path; the items of a list have the path of the list. */
function leavesOf(schema: JsonSchema, path: readonly string[] = []): Leaf[] {
  const nested = [schema.anyOf, schema.oneOf, schema.allOf, schema.items, schema.prefixItems, schema.additionalProperties].flat();
  const inside = nested.filter((one): one is JsonSchema => typeof one === 'object' && one !== null);
  const own = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return [
    ...(inside.length + own.length === 0 ? [leaf(schema, path)] : []),
    ...inside.flatMap((one) => leavesOf({ ...(schema['x-role'] !== undefined && { 'x-role': schema['x-role'] }), ...one }, path)),
    ...own.flatMap(([name, one]) => leavesOf(one, [...path, name])),
  ];
}

/** Whether a field is an id: by its kind, or by its name if it is another kind of text. */
function leaf(schema: JsonSchema, path: readonly string[]): Leaf {
  const isId = schema.format === 'uuid' || (schema.type === 'string' && /(^i|I)ds?$/.test(path.at(-1) ?? ''));
  return { path, role: schema['x-role'], isId };
}
