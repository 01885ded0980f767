import { useEffect, useRef } from 'react';
import type { Problems } from './field.tsx';

type Props = {
  title: string;
  problems: Problems;
  /** Why nothing was taken, where it is no field's fault. */
  note: string | null;
  nameOf: (path: string) => string;
};

/** Everything that is wrong, above the form: it has the focus when it comes, and each line leads to its field. */
export function ProblemSummary({ title, problems, note, nameOf }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found again is said again
  useEffect(() => summary.current?.focus(), [problems]);
  if (problems.size === 0 && note === null) return null;
  return (
    <div ref={summary} className="enter-problems" role="alert" tabIndex={-1}>
      <h3>{title}</h3>
      <ul>
        {[...problems].map(([path, problem]) => (
          <li key={path}>
            <button type="button" className="wrong" onClick={() => document.getElementById(path)?.focus()}>
              {[nameOf(path), problem].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
