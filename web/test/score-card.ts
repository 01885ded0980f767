import type { NewEntry, ScoreCard } from '@fairway/api';

/** An empty card of flight 1, changed by what is given. */
export const scoreCard = (playerId: string, over: Partial<ScoreCard> = {}): ScoreCard => ({
  playerId,
  name: playerId,
  divisionId: null,
  flight: '1',
  startingHole: 1,
  women: false,
  side: null,
  status: 'ok',
  holes: Array(18).fill(null),
  entries: Array(18).fill(null),
  total: null,
  totalEntry: null,
  totalDiffers: false,
  disputes: [],
  confirmed: [],
  ...over,
});

/** Four strokes on the first hole, the first score there, changed by what is given. */
export const entry = (id: string, over: Partial<NewEntry> = {}): NewEntry => ({
  id,
  playerId: 'an',
  hole: 1,
  score: 4,
  replaces: null,
  enteredAt: '2026-04-25T01:00:00.000Z',
  device: null,
  ...over,
});
