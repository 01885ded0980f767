import type { ReactNode } from 'react';
import { HEAD_REM } from './turn/use-capacity.ts';

/** One list on the television: place and name to the left, figures to the right. Each row is as high as the page says. */
export function TelevisionTable({ title, head, children }: { title: string; head: string[]; children: ReactNode }) {
  return (
    <table className="tv-list">
      <caption className="for-listeners">{title}</caption>
      <thead>
        <tr style={{ height: `${HEAD_REM}rem` }}>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
