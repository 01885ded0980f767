import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import { NoticeScreen } from './notice-screen.tsx';
import { Unavailable } from './unavailable.tsx';

const RETRY_MS = 5000;

type LackProps = { readonly onRetry: () => void };
/** `ready` loads it before it is shown; it fails without the network. */
type OnDemandPart<Props> = ComponentType<Props> & { readonly ready: () => Promise<void> };

/** A part of the page whose script loads when it is first shown: few spectators need it. Until it is there it tries again, and says so. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemandPart<Props> => partOf(load, NotOpened);

/** The same for what the page does without while it has not loaded. */
export const onDemandBeside = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemandPart<Props> =>
  partOf(load, () => null);

function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>, Lack: ComponentType<LackProps>): OnDemandPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const ready = async () => {
    loaded = await load();
  };
  function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failures, setFailures] = useState(0);
    const attempt = useCallback(() => {
      ready().then(
        () => setPart(() => loaded),
        () => setFailures((count) => count + 1),
      );
    }, []);
    useEffect(() => {
      if (Part !== null) return;
      if (failures === 0) return attempt();
      const timer = setTimeout(attempt, RETRY_MS);
      return () => clearTimeout(timer);
    }, [Part, failures, attempt]);
    if (Part !== null) return <Part {...props} />;
    return failures > 0 ? <Lack onRetry={attempt} /> : null;
  }
  return Object.assign(OnDemand, { ready });
}

/** In the place of a part. Without the network it comes by itself; where its script failed only another load of the page may help. */
function NotOpened({ onRetry }: LackProps) {
  const { t } = useWords();
  if (!navigator.onLine) return <Unavailable phase="failed" onRetry={onRetry} />;
  return (
    <NoticeScreen title={t('partFailed')} hint={t('partFailedHint')}>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </NoticeScreen>
  );
}
