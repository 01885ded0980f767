import { newEntry, playerImportRoutes } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorAnswer, validationError } from './errors.ts';

/** The sentences for a value, by field. */
function toldOf(schema: z.ZodType, value: unknown): Record<string, string[]> | undefined {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error && errorAnswer(validationError(error.issues), 'en').errors;
}

describe('a value of a wrong kind', () => {
  it.each([
    [1.5, 'Enter a whole number.'],
    [1e308, 'Enter a whole number.'],
    ['four', 'Enter a number.'],
    [undefined, 'A value is required.'],
    [true, 'Enter a number.'],
  ])('%j in place of a whole number is told as what it is', (value, sentence) => {
    expect(toldOf(z.object({ hole: z.int() }), { hole: value })).toEqual({ hole: [sentence] });
  });

  it.each([
    ['an id', z.uuid({ error: 'wrong-format' })],
    ['a date', z.iso.date({ error: 'wrong-date' })],
    ['a course card', z.array(z.int(), { error: 'course-par' })],
  ])('is told as wrong, and %s that is missing as missing', (_, field) => {
    const [missing, wrong] = [{}, { of: 'x' }].map((value) => toldOf(z.object({ of: field }), value)?.of?.[0]);
    expect(missing).toBe('A value is required.');
    expect([undefined, missing]).not.toContain(wrong);
  });

  it('that is a choice left out is required, and one that is not in the list is told so', () => {
    const gender = z.object({ gender: z.enum(['m', 'f']) });
    expect(toldOf(gender, {})).toEqual({ gender: ['A value is required.'] });
    expect(toldOf(gender, { gender: 'x' })).toEqual({ gender: ['The value is not one of those allowed.'] });
  });

  it('with more decimals than the field takes says how many it takes', () => {
    expect(toldOf(z.object({ allowance: z.number().multipleOf(0.1) }), { allowance: 95.25 })).toEqual({
      allowance: ['At most one decimal.'],
    });
  });

  it('in place of a score is told once, not once for every thing that a score may be', () => {
    const entry = { id: crypto.randomUUID(), playerId: crypto.randomUUID(), hole: 1, replaces: null, enteredAt: '2026-04-25T00:30:00Z' };
    expect(toldOf(newEntry, { ...entry, score: 1.5 })).toEqual({ score: ['Enter a whole number.'] });
  });
});

describe('the body of an import', () => {
  const { body } = playerImportRoutes['POST /api/tournaments/:tournamentId/players/import/preview'];

  it.each([
    ['no list', {}, { text: ['A value is required.'] }],
    ['pasted cells that are no text', { text: 1 }, { text: ['Enter a text.'] }],
    ['rows that are no list', { rows: 1 }, { rows: ['A list is needed.'] }],
    [
      'wrong cells in several rows',
      { rows: [1.5, 2].map((row) => ({ row, cells: { name: 1 } })) },
      {
        'rows.0.row': ['Enter a whole number.'],
        'rows.0.cells.name': ['Enter a text.'],
        'rows.1.cells.name': ['Enter a text.'],
      },
    ],
    ['no object', 'x', { body: ['An object with fields is needed.'] }],
  ])('with %s is told about what was sent, not about what else could have been', (_, sent, told) => {
    expect(toldOf(body, sent)).toEqual(told);
  });
});
