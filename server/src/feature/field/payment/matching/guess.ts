import { PAYMENT_CODE_LENGTH } from '@fairway/api/rule/field/payment/payment-code';
import { plain } from '../../../../text/plain.ts';
import type { MatchLine, Payable } from './payable.ts';

const MOST_GUESSES = 5;
/** A code that is cut off still has its letters and two signs. */
const SHORTEST_CUT = 4;
/** Of a name, by its end: the beginnings of names are few. */
const NAME_END = 8;
/** Of names that end alike; junk may have thousands. */
const MOST_ALIKE = 40;
const ANY = '*';

/** Who may be meant by a line without a right code, the best first: a code that is nearly there, a name, the amount that is owed. */
export function guesser(payables: readonly Payable[], owed: (payable: Payable) => number) {
  const byCode = new Map<string, Payable[]>();
  const byName = new Map<string, { letters: string; payable: Payable }[]>();
  const byAmount = new Map<number, Payable[]>();
  for (const payable of payables) {
    for (const key of nearCodes(payable.code)) add(byCode, key, payable);
    const letters = plain(payable.name)
      .toUpperCase()
      .replace(/[^A-Z]/g, '');
    if (letters.length >= NAME_END) add(byName, letters.slice(-NAME_END), { letters, payable });
    if (owed(payable) > 0) add(byAmount, owed(payable), payable);
  }
  return ({ signs, amount }: MatchLine): string[] => {
    const points = new Map<string, number>();
    const score = (found: readonly Payable[] | undefined, value: number) => {
      for (const { id } of found ?? []) points.set(id, (points.get(id) ?? 0) + value);
    };
    for (let at = 0; at < signs.length; at += 1) {
      if (signs.startsWith('FW', at)) score(nearIn(byCode, signs.slice(at, at + PAYMENT_CODE_LENGTH)), 4);
      const names = byName.get(signs.slice(at, at + NAME_END)) ?? [];
      if (names.length > MOST_ALIKE) continue;
      const named = names.filter(({ letters }) => signs.startsWith(letters, at + NAME_END - letters.length)).map(({ payable }) => payable);
      if (named.length <= MOST_GUESSES) score(named, 2);
    }
    const amounts = byAmount.get(amount) ?? [];
    // an amount that everybody owes says nothing, nor does a name that many have
    if (points.size > 0 || amounts.length <= MOST_GUESSES)
      score(
        amounts.filter(({ id }) => points.size === 0 || points.has(id)),
        1,
      );
    return [...points]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_GUESSES)
      .map(([id]) => id);
  };
}

const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

/** The code with any sign in one place, with two neighbours exchanged, and its beginnings. */
function nearCodes(code: string): Set<string> {
  const places = [...code].map((_, at) => at).slice(2);
  return new Set([
    ...places.map((at) => code.slice(0, at) + ANY + code.slice(at + 1)),
    ...places.slice(0, -1).map((at) => code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2)),
    ...places.map((at) => code.slice(0, at)).filter((start) => start.length >= SHORTEST_CUT),
  ]);
}

function nearIn(byCode: ReadonlyMap<string, Payable[]>, signs: string): Payable[] {
  const keys =
    signs.length < PAYMENT_CODE_LENGTH ? [signs] : [signs, ...[...signs].map((_, at) => signs.slice(0, at) + ANY + signs.slice(at + 1))];
  return [...new Set(keys.flatMap((key) => byCode.get(key) ?? []))];
}
