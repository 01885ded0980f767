import { z } from 'zod';
import { id } from './check/field.ts';
import type { Permission } from './permission.ts';

/**
 * Who may call a route: anyone, anyone signed in, or anyone with a permission. `own-account`: a person for themself, also while they still
 * have to set up their second factor. `marker`: a phone that came in by a marker link, for its own flight; `marker-late`: also after its
 * link has ended. `captain`: whoever has the link of a team's captain, for that team. `signup`: whoever has the
 * link of a signup, for that one and those whom it entered with.
 */
export type Access = 'anyone' | 'signed-in' | 'own-account' | 'captain' | 'signup' | MarkerAccess | Permission;
export type MarkerAccess = 'marker' | 'marker-late';

/** What a route is: the server registers it, the web calls it, the OpenAPI document and the permission test derive from it. */
export type Route = {
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** null: 204, no body. 'file', 'stream' and 'upload': what a JSON schema cannot describe. 'raw': a signature over the body is checked. */
  readonly answer: z.ZodType | null;
  readonly sends?: 'file' | 'stream';
  readonly takes?: 'upload' | 'raw';
};

/** `'GET /api/tournaments/:tournamentId'`: a method, a space and a path. */
export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A route as it is written: of its params only those that are no ids of records, since the path names them all. */
type WrittenRoute = Omit<Route, 'params'> & { readonly params?: z.ZodRawShape };
type NameIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type OwnParam<R, Name> = R extends { params: infer Own } ? (Name extends keyof Own ? Own[Name] : typeof id) : typeof id;
type WithParams<Key, R> = [NameIn<Key>] extends [never]
  ? R
  : Omit<R, 'params'> & { readonly params: z.ZodObject<{ [Name in NameIn<Key>]: OwnParam<R, Name> }> };

export function defineRoutes<const R extends Record<RouteKey, WrittenRoute>>(routes: R): { [Key in keyof R]: WithParams<Key, R[Key]> } {
  const whole = Object.entries<WrittenRoute>(routes).map(([key, { params: own = {}, ...route }]) => {
    const names = [...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const params = names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, own[name] ?? id]))) };
    return [key, { ...route, ...params }];
  });
  return Object.fromEntries(whole);
}

/** What a caller of a route sends and gets back, for the web and the tests. */
export type ParamsOf<R> = R extends { params: infer P extends z.ZodType } ? z.input<P> : undefined;
export type QueryOf<R> = R extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined;
export type BodyOf<R> = R extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
export type AnswerOf<R> = R extends { answer: infer A extends z.ZodType } ? z.output<A> : undefined;
