import { OnDemand } from '../../page/on-demand.tsx';
import type { StaleProps } from './stale-dialog.tsx';

const load = async () => (await import('./stale-dialog.tsx')).StaleDialog;

/** The dialog over another person's change, which is rare. */
export function StaleChoice<Of extends object>({ choice, ...props }: StaleProps<Of>) {
  return (
    <OnDemand opened={choice !== null} load={load} onClose={props.onClose}>
      {(StaleDialog, opened) => <StaleDialog {...props} choice={opened ? choice : null} />}
    </OnDemand>
  );
}
