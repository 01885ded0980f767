import type { Player } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { cardOf } from './field.ts';
import type { FieldContext } from './tee.ts';

type Words = SayOf<['player', 'word']>;

/** A name as people compare it: capitals and spaces do not matter, accents do. */
const nameKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('vi');

/** The first other player of this name. */
export function namesakeOf(name: string, all: readonly Player[], ownId?: string): Player | undefined {
  const key = nameKey(name);
  return key === '' ? undefined : all.find((other) => other.id !== ownId && nameKey(other.name) === key);
}

/** Says that there is another player of this name, and where; empty: there is none. */
export function namesakeText(t: Words, other: Player | undefined, { divisions, roundId }: FieldContext): string {
  if (other === undefined) return '';
  const division = divisions.find(({ id }) => id === other.divisionId);
  const flight = cardOf(other, roundId)?.flight;
  const where = [division ? t('word:divisionName', { name: division.name }) : t('noDivision'), flight && t('list.flight', { flight })];
  return t('namesake', { where: where.filter(Boolean).join(', ') });
}

/** The sentences for everyone who shares a name, by their ids. */
export function namesakeTexts(t: Words, all: readonly Player[], context: FieldContext): readonly (readonly [string, string])[] {
  const byName = Map.groupBy(all, ({ name }) => nameKey(name));
  return [...byName.values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => same.map(({ id, name }) => [id, namesakeText(t, namesakeOf(name, same, id), context)] as const));
}
