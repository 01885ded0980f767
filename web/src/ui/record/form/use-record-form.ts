import { type FormErrors, useForm } from '@mantine/form';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { type Fields, fieldsIn } from '../field.ts';
import { changesOf, type Difference, differencesOf } from '../stale/stale.ts';
import { useDraft } from './draft.ts';

/** What a person saw: the record's version, and that of a part which it shares with other records. */
type Seen = { readonly version: number; readonly sharedVersion?: number | null };
type Versioned<Of> = Of & Seen;
/** `id`: which of several records of a kind that one screen edits. */
type Opened<Of> = Versioned<Of> & { readonly id?: string };

/** What a change sends: the changed fields with what was seen. */
export type Changes<Of extends object> = Partial<Of> & Seen;

type Kind<Of extends object, Values extends object, Saved> = {
  fields: Fields<Of>;
  /** The fields as they are typed, and what was typed as it is sent. */
  valuesOf: (of: Of) => Values;
  fieldsOf: (values: Values) => Of;
  /** What can be said beside a field before anything is sent; the server has the last word. */
  check: (values: Values) => FormErrors;
  change: (changes: Changes<Of>, values: Values) => Promise<Saved>;
  /** Finds the record in a refusal, if that has a larger one. */
  currentIn?: (current: Saved) => Versioned<Of> | undefined;
  /** What is read again after a save, unless `add` and `change` do it. */
  refreshes?: QueryKey;
} & (
  | { record: Opened<Of>; blank?: never; add?: never }
  | {
      /** undefined: a new one. */
      record: Opened<Of> | undefined;
      /** What a new one begins with. */
      blank: Of;
      add: (of: Of, values: Values) => Promise<Saved>;
    }
);

/**
 * A form over a record: saves what was changed, with the version that was seen. When another person has changed the same record since,
 * `choice` has both versions; `choose` takes the named fields from theirs, and the form may be saved again over the newer version.
 */
export function useRecordForm<Of extends object, Values extends object, Saved = Versioned<Of>>(kind: Kind<Of, Values, Saved>) {
  const { fields, valuesOf, fieldsOf } = kind;
  const client = useQueryClient();
  const [opened, setOpened] = useState<Versioned<Of> | undefined>(kind.record);
  const [newer, setNewer] = useState<Versioned<Of> | null>(null);
  const begun: Of = kind.record ?? (kind.blank as Of);
  const form = useForm<Values>({ initialValues: valuesOf(fieldsIn(fields, begun)), validate: kind.check });
  useDraft(form, { id: kind.record?.id, seen: opened, see: setOpened });
  const asSent = (of: Of): Of => fieldsOf(valuesOf(fieldsIn(fields, of)));
  const mine = fieldsOf(form.values);

  const standsAsTheirs = ({ key, changedBy }: Difference<keyof Of>) => changedBy === 'them' && fields[key].isReplaced === true;

  /** What was typed, but the named fields as they are in the newer version. */
  const taking = (wanted: Of, keys: readonly (keyof Of)[], from: Of): Values => {
    const theirs = asSent(from);
    return valuesOf({ ...wanted, ...Object.fromEntries(keys.map((key) => [key, theirs[key]])) });
  };

  /** If nobody else has changed these fields there is nothing to choose: they are saved over the newer version. */
  const change = async (seen: Versioned<Of>, values: Values): Promise<Saved> => {
    const wanted = fieldsOf(values);
    try {
      return await kind.change({ ...changesOf(asSent(seen), wanted), ...seenIn(seen) }, values);
    } catch (error) {
      const current = isApiError(error, 'stale-version') ? currentOf(kind, error.current) : undefined;
      if (current === undefined) throw error;
      const differences = differencesOf(asSent(seen), wanted, asSent(current));
      const standing = differences.filter(standsAsTheirs).map(({ key }) => key);
      if (differences.every(({ key, changedBy }) => changedBy === 'me' || standing.includes(key)))
        return change(current, { ...values, ...taking(wanted, standing, current) });
      setNewer(current);
      throw error;
    }
  };
  const refresh = async () => kind.refreshes && client.invalidateQueries({ queryKey: kind.refreshes });
  const { mutateAsync: save } = useMutation({
    mutationFn: (values: Values) => {
      if (opened !== undefined) return change(opened, values);
      if (kind.add === undefined) throw new Error('a record that is not there cannot be changed');
      return kind.add(fieldsOf(values), values);
    },
    meta: { shows: ['stale-version'] },
    onSuccess: refresh,
    onError: (error) => (isApiError(error, 'stale-version') ? refresh() : undefined),
  });

  const differences = newer && opened ? differencesOf(asSent(opened), mine, asSent(newer)) : [];
  const choice = newer && { differences: differences.filter((one) => !standsAsTheirs(one)), mine, theirs: asSent(newer) };
  const choose = (fromTheirs: readonly (keyof Of)[]) => {
    if (!newer) return;
    const standing = differences.filter(standsAsTheirs).map(({ key }) => key);
    form.setValues(taking(mine, [...fromTheirs, ...standing], newer));
    setOpened(newer);
    setNewer(null);
  };
  return { form, fields, save, choice: choice ?? null, choose, dismiss: () => setNewer(null) };
}

const seenIn = ({ version, sharedVersion }: Seen): Seen => ({ version, ...(sharedVersion !== undefined && { sharedVersion }) });

/** The current record in a refusal. */
const currentOf = <Of extends object, Values extends object, Saved>(
  { currentIn = (current) => current as unknown as Versioned<Of> }: Pick<Kind<Of, Values, Saved>, 'currentIn'>,
  current: unknown,
): Versioned<Of> | undefined => currentIn(current as Saved);

/** The state for drawing a form over a record. */
export type RecordEditing<Of extends object, Values extends object, Saved> = ReturnType<typeof useRecordForm<Of, Values, Saved>>;
