import { routes } from '@fairway/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type Document, OpenAPIClientAxios } from 'openapi-client-axios';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { seedEvent } from '../../test/kit/event.ts';

const test = await testApp();
// biome-ignore lint/suspicious/noExplicitAny: the tests look into a document of every shape
let document: any;
beforeAll(async () => {
  document = (await test.ask(null, 'GET /api/openapi.json')).body;
});
type Operation = {
  operationId: string;
  responses: Record<string, { content?: object; headers?: object }>;
  requestBody?: object;
  parameters?: object[];
};
const operations = () => Object.values<Record<string, Operation>>(document.paths).flatMap((methods) => Object.values(methods));
const of = (method: string, path: string): Operation => document.paths[path][method];

it('the OpenAPI document is valid, and has every route of the product', async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  expect(operations()).toHaveLength(Object.keys(routes).length);
});

it('every operation has an id of its own and says how it fails', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['postAuthLogin', 'getTournamentsByTournamentId', 'patchTournamentsPlayersByPlayerId']));
  for (const { operationId, responses } of operations())
    expect(responses.default, operationId).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    });
});

it('what is no JSON is described: no body, files, events, uploads, tags and the token of the login', () => {
  expect(Object.keys(of('delete', '/api/tournaments/{tournamentId}').responses)).toEqual(['204', 'default']);
  expect(of('get', '/api/clubs/{clubId}/logo/{hash}').responses[200]).toMatchObject({ content: { 'image/webp': {} } });
  expect(of('get', '/api/live/tournaments/{tournamentId}/events').responses[200]).toMatchObject({ content: { 'text/event-stream': {} } });
  expect(of('put', '/api/clubs/{clubId}/logo').requestBody).toMatchObject({
    content: { 'multipart/form-data': { schema: { required: ['file'] } } },
  });
  expect(of('get', '/api/live/tournaments/{tournamentId}').responses).toMatchObject({ 200: { headers: { etag: {} } }, 304: {} });
  expect(of('post', '/api/auth/login').parameters).toEqual([expect.objectContaining({ name: 'X-XSRF-TOKEN', in: 'header' })]);
});

it('a client made from it reads and changes a tournament, and gets errors as they are described', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const headers = { authorization: `Bearer ${test.token.manager}` };
  const baseURL = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const client = await new OpenAPIClientAxios({ definition: document as Document, axiosConfigDefaults: { baseURL, headers } }).init();
  const named = { tournamentId: event.id };
  const call = (operation: string, body?: object) => client[operation]?.(named, body);
  const tournament = (await call('getTournamentsByTournamentId'))?.data;
  expect(tournament).toMatchObject({ id: event.id, format: 'stroke-play-net', version: 1 });
  const changed = (await call('patchTournamentsByTournamentId', { version: 1, name: 'Giải mùa thu' }))?.data;
  expect(changed).toMatchObject({ name: 'Giải mùa thu', version: 2 });
  await expect(call('patchTournamentsByTournamentId', { version: 1, name: 'x' })).rejects.toMatchObject({
    response: { status: 409, data: { code: 'stale-version', message: expect.any(String) } },
  });
});
