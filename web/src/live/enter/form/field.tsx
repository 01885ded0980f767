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

const noteIds = (path: string, hint: ReactNode, problem: string | undefined) =>
  [hint ? `${path}-hint` : '', problem === undefined ? '' : `${path}-problem`].filter(Boolean).join(' ') || undefined;

/** What stands around one input: its name, what helps, and what is wrong with it, all of which is read out with it. */
function Around({ path, label, hint, problems, children }: FieldProps & { children: ReactNode }) {
  const problem = problems.get(path);
  return (
    <div className="column gap-4 enter-field">
      <label htmlFor={path}>{label}</label>
      {hint && (
        <small id={`${path}-hint`} className="quiet">
          {hint}
        </small>
      )}
      {children}
      {problem !== undefined && (
        <p id={`${path}-problem`} className="wrong">
          {problem}
        </p>
      )}
    </div>
  );
}

const spokenWith = ({ path, hint, problems }: FieldProps) => ({
  id: path,
  'aria-invalid': problems.has(path),
  'aria-describedby': noteIds(path, hint, problems.get(path)),
});

type TextProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'required'> & {
    value: string;
    onType: (text: string) => void;
  };

export function TextField({ path, label, hint, problems, value, onType, ...input }: TextProps) {
  const field = { path, label, hint, problems };
  return (
    <Around {...field}>
      <input {...input} {...spokenWith(field)} value={value} onChange={({ currentTarget }) => onType(currentTarget.value)} />
    </Around>
  );
}

export function LinesField({ path, label, hint, problems, value, onType, maxLength }: TextProps) {
  const field = { path, label, hint, problems };
  return (
    <Around {...field}>
      <textarea
        {...spokenWith(field)}
        rows={3}
        maxLength={maxLength}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
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
  const problem = problems.get(path);
  return (
    <fieldset className="column gap-4 enter-field" aria-describedby={noteIds(path, hint, problem)}>
      <legend>{label}</legend>
      {hint && (
        <small id={`${path}-hint`} className="quiet">
          {hint}
        </small>
      )}
      {choices.map((choice, nth) => (
        <label key={choice.value} className="enter-choice">
          <input
            type="radio"
            // the summary of what is wrong leads to the first one
            id={nth === 0 ? path : undefined}
            name={path}
            aria-invalid={problem !== undefined}
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
      {problem !== undefined && (
        <p id={`${path}-problem`} className="wrong">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

type CheckProps = FieldProps & { checked: boolean; onCheck: (checked: boolean) => void };

export function CheckField({ path, label, hint, problems, checked, onCheck }: CheckProps) {
  const problem = problems.get(path);
  return (
    <div className="column gap-4 enter-field">
      <label className="enter-choice">
        <input
          type="checkbox"
          {...spokenWith({ path, label, hint, problems })}
          checked={checked}
          onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
        />
        <span>
          {label}
          {hint && (
            <small id={`${path}-hint`} className="quiet block">
              {hint}
            </small>
          )}
        </span>
      </label>
      {problem !== undefined && (
        <p id={`${path}-problem`} className="wrong">
          {problem}
        </p>
      )}
    </div>
  );
}
