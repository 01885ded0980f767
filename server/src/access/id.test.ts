import { type Route, routes } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namedIds } from './id.ts';

const id = z.uuid();
const newId = id.meta({ 'x-role': 'new' });
const judgedId = id.meta({ 'x-role': 'judged' });

const idsOf = (parts: Partial<Route>) => namedIds('POST /api/example', { access: 'signed-in', summary: '', answer: null, ...parts });

describe('an id that a request names', () => {
  it('is found by the finder of its name, wherever it stands', () => {
    expect(
      idsOf({ params: z.object({ tournamentId: id }), query: z.object({ clubId: id.optional() }), body: z.object({ siteId: id }) }),
    ).toEqual([
      { part: 'params', name: 'tournamentId' },
      { part: 'query', name: 'clubId' },
      { part: 'body', name: 'siteId' },
    ]);
  });

  it('keeps a route from being registered when its name has no finder', () => {
    expect(() => idsOf({ body: z.object({ lockerId: id }) })).toThrow('POST /api/example: nothing proves whose record body.lockerId names');
  });

  const locker = z.object({ lockerId: id });
  it.each<[string, Partial<Route>, string]>([
    ['in the path', { params: locker }, 'params.lockerId'],
    ['in the query', { query: locker }, 'query.lockerId'],
    ['in the body', { body: locker }, 'body.lockerId'],
    ['that may be null', { body: z.object({ lockerId: id.nullable() }) }, 'body.lockerId'],
    ['that may be left out', { body: locker.partial() }, 'body.lockerId'],
    ['that is a text of another kind', { params: z.object({ lockerId: z.string() }) }, 'params.lockerId'],
    ['called id', { body: z.object({ id }) }, 'body.id'],
    ['in a list', { body: z.object({ lockerIds: z.array(id) }) }, 'body.lockerIds'],
    ['in a list of texts', { body: z.object({ lockerIds: z.array(z.string()) }) }, 'body.lockerIds'],
    ['in the items of a list', { body: z.object({ rows: z.array(locker) }) }, 'body.rows.lockerId'],
    ['in a pair', { body: z.object({ pair: z.tuple([id, id]) }) }, 'body.pair'],
    ['in one of several kinds of body', { body: z.union([z.object({ text: z.string() }), locker]) }, 'body.lockerId'],
    ['in both of two kinds', { body: z.intersection(z.object({ text: z.string() }), locker) }, 'body.lockerId'],
    ['in a body told by its kind', { body: z.discriminatedUnion('kind', [locker.extend({ kind: z.literal('a') })]) }, 'body.lockerId'],
    ['as the value of any name', { body: z.object({ by: z.record(z.string(), id) }) }, 'body.by'],
    ['of a known name below another', { body: z.object({ card: z.object({ roundId: id }) }) }, 'body.card.roundId'],
  ])('%s needs a finder', (_, parts, where) => {
    expect(() => idsOf(parts)).toThrow(where);
  });

  it.each<[string, Partial<Route>]>([
    ['is made by the caller', { body: z.object({ id: newId }) }],
    ['is judged by its feature', { body: z.object({ playerId: judgedId, replaces: judgedId.nullable() }) }],
    ['is judged item by item', { body: z.object({ rows: z.array(z.object({ playerId: judgedId })), ids: z.array(judgedId) }) }],
  ])('needs no finder when it %s', (_, parts) => {
    expect(idsOf(parts)).toEqual([]);
  });

  it('is known in every route of the api', () => {
    for (const [key, route] of Object.entries(routes)) expect(() => namedIds(key, route)).not.toThrow();
  });
});
