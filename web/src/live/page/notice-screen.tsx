import type { ReactNode } from 'react';

/** A page without a list: what it is for, and what to do now. */
export function NoticeScreen({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className="column gap-12 center notice-screen">
      <svg className="notice-flag" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M18 40V8l18 7-18 7" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        <path d="M8 40h26" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <h2 className="notice-title">{title}</h2>
      <p className="notice-hint">{hint}</p>
      {children}
    </div>
  );
}
