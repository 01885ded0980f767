import type { WholeSeason } from '@fairway/api';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Holes that are out of an eclectic, and play-offs of a championship, with why. */
export function DecisionList({ rule }: Pick<WholeSeason, 'rule'>) {
  const { t } = useTranslation('season');
  const holes = rule.kind === 'eclectic' ? rule.without.map((out) => t('result.without', out)) : [];
  const playOffs = rule.kind === 'championship' ? rule.ties.flatMap((key) => (key.by === 'play-off' ? t('result.playOff', key) : [])) : [];
  return [...holes, ...playOffs].map((text) => <p key={text}>{text}</p>);
}
