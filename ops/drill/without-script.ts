import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PublicBoard } from '@fairway/api';
import { programOf } from '../../e2e/browsers/program/program.ts';
import { buildWebIfChanged } from '../../scripts/kit/web.ts';
import { startServer } from '../../server/test/engine/process.ts';
import { busyDay } from '../../server/test/kit/busy-day.ts';
import { sentences } from '../../web/test/words.ts';
import { withFolder } from '../bench/kit/folder.ts';
import { type Drill, type Outcome, Skip } from './kit/outcome.ts';

/** How each prints a page as it shows it, in UTF-8. */
const BROWSERS: Readonly<Record<string, readonly string[]>> = {
  w3m: ['-dump', '-O', 'UTF-8'],
  lynx: ['-dump', '-nolist', '-display_charset=utf-8'],
  links: ['-dump', '-codepage', 'utf-8'],
};
const LANGUAGES = ['Trang này cần JavaScript', 'This page needs JavaScript', 'JavaScript를', 'JavaScriptを', 'JavaScript 后'];

async function play(name: string, parameters: readonly string[], folder: string): Promise<Outcome> {
  const program = programOf(name);
  if (program === undefined) throw new Skip(`no ${name}`);
  if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
  const env = { DATA_DIR: folder };
  let url: string | undefined;
  const { event, outbox } = await busyDay(env, () => url);
  const server = await startServer(env);
  url = server.url;
  try {
    await outbox.drain();
    const show = async (path: string) =>
      (await promisify(execFile)(program, [...parameters, server.url + path])).stdout.replace(/\s+/g, ' ');
    const page = `/tournaments/${event.id}/live`;
    const [board, text] = [await show(page), await show(`${page}?text`)];
    const { lines } = (await (await fetch(`${server.url}/api/live/tournaments/${event.id}`)).json()) as PublicBoard;
    const say = await sentences('public-page');
    const link = [say('vi')('asText'), say('en')('asText')].find((words) => board.includes(words));
    const broken = [
      ...(link === undefined ? ['the board leads to no text'] : []),
      ...LANGUAGES.filter((words) => !board.includes(words)).map((words) => `the board does not say “${words}”`),
      ...lines.filter(({ name: golfer }) => !text.includes(golfer)).map(({ name: golfer }) => `${golfer} is not on the board as text`),
    ];
    return { load: `${lines.length} golfers`, broken };
  } finally {
    await server.stop();
  }
}

/** `npm run drill -- scripts`: the board in browsers that run none. */
export const withoutScripts: readonly Drill[] = Object.entries(BROWSERS).map(([name, parameters]) => ({
  name: `without scripts, ${name}`,
  play: () => withFolder((folder) => play(name, parameters, folder)),
}));
