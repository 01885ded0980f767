import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { joinsOf } from '../../../feature/field/golfer/query.ts';
import { may, useSession } from '../../../lib/session.ts';
import { JoinedGolfers } from '../../../ui/mark/golfer-link.tsx';
import { useTournament } from '../tournament/tournament-frame.tsx';

/** Names on this screen of a tournament lead to their golfers in the register. */
export function GolferLinks({ children }: { children: ReactNode }) {
  const { id } = useTournament();
  const { data } = useQuery({ ...joinsOf(id), enabled: may(useSession(), 'golfer.read') });
  const golfers = useMemo(() => new Map(data?.items.map(({ playerId, golferId }) => [playerId, golferId])), [data]);
  return <JoinedGolfers value={golfers}>{children}</JoinedGolfers>;
}
