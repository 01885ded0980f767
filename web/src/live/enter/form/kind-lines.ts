import type { EnterPage } from '@fairway/api';
import { feeOn } from '@fairway/api/rule/field/signup/price';
import { dateIn } from '@fairway/api/word/language';
import { formatHandicap, formatMoney } from '@fairway/api/word/number';
import { formatInstant } from '../../../lib/value/date.ts';
import type { Spoken } from '../words.ts';
import { dayOf } from './price.ts';
import { memberUntil } from './spot.ts';

type Kind = EnterPage['form']['kinds'][number];
export type KindProps = Spoken & { page: EnterPage };

/** What a kind of place costs, how many are left or wait, and for whom it is. */
export function kindLines(kind: Kind, { page, say, language }: KindProps): string[] {
  const { timeZone } = page.tournament;
  const spots = page.kinds.find(({ kindId }) => kindId === kind.id);
  const { gender, handicap, age, member } = kind.eligibility;
  const range = (of: { from: number | null; to: number | null }, inWords: (number: number) => string) =>
    of.from !== null && of.to !== null
      ? `${inWords(of.from)}–${inWords(of.to)}`
      : of.from !== null
        ? say('kind.atLeast', { number: inWords(of.from) })
        : say('kind.atMost', { number: inWords(of.to ?? 0) });
  const until = memberUntil(kind, page);
  const nextFee = kind.fees.find(({ from }) => from !== null && from > dayOf(page));
  return [
    [
      formatMoney(feeOn(kind, dayOf(page)), language),
      nextFee && say('kind.nextFee', { fee: formatMoney(nextFee.amount, language), date: dateIn(language, nextFee.from ?? '') }),
    ],
    [spots && (page.way === 'ballot' ? say('kind.places', { count: spots.places }) : spotsIn(spots, say))],
    [
      gender && say(`kind.gender.${gender}`),
      handicap && say('kind.handicap', { range: range(handicap, (number) => formatHandicap(number, language)) }),
      age && say('kind.age', { range: range(age, String) }),
      member && say('kind.member'),
      until !== null && say('kind.membersUntil', { time: formatInstant(until, timeZone) }),
      kind.who === 'code' && say('kind.code'),
      kind.who === 'list' && say('kind.list'),
    ],
  ]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter(Boolean);
}

function spotsIn({ free, waiting, waitingFree }: EnterPage['kinds'][number], say: Spoken['say']): string {
  if (free > 0) return say('kind.free', { count: free });
  return waitingFree > 0 ? say('kind.waiting', { count: waiting }) : say('kind.full', { count: waiting });
}
