import { Group, Text, Title } from '@mantine/core';
import { type Key, type ReactNode, useId } from 'react';
import { Unread } from '../../page/state-note.tsx';
import classes from './short-list.module.css';

type Read<Row> = {
  readonly data: { readonly items: readonly Row[] } | undefined;
  readonly isLoading: boolean;
  readonly isLoadingError: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
};
type Props<Row> = {
  title: string;
  /** Beside the title: what can be added. */
  action?: ReactNode;
  read: Read<Row>;
  /** What stands there while there is nothing. */
  empty: string;
  children: (row: Row) => ReactNode;
};

/** A few records that belong to the one that the page shows. */
export function ShortList<Row extends { readonly id: Key }>({ title, action, read, empty, children }: Props<Row>) {
  const id = useId();
  const { data } = read;
  return (
    <section className="panel" aria-labelledby={id}>
      <Group justify="space-between" mb="xs" mih={30}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {action}
      </Group>
      {data === undefined && <Unread of={[read]} height={80} />}
      {data?.items.length === 0 && <Text c="dimmed">{empty}</Text>}
      {data !== undefined && data.items.length > 0 && (
        <ul className={classes.list}>
          {data.items.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is there already, for a list that usually waits for it. */
export const standing = <Of,>(items: readonly Of[]) => ({
  data: { items },
  isLoading: false,
  isLoadingError: false,
  error: null,
  refetch: () => undefined,
});
