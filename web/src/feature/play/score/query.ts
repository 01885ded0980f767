import type { EntryOutcome, NewEntry, ScoreCard, ScoreSheet } from '@fairway/api';
import { notifyManager, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { type ApiError, isApiError } from '../../../lib/api/api-error.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';
import type { Sent } from '../../../outbox/outbox-store.ts';
import { withApplied } from './desk/applied.ts';

/** How often the entries of others are fetched while a desk is open. */
const REFETCH_MS = 5_000;

/** The panel of the day is read by minutes. */
const DAY_REFETCH_MS = 20_000;

/** Every card of a round; an older answer never replaces a newer one. */
export const scoreSheet = (tournamentId: string, roundId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'scores', roundId],
    queryFn: async ({ signal, client, queryKey }) => {
      const fetched = await call('GET /api/tournaments/:tournamentId/rounds/:roundId/scores', {
        params: { tournamentId, roundId },
        signal,
      });
      const seen = client.getQueryData<ScoreSheet>(queryKey);
      return seen !== undefined && seen.boardVersion > fetched.boardVersion ? seen : fetched;
    },
    refetchInterval: REFETCH_MS,
    meta: { repeated: true },
  });

/** Everything that was ever entered on a card, oldest first. */
export const cardHistory = (tournamentId: string, roundId: string, playerId: string) => ({
  ...routeQuery(
    ['tournaments', tournamentId, 'scores', roundId, 'history', playerId],
    'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/entries',
    { params: { tournamentId, roundId, playerId } },
  ),
  staleTime: 0,
});

/** The state of the day: flights, phones, and how fast the desk is. */
export const deskDay = (tournamentId: string, roundId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'day', roundId], 'GET /api/tournaments/:tournamentId/rounds/:roundId/day', {
    params: { tournamentId, roundId },
  }),
  ...everyMs(DAY_REFETCH_MS),
  staleTime: 0,
});

/** Sends a batch, as a mutation like any other change, from wherever the outbox lives. */
export const sendEntries = (client: QueryClient, tournamentId: string, roundId: string, batch: readonly NewEntry[]): Promise<Sent> =>
  client
    .getMutationCache()
    .build(client, { mutationFn: () => send(client, tournamentId, roundId, batch) })
    .execute(undefined);

/** Puts applied entries on the sheet. Entries without an answer of ours, or with one from a busy server, are sent again later. */
async function send(client: QueryClient, tournamentId: string, roundId: string, batch: readonly NewEntry[]): Promise<Sent> {
  try {
    const params = { tournamentId, roundId };
    const answer = await call('POST /api/tournaments/:tournamentId/rounds/:roundId/entries', { params, body: { entries: [...batch] } });
    await takeOver(client, tournamentId, roundId, batch, answer);
    return { outcomes: answer.outcomes };
  } catch (error) {
    return isApiError(error) && isFinal(error) ? { refused: Object.values(error.errors)[0]?.[0] ?? error.message } : 'postponed';
  }
}

/** Asking again would be answered the same; a page of something in between is no answer. */
const isFinal = ({ status, code }: ApiError): boolean =>
  code !== 'unknown' && status >= 400 && status < 500 && ![401, 408, 429].includes(status);

type Answered = { readonly boardVersion: number; readonly outcomes: readonly EntryOutcome[] };

async function takeOver(client: QueryClient, tournamentId: string, roundId: string, batch: readonly NewEntry[], answer: Answered) {
  const { queryKey } = scoreSheet(tournamentId, roundId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (sheet) => sheet && withApplied(sheet, batch, answer));
  // The screen hears of the sheet a task later. An outbox that lets the entries go before would show the scores of before for a moment.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  outdateResults(client, tournamentId);
  if (answer.outcomes.some(({ outcome }) => outcome !== 'applied')) await client.invalidateQueries({ queryKey, exact: true });
}

/** Board and winners from before the person's own entry are not shown after it. */
function outdateResults(client: QueryClient, tournamentId: string): void {
  for (const result of ['leaderboard', 'winners']) void client.invalidateQueries({ queryKey: ['tournaments', tournamentId, result] });
}

/** Puts a card's new status on the sheet; the server then says what follows from it. */
export async function takeOverStatus(
  client: QueryClient,
  tournamentId: string,
  roundId: string,
  { playerId, status }: Pick<ScoreCard, 'playerId' | 'status'>,
): Promise<void> {
  const { queryKey } = scoreSheet(tournamentId, roundId);
  await client.cancelQueries({ queryKey, exact: true });
  const withStatus = (card: ScoreCard) => (card.playerId === playerId ? { ...card, status } : card);
  client.setQueryData(queryKey, (sheet) => sheet && { ...sheet, cards: sheet.cards.map(withStatus) });
  outdateResults(client, tournamentId);
  await client.invalidateQueries({ queryKey, exact: true });
}

type Settlement = Body<'POST /api/tournaments/:tournamentId/rounds/:roundId/settle'>;

/** Settles a disputed hole; the answer is the card after it. */
export function useSettlement(tournamentId: string, roundId: string) {
  const client = useQueryClient();
  const { queryKey } = scoreSheet(tournamentId, roundId);
  return useMutation({
    mutationFn: (body: Settlement) =>
      call('POST /api/tournaments/:tournamentId/rounds/:roundId/settle', { params: { tournamentId, roundId }, body }),
    onSuccess: async (card: ScoreCard) => {
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(
        queryKey,
        (sheet) => sheet && { ...sheet, cards: sheet.cards.map((one) => (one.playerId === card.playerId ? card : one)) },
      );
      outdateResults(client, tournamentId);
      await client.invalidateQueries({ queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey, exact: true }),
  });
}

export type RoundIds = { readonly tournamentId: string; readonly roundId: string };
type UndoChange = Body<'POST /api/tournaments/:tournamentId/rounds/:roundId/undo'>;
type UndoDevice = Body<'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device'>;

/** Puts back what stood on a hole before its last change. */
export const undoChange = (params: RoundIds) => (body: UndoChange) =>
  call('POST /api/tournaments/:tournamentId/rounds/:roundId/undo', { params, body });
/** Takes back what came from one device. */
export const undoDevice = (params: RoundIds) => (body: UndoDevice) =>
  call('POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device', { params, body });

/** How much an undo would take back. */
export const undoPreview = (params: RoundIds, body: Omit<UndoDevice, 'reason'>) => ({
  ...routeQuery(
    ['tournaments', params.tournamentId, 'scores', params.roundId, 'undo', body],
    'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device/preview',
    { params, body },
  ),
  staleTime: 0,
});

/** Taking scores back: cards, histories and results are read again. */
export function useUndo<Asked, Answer>({ tournamentId }: RoundIds, mutationFn: (input: Asked) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // not awaited: the dialog closes as soon as it is done
    onSettled: () => {
      client.invalidateQueries({ queryKey: ['tournaments', tournamentId] });
    },
  });
}
