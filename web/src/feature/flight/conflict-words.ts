import type { FlightConflict } from '@fairway/api';
import type { TFunction } from 'i18next';

/** What a person should look at, as a sentence. */
export function conflictSentence(conflict: FlightConflict, t: TFunction<'flight'>): string {
  if (conflict.kind === 'gap') {
    const [from, to] = conflict.flights;
    return t('conflict.gap', { from, to, minutes: conflict.minutes });
  }
  const flights = conflict.flights.join(', ');
  return conflict.kind === 'caddie'
    ? t('conflict.caddie', { caddie: conflict.caddie, flights })
    : t(`conflict.${conflict.kind}`, { flights });
}
