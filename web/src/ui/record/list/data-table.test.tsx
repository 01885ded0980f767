import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

type Row = { name: string; points: number | null };

const columns: readonly Column<Row>[] = [
  {
    id: 'points',
    header: 'Points',
    cell: ({ name }) => name,
    sort: (one, other) => (one.points ?? 0) - (other.points ?? 0),
    isLast: ({ points }) => points === null,
  },
];
const rows: readonly Row[] = [
  { name: 'An', points: null },
  { name: 'Bình', points: 30 },
  { name: 'Chi', points: 36 },
];

/** The names in the order of the rows. */
const sorted = (order: 'asc' | 'desc') =>
  [
    ...renderToStaticMarkup(
      <MantineProvider>
        <DataTable
          label="Points"
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          sorting={{ by: 'points', order }}
          onSort={() => {}}
          failure={null}
          empty={null}
        />
      </MantineProvider>,
    ).matchAll(/<td>([^<]+)</g),
  ].map(([, name]) => name);

test('rows that a column has nothing of are below the others in both directions', () => {
  expect(sorted('asc')).toEqual(['Bình', 'Chi', 'An']);
  expect(sorted('desc')).toEqual(['Chi', 'Bình', 'An']);
});
