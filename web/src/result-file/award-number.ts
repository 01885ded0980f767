import type { DayFacts } from '@fairway/facts';

type Core = DayFacts['core'];
type Award = NonNullable<Core['prizes']>['awards'][number];

/** What a winner won with: a distance in metres, or strokes, handicap and net as far as the facts have them; null: it is not known. */
export type AwardNumbers =
  | { readonly metres: number }
  | { readonly gross: number; readonly handicap: number | null; readonly net: number | null };

/** The numbers beside a winner: of a measured award its distance, else those of the card. */
export function awardNumbers(core: Core, { kind, hole }: Award, winner: string | null): AwardNumbers | null {
  const shot = core.prizes?.measurements.find((one) => one.kind === kind && one.hole === hole && one.id === winner);
  if (shot) return { metres: shot.centimetres / 100 };
  const one = core.competitors.find(({ id }) => id === winner);
  if (!one) return null;
  const gross = sum(one.cards.map((card, nth) => one.totals[nth] ?? sum(card)));
  if (gross === null) return null;
  const tenths = sum(one.playedOff);
  const handicap = core.result.places.net && tenths !== null ? tenths / 10 : null;
  return { gross, handicap, net: handicap === null ? null : gross - handicap };
}

/** Null: one of them is not a number. */
const sum = (values: readonly (number | 'pickup' | null)[]): number | null =>
  values.reduce<number | null>((total, value) => (total === null || typeof value !== 'number' ? null : total + value), 0);
