import type { SeasonTableLine } from '@fairway/api';
import { SEASON, SEASON_AMONG, SEASON_GUESTS } from '@fairway/api/choice/result/season';
import type { PointsRule } from '@fairway/golf';
import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { BasisFields } from './basis-fields.tsx';
import { BonusFields } from './bonus-fields.tsx';
import { TiesAndLots } from './decided-fields.tsx';
import { ChoiceField, PointField } from './fields.tsx';
import { PointsFields } from './points-fields.tsx';
import { POINTS_KEYS } from './tie-fields.tsx';
import { UnplacedFields } from './unplaced-fields.tsx';
import { WhoFields } from './who-fields.tsx';

type Props = { rule: PointsRule; onChange: (rule: PointsRule) => void; lines: readonly SeasonTableLine[]; errors: FieldErrors };

/** How results become points, and points a table, in the order in which a club prints it. */
export function ScoringFields({ rule, onChange, lines, errors }: Props) {
  const { t } = useTranslation('season');
  const set = (fields: Partial<PointsRule>) => onChange({ ...rule, ...fields });
  return (
    <>
      <BasisFields
        basis={rule.basis}
        isOverPar={rule.pars === 'own'}
        label={t('rule.pars')}
        error={errors.basis}
        onChange={(basis, isOverPar) => set({ basis, pars: isOverPar ? 'own' : 'list' })}
      />
      <PointsFields points={rule.points} onChange={(points) => set({ points })} error={errors.points} />
      <NumberField
        label={t('rule.best')}
        description={t('rule.every')}
        within={SEASON.results}
        value={rule.best}
        error={errors.best}
        onChange={(best) => set({ best })}
      />
      <NumberField
        label={t('rule.leastEvents')}
        within={{ from: 0, to: SEASON.results.to }}
        value={rule.least}
        error={errors.least}
        onChange={(least) => set({ least: least ?? 0 })}
      />
      <PointField
        label={t('rule.missing')}
        description={t('rule.missingHelp')}
        value={rule.missing}
        onChange={(missing) => set({ missing })}
      />
      <UnplacedFields unplaced={rule.unplaced} onChange={(unplaced) => set({ unplaced })} />
      <BonusFields bonuses={rule.bonuses} onChange={(bonuses) => set({ bonuses })} error={errors.bonuses} />
      <WhoFields rule={rule} guests={SEASON_GUESTS} onChange={set} errors={errors} />
      <ChoiceField
        label={t('rule.among')}
        choices={SEASON_AMONG}
        wordOf={(one) => t(`rule.amongChoice.${one}`)}
        value={rule.among}
        error={errors.among}
        onChange={(among) => set({ among })}
      />
      <Checkbox
        label={t('rule.winnerOnce')}
        checked={rule.winnerOnce}
        onChange={({ currentTarget }) => set({ winnerOnce: currentTarget.checked })}
      />
      <TiesAndLots keys={POINTS_KEYS} ties={rule.ties} onChange={(ties) => set({ ties })} lines={lines} error={errors.ties} />
    </>
  );
}
