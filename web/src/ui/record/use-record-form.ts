import type { FormErrors } from '@mantine/form';
import { useForm } from '@mantine/form';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { type Fields, fieldsIn } from './field.ts';
import { changesOf, differencesOf } from './stale.ts';

type Versioned<Of> = Of & { readonly version: number };

/** What of a record is written: the changed fields with the version that was seen. */
export type Changes<Of extends object> = Partial<Of> & { version: number };

type Kind<Of extends object, Values extends object, Saved> = {
  fields: Fields<Of>;
  /** The fields as they are typed, and what was typed as it is sent. */
  valuesOf: (of: Of) => Values;
  fieldsOf: (values: Values) => Of;
  /** What can be said beside a field before anything is sent; the server has the last word. */
  check: (values: Values) => FormErrors;
  change: (changes: Changes<Of>) => Promise<Saved>;
  /** Finds the record in what a refusal brings, where that is a larger one. */
  currentIn?: (current: Saved) => Versioned<Of> | undefined;
  /** What is read again after a save. */
  refreshes: QueryKey;
} & (
  | { record: Versioned<Of>; blank?: never; add?: never }
  | {
      /** undefined: a new one. */
      record: Versioned<Of> | undefined;
      /** What a new one begins with. */
      blank: Of;
      add: (of: Of) => Promise<Saved>;
    }
);

/**
 * A form over a record: saves what was changed with the version that was seen. When somebody else has saved since, `choice` has both
 * versions; `choose` takes the fields named from theirs, and the form may be saved again over the newer version.
 */
export function useRecordForm<Of extends object, Values extends object, Saved = Versioned<Of>>(
  kind: Kind<Of, Values, Saved>,
) {
  const { fields, valuesOf, fieldsOf } = kind;
  const client = useQueryClient();
  const [opened, setOpened] = useState(kind.record);
  const [newer, setNewer] = useState<Versioned<Of> | null>(null);
  const begun: Of = kind.record ?? (kind.blank as Of);
  const form = useForm<Values>({ initialValues: valuesOf(fieldsIn(fields, begun)), validate: kind.check });
  const asSent = (of: Of): Of => fieldsOf(valuesOf(fieldsIn(fields, of)));

  const refresh = () => client.invalidateQueries({ queryKey: kind.refreshes });
  const { mutateAsync: save } = useMutation({
    mutationFn: (values: Values): Promise<Saved> => {
      const mine = fieldsOf(values);
      if (opened !== undefined) return kind.change({ ...changesOf(asSent(opened), mine), version: opened.version });
      if (kind.add === undefined) throw new Error('there is nothing to add here');
      return kind.add(mine);
    },
    meta: { shows: ['stale-version'] },
    onSuccess: refresh,
    onError: (error) => {
      if (!isApiError(error, 'stale-version')) return;
      const current = error.current as Saved;
      setNewer((kind.currentIn?.(current) ?? current) as Versioned<Of>);
      refresh();
    },
  });

  const mine = fieldsOf(form.values);
  const choice =
    newer === null || opened === undefined
      ? null
      : { differences: differencesOf(asSent(opened), mine, asSent(newer)), mine, theirs: asSent(newer) };
  const choose = (fromTheirs: readonly (keyof Of)[]) => {
    if (choice === null || newer === null) return;
    form.setValues(valuesOf({ ...mine, ...Object.fromEntries(fromTheirs.map((key) => [key, choice.theirs[key]])) }));
    setOpened(newer);
    setNewer(null);
  };
  return { form, fields, save, choice, choose, dismiss: () => setNewer(null) };
}

/** What a form over a record is drawn from. */
export type RecordEditing<Of extends object, Values extends object, Saved> = ReturnType<typeof useRecordForm<Of, Values, Saved>>;
