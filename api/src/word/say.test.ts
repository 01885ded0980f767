import { expect, test } from 'vitest';
import { sayOf } from './engine.ts';
import type { SayOf } from './say.ts';

/** Repeats the keys. What the lines below try is that they compile, or not. */
const repeats = (key: string): string => key;
const t = repeats as unknown as SayOf<['contract', 'word']>;

test('a sentence is said by its key, bare of the first catalogue and by name of another, with the values that it names', () => {
  const keys: string[] = [t('title'), t('word:save'), t('word:divisionName', { name: 'A' })];
  expect(keys).toEqual(['title', 'word:save', 'word:divisionName']);
});

test('a key that its catalogue lacks does not compile, nor one of a catalogue that is not spoken, nor a sentence without its values', () => {
  // @ts-expect-error The catalogue “contract” has no “nothing”
  t('nothing');
  // @ts-expect-error The catalogue “word” has no “nothing”
  t('word:nothing');
  // @ts-expect-error The catalogue “club” is not one of those that this t speaks
  t('club:add');
  // @ts-expect-error The name is missing
  t('word:divisionName');
  // @ts-expect-error The name is called otherwise
  t('word:divisionName', { nam: 'A' });
});

test('a bare key is of the first catalogue that has it, a named one of its own, and one without a sentence is shown', () => {
  const say = sayOf(
    { contract: { one: 'One {{value, number}}' }, word: { two_one: 'Two, once', two_other: 'Two, {{count}} times' } },
    'en',
    ['contract', 'word'],
  ) as unknown as (key: string, values?: object) => string;
  expect([say('one', { value: 1200 }), say('two', { count: 1 }), say('word:two', { count: 3 })]).toEqual([
    'One 1,200',
    'Two, once',
    'Two, 3 times',
  ]);
  expect([say('contract:two', { count: 1 }), say('nothing')]).toEqual(['two', 'nothing']);
});
