import type { ReactNode } from 'react';
import { FormDrawer } from './form-drawer.tsx';

type Props<Row> = {
  /** null: closed. */
  edited: Row | 'new' | null;
  onClose: () => void;
  /** undefined: a new one. */
  titleOf: (record: Row | undefined) => string;
  /** The form of the record; `leave` as in `FormDrawer`. */
  children: (record: Row | undefined, leave: () => void) => ReactNode;
};

/** The drawer of a list whose records are added and edited at its side. */
export function EditDrawer<Row extends object>({ edited, onClose, titleOf, children }: Props<Row>) {
  const record = edited === 'new' || edited === null ? undefined : edited;
  return (
    <FormDrawer opened={edited !== null} onClose={onClose} title={titleOf(record)}>
      {(leave) => edited !== null && children(record, leave)}
    </FormDrawer>
  );
}
