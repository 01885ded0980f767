import { plain } from '../../../text/plain.ts';

/** What the passwords that people guess first are made of, in English, in Vietnamese and on a keyboard. */
const COMMON = [
  ...['password', 'passwort', 'pass', 'word', 'admin', 'administrator', 'root', 'user', 'guest', 'login', 'welcome', 'letmein', 'secret'],
  ...['master', 'dragon', 'monkey', 'shadow', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'batman', 'michael', 'jordan'],
  ...['iloveyou', 'love', 'trustno', 'starwars', 'computer', 'internet', 'whatever', 'freedom', 'hello', 'test', 'demo', 'changeme'],
  ...['default', 'system', 'server', 'database', 'company', 'summer', 'winter', 'spring', 'autumn', 'january', 'monday', 'charlie'],
  ...['matkhau', 'quantri', 'quanly', 'nguoidung', 'xinchao', 'anhyeuem', 'emyeuanh', 'yeuem', 'yeuanh', 'vietnam', 'hanoi', 'saigon'],
  ...['danang', 'haiphong', 'congty', 'khongbiet', 'khongco', 'tinhyeu', 'giadinh', 'bongda', 'nguyen', 'concac', 'maimai', 'hoilamgi'],
  ...['golf', 'golfer', 'club', 'birdie', 'eagle', 'fairway', 'caddie', 'handicap', 'giaidau', 'clb', 'san', 'asdf', 'zxcv', 'qwer', 'qaz'],
  ...['wsx', 'edc', 'google', 'facebook', 'zalo', 'apple', 'samsung', 'iphone', 'abc', 'aaa', 'xxx', 'zing', 'killer', 'access', 'flower'],
];
/** Rows of keys, letters and digits, which nobody has to think of. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
];
const FORWARDS_AND_BACK = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
const LOOKS_LIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const FEWEST_DIFFERENT = 5;
const FEWEST_OF_THEIR_OWN = 4;

/**
 * Whether a password is one of those that are guessed first: few different signs, rows of the keyboard, or little more than common words
 * and `context`, words about the person or the product.
 */
export function isEasyPassword(password: string, context: readonly (string | null)[] = []): boolean {
  const text = plain(password);
  if (new Set(text).size < FEWEST_DIFFERENT) return true;
  const words = wordsToGuess(context);
  return readings(text).some((way) => left(way, words) < FEWEST_OF_THEIR_OWN);
}

/** The longest word in a password that is guessed first; null: there is none. */
export function easyWordIn(password: string, context: readonly (string | null)[] = []): string | null {
  const ways = readings(plain(password)).map((way) => way.replace(/[^a-z0-9]/g, ''));
  return wordsToGuess(context).find((word) => ways.some((way) => way.includes(word))) ?? null;
}

/** The longest first. */
const wordsToGuess = (context: readonly (string | null)[]): readonly string[] =>
  [...context.flatMap(wordsOf), ...COMMON].sort((one, other) => other.length - one.length);

/** As it is typed, and with digits and signs read as the letters that they look like. */
const readings = (text: string): readonly string[] => [text, text.replace(/[013457@$]/g, (sign) => LOOKS_LIKE[sign] ?? sign)];

/** A name and its words, as they are typed in a password. */
function wordsOf(name: string | null): string[] {
  const parts = plain(name ?? '').split(/[^a-z0-9]+/);
  return [parts.join(''), ...parts].filter((word) => word.length > 2);
}

/** How much of a password is left without known words and rows of keys; digits beside a known word count for nothing. */
function left(text: string, words: readonly string[]): number {
  const joined = text.replace(/[^a-z0-9]/g, '');
  const ownWords = words.reduce((rest, word) => rest.replaceAll(word, ' '), joined);
  const own = withoutRows(ownWords).replaceAll(' ', '');
  return own.length < joined.length ? own.replace(/\d/g, '').length || digitsApart(own, joined) : text.length;
}

/** Only digits are left: they count if most of the password is made of them. */
const digitsApart = (own: string, joined: string): number => (own.length * 2 > joined.length ? own.length : 0);

const SHORTEST_ROW = 4;
function withoutRows(text: string): string {
  for (let length = text.length; length >= SHORTEST_ROW; length--) {
    for (let at = 0; at + length <= text.length; at++) {
      const part = text.slice(at, at + length);
      if (FORWARDS_AND_BACK.some((row) => row.includes(part))) return withoutRows(`${text.slice(0, at)} ${text.slice(at + length)}`);
    }
  }
  return text;
}
