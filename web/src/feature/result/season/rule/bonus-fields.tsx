import { AWARD_KINDS, SIDE_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { SEASON } from '@fairway/api/choice/result/season';
import type { SeasonBonus } from '@fairway/golf';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PointField } from './fields.tsx';
import { LineList } from './line-list.tsx';

const FRESH: SeasonBonus = { for: 'attendance', points: 100, dropped: true };
/** A contest has prizes of several golfers for several places. */
const PRIZES = [...AWARD_KINDS, ...SIDE_AWARD_KINDS].filter((kind) => kind !== 'contest' && kind !== 'division');
type Prize = (typeof PRIZES)[number];

type Props = { bonuses: readonly SeasonBonus[]; onChange: (bonuses: readonly SeasonBonus[]) => void; error?: ReactNode };

/** Points beside those of a place: for playing, or for a prize of a tournament, by its kind or by a name of its own. */
export function BonusFields({ bonuses, onChange, error }: Props) {
  const { t } = useTranslation(['season', 'choice']);
  const prizeOf = (bonus: SeasonBonus) => (bonus.for === 'attendance' ? null : bonus.for.prize);
  const isOwn = (prize: string | null) => prize !== null && !PRIZES.includes(prize as Prize);
  return (
    <LineList
      label={t('season:rule.bonuses')}
      error={error}
      items={bonuses}
      fresh={FRESH}
      most={SEASON.bonusesMost}
      addLabel={t('season:rule.bonusAdd')}
      removeLabel={(at) => t('season:rule.bonusRemove', { number: at + 1 })}
      onChange={onChange}
    >
      {(bonus, put) => (
        <>
          <NativeSelect
            label={t('season:rule.bonusFor')}
            data={[
              { value: 'attendance', label: t('season:rule.attendance') },
              ...PRIZES.map((kind) => ({ value: kind as string, label: t(`choice:award.${kind}`) })),
              { value: '', label: t('season:rule.prize') },
            ]}
            value={isOwn(prizeOf(bonus)) ? '' : (prizeOf(bonus) ?? 'attendance')}
            onChange={({ currentTarget: { value } }) => put({ ...bonus, for: value === 'attendance' ? value : { prize: value } })}
          />
          {isOwn(prizeOf(bonus)) && (
            <TextInput
              label={t('season:rule.prizeName')}
              required
              value={prizeOf(bonus) ?? ''}
              onChange={({ currentTarget }) => put({ ...bonus, for: { prize: currentTarget.value } })}
            />
          )}
          <PointField
            label={t('season:rule.bonusPoints')}
            value={bonus.points}
            onChange={(points) => put({ ...bonus, points: points ?? 0 })}
          />
          <Checkbox
            label={t('season:rule.bonusDropped')}
            checked={bonus.dropped}
            onChange={({ currentTarget }) => put({ ...bonus, dropped: currentTarget.checked })}
          />
        </>
      )}
    </LineList>
  );
}
