import { useWords } from '../words.ts';
import { setFollowed } from './follow.ts';

type Props = { tournamentId: string; playerIds: readonly string[]; isFollowed: boolean; label: string; text?: string };

/** A star that follows a player or a whole flight, or no longer. */
export function FollowStar({ tournamentId, playerIds, isFollowed, label, text }: Props) {
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isFollowed}
      aria-label={label}
      onClick={() => setFollowed(tournamentId, playerIds, !isFollowed)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />
      </svg>
      {text}
    </button>
  );
}

/** The star of one player. */
export function PlayerStar({
  tournamentId,
  playerId,
  name,
  isFollowed,
}: Omit<Props, 'playerIds' | 'label'> & { playerId: string; name: string }) {
  const { t } = useWords();
  return <FollowStar tournamentId={tournamentId} playerIds={[playerId]} isFollowed={isFollowed} label={t('follow', { name })} />;
}
