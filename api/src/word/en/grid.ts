import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/grid.ts';

export const catalogue: Translated<typeof vi> = {
  cell: '{{column}}, {{row}}',
  menu: 'Actions for {{row}}',
  markRow: 'Select {{row}}',
  markAll: 'Select all',
  columns: 'Columns',
  mark: { saving: 'Saving', saved: 'Saved', failed: 'Not saved', stale: 'Someone else has changed this cell' },
  pasted_one: '{{count}} cell pasted.',
  pasted_other: '{{count}} cells pasted.',
  pastedSame: 'What was pasted is what is already there.',
  missedTitle: 'Not everything was pasted',
  missedRows_one: 'There was no room for the last row. Add rows first, or use “Import from Excel”.',
  missedRows_other: 'There was no room for the last {{count}} rows. Add rows first, or use “Import from Excel”.',
  missedColumns_one: 'There was no room for the last column.',
  missedColumns_other: 'There was no room for the last {{count}} columns.',
  readOnly: 'These columns cannot be changed and were left out: {{columns}}.',
  keys: {
    label: 'Keys',
    type: 'type to replace',
    edit: 'edit',
    keep: 'save, next row',
    cancel: 'cancel',
    range: 'select cells',
    fill: 'fill down',
    undo: 'undo',
    leave: 'leave the list',
  },
};
