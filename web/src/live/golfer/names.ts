import type { SayOf } from '@fairway/api/word/say';

/** Whoever has no page of their own is one of so many golfers. */
export function namesOf(people: readonly (string | null)[], say: SayOf<'public-golfer'>): string {
  const named = people.filter((name) => name !== null);
  const others = people.length - named.length;
  return [...named, ...(others === 0 ? [] : [others === 1 ? say('somebody') : say('several', { count: others })])].join(', ');
}
