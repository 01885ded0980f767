import type { AwardKind } from '@fairway/api/award-choice';
import type { TFunction } from 'i18next';

/** The names of awards in their order: of several of a kind the second is Best Gross 2, which goes to the second best. */
export const awardNames = (
  awards: readonly { readonly kind: AwardKind }[],
  t: TFunction<['tournament', 'choice', 'word']>,
): readonly string[] =>
  awards.map(({ kind }, at) => {
    const award = t(`choice:award.${kind}`);
    const place = awards.slice(0, at + 1).filter((other) => other.kind === kind).length;
    return place === 1 ? award : t('choice:awardNth', { award, place });
  });
