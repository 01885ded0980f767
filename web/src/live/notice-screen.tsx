import type { ReactNode } from 'react';

/** A page that has nothing to list: what it is for, and what to do now. */
export function NoticeScreen({
  title,
  hint,
  heading = 'h2',
  children,
}: {
  title: string;
  hint: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}) {
  const Heading = heading;
  return (
    <div className="notice-screen">
      <svg className="notice-flag" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M18 40V8l18 7-18 7" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        <path d="M8 40h26" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <Heading className="notice-title">{title}</Heading>
      <p className="notice-hint">{hint}</p>
      {children}
    </div>
  );
}
