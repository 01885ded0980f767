import type { FormatRule, MaximumScore } from '@fairway/api';
import { MAXIMUM_SCORE } from '@fairway/api/record/bound';
import { Group, Select } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NumberField } from '../field/number-field.tsx';
import type { FieldErrors } from '../record/form/field-error.ts';
import { PointsFields } from './points-fields.tsx';

const MAXIMA: Readonly<Record<MaximumScore['kind'], MaximumScore>> = {
  'net-double-bogey': { kind: 'net-double-bogey' },
  'double-par': { kind: 'double-par' },
  'over-par': { kind: 'over-par', strokes: 3 },
  fixed: { kind: 'fixed', strokes: 10 },
};
const MAXIMUM_KINDS = ['net-double-bogey', 'double-par', 'over-par', 'fixed'] as const;

type Props<Rule> = {
  /** Of the rule among the fields of the form: its errors stand below it. */
  path: string;
  rule: Rule;
  onChange: (rule: Rule) => void;
  errors: FieldErrors;
};

/** What a hole counts: the points of each score, or a maximum; nothing where every stroke counts. */
export function FormatFields({ path, rule, onChange, errors }: Props<FormatRule>) {
  if ('points' in rule)
    return <PointsFields path={`${path}.points`} table={rule.points} onChange={(points) => onChange({ points })} errors={errors} />;
  if (rule.maximum === null) return null;
  return (
    <MaximumFields path={`${path}.maximum`} rule={rule.maximum} onChange={(maximum) => onChange({ ...rule, maximum })} errors={errors} />
  );
}

function MaximumFields({ path, rule: maximum, onChange, errors }: Props<MaximumScore>) {
  const { t } = useTranslation('rule');
  const withStrokes = maximum.kind === 'over-par' || maximum.kind === 'fixed' ? maximum : null;
  return (
    <Group grow align="flex-end">
      <Select
        label={t('format.maximum')}
        data={MAXIMUM_KINDS.map((value) => ({ value, label: t(`format.maximumKind.${value}`) }))}
        value={maximum.kind}
        onChange={(kind) => onChange(MAXIMA[(kind ?? maximum.kind) as MaximumScore['kind']])}
      />
      {withStrokes && (
        <NumberField
          label={t(`format.maximumStrokes.${withStrokes.kind}`)}
          within={MAXIMUM_SCORE[withStrokes.kind]}
          value={withStrokes.strokes}
          onChange={(strokes) => strokes !== null && onChange({ ...withStrokes, strokes })}
          error={errors[`${path}.strokes`]}
        />
      )}
    </Group>
  );
}
