import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openClub, PASSWORD } from '../../e2e/kit/club.ts';
import { buildWebIfChanged } from '../../scripts/kit/web.ts';
import { beginSession } from '../../server/src/access/session-store.ts';
import { club } from '../../server/src/db/schema/account/club.ts';
import { users } from '../../server/src/db/schema/account/site.ts';
import { entry } from '../../server/src/db/schema/field/player.ts';
import { startServer } from '../../server/test/engine/process.ts';
import { withDatabase } from '../../server/test/kit/busy-day.ts';
import { sentences } from '../../web/test/words.ts';
import { withFolder } from '../bench/kit/folder.ts';
import type { Drill, Outcome } from './kit/outcome.ts';
import { type Reader, withReader } from './reader.ts';

const [AN, KHANG] = ['Nguyễn Văn An', 'Lê Minh Khang'] as const;
const FLIGHT = [AN, 'Trần Quốc Bình', KHANG, 'Phạm Gia Tâm'];
const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);

/** Addresses below the server's. */
type Day = { readonly caddie: string; readonly desk: string };
/** What a person does in a browser that opens where the errand begins. */
type Errand = { readonly name: string; readonly begins: keyof Day; readonly run: (reader: Reader) => Promise<void> };

const [auth, marker, score] = [
  (await sentences('auth'))('vi'),
  (await sentences('marker'))('vi'),
  (await sentences(['score', 'word']))('vi'),
];

/** Each sentence must be spoken before the next key is pressed. */
async function typeHole({ arrivesAt, hears, press }: Reader): Promise<void> {
  await arrivesAt(marker('key.of', { hole: 1, player: AN }));
  await press('5');
  await hears(`An 5. ${marker('told.next', { player: 'Bình' })}`);
  await press('4');
  await hears(`Bình 4. ${marker('told.next', { player: 'Khang' })}`);
  await press('1', '0', 'Return');
  await hears(`Khang 10. ${marker('told.next', { player: 'Tâm' })}`);
  await press('6');
  await hears(`Tâm 6. ${marker('told.full', { hole: 1 })}`);
  await press('Return');
  await hears(`${marker('hole', { hole: 2 })}, ${marker('par', { par: 4 }).toLowerCase()}`);
}

async function typeCard({ arrivesAt, hears, press, type }: Reader): Promise<void> {
  await arrivesAt(auth('username'));
  await type('manager');
  await press('Tab');
  await hears(auth('password'));
  await type(PASSWORD);
  await press('Return');
  await hears(score('grid'));
  await press('slash');
  await hears(score('finder.label'));
  await type('Khang');
  await hears(score('finder.results', { count: 1 }));
  await press('Return');
  await hears(KHANG);
  for (const hole of HOLES) {
    await press('4');
    if (hole < 18) await hears(`${score('holeNumber', { hole: hole + 1 })}: ${score('nothing')}`);
  }
  await hears(score('spoken.savedFull', { name: KHANG, count: 18, total: 72 }));
}

type Manager = { readonly token: string; readonly clubId: string };

/** The club's manager, logged in; before the server runs. */
const managerOf = (env: Record<string, string>): Promise<Manager> =>
  withDatabase(env, async ({ db }) => {
    const [[manager], [home]] = [await db.select().from(users).where(eq(users.username, 'manager')), await db.select().from(club)];
    return { token: await beginSession(db, manager?.id ?? '', new Date()), clubId: home?.id ?? '' };
  });

/** A tournament of four golfers in one flight. */
async function prepareDay(url: string, { token, clubId }: Manager): Promise<Day> {
  type Answer = { id: string; rounds: { id: string }[]; items: { id: string; url: string }[] };
  const ask = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) ?? null });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  const course = { courseName: 'Champion', par: HOLES.map(() => 4), strokeIndex: HOLES };
  const named = { name: 'Cup Fairway', date: new Date().toISOString().slice(0, 10), clubId, course };
  const { id, rounds } = await ask('POST', '/api/tournaments', { ...named, public: true, capAbove: 36, capCountsAs: 35 });
  const roundId = rounds[0]?.id ?? '';
  const bounds = { gender: 'a', handicapCourseFrom: 0, handicapCourseTo: 36, cut: null };
  await ask('POST', '/api/divisions', { tournamentId: id, name: 'A', ...bounds });
  for (const name of FLIGHT)
    await ask('POST', `/api/tournaments/${id}/players`, { name, gender: 'm', handicapCourse: 10, card: { roundId, flight: '1' } });
  const links = `/api/tournaments/${id}/rounds/${roundId}/links`;
  const { items: flights } = await ask('GET', links);
  const { items: made } = await ask('POST', links, { flightIds: [flights[0]?.id] });
  const { pathname, hash } = new URL(made[0]?.url ?? '');
  return { caddie: pathname + hash, desk: `/tournaments/${id}/scores` };
}

async function play({ name, begins, run }: Errand, folder: string): Promise<Outcome> {
  const env = { DATA_DIR: join(folder, 'data') };
  if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
  await openClub(env.DATA_DIR);
  const manager = await managerOf(env);
  const server = await startServer(env);
  let outcome: Outcome;
  try {
    const day = await prepareDay(server.url, manager);
    outcome = await withReader(folder, server.url + day[begins], async (reader) => {
      const broken = await run(reader).then(
        () => [],
        (error: Error) => [error.message],
      );
      return { load: `${name}, by keys alone`, transcript: reader.spoken(), broken };
    });
  } finally {
    await server.stop();
  }
  return outcome.broken.length === 0 ? outcome : { ...outcome, note: `saved: ${(await savedStrokes(env)).join(' ') || 'nothing'}` };
}

/** In the order in which they came. */
const savedStrokes = (env: Record<string, string>): Promise<(number | null)[]> =>
  withDatabase(env, async ({ db }) => (await db.select().from(entry).orderBy(entry.seq)).map(({ strokes }) => strokes));

const ERRANDS: readonly Errand[] = [
  { name: 'a hole of four golfers', begins: 'caddie', run: typeHole },
  { name: 'a card at the desk', begins: 'desk', run: typeCard },
];

/** A person who hears and has nothing but a keyboard does an errand in Firefox, with Orca. */
export const orca: readonly Drill[] = ERRANDS.map((errand) => ({
  name: `orca and firefox, ${errand.name}`,
  play: () => withFolder((folder) => play(errand, folder)),
}));
