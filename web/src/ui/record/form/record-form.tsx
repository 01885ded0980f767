import { type ReactNode, useRef } from 'react';
import { StaleChoice } from '../stale/stale-choice.tsx';
import { FormFrame } from './form-frame.tsx';
import type { RecordEditing } from './use-record-form.ts';

type Props<Of extends object, Values extends object, Saved> = {
  editing: RecordEditing<Of, Values, Saved>;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
  saveLabel?: string | undefined;
  width?: 'wide' | undefined;
  /** Fields with another name in the form: the server's path → the form's. */
  fieldOf?: (path: string) => string;
  children: ReactNode;
};

/** The form of `useRecordForm`; when another person has saved since, it shows both versions and saves the chosen one. */
export function RecordForm<Of extends object, Values extends object, Saved>({
  editing: { form, fields, save, choice, choose, dismiss },
  children,
  ...frame
}: Props<Of, Values, Saved>) {
  const element = useRef<HTMLFormElement>(null);
  return (
    <>
      <FormFrame ref={element} form={form} onSave={save} {...frame}>
        {children}
      </FormFrame>
      <StaleChoice
        fields={fields}
        choice={choice}
        onChoose={(fromTheirs) => {
          choose(fromTheirs);
          requestAnimationFrame(() => element.current?.requestSubmit());
        }}
        onClose={dismiss}
      />
    </>
  );
}
