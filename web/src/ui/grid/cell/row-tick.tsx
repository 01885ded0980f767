import { useLayoutEffect, useRef } from 'react';
import classes from '../grid.module.css';

type Props = { label: string; isMarked: boolean; reachable: boolean; focused: boolean; onMark: () => void };

/** Marks a row for actions on several rows. */
export function RowTick({ label, isMarked, reachable, focused, onMark }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focused) box.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={classes.tick}
      data-control
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      checked={isMarked}
      onChange={onMark}
    />
  );
}
