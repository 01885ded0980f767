import { type Field, isFilled, type RecordFields } from '@fairway/api/record/kind';
import { NativeSelect, type Switch, type Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { readTime } from '../../../lib/value/date.ts';
import type { DateField } from '../../field/date-field.tsx';
import type { MoneyField } from '../../field/money-field.tsx';
import type { NumberField } from '../../field/number-field.tsx';
import type { TimeZoneField } from '../../field/time-zone-field.tsx';
import type { FieldErrors } from './field-error.ts';
import type { TypedOf } from './typed.ts';

/** What one form says of a field beside its record. */
export type Around = {
  readonly label?: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'none';
  readonly minRows?: number;
  readonly disabled?: boolean;
  readonly w?: { readonly base: string; readonly sm: number };
  readonly 'data-autofocus'?: true;
};
/** Draws the input of a field. */
export type DrawInput<Key> = (key: Key, around?: Around) => ReactNode;
type FieldLabels<Fields extends RecordFields> = { readonly [Key in keyof Fields]: { readonly label: string; readonly inWords?: unknown } };
type Form<Fields extends RecordFields> = {
  readonly values: TypedOf<Fields>;
  readonly errors: FieldErrors;
  readonly setFieldValue: (key: never, value: never) => void;
};

/** The inputs of kinds that are neither a line of text nor a choice: a form hands over those that its fields need, and loads no others. */
type Inputs = {
  readonly lines: typeof Textarea;
  readonly whole: typeof NumberField;
  readonly percent: typeof NumberField;
  readonly money: typeof MoneyField;
  readonly date: typeof DateField;
  readonly 'yes-no': typeof Switch;
  readonly 'time-zone': typeof TimeZoneField;
};
type InputsOf<Fields extends RecordFields> = Pick<Inputs, Extract<Fields[keyof Fields]['kind'], keyof Inputs>>;

const KEYBOARDS = { phone: 'tel', email: 'email', 'web-page': 'url', tenths: 'decimal', time: 'numeric' } as const;

/** The inputs of a form over a record, by field: typed as its kind is, within its bounds, with its label and its error. */
export function useInputs<Fields extends RecordFields>(
  fields: Fields,
  shown: FieldLabels<NoInfer<Fields>>,
  { values, errors, setFieldValue }: Form<NoInfer<Fields>>,
  ...[inputs]: object extends InputsOf<Fields> ? [] : [inputs: InputsOf<Fields>]
): DrawInput<keyof Fields & string> {
  const of = inputs as unknown as Inputs;
  return (key, around) => {
    const field = fields[key] as Field;
    const required = isFilled(field);
    const common = { label: shown[key].label, error: errors[key], ...around };
    const props = { ...common, ...(required && { withAsterisk: true, 'aria-required': true }) };
    const change = (value: unknown) => setFieldValue(key as never, value as never);
    const held = { value: values[key] as never, onChange: change };
    const onText = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change(currentTarget.value);
    switch (field.kind) {
      case 'lines':
        return <of.lines key={key} minRows={3} {...props} autosize {...held} onChange={onText} />;
      case 'whole':
      case 'percent': {
        const { [field.kind]: NumberInput } = of;
        return <NumberInput key={key} {...props} within={field} {...held} />;
      }
      case 'money':
        return <of.money key={key} {...common} {...held} />;
      case 'date':
        return <of.date key={key} {...common} required={required} {...held} />;
      case 'yes-no': {
        const { 'yes-no': YesNo } = of;
        return (
          <YesNo key={key} {...common} checked={Boolean(values[key])} onChange={({ currentTarget }) => change(currentTarget.checked)} />
        );
      }
      case 'choice': {
        const choices = required ? field.of : [null, ...field.of];
        const inWords = shown[key].inWords as (value: string | null) => string;
        const data = choices.map((value) => ({ value: value ?? '', label: inWords(value) }));
        const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => change(currentTarget.value || null);
        return <NativeSelect key={key} {...common} data={data} value={(values[key] ?? '') as string} onChange={choose} />;
      }
      case 'time-zone': {
        const { 'time-zone': ZoneInput } = of;
        return <ZoneInput key={key} {...common} {...held} />;
      }
      case 'reference':
      case 'rule':
        throw new Error(`${key} has an input of its own`);
      default: {
        const inputMode = KEYBOARDS[field.kind as keyof typeof KEYBOARDS] ?? 'text';
        const leave = field.kind === 'time' && { onBlur: () => change(readTime(String(values[key])) ?? values[key]) };
        return <TextInput key={key} {...props} inputMode={inputMode} {...held} onChange={onText} {...leave} />;
      }
    }
  };
}
