import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { vi } from './vi.ts';

type Sentences = ReadonlyMap<string, string>;

/** Every sentence of a catalogue by its path. */
function sentencesOf(catalogue: object, path = ''): Sentences {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? [...sentencesOf(value, `${path}${key}.`)] : [[`${path}${key}`, String(value)] as const],
    ),
  );
}

const placeholders = (sentence: string): string[] => [...sentence.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).toSorted();
const vietnamese = sentencesOf(vi);
const english = sentencesOf(en);

describe('the two languages', () => {
  test('say the same things', () => {
    const singulars = [...english.keys()].filter((key) => key.endsWith('_one') && vietnamese.has(key.replace(/_one$/, '_other')));
    expect([...english.keys()].filter((key) => !singulars.includes(key))).toEqual([...vietnamese.keys()]);
  });

  test('fill in the same things', () => {
    const differing = [...vietnamese].filter(
      ([key, sentence]) => placeholders(sentence).join() !== placeholders(english.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  test('never shout', () => {
    const wrong = [...vietnamese, ...english].filter(([, sentence]) => sentence.includes('!'));
    expect(wrong).toEqual([]);
  });
});
