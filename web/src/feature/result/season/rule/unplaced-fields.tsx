import type { PointsRule, Unplaced } from '@fairway/golf';
import { Input, SimpleGrid } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PointField } from './fields.tsx';

const STATES = ['NR', 'WD', 'DQ', 'cut', 'passed-over'] as const satisfies readonly Unplaced[];
type Props = { unplaced: PointsRule['unplaced']; onChange: (unplaced: PointsRule['unplaced']) => void };

/** What a golfer without a place has of an event. */
export function UnplacedFields({ unplaced, onChange }: Props) {
  const { t } = useTranslation('season');
  return (
    <Input.Wrapper label={t('rule.unplaced')} labelElement="div">
      <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs">
        {STATES.map((state) => (
          <PointField
            key={state}
            label={t(`rule.unplacedOf.${state}`)}
            value={unplaced[state]}
            onChange={(points) => onChange({ ...unplaced, [state]: points })}
          />
        ))}
      </SimpleGrid>
    </Input.Wrapper>
  );
}
