import classes from './status-mark.module.css';

/** `active`: under way. `lapsed`: over, and a person should know. `attention`: a person should know. `quiet`: over, or nothing to do. */
export type Tone = 'active' | 'attention' | 'lapsed' | 'quiet';

/** A state in words, with a mark whose colour and shape say the same. */
export function StatusMark({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={`inline-row gap-8 one-line ${classes.mark}`} data-tone={tone}>
      {children}
    </span>
  );
}
