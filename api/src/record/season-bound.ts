/** A season: points in hundredths, standards in tenths, weights in per cent. Apart, since few screens need it. */
export const SEASON = {
  points: { from: -1_000_000, to: 100_000_000 },
  step: { from: 0, to: 1_000_000 },
  pool: { from: 1, to: 1_000_000_000 },
  standard: { from: -1000, to: 10_000 },
  weight: { from: 1, to: 1000 },
  results: { from: 1, to: 200 },
  placesMost: 200,
  eventsMost: 200,
  bonusesMost: 20,
  tiesMost: 12,
  nameMost: 120,
} as const;
