import type { Player } from '@fairway/api';
import { useMemo, useState } from 'react';
import type { FieldContext } from '../field/tee.ts';
import { type ListAddress, orderedPlayers } from './player-order.ts';

/**
 * The players in the chosen order. A row stays where it is while its cells are edited, as in a sheet: the order changes only when the
 * filters or the sorting change, or when players come or go.
 */
export function useOrder(players: readonly Player[], list: ListAddress, context: FieldContext): readonly Player[] {
  const { search, division, status, sort, order } = list;
  const orderKey = [
    search,
    division,
    status,
    sort,
    order,
    context.roundId,
    players
      .map(({ id }) => id)
      .toSorted()
      .join(),
  ].join('\n');
  const [kept, setKept] = useState<{ readonly asked: string; readonly ids: readonly string[] }>({ asked: '', ids: [] });
  const current = kept.asked === orderKey ? kept : { asked: orderKey, ids: orderedPlayers(players, list, context).map(({ id }) => id) };
  if (current !== kept) setKept(current);
  const { ids } = current;
  return useMemo(() => {
    const byId = new Map(players.map((player) => [player.id, player]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [players, ids]);
}
