import { OnDemand } from '../../../../ui/page/on-demand.tsx';
import type { NotDeletedPlayers } from './use-removal.ts';

const load = async () => (await import('./not-deleted-note.tsx')).NotDeletedNote;

/** Who could not be deleted, and why, once there is someone. */
export function NotDeleted({ outcome, onClose }: { outcome: NotDeletedPlayers; onClose: () => void }) {
  return (
    <OnDemand opened={outcome.length > 0} load={load} onClose={onClose}>
      {(NotDeletedNote) => outcome.length > 0 && <NotDeletedNote outcome={outcome} onClose={onClose} />}
    </OnDemand>
  );
}
