import {
  type Allocation,
  type AwardRule,
  allocateWithPartners,
  allocateWithSides,
  type Basis,
  type BoardLine,
  type Competitor,
  LATEST_EDITION,
  leaderboard,
  type OwnBalls,
  type PartnersBySide,
  type Rules,
  type Side,
  type StandingPlace,
  sideBoard,
  withoutPrivate,
} from '@fairway/golf';
import { canonical } from '../src/canonical.ts';
import { decidingOf } from '../src/check/ledger-check.ts';
import { speltOut } from '../src/check/prizes-check.ts';
import { type Core, type DayFacts, type FactsSides, FORMAT, FORMAT_VERSION, type Statement } from '../src/day-facts.ts';
import { randomnessOf } from '../src/draw/beacon.ts';
import { type SealedDraw, sealOf, seedOf } from '../src/draw/bound-draw.ts';
import { type Hex, hashOf } from '../src/hash.ts';
import { commitOf, headsOf, type LedgerLine, type LineContent } from '../src/ledger.ts';
import { matchPlayResultOf } from '../src/match-result.ts';
import type { MatchPlayFacts } from '../src/match-schema.ts';
import { signStatement } from '../src/signature.ts';

/** A day as the engine takes it, with everything that is private. */
export type PlayedDay = {
  readonly rules: Rules;
  readonly competitors: readonly Competitor[];
  readonly awards?: readonly AwardRule[];
  readonly allocation?: Allocation;
  /** With a ball each; what their partners play off is worked out. */
  readonly sides?: { readonly ball: OwnBalls; readonly list: readonly Side[] };
  /** Where the competitors are sides of one ball: who plays for each. */
  readonly partners?: PartnersBySide;
  readonly matchPlay?: MatchPlayFacts;
};

const NO_PRIZES: Allocation = {
  oneMainPrizeEach: true,
  members: new Set(),
  absentAtPrizeGiving: new Set(),
  decisions: {},
  backups: 0,
};
/** The key of no site. */
export const TEST_KEY: Hex = '1'.repeat(64);
const TOURNAMENT = 'day';
const BEGUN = Date.parse('2026-04-25T00:00:00.000Z');
/** A lucky draw by a published round of the beacon. */
const ROUND = {
  round: 1000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
const SEALED: SealedDraw = {
  tournamentId: TOURNAMENT,
  subject: { kind: 'lucky-draw' },
  source: { kind: 'beacon', round: ROUND.round, hallFrom: '2023-08-23T16:00:00.000Z' },
  secret: '0a'.repeat(32),
};
const NUMBERS = [randomnessOf(ROUND.signature)];
const SEED = seedOf(SEALED, NUMBERS);
const { tournamentId: _, ...DRAWN } = { ...SEALED, id: 'draw', signature: ROUND.signature, guests: [], numbers: NUMBERS };

const instant = (second: number) => new Date(BEGUN + second * 1000).toISOString();

/** What anyone may know of a day: its result as the engine has it from everything, and the rest without what is private. */
export function coreOf(
  { rules, competitors, awards = [], allocation = NO_PRIZES, sides: played, partners = {}, matchPlay }: PlayedDay,
  bases: readonly Basis[],
): Core {
  const format = played && { size: { from: 1, to: 4 }, ball: played.ball };
  const results =
    played && format
      ? allocateWithSides(rules, competitors, { format, sides: played.list }, awards, allocation)
      : allocateWithPartners(rules, competitors, partners, awards, allocation);
  const field = withoutPrivate(rules, competitors, awards, allocation, results);
  const { decisions, byHand = {}, measurements = [], oneMainPrizeEach } = allocation;
  const told = field.competitors.map(({ id, division, gender, status, playedOff, startingHoles, born, cards, totals }) => ({
    ...{ id, division, gender, status, cards, playedOff: playedOff ?? [], born: born ?? null },
    ...{ from: 'course', startingHoles: startingHoles ?? [], totals: totals ?? [] },
    ...(partners[id] && { partners: partners[id].map(({ id: player, gender: own }) => ({ player, gender: own })) }),
  })) as unknown as Core['competitors'];
  return plain({
    formatVersion: FORMAT_VERSION,
    engine: 'test',
    tournament: { id: TOURNAMENT, firstDay: '2026-04-25', lastDay: '2026-04-25' },
    rounds: rules.rounds.map((_, nth) => ({ id: `round-${nth + 1}`, number: nth + 1 })),
    rules: { edition: LATEST_EDITION, ...rules },
    competitors: told,
    ...(played && { sides: sidesOf(played, rules) }),
    prizes: {
      plan: { oneMainPrizeEach, prizes: awards.map(({ id, membersOnly }) => ({ id, membersOnly })) },
      awards,
      guests: field.guests,
      absent: field.absent,
      decisions,
      byHand,
      measurements,
    },
    ...(matchPlay && { matchPlay }),
    result: {
      ...(matchPlay && { matchPlay: matchPlayResultOf({ rules: plain(rules) as Core['rules'], competitors: told, matchPlay })?.result }),
      places: placesOn(bases, leaderboard(rules, competitors)),
      ...(played && format && { sides: placesOn(bases, sideBoard(rules, format, played.list)) }),
      winners: Object.fromEntries(results.map(({ award, winner }) => [award, winner])),
    },
    seals: [
      { opened: SEED, seal: hashOf(SEED), at: instant(0), of: 'lucky-draw', reason: null, replaced: false, draw: 'draw' },
      { opened: null, seal: hashOf('another'), at: instant(0), of: 'counted-holes', reason: 'mưa', replaced: true, draw: null },
    ],
    draws: [{ ...DRAWN, seal: sealOf(SEALED), at: instant(0), reason: null, abandoned: null }],
  } as unknown as Core);
}

const plain = <Of>(value: Of): Of => JSON.parse(canonical(value));

function sidesOf({ ball: { kind, counting }, list }: NonNullable<PlayedDay['sides']>, { rounds }: Rules): FactsSides {
  const partner = ({ id, status, playedOff }: Competitor, inRounds: Side['inRounds']) => ({
    ...{ player: id, status, playedOff: [...(playedOff ?? [])] },
    plays: rounds.map((_, nth) => {
      const own = inRounds?.[nth]?.find((one) => one.partner === id);
      return inRounds === undefined || (own && own.holes === undefined) ? null : [...(own?.holes ?? [])];
    }),
  });
  return {
    ...{ of: kind === 'own' ? 'holes' : 'rounds', counting },
    list: list.map(({ id, division, status, partners, inRounds }) => ({
      ...{ id, division, status },
      partners: partners.map((one) => partner(one, inRounds)),
    })),
  };
}

function placesOn(
  bases: readonly Basis[],
  lines: readonly Pick<BoardLine, 'id' | 'places' | 'divisionPlaces'>[],
): Core['result']['places'] {
  const placeOf = (place: StandingPlace | null) => place && { position: place.position, tied: place.tied };
  return Object.fromEntries(
    bases.map((basis) => [
      basis,
      Object.fromEntries(
        lines.map((line) => [line.id, { field: placeOf(line.places[basis]), division: placeOf(line.divisionPlaces[basis]) }]),
      ),
    ]),
  );
}

/** The facts of a day that is closed: the ledger of one stroke after the other, one of them corrected, and a signature. */
export function factsOf(day: PlayedDay, bases: readonly Basis[] = ['gross', 'net', 'points']): DayFacts {
  const core = coreOf(day, bases);
  const contents = [openingOf(core), ...scoresOf(core), ...shotsOf(core), ...publicationOf(core)];
  const lines = contents.map((content, nth): LedgerLine => {
    const salt = hashOf(`salt ${nth}`).slice(0, 32);
    return { commit: commitOf(salt, content), opened: { salt, content } };
  });
  const head = headsOf(TOURNAMENT, commitsOf(lines)).at(-1) ?? '';
  const ledger = { head, lines };
  const statement = (number: number, signed: Core): Statement => ({
    ...{ format: FORMAT, tournament: TOURNAMENT, number, at: instant(90_000) },
    core: hashOf(canonical(signed)),
    ledger: { head, lines: lines.length },
  });
  return {
    format: FORMAT,
    final: true,
    core,
    names: {
      ...{ tournament: 'Giải </script> mùa xuân', club: 'CLB Golf', divisions: { A: 'Bảng A' } },
      competitors: Object.fromEntries([...core.competitors, ...(core.sides?.list ?? [])].map(({ id }) => [id, `Nguyễn ${id}`])),
      awards: {},
    },
    ledger,
    signature: signStatement(statement(2, core), TEST_KEY),
    replaced: [signStatement(statement(1, { ...core, engine: 'earlier' }), TEST_KEY)],
  };
}

const commitsOf = (lines: readonly LedgerLine[]): Hex[] => lines.map(({ commit }) => commit);

function openingOf(core: Core): LineContent {
  const changes = [...decidingOf(core)].map(([key, value]) => {
    const [of = '', ...id] = key.split(' ');
    return { of: of as 'rule', id: id.join(' '), value };
  });
  return plain({ kind: 'opening', at: instant(0), begins: 'first-score', changes, scores: [] });
}

/** Whoever has a score on the first hole of the first round was given another there at first. */
function scoresOf({ competitors, rounds, matchPlay }: Core): LineContent[] {
  const contents: LineContent[] = [];
  const put = (player: string, nth: number, hole: number, value: number | 'pickup', replaces: number | null = null) => {
    const at = instant(60 * contents.length);
    const line = {
      kind: 'score',
      entered: instant(60 * contents.length - 5),
      at,
      round: rounds[nth]?.id ?? '',
      player,
      hole,
      value,
    } as const;
    contents.push({ ...line, source: hole === 18 ? 'desk' : 'marker', replaces, settles: false, stands: true });
  };
  const ofSides = matchPlay?.cards.map((side) => ({ ...side, totals: [] })) ?? [];
  for (const { id, cards, totals } of [...competitors, ...ofSides]) {
    cards.forEach((card, nth) => {
      card.forEach((score, at) => {
        if (score !== null && nth + at === 0) put(id, nth, at + 1, 9);
        if (score !== null) put(id, nth, at + 1, score, nth + at === 0 ? contents.length + 1 : null);
      });
    });
    totals.forEach((total, nth) => {
      if (total !== null) put(id, nth, 0, total);
    });
  }
  return contents;
}

const publicationOf = ({ prizes }: Core): LineContent[] =>
  prizes === null ? [] : [{ kind: 'change', at: instant(85_000), of: 'publication', id: 'winners', value: speltOut(prizes) }];

function shotsOf({ prizes }: Core): LineContent[] {
  return (prizes?.measurements ?? []).map(({ id, kind, hole, centimetres, driveCentimetres, onTarget }, nth) => ({
    ...{ kind: 'change', at: instant(80_000), of: 'shot', id: `${id} round-1 ${kind} ${hole} ${nth}` },
    value: { player: id, round: 'round-1', kind, hole, centimetres, driveCentimetres: driveCentimetres ?? null, onTarget },
  }));
}
