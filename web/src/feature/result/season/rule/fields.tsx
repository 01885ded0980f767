import { SEASON } from '@fairway/api/choice/result/season';
import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { NumberField } from '../../../../ui/field/number-field.tsx';

type ChoiceProps<Value extends string> = {
  label: string;
  choices: readonly Value[];
  wordOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
  error?: ReactNode;
};

export function ChoiceField<Value extends string>({ choices, wordOf, onChange, ...field }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      {...field}
      data={choices.map((one) => ({ value: one as string, label: wordOf(one) }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    />
  );
}

type PointProps = { label: string; description?: string; value: number | null; onChange: (hundredths: number | null) => void };
const POINTS = { from: SEASON.points.from / 100, to: SEASON.points.to / 100, decimals: 2 };

/** Points with two decimals; the rule has them in hundredths. */
export const PointField = ({ value, onChange, ...field }: PointProps) => (
  <NumberField
    {...field}
    within={POINTS}
    value={value === null ? null : value / 100}
    onChange={(points) => onChange(points === null ? null : Math.round(points * 100))}
  />
);

type NamesProps = {
  label: string;
  description: string;
  value: readonly string[] | null;
  onChange: (names: readonly string[] | null) => void;
};

/** Names in one line: Champion; Đồi. Empty: null. */
export function NamesField({ value, onChange, ...field }: NamesProps) {
  const shown = value?.join('; ') ?? '';
  const [typed, setTyped] = useState(shown);
  const type = (text: string) => {
    setTyped(text);
    const names = text
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean);
    onChange(names.length === 0 ? null : names);
  };
  return <TextInput {...field} value={typed} onChange={({ currentTarget }) => type(currentTarget.value)} onBlur={() => setTyped(shown)} />;
}
