import type { ReactNode } from 'react';
import classes from './data-table.module.css';

/** On a phone, under a row's name: what the columns say that are left out there. */
export function RowDetail({ children }: { children: ReactNode }) {
  return <div className={classes.detail}>{children}</div>;
}
