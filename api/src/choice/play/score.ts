/** How a card ended. `DNS`: did not start; `cut`: of a round after the cut that the player missed. */
export const CARD_STATUSES = ['ok', 'DNS', 'NR', 'WD', 'DQ', 'cut'] as const;
/** Of a player who began and is out. */
export const OUT_STATUSES = ['NR', 'WD', 'DQ'] as const;
export const ENTRY_SOURCES = ['desk', 'marker', 'import', 'check'] as const;
export const ENTRY_OUTCOMES = ['applied', 'repeated', 'disputed', 'refused'] as const;
/** `held`: kept for the desk to decide, since it could not be applied. */
export const MARKER_OUTCOMES = [...ENTRY_OUTCOMES, 'held'] as const;
/** Why a stroke from a phone is held: codes of the sentences that the phone and the desk read. */
export const HELD_CAUSES = [
  'tournament-locked',
  'tournament-ended',
  'round-finished',
  'marker-link-ended',
  'phone-shut-out',
  'not-in-flight',
  'hole-not-in-round',
  'player-missed-cut',
  'player-did-not-start',
  'card-confirmed',
  'measured-by-desk',
  'match-not-in-flight',
  'match-changed',
] as const;
export type HeldCause = (typeof HELD_CAUSES)[number];
export type OutStatus = (typeof OUT_STATUSES)[number];
export type CardStatus = (typeof CARD_STATUSES)[number];
export type EntrySource = (typeof ENTRY_SOURCES)[number];
