import type { MouseEvent, ReactNode } from 'react';
import { go, hrefWith, type QueryChange } from '../address.ts';

/** A link to the same page with another query: without a reload, and still a link to open elsewhere or to share. */
export function QueryLink({
  change,
  step = 'replace',
  isCurrent = false,
  className,
  children,
}: {
  change: QueryChange;
  step?: 'push' | 'replace';
  isCurrent?: boolean;
  className: string;
  children: ReactNode;
}) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(change, step);
  };
  return (
    <a className={className} href={hrefWith(change)} onClick={follow} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </a>
  );
}
