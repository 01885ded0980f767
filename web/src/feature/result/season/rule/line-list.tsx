import { ActionIcon, Button, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconPlus, IconX } from '#icon';

type Props<Item> = {
  label: string;
  error?: ReactNode;
  items: readonly Item[];
  /** What is added. */
  fresh: Item;
  most: number;
  addLabel: string;
  removeLabel: (at: number) => string;
  onChange: (items: readonly Item[]) => void;
  children: (item: Item, put: (item: Item) => void) => ReactNode;
};

/** Lines of a rule whose order says nothing: each with its fields, and a button that takes it out. */
export function LineList<Item>({ label, error, items, fresh, most, addLabel, removeLabel, onChange, children }: Props<Item>) {
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <ul className="column gap-8">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
          <li key={at} className="row gap-8">
            <div className="grow row gap-8 wrap">{children(item, (put) => onChange(items.with(at, put)))}</div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={removeLabel(at)}
              onClick={() => onChange(items.toSpliced(at, 1))}
            >
              <IconX aria-hidden size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        mt={4}
        variant="default"
        size="xs"
        leftSection={<IconPlus aria-hidden size={14} />}
        disabled={items.length >= most}
        onClick={() => onChange([...items, fresh])}
      >
        {addLabel}
      </Button>
    </Input.Wrapper>
  );
}
