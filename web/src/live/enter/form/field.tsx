import type { ComponentProps, ReactNode } from 'react';

/** What is wrong with a field, by its path in what is sent; it is the id of its input too. */
export type Problems = ReadonlyMap<string, string>;

type FieldProps = {
  /** The path of the field in what is sent. */
  path: string;
  label: ReactNode;
  hint?: ReactNode;
  problems: Problems;
};

const noteIds = ({ path, hint, problems }: FieldProps) =>
  [hint ? `${path}-hint` : '', problems.has(path) ? `${path}-problem` : ''].filter(Boolean).join(' ') || undefined;

const Hint = ({ path, hint }: Pick<FieldProps, 'path' | 'hint'>) =>
  hint ? (
    <small id={`${path}-hint`} className="quiet block">
      {hint}
    </small>
  ) : null;

const Problem = ({ path, problems }: Pick<FieldProps, 'path' | 'problems'>) =>
  problems.has(path) ? (
    <p id={`${path}-problem`} className="wrong">
      {problems.get(path)}
    </p>
  ) : null;

/** What stands around one input: its name, what helps, and what is wrong with it, all of which is read out with it. */
function Around({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className="column gap-4 enter-field">
      <label htmlFor={field.path}>{field.label}</label>
      <Hint {...field} />
      {children}
      <Problem {...field} />
    </div>
  );
}

const spokenWith = (field: FieldProps) => ({
  id: field.path,
  'aria-invalid': field.problems.has(field.path),
  'aria-describedby': noteIds(field),
});

type TextProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'required'> & {
    value: string;
    onType: (text: string) => void;
    /** More than one: a text of several lines. */
    rows?: number;
  };

export function TextField({ path, label, hint, problems, onType, rows, ...input }: TextProps) {
  const field = { path, label, hint, problems };
  const own = { ...input, ...spokenWith(field) };
  return (
    <Around {...field}>
      {rows ? (
        <textarea rows={rows} {...own} onChange={({ currentTarget }) => onType(currentTarget.value)} />
      ) : (
        <input {...own} onChange={({ currentTarget }) => onType(currentTarget.value)} />
      )}
    </Around>
  );
}

export type Choice = {
  readonly value: string;
  readonly label: string;
  /** Lines below it. */
  readonly about?: readonly string[];
};

type ChoiceProps = FieldProps & { choices: readonly Choice[]; value: string; onChoose: (value: string) => void };

export function SelectField({ path, label, hint, problems, choices, value, onChoose, none }: ChoiceProps & { none: string }) {
  const field = { path, label, hint, problems };
  return (
    <Around {...field}>
      <select {...spokenWith(field)} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Around>
  );
}

/** One of a few, all of which are in sight. */
export function RadioField({ path, label, hint, problems, choices, value, onChoose }: ChoiceProps) {
  const field = { path, label, hint, problems };
  return (
    <fieldset className="column gap-4 enter-field" aria-describedby={noteIds(field)}>
      <legend>{label}</legend>
      <Hint {...field} />
      {choices.map((choice, nth) => (
        <label key={choice.value} className="enter-choice">
          <input
            type="radio"
            // the summary of what is wrong leads to the first one
            id={nth === 0 ? path : undefined}
            name={path}
            aria-invalid={problems.has(path)}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.label}
            {choice.about?.map((line) => (
              <small key={line} className="quiet block">
                {line}
              </small>
            ))}
          </span>
        </label>
      ))}
      <Problem {...field} />
    </fieldset>
  );
}

type CheckProps = FieldProps & { checked: boolean; onCheck: (checked: boolean) => void };

export function CheckField({ path, label, hint, problems, checked, onCheck }: CheckProps) {
  const field = { path, label, hint, problems };
  return (
    <div className="column gap-4 enter-field">
      <label className="enter-choice">
        <input type="checkbox" {...spokenWith(field)} checked={checked} onChange={({ currentTarget }) => onCheck(currentTarget.checked)} />
        <span>
          {label}
          <Hint {...field} />
        </span>
      </label>
      <Problem {...field} />
    </div>
  );
}
