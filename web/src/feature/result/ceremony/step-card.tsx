import { type ReactNode, useId } from 'react';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import classes from './step-card.module.css';

type Props = {
  /** null: it stands alone. */
  nth: number | null;
  title: string;
  /** What it is like now, in a sentence. */
  state: string;
  tone: 'active' | 'quiet' | 'attention';
  children: ReactNode;
};

/** One of the steps to the prize giving, numbered, with how it stands. */
export function StepCard({ nth, title, state, tone, children }: Props) {
  const headingId = useId();
  return (
    <section className={`panel column gap-12 ${classes.step}`} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>
          {nth !== null && <span className={`tabular fixed center ${classes.nth}`}>{nth}</span>} {title}
        </h2>
        <StatusMark tone={tone}>{state}</StatusMark>
      </header>
      {children}
    </section>
  );
}
