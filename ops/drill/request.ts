import fc, { type Arbitrary } from 'fast-check';
import { startServer } from '../../server/test/engine/process.ts';
import type { Filled } from '../../server/test/kit/filled.ts';
import { arbitraryOf, type Schema } from './kit/arbitrary.ts';
import type { Drill, Outcome } from './kit/outcome.ts';
import { type Environment, fill, onEmbedded } from './kit/place.ts';

const REQUESTS = 10_000;
const TOURNAMENTS = 12;

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, Sent>;
};
type Sent = { content?: Record<string, unknown> };
type Document = { paths: Record<string, Record<string, Operation>> };
type DrillRequest = { method: string; path: string; query: Record<string, unknown>; body: unknown; signedIn: boolean };

/** A stream answers and goes on, and a logout would leave nothing but refusals to play. */
const isLeftOut = (path: string, { responses }: Operation) =>
  path === '/api/auth/logout' || responses[200]?.content?.['text/event-stream'] !== undefined;

/** Any request of any operation of the document. */
function requestsOf({ paths }: Document, ids: readonly string[]): Arbitrary<DrillRequest> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => (isLeftOut(path, operation) ? [] : [requestOf(method, path, operation, ids)])),
  );
  return fc.oneof(...operations);
}

function requestOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  ids: readonly string[],
): Arbitrary<DrillRequest> {
  const part = (place: string) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const model = Object.fromEntries(own.map(({ name, schema }) => [name, arbitraryOf(schema ?? {}, ids)]));
    return fc.record(model, { requiredKeys: own.filter(({ required }) => required).map(({ name }) => name) });
  };
  const schema = requestBody?.content?.['application/json']?.schema;
  const body = schema ? arbitraryOf(schema, ids) : fc.constant(undefined);
  const filled = (values: Record<string, unknown>) => path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name]));
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    path: part('path').map(filled),
    query: part('query'),
    body,
    signedIn: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encode = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());

async function statusOf(url: string, token: string, { method, path, query, body, signedIn }: DrillRequest): Promise<number> {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(signedIn && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${url}${path}?${search.join('&')}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const idsOf = ({ clubId, userId, events }: Filled): string[] => [
  clubId,
  userId,
  ...events.flatMap(({ id, roundIds, divisionIds, awardIds, playerIds }) => [
    ...[id, id, id, id, ...roundIds, ...roundIds, ...roundIds],
    ...[...divisionIds, ...Object.values(awardIds).filter((award) => award !== ''), ...playerIds.slice(0, 3)],
  ]),
];

/** What the server's log says about the last error that nobody expected. */
function causeIn(output: string): string {
  const last = output.split('\n').findLast((line) => line.startsWith('{') && line.includes('"level":50'));
  return last ? (JSON.parse(last) as { err: { stack: string } }).err.stack : output;
}

async function play(env: Environment): Promise<Outcome> {
  const filled = await fill(env, TOURNAMENTS);
  const server = await startServer(env);
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document;
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(requestsOf(document, idsOf(filled)), async (attempt) => {
    const status = await statusOf(server.url, filled.token, attempt);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) throw new Error(`${status} for ${JSON.stringify(attempt)}`);
  });
  const { failed, errorInstance, seed } = await fc.check(property, { numRuns: REQUESTS, endOnFailure: true });
  const code = await server.stop();
  const note = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  const broken = [
    ...(failed ? [`${errorInstance} (seed ${seed}): ${causeIn(server.output())}`] : []),
    ...(code === 0 ? [] : [`the server ended with ${code}`]),
  ];
  return { load: `${REQUESTS.toLocaleString('en')} requests made from the OpenAPI document`, note: note.join(', '), broken };
}

/** Whatever is sent to a route, it is never an error of the server. */
export const anyRequest: Drill = { name: 'any request', play: () => onEmbedded(play) };
