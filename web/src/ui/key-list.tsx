import { Kbd } from '@mantine/core';
import classes from './key-list.module.css';

type Props = {
  label: string;
  /** Keys with what they do; `–` between two of them stands for all from one to the other. */
  keys: readonly { keys: readonly string[]; text: string }[];
};

/** The keys of a place, in sight where there is a keyboard. */
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
