import { formatCount } from '@fairway/api/word/number';
import { useLanguage } from '../../lib/language.ts';
import classes from './chip-bar.module.css';

type Chip<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly count: number;
  /** There is something in it that a person should look at. */
  readonly needsPerson?: boolean;
};

type Props<Value extends string> = { label: string; chips: readonly Chip<Value>[]; value: Value; onChange: (value: Value) => void };

/** Parts of a list with their counts, one of which is shown. */
export function ChipBar<Value extends string>({ label, chips, value, onChange }: Props<Value>) {
  const language = useLanguage();
  return (
    <fieldset className={`row gap-6 wrap ${classes.bar}`}>
      <legend className="for-listeners">{label}</legend>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={`inline-row gap-6 ${classes.chip}`}
          data-needs-person={chip.needsPerson || undefined}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label} <span>{formatCount(chip.count, language)}</span>
        </button>
      ))}
    </fieldset>
  );
}
