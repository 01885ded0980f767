import { type ComponentType, useEffect, useState } from 'react';

const RETRY_MS = 5000;

/** A part of the page whose script loads when it is first shown: most spectators never need it. Without the network it tries again. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part !== null) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = () =>
        load().then(
          (part) => {
            loaded = part;
            setPart(() => part);
          },
          () => {
            timer = setTimeout(attempt, RETRY_MS);
          },
        );
      void attempt();
      return () => clearTimeout(timer);
    }, [Part]);
    return Part && <Part {...props} />;
  };
}
