import { type ComponentType, useEffect, useState } from 'react';

const RETRY_MS = 5000;

/** `ready` loads it before it is shown; it fails without the network. */
type OnDemandPart<Props> = ComponentType<Props> & { readonly ready: () => Promise<void> };

/** A part of the page whose script loads when it is first shown: most spectators never need it. Without the network it tries again. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemandPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const ready = async () => {
    loaded = await load();
  };
  function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part !== null) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = () =>
        ready().then(
          () => setPart(() => loaded),
          () => {
            timer = setTimeout(attempt, RETRY_MS);
          },
        );
      void attempt();
      return () => clearTimeout(timer);
    }, [Part]);
    return Part && <Part {...props} />;
  }
  return Object.assign(OnDemand, { ready });
}
