import type { Tournament } from '@fairway/api';
import { CUT_BY, CUT_TIES, CUT_WITHIN } from '@fairway/api/choice/field/tournament';
import { CUT } from '@fairway/api/record/bound';
import { Input, Select } from '@mantine/core';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../../ui/field/number-field.tsx';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { sayCut } from '../../../../../ui/rule/cut.ts';
import { type Fields, hasError } from '../fields.ts';

type Cut = NonNullable<Tournament['cut']>;
const FIRST = { players: 40, percent: 50, strokes: 10 } as const;

/** Who goes on after a round: how many, counted where, and what becomes of ties. */
export function CutSection({ values: { cut }, change, errors }: Fields) {
  const { t } = useTranslation(['rule', 'choice']);
  const set = (patch: Partial<Cut>) =>
    change({ cut: { by: 'players', value: FIRST.players, within: 'field', ties: 'in', ...cut, ...patch } });
  const choose = (kind: string | null) => {
    const by = CUT_BY.find((one) => one === kind);
    if (by === undefined) change({ cut: null });
    else if (by !== cut?.by) set({ by, value: FIRST[by] });
  };
  return (
    <FormSection title={t('field.cut')} summary={sayCut(cut, t)} hasError={hasError(errors, ['cut'])}>
      <Select
        aria-label={t('field.cut')}
        description={t(`cut.help.${cut?.by ?? 'none'}`)}
        data={[{ value: 'none', label: t('cut.none') }, ...CUT_BY.map((value) => ({ value, label: t(`cut.by.${value}`) }))]}
        value={cut?.by ?? 'none'}
        onChange={choose}
      />
      {cut !== null && (
        <>
          <NumberField
            label={t(`cut.value.${cut.by}`)}
            within={CUT[cut.by]}
            value={cut.value}
            onChange={(value) => value !== null && set({ value })}
            error={errors['cut.value']}
          />
          <Select
            label={t('cut.within')}
            data={CUT_WITHIN.map((value) => ({ value, label: t(`cut.withins.${value}`) }))}
            value={cut.within}
            onChange={(within) => set({ within: (within ?? cut.within) as Cut['within'] })}
          />
          <Select
            label={t('cut.ties')}
            description={t(`cut.tiesHelp.${cut.ties}`)}
            data={CUT_TIES.map((value) => ({ value, label: t(`cut.tied.${value}`) }))}
            value={cut.ties}
            onChange={(ties) => set({ ties: (ties ?? cut.ties) as Cut['ties'] })}
          />
        </>
      )}
      <Input.Error>{errors.cut}</Input.Error>
    </FormSection>
  );
}
