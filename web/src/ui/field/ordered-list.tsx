import { ActionIcon, Group, Text } from '@mantine/core';
import { useDrag } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '#icon';
import { useTranslation } from '../../i18n/use-translation.ts';
import { speak } from '../page/speak.ts';
import { moved, placeOf } from './order.ts';
import classes from './ordered-list.module.css';
import { useGoneLine } from './use-gone-line.ts';

type Props<Item> = {
  items: readonly Item[];
  /** A name of a line that moves with it. */
  keyOf: (at: number) => string;
  nameOf: (at: number) => string;
  onChange: (items: readonly Item[]) => void;
  /** In place of a change: asks before a line is taken out, and says itself that it is. */
  onRemove?: (item: Item) => void;
  /** More about a line, in words, under its name. */
  aboutOf?: (at: number) => string;
  /** Before the name of a line. */
  before?: (item: Item, at: number) => ReactNode;
  /** Beside the name of a line. */
  beside?: (item: Item, at: number) => ReactNode;
  /** Below a line, over its whole width. */
  below?: (item: Item, at: number) => ReactNode;
};

/** Lines whose order counts: dragged, or moved by the arrows at their ends, which the keyboard reaches too. */
export function OrderedList<Item>({ items, keyOf, nameOf, onChange, onRemove, aboutOf, before, beside, below }: Props<Item>) {
  const { t } = useTranslation();
  const { list, going } = useGoneLine<HTMLOListElement>(items.length);
  const remove = (item: Item, at: number) => {
    going(at);
    if (onRemove) return onRemove(item);
    onChange(items.toSpliced(at, 1));
    speak(t('removeLine', { name: nameOf(at) }));
  };
  return (
    <ol ref={list} className={`ruled ${classes.list}`}>
      {items.map((item, at) => (
        <Line
          key={keyOf(at)}
          name={nameOf(at)}
          about={aboutOf?.(at) ?? ''}
          items={items}
          at={at}
          onChange={onChange}
          onRemove={() => remove(item, at)}
          before={before?.(item, at)}
          below={below?.(item, at)}
        >
          {beside?.(item, at)}
        </Line>
      ))}
    </ol>
  );
}

type LineProps<Item> = Pick<Props<Item>, 'items' | 'onChange'> & {
  name: string;
  about: string;
  at: number;
  onRemove: () => void;
  before: ReactNode;
  below: ReactNode;
  children: ReactNode;
};

function Line<Item>({ name, about, items, at, onChange, onRemove, before, below, children }: LineProps<Item>) {
  const { t } = useTranslation();
  const moveTo = (place: number) => place !== at && onChange(moved(items, at, place));
  const line = useRef<HTMLLIElement>(null);
  const { ref: grip, active } = useDrag<HTMLSpanElement>(({ xy: [, pointer] }) => {
    const lines = [...(line.current?.parentElement?.children ?? [])].map((one) => one.getBoundingClientRect());
    const middles = lines.map(({ top, height }) => top + height / 2);
    moveTo(placeOf(middles, at, pointer));
  });
  const moveAndSay = (place: number) => {
    moveTo(place);
    speak(`${name}: ${place + 1} / ${items.length}`);
  };
  const actions = [
    { label: t('moveUp', { name }), Icon: IconArrowUp, disabled: at === 0, act: () => moveAndSay(at - 1) },
    { label: t('moveDown', { name }), Icon: IconArrowDown, disabled: at === items.length - 1, act: () => moveAndSay(at + 1) },
    { label: t('removeLine', { name }), Icon: IconX, disabled: false, act: onRemove },
  ];
  return (
    <li ref={line} className={`row gap-12 wrap ${classes.line}`} data-dragged={active || undefined}>
      <span ref={grip} className={classes.grip} title={t('dragLine')}>
        <IconGripVertical aria-hidden size={16} />
      </span>
      {before}
      <div className={classes.words}>
        <Text className={classes.name}>{name}</Text>
        {about !== '' && <Text className={classes.about}>{about}</Text>}
      </div>
      {children}
      <Group gap={4} wrap="nowrap" className={classes.actions}>
        {actions.map(({ label, Icon, disabled, act }) => (
          <ActionIcon
            key={label}
            variant="subtle"
            color="gray"
            size={32}
            // not disabled: at its end a line that is moved by keyboard would lose the focus
            aria-disabled={disabled}
            data-disabled={disabled || undefined}
            aria-label={label}
            onClick={() => !disabled && act()}
          >
            <Icon aria-hidden size={16} />
          </ActionIcon>
        ))}
      </Group>
      {below && <div className={classes.below}>{below}</div>}
    </li>
  );
}
