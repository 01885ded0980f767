import type { MarkerCard, MarkerEntry, MarkerFlight, MarkerHole } from '@fairway/api';

/** A hole without a score, changed by what is given. */
export const markerHole = (over: Partial<MarkerHole> = {}): MarkerHole => ({
  score: null,
  entry: null,
  own: false,
  confirmed: false,
  rivals: [],
  ...over,
});

/** An empty card, changed by what is given; `scores`: of the first holes. */
export const markerCard = (playerId: string, scores: readonly MarkerHole['score'][] = [], over: Partial<MarkerCard> = {}): MarkerCard => ({
  playerId,
  name: playerId,
  division: null,
  status: 'ok',
  women: false,
  holes: Array.from({ length: 18 }, (_, at) =>
    markerHole({ score: scores[at] ?? null, entry: scores[at] ? `${playerId}-${at + 1}` : null }),
  ),
  confirmedTotal: null,
  ...over,
});

export const markerFlight = (cards: readonly MarkerCard[], over: Partial<MarkerFlight> = {}): MarkerFlight => ({
  tournament: 'Giải thử',
  club: 'CLB',
  state: 'open',
  version: 1,
  round: { id: 'round', number: 1, finished: false, par: Array(18).fill(4), strokeIndex: null, women: null },
  flight: { number: '3', teeTime: '07:00', startingHole: 1 },
  cards: [...cards],
  distanceUnit: 'meters',
  sideAwards: [],
  shots: [],
  waiting: [],
  others: 0,
  ...over,
});

/** Four strokes of An on the first hole, changed by what is given. */
export const stroke = (id: string, over: Partial<MarkerEntry> = {}): MarkerEntry => ({
  id,
  playerId: 'an',
  hole: 1,
  score: 4,
  replaces: null,
  enteredAt: '2026-04-25T01:00:00.000Z',
  ...over,
});
