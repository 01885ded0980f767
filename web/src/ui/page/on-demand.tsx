import { type ReactNode, useEffect, useState } from 'react';
import { showUnopened } from '../toast/toast.tsx';

type Props<Part> = {
  opened: boolean;
  /** Loaded when it opens for the first time: the screen does without its code until then. */
  load: () => Promise<Part>;
  /** Told also when it could not be loaded. */
  onClose: () => void;
  /** Draws what was loaded, open or closed. */
  children: (part: Part, opened: boolean) => ReactNode;
};

/**
 * A dialog or drawer of a screen, loaded on demand. Until it is there the focus stays where it is. It is drawn closed first: only what
 * opens after that gives the focus back.
 */
export function OnDemand<Part>({ opened, load, onClose, children }: Props<Part>) {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  const [drawn, setDrawn] = useState(false);
  const wanted = opened && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it loads and tells stays the same while it is wanted
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (part) => setLoaded({ part }),
      () => {
        showUnopened();
        onClose();
      },
    );
  }, [wanted]);
  useEffect(() => setDrawn(loaded !== null), [loaded]);
  return loaded && children(loaded.part, opened && drawn);
}
