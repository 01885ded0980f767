import { Kbd } from '@mantine/core';
import classes from './key-list.module.css';

type Props = {
  label: string;
  /** Keys with what they do; `–` between two of them means a range. */
  keys: readonly { keys: readonly string[]; text: string }[];
};

/** The keys of a place, visible if there is a keyboard. */
export function KeyList({ label, keys: list }: Props) {
  return (
    <ul className={classes.keys} aria-label={label}>
      {list.map(({ keys, text }) => (
        <li key={text}>
          {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Kbd key={key}>{key}</Kbd>))} {text}
        </li>
      ))}
    </ul>
  );
}
