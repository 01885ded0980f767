import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIELD_LISTS } from './field-list.ts';
import { readAlone } from './read-alone.ts';

const folder = new URL('../sample/field/', import.meta.url);

describe('a list as clubs and programs send it', () => {
  it('is known, file by file', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(FIELD_LISTS).sort());
  });

  it.each(Object.entries(FIELD_LISTS))('is read rightly, asked about, or refused with a sentence: %s', async (file, right) => {
    const nothing = { people: [], said: [], named: [], asked: [], unread: [], refused: null };
    expect(await readAlone(readFileSync(new URL(file, folder)))).toEqual({ ...nothing, ...right });
  });
});
