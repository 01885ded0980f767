import { Kbd } from '@mantine/core';
import classes from './key-list.module.css';
import { type Key, useScreenKeys } from './screen-keys.ts';

type Props = {
  label: string;
  keys: readonly Key[];
};

/** The keys of a place, visible if there is a keyboard; `?` lists them too. */
export function KeyList({ label, keys }: Props) {
  useScreenKeys(label, keys);
  return (
    <ul className={`row gap-12 wrap quiet small ${classes.keys}`} aria-label={label}>
      {keys.map((key) => (
        <li key={key.text}>
          <Keys of={key} /> {key.text}
        </li>
      ))}
    </ul>
  );
}

/** Draws the keys without what they do. */
export const Keys = ({ of: { keys } }: { of: Key }) =>
  keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Kbd key={key}>{key}</Kbd>));
