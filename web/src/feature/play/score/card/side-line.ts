import type { ScoreCard } from '@fairway/api';

/** Below the name on a card: the partners of a side of one ball, where its name does not say them, or the side of who plays their own ball. */
export function sideLine({ name, side }: Pick<ScoreCard, 'name' | 'side'>): string | null {
  const partners = (side?.partners ?? []).map((partner) => partner.name);
  if (partners.length > 0) return partners.join(' / ') === name ? null : partners.join(' · ');
  return side?.name ?? null;
}
