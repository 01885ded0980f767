import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ListRefused } from '../read/refused.ts';
import { previewAlone } from './read-alone.ts';

const folder = new URL('../sample/list/', import.meta.url);

type More = { flight?: string; startingHole?: string; side?: string; pair?: number };
type Right = {
  play?: 'scramble' | 'four-ball' | 'match';
  people: [name: string, handicap: string | null, more?: More][];
  aside?: string[];
  twice?: string[];
};
const { lists } = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as { lists: Record<string, Right> };

/** What the preview says of a list, in the terms of what is right. */
async function seen(file: string, { play, people }: Right): Promise<Right | string> {
  try {
    const bySides = play === 'match' ? 'teams' : play !== undefined;
    const { preview, sheet } = await previewAlone(readFileSync(new URL(file, folder)), { bySides });
    if (preview === undefined) return 'asks for the headings';
    const wanted = new Map(people.map(([name, , more]) => [name, more]));
    const rows = preview.rows.filter(({ twice }) => twice === null);
    const pairs = [...new Set(rows.map(({ cells }) => cells.side))];
    const told = (name: string, more: More = {}) => {
      const cells = rows.find((row) => row.cells.name === name)?.cells ?? {};
      const all: More = { ...cells, pair: 1 + pairs.indexOf(cells.side) };
      return Object.fromEntries(Object.keys(more).map((key) => [key, all[key as keyof More]]));
    };
    return {
      ...(play && { play }),
      people: rows.map(({ cells: { name = '', handicapCourse, handicapIndex }, problems }) => {
        const more = wanted.get(name);
        const handicap = problems.length > 0 ? problems.map(({ message }) => message).join(' ') : (handicapCourse ?? handicapIndex ?? null);
        return more === undefined ? [name, handicap] : [name, handicap, told(name, more)];
      }),
      ...(sheet.hidden.rows.length > 0 && { aside: sheet.hidden.rows.map(({ name }) => name) }),
      ...(rows.length < preview.rows.length && { twice: preview.rows.flatMap(({ twice, cells }) => (twice ? (cells.name ?? '') : [])) }),
    };
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    return error.code;
  }
}

const byName = (right: Right | string) =>
  typeof right === 'string' ? right : { ...right, people: right.people.toSorted(([one], [other]) => one.localeCompare(other)) };

describe('a list of an organiser', () => {
  it.each(Object.entries(lists))('is read as it is meant: %s', async (file, right) => {
    expect(byName(await seen(file, right))).toEqual(byName(right));
  });

  it('is known, file by file', () => {
    expect(readdirSync(folder).filter((file) => file in lists)).toEqual(Object.keys(lists).sort());
  });
});
