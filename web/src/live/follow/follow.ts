import { ownName } from '../../lib/prefix.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { keptByTournament } from '../kept.ts';

const lists = keptByTournament<readonly string[]>(ownName('golf_live_followed'), 40);
/** The players that this browser follows, by tournament, once they were asked for. */
const followed = createStore<Readonly<Record<string, readonly string[]>>>(() => ({}));

const playersOf = (tournamentId: string): readonly string[] => followed.getState()[tournamentId] ?? lists.read(tournamentId) ?? NOBODY;
const NOBODY: readonly string[] = [];

/** The ids of the players that are followed in a tournament. */
export function useFollowed(tournamentId: string): ReadonlySet<string> {
  return new Set(useStore(followed)[tournamentId] ?? playersOf(tournamentId));
}

/** Follows all of these players, or none of them any more. */
export function setFollowed(tournamentId: string, playerIds: readonly string[], isFollowed: boolean): void {
  const others = playersOf(tournamentId).filter((playerId) => !playerIds.includes(playerId));
  const players = isFollowed ? [...others, ...playerIds] : others;
  lists.write(tournamentId, players);
  followed.setState({ [tournamentId]: players });
}
