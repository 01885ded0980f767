import type { SideAwardHole } from '@fairway/api';
import { GIFT_AWARD_KINDS, type GiftAwardKind } from '@fairway/api/choice/field/award';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import classes from './side-award.module.css';

type Gift = SideAwardHole & { kind: GiftAwardKind };
export const isGift = (award: SideAwardHole): award is Gift => (GIFT_AWARD_KINDS as readonly string[]).includes(award.kind);

/** What the cards have of those who get a gift. */
export function GiftList({ award, rounds }: { award: Gift; rounds: number }) {
  const { t } = useTranslation('side-award');
  return (
    <>
      {award.aces.length === 0 && <p className={classes.none}>{t('gift.none')}</p>}
      <ul className={classes.shots} hidden={award.aces.length === 0}>
        {award.aces.map(({ playerId, name, round, hole, disputed, out }) => (
          <li key={`${playerId} ${round} ${hole}`} className={`row gap-8 ${classes.shot}`} data-counts={!disputed || undefined}>
            <span className={`grow ${classes.name}`}>
              {out === null ? name : `${name} (${out})`}
              <small>{rounds > 1 ? t('ace.round', { number: round, hole }) : t('ace.line', { hole })}</small>
            </span>
            <StatusMark tone={disputed ? 'attention' : 'active'}>{t(disputed ? 'ace.disputed' : 'gift.confirmed')}</StatusMark>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{t(`gift.${award.kind}`)}</p>
    </>
  );
}
