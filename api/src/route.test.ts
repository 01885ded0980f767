import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Route, routes } from './index.ts';

const all = Object.entries(routes) as [string, Route][];

describe('every route', () => {
  it.each(all.filter(([, route]) => route.answer))('%s has an answer that a JSON schema can describe', (_key, route) => {
    expect(() => z.toJSONSchema(route.answer as z.ZodType, { io: 'output' })).not.toThrow();
  });

  it.each(all.filter(([, route]) => route.answer))('%s answers what its handler gives: a default would fill nothing', (_key, route) => {
    const kinds: string[] = [];
    z.toJSONSchema(route.answer as z.ZodType, { io: 'output', override: ({ zodSchema }) => void kinds.push(zodSchema._zod.def.type) });
    expect(kinds.filter((kind) => ['default', 'prefault', 'catch', 'pipe', 'transform'].includes(kind))).toEqual([]);
  });

  it.each(all.filter(([key]) => key.startsWith('GET')))('%s takes no body', (_key, route) => {
    expect(route.body).toBeUndefined();
  });
});

describe('the public board', () => {
  const forbidden = ['handicapIndex', 'vga', 'birthday', 'birthYear', 'phone', 'email', 'note'];
  /** Answers whoever entered with what they wrote. */
  const ENTERS = 'POST /api/live/tournaments/:tournamentId/enter';
  const forAnyone = all.filter(([key, route]) => route.access === 'anyone' && route.answer && key !== ENTERS);
  it.each(forAnyone)('%s names no private field', (_key, route) => {
    // a form says by name what it asks
    const written = (name: string, value: unknown) => (name === 'asked' ? undefined : value);
    const schema = JSON.stringify(z.toJSONSchema(route.answer as z.ZodType, { io: 'output' }), written);
    for (const field of forbidden) expect(schema).not.toContain(`"${field}"`);
  });
});
