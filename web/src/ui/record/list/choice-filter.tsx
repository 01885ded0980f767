import { NativeSelect } from '@mantine/core';

type Props<Value extends string> = {
  label: string;
  /** What the list shows without the filter. */
  any: string;
  choices: readonly Value[];
  wordOf: (value: Value) => string;
  /** undefined: not filtered. */
  value: Value | undefined;
  /** Empty: no longer filtered. */
  onChange: (value: Value | '') => void;
  width?: number;
};

/** Narrows a list to one of a few choices. */
export function ChoiceFilter<Value extends string>({ label, any, choices, wordOf, value, onChange, width = 190 }: Props<Value>) {
  return (
    <NativeSelect
      aria-label={label}
      w={width}
      data={[{ value: '', label: any }, ...choices.map((choice) => ({ value: choice as string, label: wordOf(choice) }))]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value as Value | '')}
    />
  );
}
