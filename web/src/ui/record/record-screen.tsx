import type { ReactNode } from 'react';
import type { Icon } from '#icon';
import { isApiError } from '../../lib/api/api-error.ts';
import { LinkButton } from '../page/screen-link.tsx';
import { type Read, StateNote, Unread } from '../page/state-note.tsx';

type Missing = {
  icon: Icon;
  title: string;
  text: string;
  /** Where to go instead, and what that is called. */
  to: string;
  action: string;
};
type Props<Row> = {
  read: Read & { readonly data: Row | undefined };
  /** What is said when the address names no record. */
  missing: Missing;
  /** While it is read; an outline by default. */
  loading?: ReactNode;
  children: (record: Row) => ReactNode;
};

/** The record that an address names; until it is read an outline, else why it cannot be read, or that there is none. */
export function RecordScreen<Row>({ read, missing, loading, children }: Props<Row>) {
  if (read.data !== undefined) return children(read.data);
  // 422: what stands in the address is no id
  if (isApiError(read.error) && [404, 422].includes(read.error.status)) return <MissingNote {...missing} />;
  if (loading !== undefined && !read.isLoadingError) return loading;
  return <Unread of={[read]} height={320} />;
}

const MissingNote = ({ to, action, ...missing }: Missing) => (
  <StateNote wholeScreen {...missing} action={<LinkButton to={to} variant="default" label={action} />} />
);
