import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './form-frame.module.css';

type Props = {
  title: string;
  /** The content in a line, visible without opening it. */
  summary: string;
  /** An error inside opens it. */
  hasError: boolean;
  /** What is looked for first. */
  startsOpen?: boolean;
  children: ReactNode;
};

/** Settings that fewer people need, folded under a plain name. */
export function FormSection({ title, summary, hasError, startsOpen = false, children }: Props) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <details className={`frame ${classes.section}`} open={open || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        <span>{summary}</span>
      </summary>
      <Stack gap="md">{children}</Stack>
    </details>
  );
}
