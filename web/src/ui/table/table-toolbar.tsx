import type { ReactNode } from 'react';
import classes from './table-toolbar.module.css';

/** Above a table: search and filters, and always how many there are. */
export function TableToolbar({ count, children }: { count: string; children: ReactNode }) {
  return (
    <div className={classes.toolbar}>
      {children}
      <output className={classes.count}>{count}</output>
    </div>
  );
}
