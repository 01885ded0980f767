import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconPlus } from '#icon';
import { OrderedList } from '../../../../ui/field/ordered-list.tsx';
import { errorsOf, type FieldErrors } from '../../../../ui/record/form/field-error.ts';

type Props<Item> = {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  newItem: () => Item;
  /** How many there may be. */
  most: number;
  keyOf: (item: Item, at: number) => string;
  nameOf: (item: Item, at: number) => string;
  add: string;
  errors: FieldErrors;
  children: (item: Item, put: (change: Partial<Item>) => void, errors: FieldErrors) => ReactNode;
};

/** Lines of the form with fields of their own: kinds, extras, questions. */
export function LineList<Item extends object>({ items, onChange, newItem, most, keyOf, nameOf, add, errors, children }: Props<Item>) {
  return (
    <>
      {items.length > 0 && (
        <OrderedList
          items={items}
          keyOf={(at) => {
            const item = items[at];
            return item ? keyOf(item, at) : '';
          }}
          nameOf={(at) => {
            const item = items[at];
            return item ? nameOf(item, at) : '';
          }}
          onChange={(next) => onChange([...next])}
          below={(item, at) => (
            <div className="column gap-12">
              {children(item, (change) => onChange(items.with(at, { ...item, ...change })), errorsOf(errors, String(at)))}
            </div>
          )}
        />
      )}
      {items.length < most && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus aria-hidden size={14} />}
            onClick={() => onChange([...items, newItem()])}
          >
            {add}
          </Button>
        </div>
      )}
    </>
  );
}
