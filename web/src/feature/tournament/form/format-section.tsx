import type { FormatRule, MaximumScore } from '@fairway/api';
import { Button, Group, Input, Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field.tsx';
import { FormSection } from '../../../ui/record/form-section.tsx';
import { formatExample, sayFormatRule } from '../../../ui/rule/format.ts';
import { type Fields, hasError } from './fields.ts';
import { PointsFields } from './points-fields.tsx';

/** What a hole counts: up to a maximum, or points; as the format usually has it until other numbers are chosen. */
export function FormatSection({ values, change, errors, definitions }: Fields) {
  const { t } = useTranslation(['rule', 'choice']);
  const { format, formatRule: rule } = values;
  const usual = definitions.format.find(({ id }) => id === format)?.rule;
  const isUsual = usual === undefined || JSON.stringify(sorted(usual)) === JSON.stringify(sorted(rule));
  const said = sayFormatRule(rule, t);
  const set = (formatRule: FormatRule) => change({ formatRule });
  return (
    <FormSection
      title={t('format.title')}
      summary={isUsual ? t('usual', { rule: said }) : said}
      hasError={hasError(errors, ['formatRule'])}
    >
      <Text size="sm" className="tabular">
        {formatExample(rule, t) ?? t('format.everyStrokeHelp')}
      </Text>
      {'points' in rule && <PointsFields table={rule.points} onChange={(points) => set({ points })} errors={errors} />}
      {'maximum' in rule && rule.maximum && (
        <MaximumFields maximum={rule.maximum} onChange={(maximum) => set({ ...rule, maximum })} errors={errors} />
      )}
      {!isUsual && (
        <div>
          <Button variant="default" size="xs" onClick={() => set(usual)}>
            {t('toUsual')}
          </Button>
        </div>
      )}
      <Input.Error>{errors.formatRule}</Input.Error>
    </FormSection>
  );
}

/** The same rule in one order of keys: the database has an order of its own. */
const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.entries(value)
        .map(([key, part]) => [key, sorted(part)])
        .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));

const MAXIMA: Readonly<Record<MaximumScore['kind'], MaximumScore>> = {
  'net-double-bogey': { kind: 'net-double-bogey' },
  'double-par': { kind: 'double-par' },
  'over-par': { kind: 'over-par', strokes: 3 },
  fixed: { kind: 'fixed', strokes: 10 },
};
const MAXIMUM_KINDS = ['net-double-bogey', 'double-par', 'over-par', 'fixed'] as const;
const RANGES = { 'over-par': [1, 10], fixed: [5, 20] } as const;

type PartProps<Of> = { onChange: (of: Of) => void; errors: Fields['errors'] };

function MaximumFields({ maximum, onChange, errors }: PartProps<MaximumScore> & { maximum: MaximumScore }) {
  const { t } = useTranslation('rule');
  const withStrokes = maximum.kind === 'over-par' || maximum.kind === 'fixed' ? maximum : null;
  const [min, max] = withStrokes ? RANGES[withStrokes.kind] : [0, 0];
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
          min={min}
          max={max}
          value={withStrokes.strokes}
          onChange={(strokes) => strokes !== null && onChange({ ...withStrokes, strokes })}
          error={errors['formatRule.maximum.strokes']}
        />
      )}
    </Group>
  );
}
