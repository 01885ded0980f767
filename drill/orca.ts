import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { withFolder } from '../bench/folder.ts';
import { openClub, PASSWORD } from '../e2e/kit/club.ts';
import { beginSession } from '../server/src/access/session-store.ts';
import { club } from '../server/src/db/schema/club.ts';
import { users } from '../server/src/db/schema/site.ts';
import { startServer } from '../server/test/engine/process.ts';
import { withDatabase } from '../server/test/kit/busy-day.ts';
import { sentences } from '../web/test/words.ts';
import type { Drill, Outcome } from './outcome.ts';
import { type Reader, withReader } from './reader.ts';

const TOURNAMENT = 'Cup Fairway';
const [AN, BINH, KHANG, TAM] = ['Nguyễn Văn An', 'Trần Quốc Bình', 'Lê Minh Khang', 'Phạm Gia Tâm'] as const;
const ARRIVAL_MS = 6_000;
const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;
type Answer = { id: string; rounds: { id: string }[]; items: { id: string; url: string }[] };
type Day = {
  readonly ask: Ask;
  /** Of the tournament, below the server's address. */
  readonly path: string;
  /** Of its round's routes. */
  readonly round: string;
  /** Where the flight's QR code leads. */
  readonly link: string;
  /** Of the four golfers, in their order. */
  readonly playerIds: readonly string[];
};

/** A public tournament of four golfers in one flight. */
async function prepareDay(ask: Ask, clubId: string): Promise<Day> {
  const course = { courseName: 'Champion', par: HOLES.map(() => 4), strokeIndex: HOLES };
  const named = { name: TOURNAMENT, date: new Date().toISOString().slice(0, 10), clubId, course };
  const { id, rounds } = await ask('POST', '/api/tournaments', { ...named, public: true, capAbove: 36, capCountsAs: 35 });
  const roundId = rounds[0]?.id ?? '';
  const bounds = { gender: 'a', handicapCourseFrom: 0, handicapCourseTo: 36, cut: null };
  await ask('POST', '/api/divisions', { tournamentId: id, name: 'A', ...bounds });
  const playerIds: string[] = [];
  for (const name of [AN, BINH, KHANG, TAM]) {
    const player = { name, gender: 'm', handicapCourse: 10, card: { roundId, flight: '1' } };
    playerIds.push((await ask('POST', `/api/tournaments/${id}/players`, player)).id);
  }
  const round = `/api/tournaments/${id}/rounds/${roundId}`;
  const { items: flights } = await ask('GET', `${round}/links`);
  const { items: links } = await ask('POST', `${round}/links`, { flightIds: [flights[0]?.id] });
  const { pathname, hash } = new URL(links[0]?.url ?? '');
  return { ask, path: `/tournaments/${id}`, round, link: pathname + hash, playerIds };
}

/** Whole cards, or single holes, as another person enters them. */
const enter = ({ ask, round, playerIds }: Day, strokes: readonly { golfer: number; hole: number; score: number }[]) => {
  const entryOf = ({ golfer, hole, score }: (typeof strokes)[number]) => {
    const place = { playerId: playerIds[golfer], hole, score, replaces: null };
    return { id: randomUUID(), ...place, enteredAt: new Date().toISOString(), device: null };
  };
  return ask('POST', `${round}/entries`, { entries: strokes.map(entryOf) });
};

const [auth, marker, score, desk, live, palette, shell, winner] = [
  (await sentences('auth'))('vi'),
  (await sentences('marker'))('vi'),
  (await sentences(['score', 'word']))('vi'),
  (await sentences('desk'))('vi'),
  (await sentences('live'))('vi'),
  (await sentences('palette'))('vi'),
  (await sentences('shell'))('vi'),
  (await sentences(['winner', 'tournament']))('vi'),
];

/** The six errands, one after the other, by keys alone; each sentence must be spoken before the next key is pressed. */
async function day(reader: Reader, url: string, prepared: Day): Promise<void> {
  await typeHole(reader, url + prepared.link);
  await logIn(reader, url);
  await findScreen(reader);
  await typeCard(reader);
  await settleDifference(reader, prepared);
  await followGolfer(reader, `${url}${prepared.path}/live`);
  await publishWinners(reader, url, prepared);
}

async function typeHole({ go, hears, press }: Reader, link: string): Promise<void> {
  await go(link);
  await hears(marker('key.of', { hole: 1, player: AN }));
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

async function logIn({ go, hears, press, type }: Reader, url: string): Promise<void> {
  await go(`${url}/login`);
  await hears(auth('username'));
  await type('manager');
  await press('Tab');
  await hears(auth('password'));
  await type(PASSWORD);
  await press('Return');
  await hears(winner('tournament:list.count', { count: 1 }));
}

async function findScreen({ hears, press, type }: Reader): Promise<void> {
  await press('ctrl+k');
  await hears(palette('keys.palette'), TOURNAMENT);
  await type('cup');
  await hears(palette('count', { count: 1 }));
  await press('Return');
  // Orca may be silent about a new screen, where the old focus went with the old one
  await wait(ARRIVAL_MS);
  await press('ctrl+k');
  await hears(palette('keys.palette'));
  await type('nhap diem');
  await hears(shell('screen.scores'));
  await press('Return');
  await hears(score('grid'));
}

async function typeCard({ hears, press, type }: Reader): Promise<void> {
  await press('slash');
  await hears(score('finder.label'));
  await type('Khang');
  await hears(score('finder.results', { count: 1 }));
  await press('Return');
  await hears(KHANG); // with the heads of the row and of the second hole, the first without a score
  await press('4');
  for (let hole = 3; hole <= 18; hole++) {
    await hears(`${score('holeNumber', { hole })}: ${score('nothing')}`);
    await press('4');
  }
  await hears(score('spoken.savedFull', { name: KHANG, count: 17, total: 78 }));
}

async function settleDifference({ hears, press, pressTo, type }: Reader, prepared: Day): Promise<void> {
  await enter(prepared, [{ golfer: 0, hole: 1, score: 3 }]);
  await pressTo('shift+Tab', score('dispute.button', { count: 1 }));
  await press('Return');
  await hears(desk('dispute.title'), desk('dispute.decide'));
  await press('Down');
  await hears(desk('dispute.rival'));
  await press('Tab');
  await hears(desk('dispute.reason'));
  await type('OK, card');
  await press('Return');
  await hears(score('spoken.settled', { hole: `${AN}, ${score('holeNumber', { hole: 1 })}`, after: score('strokes', { count: 3 }) }));
}

async function followGolfer({ go, hears, press, pressTo }: Reader, address: string): Promise<void> {
  await go(address);
  await hears('Finished loading');
  await pressTo('Tab', live('follow', { name: BINH }));
  await press('Return');
  await hears('pressed');
}

async function publishWinners({ go, hears, press, pressTo }: Reader, url: string, prepared: Day): Promise<void> {
  const rest = HOLES.slice(1).flatMap((hole) => [0, 1, 3].map((golfer) => ({ golfer, hole, score: 4 })));
  await enter(prepared, rest);
  await prepared.ask('POST', `${prepared.round}/finish`);
  await go(`${url}${prepared.path}/winners`);
  await hears('Finished loading');
  await pressTo('Tab', winner('publication.publish'));
  await press('Return');
  await hears(winner('tournament:detail.published'));
}

async function play(folder: string): Promise<Outcome> {
  const env = { DATA_DIR: join(folder, 'data') };
  await openClub(env.DATA_DIR);
  const { token, clubId } = await withDatabase(env, async ({ db }) => {
    const [[manager], [home]] = [await db.select().from(users).where(eq(users.username, 'manager')), await db.select().from(club)];
    return { token: await beginSession(db, manager?.id ?? '', new Date()), clubId: home?.id ?? '' };
  });
  const server = await startServer(env);
  const ask: Ask = async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) ?? null });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  try {
    const prepared = await prepareDay(ask, clubId);
    return await withReader(folder, async (reader) => {
      const broken = await day(reader, server.url, prepared).then(
        () => [],
        (error: Error) => [error.message],
      );
      return { load: 'six errands by keys, heard through Orca', transcript: reader.spoken(), broken };
    });
  } finally {
    await server.stop();
  }
}

/** Who hears and types does six errands in Firefox with Orca, from the caddie's hole to the winners. */
export const orca: Drill = { name: 'orca and firefox', play: () => withFolder(play) };
