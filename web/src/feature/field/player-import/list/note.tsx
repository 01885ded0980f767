import type { ReactNode } from 'react';

/** A line about the list as a whole, with the choice that goes with it. */
export const Note = ({ text, children }: { text: string; children?: ReactNode }) => (
  <li>
    <span>{text}</span>
    {children}
  </li>
);
