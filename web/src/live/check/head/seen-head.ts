import type { PublicBoard } from '@fairway/api';
import { lastOf } from '@fairway/golf';
import { ownName } from '../../../lib/prefix.ts';
import { keptByTournament } from '../../kept.ts';

/** A head of a ledger, how many lines lead to it, and when this browser saw it by its own clock, in milliseconds. */
export type SeenHead = { readonly lines: number; readonly head: string; readonly at: number };

const kept = keptByTournament<readonly SeenHead[]>(ownName('golf_live_heads'), 6);

/** Between the first and the last one of a visit one is kept for each quarter of an hour. */
const APART_MS = 15 * 60_000;
const MOST = 24;

/** The heads to keep once another one is seen. The first one always stays: a rewritten ledger is found by it. */
export function withHead(heads: readonly SeenHead[], seen: SeenHead): readonly SeenHead[] {
  const last = lastOf(heads);
  if (last?.head === seen.head) return heads;
  const before = heads[heads.length - 2];
  const isClose = last !== undefined && before !== undefined && last.at - before.at < APART_MS;
  const all = [...(isClose ? heads.slice(0, -1) : heads), seen];
  return all.length > MOST ? [...all.slice(0, 1), ...all.slice(2)] : all;
}

/** The head that the QR code of a paper has in its address; null: it has none. It is compared, not kept: anyone can write an address. */
export function headOnPaper(query: URLSearchParams): Pick<SeenHead, 'lines' | 'head'> | null {
  const [head = '', lines = ''] = [query.get('head') ?? '', query.get('lines') ?? ''];
  return /^[0-9a-f]{64}$/.test(head) && /^\d{1,9}$/.test(lines) ? { head, lines: Number(lines) } : null;
}

/** Keeps the head of the board that is shown, and returns those seen before it. */
export function keepHead({ tournamentId, ledger }: Pick<PublicBoard, 'tournamentId' | 'ledger'>, at: number): readonly SeenHead[] {
  const heads = kept.read(tournamentId) ?? [];
  const next = ledger ? withHead(heads, { ...ledger, at }) : heads;
  if (next !== heads) kept.write(tournamentId, next);
  return next;
}
