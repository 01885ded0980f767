import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type Props = {
  /** What it will need, so that nothing below it moves. */
  minHeight: number;
  children: ReactNode;
};

/** Draws, and so loads, its children once they are nearly scrolled into sight: a phone does not load what nobody looks at. */
export function InSight({ minHeight, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '100px',
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <div ref={place} style={{ minHeight }} />;
  return near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
