import { Fragment } from 'react';
import classes from './facts.module.css';
import { type Fields, shownOf } from './field.ts';

type Props<Of extends object> = { fields: Fields<Of>; of: Of; keys: readonly (keyof Of & string)[] };

/** A record to be read: those of these fields that have something. */
export function Facts<Of extends object>({ fields, of, keys }: Props<Of>) {
  return (
    <dl className={classes.facts}>
      {keys
        .filter((key) => shownOf(fields, key, of))
        .map((key) => (
          <Fragment key={key}>
            <dt>{fields[key].label}</dt>
            <dd>{shownOf(fields, key, of)}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
