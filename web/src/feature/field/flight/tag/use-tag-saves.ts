import { useCallback, useState } from 'react';
import { failureOf } from '../../../../lib/api/failure.ts';
import type { GridMark } from '../../../../ui/grid/model/grid-column.ts';
import type { TagChange } from './tag-row.ts';

/** What was typed and is not on the server, by player and field: it is being sent, or was refused. */
export type TagSaves = ReadonlyMap<string, GridMark & { readonly text: string }>;

/** Sends tags, and keeps what was typed in its cell until the server has it; what is refused stays there with the reason. */
export function useTagSaves(send: (playerId: string, change: TagChange) => Promise<void>) {
  const [saves, setSaves] = useState<TagSaves>(new Map());
  const save = useCallback(
    async (playerId: string, change: TagChange) => {
      const cells = Object.entries(change).map(([field, text]) => [`${playerId} ${field}`, text ?? ''] as const);
      const mark = (state: 'saving' | 'failed', message: string) =>
        setSaves((before) => new Map([...before, ...cells.map(([key, text]) => [key, { text, state, message }] as const)]));
      mark('saving', '');
      try {
        await send(playerId, change);
        // what was typed over it meanwhile waits for its own answer
        setSaves((before) => new Map([...before].filter(([key, { text }]) => !cells.some((cell) => cell[0] === key && cell[1] === text))));
      } catch (error) {
        mark('failed', failureOf(error)?.message ?? '');
      }
    },
    [send],
  );
  return { saves, save };
}
