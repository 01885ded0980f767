import type { FormatRule } from '@fairway/api';
import { Button, Input, Text } from '@mantine/core';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { OnDemand } from '../../../../../ui/page/on-demand.tsx';
import { FormSection } from '../../../../../ui/record/form/form-section.tsx';
import { formatExample, sayFormatRule } from '../../../../../ui/rule/format.ts';
import { type Fields, hasError } from '../fields.ts';

// the section is folded: its fields are there once the form is shown
const loadFields = async () => (await import('../../../../../ui/rule/format-fields.tsx')).FormatFields;
const nothing = () => {};

/** What a hole counts: up to a maximum, or points; as the format usually has it until other numbers are chosen. */
export function FormatSection({ values, change, errors, definitions }: Fields) {
  const { t } = useTranslation(['rule', 'choice']);
  const { format, formatRule: rule } = values;
  const usual = definitions.format.find(({ id }) => id === format)?.rule;
  const isUsual = usual === undefined || JSON.stringify(sorted(usual)) === JSON.stringify(sorted(rule));
  const sentence = sayFormatRule(rule, t);
  const set = (formatRule: FormatRule) => change({ formatRule });
  return (
    <FormSection
      title={t('field.formatRule')}
      summary={isUsual ? t('usual', { rule: sentence }) : sentence}
      hasError={hasError(errors, ['formatRule'])}
    >
      <Text size="sm" className="tabular">
        {formatExample(rule, t) ?? t('format.everyStrokeHelp')}
      </Text>
      <OnDemand opened load={loadFields} onClose={nothing}>
        {(FormatFields) => <FormatFields path="formatRule" rule={rule} onChange={set} errors={errors} />}
      </OnDemand>
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
