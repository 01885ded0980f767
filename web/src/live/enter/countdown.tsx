import { useEffect, useState } from 'react';
import type { EnterSay } from './words.ts';

const DAY_S = 86_400;

type Props = {
  /** The server's clock when it answered. */
  now: string;
  until: string;
  onOver: () => void;
  say: EnterSay;
};

/** How long it still takes, by the server's clock. */
export function Countdown({ now, until, onOver, say }: Props) {
  const [ahead, setAhead] = useState(0);
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => setAhead(Date.parse(now) - Date.now()), [now]);
  const left = Math.max(0, Math.ceil((Date.parse(until) - at - ahead) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return onOver();
    const timer = setInterval(() => setAt(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, onOver]);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const clock = [(left % DAY_S) / 3600, (left % 3600) / 60, left % 60].map(two).join(':');
  return (
    <span className="strong one-line" role="timer">
      {left < DAY_S ? say('left.clock', { clock }) : say('left.days', { count: Math.floor(left / DAY_S), clock })}
    </span>
  );
}
