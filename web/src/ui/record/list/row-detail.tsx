import type { ReactNode } from 'react';
import { TextLink } from '../../page/screen-link.tsx';
import classes from './data-table.module.css';

/** On a phone, under a row's name: the texts of the columns that are left out. */
export function RowDetail({ children }: { children: ReactNode }) {
  return <div className={classes.detail}>{children}</div>;
}

/** The name of a record, which leads to it, and what a narrow screen has of it. */
export const RowHead = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <>
    <TextLink to={to} fw={500} label={label} />
    <RowDetail>{children}</RowDetail>
  </>
);
