import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProgram } from '../../e2e/browsers/program/program.ts';
import { programNamed } from './kit/program.ts';

/** A person at a screen of their own who hears it through Orca and has nothing but a keyboard. */
export type Reader = {
  /** Everything that was spoken, in order, without the names of the keys. */
  readonly spoken: () => readonly string[];
  /** Presses keys by their X names, one after the other: `Tab`, `5`, `ctrl+k`. */
  readonly press: (...keys: string[]) => Promise<void>;
  /** Types a text of the keys of an American keyboard. */
  readonly type: (text: string) => Promise<void>;
  /**
   * Waits until each of these is spoken, in this order, since what was heard last. Fails with what was spoken in its place, which keys the
   * reader has seen, and what has its focus; its log is kept.
   */
  readonly hears: (...sentences: string[]) => Promise<void>;
  /** The same of a page that opens: of the first one in a new browser Orca sometimes says only its title, with its focus where it belongs. */
  readonly arrivesAt: (name: string) => Promise<void>;
};

const LIMIT_MS = 60_000;
const LOOK_MS = 100;

/** A fresh Firefox that asks nothing and adds nothing to an address. */
const PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.topsites': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'permissions.default.persistent-storage': 1,
  'signon.rememberSignons': false,
};

/** Orca writes each line of its log at once: all that it speaks, also where no program gives it a voice. */
const customization = (log: string) =>
  `from orca import debug\ndebug.debugFile = open(${JSON.stringify(log)}, "w", buffering=1)\ndebug.debugLevel = debug.LEVEL_INFO\n`;

/** Where the log of an errand that was not heard is kept. */
const KEPT_LOG = join(tmpdir(), 'fairway-orca.log');

/** What it writes of a key has a space before the voice. */
const spokenIn = (log: string): string[] =>
  [...log.matchAll(/SPEECH OUTPUT: '(.*)'(?: voice=\w+)?\{/g)].map(([, speech = '']) => speech.trim());
const keysIn = (log: string): string[] => [...log.matchAll(/SPEECH OUTPUT: '(\S.*) ' \{/g)].map(([, key = '']) => key);
const focusIn = (log: string): string => [...log.matchAll(/Changing locusOfFocus from .* to (\[.*?\])\. Notify/g)].at(-1)?.[1] ?? 'nothing';

/** The work of a person who hears, in a folder that is theirs and a fresh browser that opens at the address. */
export async function withReader<Result>(folder: string, address: string, work: (reader: Reader) => Promise<Result>): Promise<Result> {
  const [bus, xvfb, orca, firefox, xdotool] = PROGRAMS.map(programNamed) as unknown as Programs;
  const { log, profile, env } = furnish(folder);
  const ends: (() => Promise<void>)[] = [];
  const start = async (file: string, parameters: string[], ready: RegExp): Promise<string> => {
    const { match, end } = await startProgram(file, parameters, ready, env);
    ends.unshift(end);
    return match[0].trim();
  };
  const hand = async (...parameters: string[]): Promise<void> => {
    await once(spawn(xdotool, parameters, { env: { ...process.env, ...env }, stdio: 'ignore' }), 'exit');
  };
  try {
    env.DISPLAY = `:${await start(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24'], /\d+\n/)}`;
    env.DBUS_SESSION_BUS_ADDRESS = await start(bus, ['--session', '--nofork', '--print-address'], /unix:\S+\n/);
    const reader = readerOf(log, hand);
    ends.unshift(inBackground(orca, [], env));
    await reader.hears('Screen reader on.');
    ends.unshift(inBackground(firefox, ['--no-remote', '--profile', profile, '--width', '1280', '--height', '900', address], env));
    await hand('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowfocus');
    return await work(reader);
  } finally {
    for (const end of ends) await end();
  }
}

const PROGRAMS = ['dbus-daemon', 'Xvfb', 'orca', 'firefox-esr', 'xdotool'] as const;
type Programs = [bus: string, xvfb: string, orca: string, firefox: string, xdotool: string];

/** The folders of a person, and the environment in which their programs find them; speech-dispatcher would wait for a sound card. */
function furnish(folder: string): { log: string; profile: string; env: Record<string, string> } {
  const [home, profile, log] = [join(folder, 'home'), join(folder, 'profile'), join(folder, 'orca.log')];
  for (const made of [home, profile, join(home, 'orca')]) mkdirSync(made, { mode: 0o700 });
  const preferences = Object.entries({ ...PREFERENCES, 'intl.accept_languages': 'vi' });
  writeFileSync(join(profile, 'user.js'), preferences.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(''));
  writeFileSync(join(home, 'orca', 'orca-customizations.py'), customization(log));
  writeFileSync(log, '');
  const env = { HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: home, LANG: 'C.UTF-8' };
  return { log, profile, env: { ...env, GNOME_ACCESSIBILITY: '1', SPEECHD_CMD: '/bin/false' } };
}

function readerOf(log: string, hand: (...parameters: string[]) => Promise<void>): Reader {
  const read = () => readFileSync(log, 'utf8');
  const spoken = () => spokenIn(read());
  let [heard, keys] = [0, 0];
  const isHeard = (sentence: string): boolean => {
    const at = spoken().findIndex((heardLine, nth) => nth >= heard && heardLine.includes(sentence));
    if (at < 0) return false;
    [heard, keys] = [at + 1, keysIn(read()).length];
    return true;
  };
  const expectSoon = async (sentence: string, isThere: () => boolean): Promise<void> => {
    for (const begun = Date.now(); !isThere(); await wait(LOOK_MS)) if (Date.now() - begun > LIMIT_MS) throw missed(sentence);
  };
  const missed = (sentence: string): Error => {
    copyFileSync(log, KEPT_LOG);
    const facts = [
      `“${sentence}” is not heard, but: ${spoken().slice(heard).join(' | ') || 'nothing'}`,
      `keys since then: ${keysIn(read()).slice(keys).join(' ') || 'none'}`,
      `focus: ${focusIn(read())}`,
      `Orca’s log: ${KEPT_LOG}`,
    ];
    return new Error(facts.join('; '));
  };
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await hand('key', key);
  };
  const type = (text: string) => hand('type', '--delay', '40', text);
  return {
    spoken,
    press,
    type,
    hears: async (...sentences) => {
      for (const sentence of sentences) await expectSoon(sentence, () => isHeard(sentence));
    },
    arrivesAt: (name) => expectSoon(name, () => isHeard(name) || focusIn(read()).includes(name)),
  };
}

/** Starts a program that says nothing when it is ready. Returns what ends it. */
function inBackground(file: string, parameters: string[], env: Record<string, string>): () => Promise<void> {
  const child = spawn(file, parameters, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    kill();
    await ended;
  };
}
