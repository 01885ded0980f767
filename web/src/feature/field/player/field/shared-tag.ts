import type { Player } from '@fairway/api';
import { sharingTags } from '@fairway/api/rule/field/flight-conflict';
import type { SayOf } from '@fairway/api/word/say';
import { cardOf } from './field.ts';
import type { FieldContext } from './tee.ts';

/** The sentences for everyone who shares a bag tag in the round, by their ids. */
export function sharedTagTexts(
  t: SayOf<['player', 'word']>,
  all: readonly Player[],
  { roundId }: Pick<FieldContext, 'roundId'>,
): readonly (readonly [string, string])[] {
  const tagged = all.map((player) => ({ id: player.id, name: player.name, bagTag: cardOf(player, roundId)?.bagTag ?? null }));
  return sharingTags(tagged).flatMap((same) =>
    same.map(({ id, bagTag }) => {
      const players = same.filter((other) => other.id !== id).map(({ name }) => name);
      return [id, t('sharedTag', { tag: bagTag?.trim() ?? '', players: players.join(', ') })] as const;
    }),
  );
}
