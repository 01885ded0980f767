/** What this browser keeps of some tournaments, the newest last. */
type KeptChoices = Readonly<Record<string, unknown>>;

type KeptByTournament<Value> = {
  read(tournamentId: string): Value | null;
  write(tournamentId: string, value: Value): void;
};

/**
 * Keeps something of each tournament in this browser, for at most `most` tournaments: beyond that the oldest goes. Where the browser refuses to keep
 * anything, it lasts for this visit.
 */
export function keptByTournament<Value>(key: string, most: number): KeptByTournament<Value> {
  let visit: KeptChoices = {};
  const readAll = (): KeptChoices => {
    try {
      return { ...(JSON.parse(localStorage.getItem(key) ?? '{}') as KeptChoices), ...visit };
    } catch {
      return visit;
    }
  };
  return {
    read: (tournamentId) => (readAll()[tournamentId] ?? null) as Value | null,
    write: (tournamentId, value) => {
      const { [tournamentId]: _, ...others } = readAll();
      visit = { ...visit, [tournamentId]: value };
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries([...Object.entries(others), [tournamentId, value]].slice(-most))));
        visit = {};
      } catch {
        // refused, or full: `visit` has it
      }
    },
  };
}
