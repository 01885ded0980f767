import type { WholeSeason } from '@fairway/api';
import type { AnyTieKey } from '@fairway/golf';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Holes that are out of an eclectic, play-offs and draws of lots, with why. */
export function DecisionList({ rule }: Pick<WholeSeason, 'rule'>) {
  const { t } = useTranslation('season');
  const holes = rule.kind === 'eclectic' ? rule.without.map((out) => t('result.without', out)) : [];
  const decided = (rule.ties as readonly AnyTieKey[]).flatMap((key) =>
    'reason' in key ? t(key.by === 'lot' ? 'result.lot' : 'result.playOff', { reason: key.reason }) : [],
  );
  return [...holes, ...decided].map((text) => <p key={text}>{text}</p>);
}
