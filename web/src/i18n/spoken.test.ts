import { CLUB } from '@fairway/api/record/club';
import { CONTRACT } from '@fairway/api/record/contract';
import { DIVISION } from '@fairway/api/record/division';
import { FLIGHT } from '@fairway/api/record/flight';
import { GOLFER, SIGNUP_PERSON } from '@fairway/api/record/golfer';
import type { RecordFields } from '@fairway/api/record/kind';
import { TEAM } from '@fairway/api/record/side';
import { SITE } from '@fairway/api/record/site';
import { SPONSOR } from '@fairway/api/record/sponsor';
import { TICKET_ANSWER, TICKET_QUESTION } from '@fairway/api/record/ticket';
import { TOURNAMENT } from '@fairway/api/record/tournament';
import { USER } from '@fairway/api/record/user';
import { describe, expect, test } from 'vitest';
import { namespacesOf } from '../../test/namespaces.ts';
import { spokenIn } from '../../test/spoken.ts';
import { sentencesOf } from '../../test/words.ts';

const sources = import.meta.glob<string>(
  ['../../../{api,server,web}/src/**/*.{ts,tsx}', '!**/*.test.*', '!**/test/**', '!../../../api/src/word/{vi,en}/**'],
  { query: '?raw', import: 'default', eager: true },
);

const rules = import.meta.glob<string>('../../../golf/src/**/*.ts', { query: '?raw', import: 'default', eager: true });

/** Rooms that use the words of only a few namespaces. Codes and tables of codes are keys there. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'api/src': ['message', 'match-board', 'public-signup'],
  'server/src': ['message', 'choice', 'entry-list', 'public-page', 'public-season'],
  'web/src/live': [
    'captain',
    'explanation',
    'live',
    'match-board',
    'public-ballot',
    'public-check',
    'public-follow',
    'public-golfer',
    'public-lucky-draw',
    'public-regulation',
    'public-season',
    'public-signup',
    'public-television',
    'seal',
  ],
};

/** The part of the program that a file belongs to: within it, sentences are passed on. */
const partOf = (path: string): string =>
  Object.keys(ROOMS).find((room) => path.startsWith(`${room}/`)) ?? /^web\/src\/(?:feature\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;

const files = Object.entries(sources).map(([from, text]) => {
  const path = new URL(from, 'file:///web/src/i18n/').pathname.slice(1);
  return { part: partOf(path), ...spokenIn(path, text) };
});
type File = (typeof files)[number];

/** The namespaces whose keys a file may use without a prefix: its own, or those of its part if it gets the sentences from there. */
const namespacesSpoken = ({ part, namespaces }: File): readonly string[] =>
  ROOMS[part] ?? (namespaces.length > 0 ? namespaces : files.filter((one) => one.part === part).flatMap((one) => one.namespaces));

/** Whether a text may be a key although it is not used directly: where a variable is used, and in a table beside it. */
const mayBeTable = (file: File): boolean =>
  file.part in ROOMS ||
  file.saysVariables ||
  (file.namespaces.length === 0 && files.some((one) => one.part === file.part && one.saysVariables));

/** What may be put into a template: any word in the program. */
const WORDS = new Set(Object.values({ ...sources, ...rules }).flatMap((text) => text.match(/[\w-]+/g) ?? []));

const everySpoken = files.map((file) => ({ ...file, spoken: namespacesSpoken(file), isTable: mayBeTable(file) }));

/** The records whose labels and choices are said by rule: `useRecordFields`. */
const RECORDS: Readonly<Record<string, RecordFields>> = {
  ...{
    user: USER,
    site: SITE,
    club: CLUB,
    golfer: GOLFER,
    signup: SIGNUP_PERSON,
    tournament: TOURNAMENT,
    division: DIVISION,
    flight: FLIGHT,
    sponsor: SPONSOR,
    team: TEAM,
  },
  ...{ contract: CONTRACT, ticket: { ...TICKET_QUESTION, ...TICKET_ANSWER } },
};
const saidByRule = new Set(
  Object.entries(RECORDS).flatMap(([word, fields]) =>
    Object.entries(fields).flatMap(([key, field]) => [
      `${word}:field.${key}`,
      ...(field.kind === 'choice' ? field.of.map((choice) => `${word}:${key}.${choice}`) : []),
    ]),
  ),
);

/** What may say a key of a namespace: a text, or a pattern; `isLoose`: no function says it, so it is a key only if it has a dot. */
type Saying = { text: string; isLoose: boolean };

function sayingsOf(namespace: string): Saying[] {
  const prefix = `${namespace}:`;
  return everySpoken.flatMap(({ spoken, mentions, isTable }) =>
    mentions.flatMap(({ pattern, said }) => {
      if (pattern.startsWith(prefix)) return { text: pattern.slice(prefix.length), isLoose: false };
      return spoken.includes(namespace) ? { text: pattern, isLoose: !said && !isTable } : [];
    }),
  );
}

/** Asks whether a key of a namespace is said anywhere. */
function asking(namespace: string): (key: string) => boolean {
  const sayings = sayingsOf(namespace);
  const isPattern = ({ text }: Saying) => /(?<!\\)\(/.test(text);
  const patterns = sayings.filter(isPattern).map(({ text, isLoose }) => ({ pattern: new RegExp(`^${text}$`), isLoose }));
  const texts = sayings.filter((saying) => !isPattern(saying));
  const unescaped = (isLoose: boolean) =>
    new Set(texts.filter((saying) => saying.isLoose === isLoose).map(({ text }) => text.replace(/\\(.)/g, '$1')));
  const [sure, loose] = [unescaped(false), unescaped(true)];
  return (key) => {
    const mayBeLoose = key.includes('.');
    if (saidByRule.has(`${namespace}:${key}`) || sure.has(key) || (mayBeLoose && loose.has(key))) return true;
    return patterns.some(({ pattern, isLoose }) => {
      const found = isLoose && !mayBeLoose ? null : pattern.exec(key);
      return found?.slice(1).every((part) => WORDS.has(part)) ?? false;
    });
  };
}

describe.each(namespacesOf('vi'))('the words of %s', async (namespace) => {
  const keys = [...(await sentencesOf('vi', namespace)).keys()].map((key) => key.replace(/_other$/, ''));

  test('are all used somewhere', () => {
    const isSaid = asking(namespace);
    expect(keys.filter((key) => !isSaid(key))).toEqual([]);
  });
});

test('an unused key is found', () => {
  const isSaid = asking('player');
  expect(isSaid('field.name')).toBe(true);
  expect(['nobody-says-this', 'field.nobody-says-this', 'title.name'].filter(isSaid)).toEqual([]);
});
