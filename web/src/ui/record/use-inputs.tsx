import { timeZones } from '@fairway/api/choice/club';
import { type Field, isFilled, type RecordFields, type ValuesOf } from '@fairway/api/record/kind';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateField } from '../field/date-field.tsx';
import { MoneyField } from '../field/money-field.tsx';
import { NumberField } from '../field/number-field.tsx';
import type { Fields as ShownFields } from './field.ts';
import type { TypedOf } from './typed.ts';

/** What one form says of a field beside its record. */
type Around = {
  readonly label?: string;
  readonly description?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly 'data-autofocus'?: true;
};
type Form<Fields extends RecordFields> = Pick<UseFormReturnType<TypedOf<Fields>>, 'getInputProps' | 'setFieldValue' | 'values' | 'errors'>;

const KEYBOARDS = { phone: 'tel', email: 'email', 'web-page': 'url', tenths: 'decimal', time: 'numeric' } as const;

/** The inputs of a form over a record, by field: typed as its kind is, within its bounds, with its label and its error. */
export function useInputs<Fields extends RecordFields>(
  fields: Fields,
  shown: ShownFields<ValuesOf<Fields>>,
  form: Form<Fields>,
): (key: keyof Fields & string, around?: Around) => ReactNode {
  const { t } = useTranslation();
  return (key, around) => {
    const field = fields[key] as Field;
    const required = isFilled(field);
    const said = { label: shown[key].label, ...around };
    const asked = { ...said, ...(required && { withAsterisk: true, 'aria-required': true }) };
    const held = {
      value: form.values[key] as never,
      onChange: (value: unknown) => form.setFieldValue(key, value as never),
      error: form.errors[key],
    };
    switch (field.kind) {
      case 'lines':
        return <Textarea key={key} {...asked} autosize minRows={3} {...form.getInputProps(key)} />;
      case 'whole':
        return <NumberField key={key} {...asked} min={field.from} max={field.to} {...held} />;
      case 'percent':
        return <NumberField key={key} {...asked} min={field.from} max={field.to} decimals={field.decimals} {...held} />;
      case 'money':
        return <MoneyField key={key} {...said} {...held} />;
      case 'date':
        return <DateField key={key} {...said} required={required} {...held} />;
      case 'yes-no':
        return <Checkbox key={key} {...said} {...form.getInputProps(key, { type: 'checkbox' })} />;
      case 'choice':
        return <Select key={key} {...said} data={choicesOf(field, shown[key])} allowDeselect={!required} {...form.getInputProps(key)} />;
      case 'time-zone':
        return (
          <Select
            key={key}
            {...said}
            data={timeZones()}
            searchable
            nothingFoundMessage={t('nothingFound')}
            allowDeselect={false}
            {...form.getInputProps(key)}
          />
        );
      case 'reference':
      case 'rule':
        throw new Error(`${key} has an input of its own`);
      default: {
        const inputMode = KEYBOARDS[field.kind as keyof typeof KEYBOARDS] ?? 'text';
        return <TextInput key={key} {...asked} inputMode={inputMode} {...form.getInputProps(key)} />;
      }
    }
  };
}

const choicesOf = ({ of }: Extract<Field, { kind: 'choice' }>, { inWords }: { readonly inWords?: unknown }) => {
  const say = inWords as ((value: string) => string) | undefined;
  return of.map((value) => ({ value, label: say?.(value) ?? value }));
};
