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
    expect(() => idsOf({ body: z.object({ contractId: id }) })).toThrow(
      'POST /api/example: nothing proves whose record body.contractId names',
    );
  });

  const contract = z.object({ contractId: id });
  it.each<[string, Partial<Route>, string]>([
    ['in the path', { params: contract }, 'params.contractId'],
    ['in the query', { query: contract }, 'query.contractId'],
    ['in the body', { body: contract }, 'body.contractId'],
    ['that may be null', { body: z.object({ contractId: id.nullable() }) }, 'body.contractId'],
    ['that may be left out', { body: contract.partial() }, 'body.contractId'],
    ['that is a text of another kind', { params: z.object({ contractId: z.string() }) }, 'params.contractId'],
    ['called id', { body: z.object({ id }) }, 'body.id'],
    ['in a list', { body: z.object({ contractIds: z.array(id) }) }, 'body.contractIds'],
    ['in a list of texts', { body: z.object({ contractIds: z.array(z.string()) }) }, 'body.contractIds'],
    ['in the items of a list', { body: z.object({ rows: z.array(contract) }) }, 'body.rows.contractId'],
    ['in a pair', { body: z.object({ pair: z.tuple([id, id]) }) }, 'body.pair'],
    ['in one of several kinds of body', { body: z.union([z.object({ text: z.string() }), contract]) }, 'body.contractId'],
    ['in both of two kinds', { body: z.intersection(z.object({ text: z.string() }), contract) }, 'body.contractId'],
    ['in a body told by its kind', { body: z.discriminatedUnion('kind', [contract.extend({ kind: z.literal('a') })]) }, 'body.contractId'],
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
