import { setTimeout as wait } from 'node:timers/promises';
import { workbookFile, workbookParts } from '../../../server/src/feature/field/player-import/sample/workbook-file.ts';
import { evilArchive } from '../../../server/src/feature/field/player-import/test/bomb.ts';
import type { RunningServer } from '../../../server/test/engine/process.ts';
import { playFault } from '../kit/fault.ts';
import { type Load, othersWait, slowestSince } from '../kit/load.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { type Environment, onEmbedded } from '../kit/place.ts';
import { megabytes, residentBytes, startAsUnit } from './memory.ts';

const WARM_UP_MS = 4_000;
const ALONE_MS = 8_000;
const BESIDE_MS = 20_000;
const SAMPLE_MS = 20;
const MOST_GROWTH_MB = 100;
/** So many lists are in the queue all the time: as many as one person may have there. */
const AT_ONCE = 2;

const HEADING = ['Họ và tên', 'HDC'];
const players = (count: number) => Array.from({ length: count }, (_, at) => [`Nguyễn Văn ${at}`, at % 26]);
const MILLION = 1_000_000;

function withTexts(xml: string): Buffer {
  const parts = Object.entries({ ...workbookParts({ rows: [HEADING, ...players(3)] }), 'xl/sharedStrings.xml': xml });
  return evilArchive(parts.map(([path, text]) => ({ path, bytes: Buffer.from(text) })));
}

/** The lists that take a reader longest: the longest that are read, and small ones that unpack to much. */
const LISTS: Readonly<Record<string, () => string | Buffer>> = {
  headings: () => 'Họ và tên\t'.repeat(200_000).slice(0, 2 * MILLION),
  notes: () => [HEADING, ...players(2000)].map((cells) => [...cells, 'x'.repeat(900)].join('\t')).join('\n'),
  players: () => workbookFile({ rows: [HEADING, ...players(2000)] }),
  rows: () => workbookFile({ rows: [HEADING, ...players(30_000)] }),
  texts: () => withTexts(`<sst>${'<si><t>a</t></si>'.repeat(MILLION)}</sst>`),
  entities: () => withTexts(`<sst><si><t>${'&amp;'.repeat(4 * MILLION)}</t></si></sst>`),
};

/** A request as bytes: made before anything is measured, which is in this process too. */
type Sent = { route: 'preview' | 'file'; type: string; body: Uint8Array<ArrayBuffer> };

function requestOf(list: string | Buffer): Sent {
  if (typeof list === 'string')
    return { route: 'preview', type: 'application/json', body: new Uint8Array(Buffer.from(JSON.stringify({ text: list }))) };
  const head = '--list\r\ncontent-disposition: form-data; name="file"; filename="list.xlsx"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), list, Buffer.from('\r\n--list--\r\n')]);
  return { route: 'file', type: 'multipart/form-data; boundary=list', body: new Uint8Array(body) };
}

async function sendList(url: string, path: string, token: string, { route, type, body }: Sent): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const answer = await fetch(`${url}${path}/players/import/${route}`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** What others notice of some work: how long the slowest hundredth of entries and boards took, and the most memory. */
async function noticed(load: Load, server: RunningServer, work: Promise<unknown>): Promise<{ slowest: number; most: number }> {
  slowestSince(load);
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, residentBytes(server));
  }, SAMPLE_MS);
  await work.finally(() => clearInterval(sampling));
  return { slowest: slowestSince(load), most };
}

const play = (env: Environment): Promise<Outcome> =>
  playFault(env, { start: startAsUnit }, async ({ server, filled: { token, events }, load }) => {
    const worst = Object.values(LISTS).map((make) => requestOf(make()));
    const path = events[0]?.path ?? '';
    const statuses: number[] = [];
    let sent = 0;
    const send = async (): Promise<void> => {
      for (const end = performance.now() + BESIDE_MS; performance.now() < end; ) {
        const list = worst[sent++ % worst.length];
        if (list) statuses.push(await sendList(server.url, path, token, list));
      }
    };
    await wait(WARM_UP_MS);
    const before = await noticed(load, server, wait(ALONE_MS));
    const beside = await noticed(load, server, Promise.all(Array.from({ length: AT_ONCE }, send)));
    const after = await noticed(load, server, wait(ALONE_MS));
    const grown = beside.most - Math.max(before.most, after.most);
    const failed = statuses.filter((status) => status >= 500).length;
    const note = `${statuses.length} lists · others p99 ${before.slowest} and ${after.slowest} ms alone, ${beside.slowest} ms beside · RSS ${megabytes(before.most)} and ${megabytes(after.most)}, ${megabytes(beside.most)} beside`;
    const broken = [
      ...(failed > 0 ? [`${failed} lists were an error of the server`] : []),
      ...othersWait(Math.max(before.slowest, after.slowest), beside.slowest),
      ...(grown > MOST_GROWTH_MB * 1024 * 1024 ? [`memory grew by ${megabytes(grown)}`] : []),
    ];
    return { load: `${AT_ONCE} of the worst lists at once`, note, broken };
  });

/** The worst pastes and workbooks are read while desks enter and others look at boards. */
export const worstLists: Drill = { name: 'worst lists, embedded', play: () => onEmbedded(play) };
