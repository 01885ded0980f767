import type { ReactNode } from 'react';
import classes from './data-table.module.css';

/** On a phone, under a row's name: the texts of the columns that are left out. */
export function RowDetail({ children }: { children: ReactNode }) {
  return <div className={classes.detail}>{children}</div>;
}
