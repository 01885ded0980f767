import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../../server/test/engine/process.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { playFault } from '../kit/fault.ts';
import { quantile } from '../kit/load.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { addPeople, type Environment, onEmbedded, onPostgres } from '../kit/place.ts';

const PER_SECOND = 50;
const EDITORS = 5;
const SECONDS = 20;
const ALONE_SECONDS = 10;
/**
 * Of the entries that were to be sent within the time; the last ones are still on their way. A machine that is too full for them even
 * without the editors must keep half as many: an entry waits for no more than the edit that is under way.
 */
const leastKept = (alone: number) => Math.min(0.8, alone / 2);

type Player = { id: string; version: number };

/** Changes the notes of some players of the tournament, one after the other, as fast as the server answers. */
async function edit(url: string, path: string, token: string, own: (nth: number) => boolean, end: number): Promise<Map<number, number>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const statuses = new Map<number, number>();
  const { items } = (await (await fetch(`${url}${path}/players`, { headers })).json()) as { items: Player[] };
  const players = items.filter((_, nth) => own(nth));
  for (let nth = 0; performance.now() < end; nth++) {
    const player = players[nth % players.length];
    if (!player) break;
    const body = JSON.stringify({ note: `edit ${nth}`, version: player.version });
    const answer = await fetch(`${url}${path}/players/${player.id}`, { method: 'PATCH', headers, body });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const said = (await answer.json()) as Partial<Player>;
    if (answer.ok && said.version !== undefined) player.version = said.version;
  }
  return statuses;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

const play = (env: Environment): Promise<Outcome> => {
  let people: string[] = [];
  const start = async (_: Environment, filled: Filled) => {
    people = await addPeople(env, filled, EDITORS);
    return startServer(env);
  };
  // one desk, in the tournament whose players are edited
  return playFault(env, { perSecond: PER_SECOND, tournaments: 1, start }, async ({ server, filled, load }) => {
    const path = filled.events[0]?.path ?? '';
    const keptWithin = async (seconds: number): Promise<number> => {
      const before = load.acknowledged().size;
      await wait(seconds * 1000);
      return (load.acknowledged().size - before) / (PER_SECOND * seconds);
    };
    const alone = await keptWithin(ALONE_SECONDS);
    load.answeredMs().length = 0;
    const end = performance.now() + SECONDS * 1000;
    const edits = people.map((token, at) => edit(server.url, path, token, (nth) => nth % EDITORS === at, end));
    const kept = await keptWithin(SECONDS);
    const edited = (await Promise.all(edits)).flatMap((statuses) => [...statuses]);
    const done = edited.reduce((sum, [status, count]) => sum + (status === 200 ? count : 0), 0);
    const other = edited.flatMap(([status, count]) => (status === 200 ? [] : [`${count} × ${status}`]));
    const slowest = Math.round(quantile(load.answeredMs(), 0.99));
    return {
      load: `${EDITORS} people edit players, ${SECONDS} s`,
      note: `${percent(kept)} of the entries within the time, ${percent(alone)} alone, p99 ${slowest} ms · ${[`${done} edits`, ...other].join(', ')}`,
      broken: [...(kept < leastKept(alone) ? ['the desk waits for those who edit'] : []), ...(done === 0 ? ['nobody could edit'] : [])],
    };
  });
};

/** Five people edit players of a tournament in a loop while its desk enters. */
export const editorsBeside: readonly Drill[] = [
  { name: 'editors beside a desk, embedded', play: () => onEmbedded(play) },
  { name: 'editors beside a desk, postgres', play: () => onPostgres(play) },
];
