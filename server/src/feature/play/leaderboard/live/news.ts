/** Of the time of the thread that takes the strokes, telling the watchers of a board takes at most this share. */
const SHARE = 0.1;

/** What waits: the newest version that is to be told; undefined: whatever the board is now. */
type Waiting = { version: number | undefined };

/**
 * Gathers news: what comes while a tournament's watchers are told, or soon after, is told together. The pause is as long as the telling took, many
 * times over: more watchers and a busier thread hear more rarely. The first news after a pause goes at once, and the last one always does.
 */
export function createNews(tellNow: (tournamentId: string, version: number | undefined) => Promise<void>, now = () => performance.now()) {
  const busy = new Map<string, { waiting: Waiting | null }>();

  const tell = async (tournamentId: string, version?: number): Promise<void> => {
    const state = busy.get(tournamentId);
    if (state) {
      state.waiting = { version };
      return;
    }
    busy.set(tournamentId, { waiting: null });
    const begun = now();
    await tellNow(tournamentId, version).finally(() => {
      setTimeout(afterPause, (now() - begun) * (1 / SHARE - 1), tournamentId).unref();
    });
  };
  const afterPause = (tournamentId: string): void => {
    const waiting = busy.get(tournamentId)?.waiting;
    busy.delete(tournamentId);
    if (waiting) void tell(tournamentId, waiting.version);
  };
  return { tell };
}
