import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocation, award, cardToPar, competitor, holeAward, PLAIN_COURSE, rules, shot, side } from '../../golf/test-kit/index.ts';
import { factsOf, type PlayedDay, TEST_KEY } from '../test-kit/index.ts';
import { canonical } from './canonical.ts';
import { checkFacts } from './check/check.ts';
import type { Checked, Finding } from './check/finding.ts';
import type { DayFacts } from './day-facts.ts';
import { type DrawSubject, sealOf } from './draw/bound-draw.ts';
import { signStatement } from './signature.ts';

const FIELD = [
  competitor('an', { division: 'A', handicap: 123, cards: [cardToPar(PLAIN_COURSE, { 1: 1 })] }),
  competitor('binh', { division: 'A', handicap: 200, cards: [cardToPar(PLAIN_COURSE, { 4: 2 })], totals: [null] }),
  competitor('chi', { division: 'B', gender: 'f', handicap: 40, cards: [[]], totals: [92] }),
  competitor('dung', { division: 'B', status: 'WD', handicap: 40, cards: [['pickup', 5]] }),
] as const;
const asPartner = (nth: 0 | 1 | 2 | 3) => ({ ...FIELD[nth], playedOff: [10 * nth] });
const FOUR: PlayedDay = {
  rules: rules({ divisionRestrictions: { B: { allowance: 90 } } }),
  competitors: FIELD,
  sides: {
    ball: { kind: 'own', counting: 1 },
    list: [
      side('one', {
        division: 'A',
        partners: [asPartner(0), asPartner(1)],
        inRounds: [[{ partner: 'an' }, { partner: 'binh', holes: [1, 2, 3] }]],
      }),
      side('two', { partners: [asPartner(2), asPartner(3)] }),
    ],
  },
  awards: [
    award('pairs', { kind: 'best-gross', basis: 'gross', of: 'sides' }),
    award('gross', { kind: 'best-gross', basis: 'gross' }),
    award('net'),
    holeAward('nearest-pin', 3),
  ],
  allocation: allocation({
    members: new Set(['an', 'chi']),
    decisions: { net: 'binh' },
    measurements: [shot('binh', 'nearest-pin', 3, 140)],
  }),
};
const facts = factsOf(FOUR);

/** A cup: foursomes of two women, who receive their stroke by the card for women, and singles that nobody has a stroke of. */
const WOMEN = { par: PLAIN_COURSE.par, strokeIndex: PLAIN_COURSE.par.map((_, at) => 18 - at) };
const ofTeams = { format: 'foursomes', teams: ['x', 'y'], node: null, startingHole: null } as const;
const CUP: PlayedDay = {
  rules: rules({ rounds: [{ ...PLAIN_COURSE, women: WOMEN }] }),
  competitors: FIELD.map((one) => ({ ...one, cards: [[]], totals: [null] })),
  awards: [award('drive', { kind: 'longest-drive', hole: 4, basis: 'gross' }), award('gift', { kind: 'gift', basis: 'gross' })],
  allocation: allocation({ measurements: [shot('an', 'longest-drive', 4, 21_000), shot('binh', 'longest-drive', 4, 20_000)] }),
  matchPlay: {
    cards: [
      { id: 'women', cards: [cardToPar(PLAIN_COURSE, { 18: 2 }) as number[]] },
      { id: 'men', cards: [cardToPar(PLAIN_COURSE, {}) as number[]] },
    ],
    contests: [
      {
        id: 'cup',
        rule: { kind: 'cup', teams: ['x', 'y'], holder: 'x', ties: [{ by: 'holder' }] },
        sessions: [
          {
            ...{ id: 'morning', round: 1, points: { won: 10, halved: 5, lost: 0 }, end: 'halved', nassau: false },
            matches: [
              {
                ...{ ...ofTeams, teams: ['x', 'y'], id: 'foursomes', sides: ['women', 'men'], words: [] },
                balls: [[{ id: 'women', strokes: 1, gender: 'f' }], [{ id: 'men', strokes: 0 }]],
              },
              {
                ...{ ...ofTeams, teams: ['x', 'y'], id: 'singles', format: 'singles', sides: ['an', 'binh'], balls: [[], []] },
                words: [{ id: 'said', word: { kind: 'result', winner: 1, score: { up: 3, left: 2 } } }],
              },
            ],
          },
        ],
      },
    ],
  },
};
const withoutKey = (of: DayFacts): DayFacts => ({ ...of, signature: null, replaced: [] });

type Path = readonly (string | number)[];
type Leaf = { readonly path: Path; readonly value: unknown };

function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, own]) => leavesOf(own, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** The same with another leaf: a number one higher, a text with another last letter, of hexadecimal digits another one. */
function withLeaf(of: unknown, [key, ...rest]: Path, changed: (value: unknown) => unknown): unknown {
  if (key === undefined) return changed(of);
  const copy = Array.isArray(of) ? [...of] : { ...(of as object) };
  (copy as Record<string | number, unknown>)[key] = withLeaf((of as Record<string | number, unknown>)[key], rest, changed);
  return copy;
}

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 1;
  const text = String(value);
  return text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
}

/** What a finding must name when this is changed; null: another finding, or a refusal, is enough. */
function expectedOf([part, ...path]: Path): Partial<Finding> | null {
  const [, nth] = path as [string, number];
  if (part === 'ledger') return path[0] === 'lines' ? { of: 'line', serial: nth + 1 } : { of: 'head' };
  if (part === 'signature' || part === 'replaced') return { of: 'signature' };
  if (part === 'final') return { of: 'signature', number: 2 };
  if (part !== 'core') return null;
  const player = facts.core.competitors[nth]?.id;
  switch (path[0]) {
    case 'rules':
      return { of: 'rule', id: path[1] as unknown as string };
    case 'competitors':
      if (path[2] === 'cards') return { of: 'score', player, round: 1, hole: Number(path[4]) + 1 };
      if (path[2] === 'totals') return { of: 'score', player, round: 1, hole: 0 };
      return path[2] === 'id' || path[2] === 'born' ? null : { of: 'competitor', id: player };
    case 'sides':
      return path[2] === undefined
        ? { of: 'side' }
        : path[3] === 'id'
          ? null
          : { of: 'side', id: facts.core.sides?.list[Number(path[2])]?.id };
    case 'result':
      return String(path[1]) === 'winners' ? { of: 'winner', award: path[2] as string } : { of: 'place' };
    case 'prizes':
      return String(path[1]) === 'plan' ? { of: 'prizes' } : String(path[1]) === 'decisions' ? { of: 'decision' } : null;
    default:
      return null;
  }
}

/** Of the lines, which are alike, every ninth. */
const leaves = leavesOf(facts).filter(({ path: [part, of, nth] }) => part !== 'names' && (of !== 'lines' || Number(nth) % 9 === 0));

test('facts that nobody touched agree', () => {
  expect(checkFacts(facts)).toMatchObject({
    ...{ findings: [], winners: { agree: 4, all: 4 }, ledger: { isIntact: true }, signature: { holds: true, number: 2 } },
  });
  expect(facts.core.result.winners).toMatchObject({ pairs: 'one' });
});

test('whatever one value of the facts is changed to, it is found, and named where it stands', () => {
  const missed = leaves.flatMap(({ path }) => {
    const checked = checkFacts(withLeaf(facts, path, another));
    if ('unreadable' in checked) return [];
    const wanted = expectedOf(path);
    const isNamed = wanted === null || checked.findings.some((one) => canonical({ ...one, ...wanted }) === canonical(one));
    return checked.findings.length > 0 && isNamed ? [] : [path.join('.')];
  });
  expect(missed).toEqual([]);
});

/** Without a signature nothing says that these are as they were; none of them decides. */
const SAYS_NOTHING = /^(final|core\.(engine|tournament\.(first|last)Day|rounds\.\d+\.number|seals|draws|competitors\.\d+\.born))\b/;

/** The same with one thing that says something left out of a list or a record, or listed twice, wherever there is one, and with two awards exchanged. */
function rearranged(of: unknown, path: Path = []): { path: Path; changed: unknown }[] {
  if (typeof of !== 'object' || of === null) return [];
  const within = Object.entries(of).flatMap(([key, own]) => {
    const at = Array.isArray(of) ? Number(key) : key;
    return rearranged(own, [...path, at]).map(({ path: where, changed }) => ({ path: where, changed: withLeaf(of, [at], () => changed) }));
  });
  if (!Array.isArray(of)) {
    const keys = Object.keys(of).filter((key) => !isEmpty((of as Record<string, unknown>)[key]) || path.at(-1) === 'winners');
    const without = (left: string) => Object.fromEntries(Object.entries(of).filter(([key]) => key !== left));
    return [...within, ...keys.map((key) => ({ path: [...path, key], changed: without(key) }))];
  }
  const without = of.flatMap((one, nth) => {
    const others = of.filter((_, at) => at !== nth);
    return isEmpty(one) ? [] : [others, of.toSpliced(nth, 0, one)].map((changed) => ({ path: [...path, nth], changed }));
  });
  const exchanged = path.at(-1) === 'awards' ? [{ path, changed: [of[1], of[0], ...of.slice(2)] }] : [];
  return [...within, ...without, ...exchanged];
}

/** Says nothing: none of it could be told from what is left out. */
const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).every(isEmpty) && !('field' in value));

/** A cup of which nobody has written a stroke. */
const SPOKEN = factsOf({ ...CUP, ...(CUP.matchPlay && { matchPlay: { ...CUP.matchPlay, cards: [] } }) }, ['gross', 'net']);

test.each([
  ['', factsOf(FOUR)],
  [' of a cup', factsOf(CUP, ['gross', 'net'])],
  [' of a cup without a stroke', SPOKEN],
])('unsigned facts%s agree, and no value that decides is changed, left out, doubled or put elsewhere unnoticed', (_, signed) => {
  const unsigned = withoutKey(signed);
  expect(checkFacts(unsigned)).toMatchObject({ findings: [], ledger: { isIntact: true } });
  const isNoticed = (changed: unknown) => {
    const checked = checkFacts(changed);
    return 'unreadable' in checked || checked.findings.length > 0;
  };
  // no score names a round
  const isNowhere = (path: Path) => signed === SPOKEN && path.join('.') === 'core.rounds.0.id';
  const single = leavesOf(unsigned).map(({ path }) => ({ path, changed: withLeaf(unsigned, path, another) }));
  const missed = [...single, ...rearranged(unsigned)].flatMap(({ path, changed }) =>
    path[0] === 'names' || path[0] === 'ledger' || SAYS_NOTHING.test(path.join('.')) || isNowhere(path) || isNoticed(changed)
      ? []
      : [path.join('.')],
  );
  expect(missed).toEqual([]);
});

test.each([true, false])('winners that the ledger tells are not left out with their prizes, final: %s', (final) => {
  const { core, ...unsigned } = withoutKey(factsOf(FOUR));
  const without = (winners: object | null, prizes: object | null) =>
    (checkFacts({ ...unsigned, final, core: { ...core, prizes, result: { ...core.result, winners } } }) as Checked).findings;
  expect(without(core.result.winners, core.prizes)).toEqual([]);
  expect(without(null, null)).toEqual([{ of: 'prizes', id: 'publication' }]);
  expect(without(null, core.prizes)).toContainEqual({ of: 'prizes', id: 'winners' });
  expect(without(core.result.winners, null)).toContainEqual({ of: 'prizes', id: 'winners' });
});

test('a side of one ball plays the card that its match names: of two women that for women', () => {
  const { result, matchPlay } = factsOf(CUP).core;
  expect(result.matchPlay?.matches.foursomes?.whole).toMatchObject({ code: 'won', winner: 1, up: 1 });
  const [contest] = matchPlay?.contests ?? [];
  const path = ['core', 'matchPlay', 'contests', 0, 'sessions', 0, 'matches', 0, 'balls', 0, 0, 'gender'];
  expect(contest?.sessions[0]?.matches[0]?.balls[0][0]?.gender).toBe('f');
  const { findings } = checkFacts(withLeaf(withoutKey(factsOf(CUP)), path, () => 'm')) as Checked;
  expect(findings).toContainEqual({ of: 'match-result', id: 'foursomes' });
});

const COUNTED = {
  ...({ kind: 'counted-holes', roundId: 'round-1', divisionId: null, awardId: null, day: 'peoria', strokeIndex: null } as const),
  ...{ par: [4, 4, 3, 5, 4, 4, 3, 5, 4], firstHole: 10 },
};
const POOL = { matchIds: ['m'], teamIds: ['x', 'y'], entrants: [{ id: 'an+binh', team: 'x', group: null }] } as const;
test.each<DrawSubject>([
  COUNTED,
  { kind: 'flights', roundId: 'round-1', playerIds: ['an', 'binh'] },
  { kind: 'opponents', matchSessionId: 's', pools: [POOL], withinGroups: true, met: [['an', 'binh']], repeats: 'never' },
  { kind: 'places', contestId: 'c', parts: [{ name: null, kept: [], places: 2 }], entrantIds: ['an', 'binh'] },
  { kind: 'caddies', matchSessionId: 's', playerIds: ['an'], caddies: ['7'] },
])('a draw by public numbers is read, and its seal tried, whatever it is for: %j', (subject) => {
  const [draw] = facts.core.draws;
  const { source, secret } = draw ?? expect.fail();
  const sealed = { ...draw, subject, seal: sealOf({ tournamentId: facts.core.tournament.id, subject, source, secret: secret ?? '' }) };
  const seals = facts.core.seals.map((one) => ({ ...one, draw: null }));
  const check = (changed: object) =>
    checkFacts({ ...facts, core: { ...facts.core, seals, draws: [{ ...sealed, ...changed }] } }) as Checked;
  expect(check({}).findings).toEqual([{ of: 'signed', part: 'core' }]); // the core was signed with another draw
  expect(check({ seal: '0'.repeat(64) }).findings).toContainEqual({ of: 'draw', draw: 'draw', code: 'seal-differs' });
});

test('a signed result that is missing from those that were replaced, or is of another tournament, is named', () => {
  const findings = (replaced: DayFacts['replaced']) => (checkFacts({ ...facts, replaced }) as Checked).findings;
  expect(findings([])).toEqual([{ of: 'signature', number: 2 }]);
  const { statement } = facts.replaced[0] ?? expect.fail();
  expect(findings([signStatement({ ...statement, tournament: 'another day' }, TEST_KEY)])).toEqual([{ of: 'signature', number: 1 }]);
});

test('a line of a final result that is closed is named, and a signed result that the ledger did not lead to', () => {
  const { ledger, replaced } = facts;
  const lines = ledger?.lines.map((line, nth) => (nth === 3 ? { ...line, opened: null } : line));
  expect((checkFacts({ ...facts, ledger: { ...ledger, lines } }) as Checked).findings).toContainEqual({ of: 'line', serial: 4 });
  const { statement } = replaced[0] ?? expect.fail();
  const elsewhere = signStatement({ ...statement, ledger: { head: 'a'.repeat(64), lines: 7 } }, TEST_KEY);
  expect((checkFacts({ ...facts, replaced: [elsewhere] }) as Checked).findings).toEqual([{ of: 'signature', number: 1 }]);
});

test.each([
  ['half a letter', '"\\ud800"'],
  ['a number that no computer has', '1e999'],
])('facts with %s, which has no canonical form, are foreign', (_, value) => {
  const [first, ...others] = facts.ledger?.lines ?? [];
  const content = { kind: 'change', at: '', of: 'rule', id: 'cap', value: JSON.parse(value) };
  const lines = [first, { ...others[0], opened: { salt: '0'.repeat(32), content } }, ...others.slice(1)];
  expect(checkFacts({ ...facts, ledger: { ...facts.ledger, lines } })).toEqual({ unreadable: 'foreign' });
});

test('whatever letter of their text is another one, it is found', () => {
  const { names: _, ...hashed } = facts;
  const text = canonical({ ...hashed, names: { tournament: '', club: '', divisions: {}, competitors: {}, awards: {} } });
  const isRefused = (given: string): boolean => {
    let value: unknown;
    try {
      value = JSON.parse(given);
    } catch {
      return true;
    }
    const checked = checkFacts(value);
    return 'unreadable' in checked || checked.findings.length > 0;
  };
  expect(isRefused(text)).toBe(false);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '7', 'x', '"', ','), (at, letter) => {
      fc.pre(text[at] !== letter && !/"names":\{[^}]*$/.test(text.slice(0, at)));
      expect(isRefused(text.slice(0, at) + letter + text.slice(at + 1)), text.slice(at - 30, at + 30)).toBe(true);
    }),
  );
});
