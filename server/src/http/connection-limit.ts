/** Where the system names no limit (Windows), or none that matters. */
const USUAL = 65_536;
/** More streams than a process serves well, and every request beside them. */
const MOST_CONNECTIONS = 20_000;
/** Kept for all that is no connection of a client: the database, and the log, fonts, uploads, backups and worker threads. */
const RESERVED = { pglite: 512, postgres: 128 } as const;
const FEWEST_CONNECTIONS = 64;
/** Of all connections this share may be streams of watchers; the rest is for those who ask and write. */
const WATCHERS_SHARE = 0.9;

type ConnectionLimits = {
  /** Of clients at once; one more is closed as soon as it comes. */
  connections: number;
  /** Of these, open event streams; one more is told to come back later. */
  watchers: number;
};

/** How many connections this process may hold, so that neither the database nor the log ever finds no file descriptor left. */
export function connectionLimits(engine: keyof typeof RESERVED, openFiles: number = openFilesLimit()): ConnectionLimits {
  const left = Math.min(openFiles - RESERVED[engine], MOST_CONNECTIONS);
  const connections = Math.max(left, FEWEST_CONNECTIONS);
  return { connections, watchers: Math.floor(connections * WATCHERS_SHARE) };
}

/** What the system lets this process open; Node has raised it to the highest that it may. */
function openFilesLimit(): number {
  Object.assign(process.report, { excludeNetwork: true }); // the types do not know it yet
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const limit = Number(userLimits?.open_files?.soft);
  return Number.isFinite(limit) ? limit : USUAL;
}
