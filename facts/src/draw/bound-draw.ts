import type { PeoriaName } from '@fairway/golf';
import { type Hex, hashOf } from '../hash.ts';
import { randomnessOf } from './beacon.ts';
import { guestText } from './guest-number.ts';

/** What a draw decides, with all that its result depends on beside the seed: fixed as the draw begins. */
export type DrawSubject =
  | {
      readonly kind: 'counted-holes';
      readonly roundId: string;
      /** Of a division's own Peoria, or of a prize's; both null: of the tournament. */
      readonly divisionId: string | null;
      readonly awardId: string | null;
      readonly day: PeoriaName;
      readonly par: readonly number[];
      readonly strokeIndex: readonly number[] | null;
      /** What the course's card calls the first of these holes, where that is not 1. */
      readonly firstHole?: number | undefined;
    }
  | { readonly kind: 'lucky-draw' }
  /** In ascending order of their ids. */
  | { readonly kind: 'flights'; readonly roundId: string; readonly playerIds: readonly string[] }
  | OpponentsSubject
  | PlacesSubject
  | CaddiesSubject
  | BallotSubject;

/** Who meets whom in a session of matches between teams. */
export type OpponentsSubject = {
  readonly kind: 'opponents';
  readonly matchSessionId: string;
  /** Who may meet: of each two teams, and of each format that they play. Each is drawn by itself. */
  readonly pools: readonly OpponentPool[];
  readonly withinGroups: boolean;
  /** Who met before, the smaller id first, in ascending order. */
  readonly met: readonly (readonly [string, string])[];
  readonly repeats: 'never' | 'if-needed';
};

/** The matches of two teams in one format, in their order, and who is drawn for them. */
export type OpponentPool = {
  readonly matchIds: readonly string[];
  /** Of the first side of each match, and of the second. */
  readonly teamIds: readonly [string, string];
  /** In ascending order of their ids: a golfer's, or those of golfers who play together with `+` between them. */
  readonly entrants: readonly { readonly id: string; readonly team: string; readonly group: string | null }[];
};

/** Who stands where in a knock-out, behind its seeds, or in which group. */
export type PlacesSubject = {
  readonly kind: 'places';
  readonly contestId: string;
  /** The groups in their order, or a knock-out as one without a name: who stays where they are, and how many places are drawn behind them. */
  readonly parts: readonly { readonly name: string | null; readonly kept: readonly string[]; readonly places: number }[];
  /** In ascending order of their ids. */
  readonly entrantIds: readonly string[];
};

/** Which caddie each golfer or side of a session gets. */
export type CaddiesSubject = {
  readonly kind: 'caddies';
  readonly matchSessionId: string;
  /** In the order of the matches. */
  readonly playerIds: readonly string[];
  readonly caddies: readonly string[];
};

/** Who gets a place of those who applied for one. */
export type BallotSubject = {
  readonly kind: 'ballot';
  /** A lot is an application, of one person or a group: for each of them the kind of place. In ascending order; `last`: behind all others. */
  readonly lots: readonly { readonly lot: number; readonly kinds: readonly string[]; readonly last: boolean }[];
  /** Where there are too few places for a lot: its first people get those, it waits and nobody passes it, or smaller ones pass it. */
  readonly groups: 'split' | 'wait' | 'pass';
};

/** Where the public numbers come from. `hallFrom`: without a number of the beacon until then (UTC), three guests in the hall give theirs. */
export type DrawSource = { readonly kind: 'beacon'; readonly round: number; readonly hallFrom: string } | { readonly kind: 'hall' };

/** All that is fixed and sealed before there are any numbers. */
export type SealedDraw = {
  readonly tournamentId: string;
  readonly subject: DrawSubject;
  readonly source: DrawSource;
  /** 32 random bytes. */
  readonly secret: Hex;
};

/** A number that a guest typed on their own phone; null, as is its salt: it is not opened. */
export type GuestNumber = { readonly seal: Hex; readonly number: number | null; readonly salt: Hex | null };

/** A draw as it is published. */
export type PublishedDraw = Omit<SealedDraw, 'secret'> & {
  readonly id: string;
  readonly seal: Hex;
  /** null: not opened yet. */
  readonly secret: Hex | null;
  /** The beacon's signature of the named round; null: not there, or not named. */
  readonly signature: Hex | null;
  readonly guests: readonly GuestNumber[];
  /** What decided: the beacon's random number, or those of the guests in their order; null: not decided. */
  readonly numbers: readonly string[] | null;
};

/** The text whose SHA-256 (of its UTF-8) is the seal: lines with a line feed between them and none at the end. */
export const sealedText = ({ tournamentId, subject, source, secret }: SealedDraw): string =>
  ['Fairway bound draw 1', `tournament ${tournamentId}`, ...subjectLines(subject), sourceLine(source), `secret ${secret}`].join('\n');

function subjectLines(subject: DrawSubject): readonly string[] {
  if (subject.kind === 'lucky-draw') return ['for lucky draw'];
  if (subject.kind === 'flights') return [`for flights of round ${subject.roundId}`, `players ${subject.playerIds.join(',')}`];
  if (subject.kind === 'opponents') return opponentLines(subject);
  if (subject.kind === 'ballot') {
    const lots = subject.lots.map(({ lot, kinds, last }) => `lot ${lot} ${kinds.join(',')}${last ? ' last' : ''}`);
    return ['for places by ballot', `groups ${subject.groups}`, ...lots];
  }
  if (subject.kind === 'places') {
    const parts = subject.parts.map(({ name, kept, places }) => `part ${JSON.stringify([name, kept, places])}`);
    return [`for places of contest ${subject.contestId}`, ...parts, `entrants ${subject.entrantIds.join(',')}`];
  }
  if (subject.kind === 'caddies') {
    const { matchSessionId, playerIds, caddies } = subject;
    return [`for caddies of session ${matchSessionId}`, `players ${playerIds.join(',')}`, `caddies ${JSON.stringify(caddies)}`];
  }
  const { roundId, divisionId, awardId, day, par, strokeIndex, firstHole } = subject;
  const list = awardId === null ? (divisionId === null ? 'list tournament' : `list division ${divisionId}`) : `list award ${awardId}`;
  return [
    `for counted holes of round ${roundId}`,
    list,
    `handicap ${day}`,
    ...(firstHole === undefined ? [] : [`first hole ${firstHole}`]),
    `par ${par.join(',')}`,
    `stroke index ${strokeIndex === null ? 'none' : strokeIndex.join(',')}`,
  ];
}

/** What people type stands in JSON: a comma in a group's name is no separator. */
const opponentLines = ({ matchSessionId, pools, withinGroups, met, repeats }: OpponentsSubject): readonly string[] => [
  `for opponents of session ${matchSessionId}`,
  ...pools.map(({ matchIds, teamIds, entrants }) => {
    return `pool ${JSON.stringify([matchIds, teamIds, entrants.map(({ id, team, group }) => [id, team, group])])}`;
  }),
  `within groups ${withinGroups ? 'yes' : 'no'}`,
  `met ${met.length === 0 ? 'none' : met.map((pair) => pair.join('=')).join(',')}`,
  `repeats ${repeats}`,
];

const sourceLine = (source: DrawSource): string =>
  source.kind === 'hall'
    ? 'numbers of three guests'
    : `numbers of drand quicknet round ${source.round}, of three guests from ${source.hallFrom}`;

export const sealOf = (draw: SealedDraw): Hex => hashOf(sealedText(draw));

/** The text whose SHA-256 is the seed: that of the seal, and a line for each public number in order. */
export const seedText = (draw: SealedDraw, numbers: readonly string[]): string =>
  [sealedText(draw), ...numbers.map((number) => `number ${number}`)].join('\n');

/**
 * The published function of a bound draw: from the sealed secret and the public numbers, what everything is drawn by. Neither half alone
 * says anything about it.
 */
export const seedOf = (draw: SealedDraw, numbers: readonly string[]): Hex => hashOf(seedText(draw, numbers));

/** What does not agree in a published draw. `guest` is where they stand, from 0. */
export type DrawFinding =
  | { code: 'seal-differs'; stated: Hex; made: Hex }
  | { code: 'signature-wrong'; round: number }
  | { code: 'guest-differs'; guest: number; stated: Hex; made: Hex }
  | { code: 'numbers-differ'; stated: readonly string[]; made: readonly string[] };

/**
 * Checks what is published of a draw, as far as it is open: the seal, the guests' seals, and that the numbers that decided are those of the
 * beacon or the guests. `isSigned` says whether the beacon's signature holds; null: there is none to check.
 */
export function drawFindings(draw: PublishedDraw, isSigned: boolean | null): readonly DrawFinding[] {
  const { id, seal, secret, source, signature, guests, numbers } = draw;
  const made = secret === null ? seal : sealOf({ ...draw, secret });
  const ofGuests = guests.flatMap((guest, nth): DrawFinding[] => {
    if (guest.number === null || guest.salt === null) return [];
    const own = hashOf(guestText({ drawId: id, number: guest.number, salt: guest.salt }));
    return own === guest.seal ? [] : [{ code: 'guest-differs', guest: nth, stated: guest.seal, made: own }];
  });
  const given = guests.flatMap(({ number }) => (number === null ? [] : [String(number)]));
  const expected = numbers?.length === 1 && source.kind === 'beacon' ? (signature === null ? [] : [randomnessOf(signature)]) : given;
  return [
    ...(made === seal ? [] : [{ code: 'seal-differs', stated: seal, made } as const]),
    ...(isSigned === false && source.kind === 'beacon' ? [{ code: 'signature-wrong', round: source.round } as const] : []),
    ...ofGuests,
    ...(numbers === null || numbers.join() === expected.join()
      ? []
      : [{ code: 'numbers-differ', stated: numbers, made: expected } as const]),
  ];
}

/** The seed of an opened draw; null: something of it is not known yet. */
export const publishedSeed = (draw: PublishedDraw): Hex | null =>
  draw.secret === null || draw.numbers === null ? null : seedOf({ ...draw, secret: draw.secret }, draw.numbers);

/** What the named round would have given where it did not decide; null: it did, or is not known. */
export function seedOfNamedRound(draw: PublishedDraw): Hex | null {
  const { secret, signature, numbers } = draw;
  if (secret === null || signature === null || numbers?.length === 1) return null;
  return seedOf({ ...draw, secret }, [randomnessOf(signature)]);
}
