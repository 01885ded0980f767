import type { PublicBoard } from '@fairway/api';
import type { Checked, Unreadable } from '@fairway/facts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askChecker } from './ask-checker.ts';
import { beaconSignatures } from './beacon-signatures.ts';
import { headOnPaper, keepHead, type SeenHead } from './head/seen-head.ts';
import { loadFacts, loadKeys } from './request.ts';
import type { Outcome } from './verdict.ts';

/** What a check has come to; `foreign`: what came are no facts of this tournament; `newer`: of a newer program than this page. */
export type CheckState =
  | { readonly is: 'idle' | 'loading' | 'checking' | 'failed' | 'foreign' | 'newer' }
  | { readonly is: 'done'; readonly outcome: Outcome };

/** A cache in between may have given older facts than the board: they are asked for once more after this time. */
const OLDER_MS = 5_000;

/** The check of a tournament, begun by a press of the button, or at once. */
export function useCheck(board: PublicBoard, atOnce: boolean): { state: CheckState; check: () => void } {
  const [state, setState] = useState<CheckState>({ is: 'idle' });
  const running = useRef(false);
  const shown = useRef(board);
  shown.current = board;
  const check = useCallback(() => {
    if (running.current) return;
    running.current = true;
    checkBoard(shown.current, setState)
      .catch((): CheckState => ({ is: 'failed' }))
      .then((result) => {
        running.current = false;
        setState(result);
      });
  }, []);
  useEffect(() => {
    if (atOnce) check();
  }, [atOnce, check]);
  return { state, check };
}

async function checkBoard(board: PublicBoard, tell: (state: CheckState) => void): Promise<CheckState> {
  const { tournamentId } = board;
  const seen = keepHead(board, Date.now());
  const paper = headOnPaper(new URLSearchParams(location.search));
  const once = async () => {
    tell({ is: 'loading' });
    const text = await loadFacts(tournamentId);
    tell({ is: 'checking' });
    return askChecker({ of: 'facts', text, seen, beacon: await beaconSignatures(text) });
  };
  const keys = loadKeys().catch(() => null);
  const first = await once();
  const checked = isBehind(first, paper ? [...seen, paper] : seen) ? await later(once) : first;
  if ('unreadable' in checked) return { is: checked.unreadable };
  if (checked.facts.core.tournament.id !== tournamentId) return { is: 'foreign' };
  return { is: 'done', outcome: { checked, keys: await keys, seen } };
}

const later = async <Of>(work: () => Promise<Of>): Promise<Of> => {
  await new Promise((resolve) => setTimeout(resolve, OLDER_MS));
  return work();
};

/** Whether the facts have fewer lines than somebody saw before. */
const isBehind = (checked: Checked | Unreadable, seen: readonly Pick<SeenHead, 'lines'>[]): boolean =>
  'facts' in checked && seen.some(({ lines }) => lines > (checked.ledger?.lines ?? 0));
