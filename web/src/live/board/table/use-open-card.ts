import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { go, goBack } from '../../address.ts';

type OpenCard = {
  /** Whether a line's card is open here: a player who is followed stands in the list twice. */
  isOpenAt: (playerId: string, isCopy: boolean) => boolean;
  toggle: (playerId: string, row: Element, isCopy: boolean) => void;
};

/** The card that the address names. A row stays under the finger that opened it, and a shared link leads to its row. */
export function useOpenCard(
  table: RefObject<HTMLElement | null>,
  openId: string | null,
  followed: ReadonlySet<string>,
  drawn: number,
): OpenCard {
  const [tapped, setTapped] = useState<{ playerId: string; isCopy: boolean } | null>(null);
  const held = useRef<{ row: Element; top: number } | null>(null);
  const isFound = useRef(openId === null);
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { row, top } = held.current;
    held.current = null;
    if (row.isConnected) window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are drawn some at a time
  useEffect(() => {
    if (isFound.current) return;
    const row = table.current?.querySelector('.is-open');
    isFound.current = row != null;
    row?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [table, drawn]);
  return {
    isOpenAt: (playerId, isCopy) => {
      if (playerId !== openId) return false;
      return isCopy === (tapped?.playerId === playerId ? tapped.isCopy && followed.has(playerId) : followed.has(playerId));
    },
    toggle: (playerId, row, isCopy) => {
      held.current = { row, top: row.getBoundingClientRect().top };
      isFound.current = true;
      const isOpen = playerId === openId && (tapped === null || tapped.isCopy === isCopy);
      setTapped({ playerId, isCopy });
      if (isOpen) goBack({ player: null });
      else go({ player: playerId }, openId === null ? 'push' : 'replace');
    },
  };
}
