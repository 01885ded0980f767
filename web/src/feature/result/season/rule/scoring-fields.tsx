import { SEASON, SEASON_AMONG, SEASON_DIVISION_AT, SEASON_GUESTS } from '@fairway/api/choice/result/season';
import { BASES, type PointsRule, type SeasonBonus } from '@fairway/golf';
import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';
import { ChoiceField, PointField } from './fields.tsx';
import { PointsFields } from './points-fields.tsx';
import { TieFields } from './tie-fields.tsx';

type Props = { rule: PointsRule; onChange: (rule: PointsRule) => void; errors: FieldErrors };

const isAttendance = (bonus: SeasonBonus): boolean => bonus.for === 'attendance';

/** How results become points, and points a table, in the order in which a club prints it. */
export function ScoringFields({ rule, onChange, errors }: Props) {
  const { t } = useTranslation('season');
  const set = (fields: Partial<PointsRule>) => onChange({ ...rule, ...fields });
  const attendance = rule.bonuses.find(isAttendance)?.points ?? null;
  const attend = (points: number | null): SeasonBonus[] => [
    ...rule.bonuses.filter((one) => !isAttendance(one)),
    ...(points === null ? [] : [{ for: 'attendance' as const, points, dropped: true }]),
  ];
  return (
    <>
      <ChoiceField
        label={t('rule.basis')}
        choices={BASES}
        wordOf={(one) => t(`rule.basisChoice.${one}`)}
        value={rule.basis}
        error={errors.basis}
        onChange={(basis) => set({ basis, pars: basis === 'points' ? 'list' : rule.pars })}
      />
      {rule.basis !== 'points' && (
        <Checkbox
          label={t('rule.pars')}
          checked={rule.pars === 'own'}
          onChange={({ currentTarget }) => set({ pars: currentTarget.checked ? 'own' : 'list' })}
        />
      )}
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
      <PointField
        label={t('rule.attendance')}
        description={t('rule.missingHelp')}
        value={attendance}
        onChange={(points) => set({ bonuses: attend(points) })}
      />
      <ChoiceField
        label={t('rule.guests')}
        choices={SEASON_GUESTS}
        wordOf={(one) => t(`rule.guestsChoice.${one}`)}
        value={rule.guests}
        onChange={(guests) => set({ guests })}
      />
      <TextInput
        label={t('rule.division')}
        description={t('rule.divisionHelp')}
        value={rule.division?.id ?? ''}
        error={errors.division}
        onChange={({ currentTarget: { value: id } }) => set({ division: id === '' ? null : { at: 'event', ...rule.division, id } })}
      />
      {rule.division && (
        <ChoiceField
          label={t('rule.at')}
          choices={SEASON_DIVISION_AT}
          wordOf={(one) => t(`rule.atChoice.${one}`)}
          value={rule.division.at === 'season' ? 'event' : rule.division.at}
          onChange={(at) => rule.division && set({ division: { ...rule.division, at } })}
        />
      )}
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
      <TieFields ties={rule.ties} onChange={(ties) => set({ ties })} />
    </>
  );
}
