import type { FlightConflict } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';

type Words = SayOf<'flight'>;

/** What a person should look at, as a sentence. */
export function conflictSentence(conflict: FlightConflict, t: Words): string {
  switch (conflict.kind) {
    case 'gap': {
      const [from, to] = conflict.flights;
      return t('conflict.gap', { from, to, minutes: conflict.minutes });
    }
    case 'bag-tag':
      return t('conflict.bag-tag', { tag: conflict.bagTag, players: conflict.names.join(', ') });
    case 'caddie':
      return t('conflict.caddie', { caddie: conflict.caddie, flights: conflict.flights.join(', ') });
    default:
      return t(`conflict.${conflict.kind}`, { flights: conflict.flights.join(', ') });
  }
}

/** One line for each kind, with the sentences that it folds away; a single sentence stands for itself. */
type ConflictLine = { readonly text: string; readonly folded: readonly string[] };

export function conflictLines(conflicts: readonly FlightConflict[], t: Words): readonly ConflictLine[] {
  return [...Map.groupBy(conflicts, ({ kind }) => kind)].map(([kind, same]) => {
    const sentences = same.map((conflict) => conflictSentence(conflict, t));
    const [first = '', ...others] = sentences;
    if (others.length === 0 || kind === 'alone' || kind === 'empty' || kind === 'no-start') return { text: first, folded: others };
    return { text: t(`conflict.many.${kind}`, { count: same.length }), folded: sentences };
  });
}
