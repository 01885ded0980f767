import { type PointsRule, SEASON_RULES, type SeasonEvent, type SeasonFacts, seasonTable } from '@fairway/golf';
import { describe, expect, it } from 'vitest';
import {
  checkSeason,
  openedLine,
  personCommit,
  SEASON_FORMAT_VERSION,
  type SeasonCore,
  type SeasonOpening,
  type SeasonProof,
  seasonStatement,
  signedLine,
} from './season.ts';
import { newSecretKey, signStatement } from './signature.ts';

const RULE: PointsRule = {
  ...SEASON_RULES['table-of-forty'],
  ...{ basis: 'gross', guests: 'count', best: 1, from: '2026-01-01', to: '2026-12-31', only: null, events: {} },
};
const SALT = 'ab'.repeat(16);

/** Two events in which `a` and `b` tie, and `c` is third. */
const result = (person: string, place: number) => ({
  ...{ person, isMember: true, division: null, handicap: null, status: 'ok' as const, par: 72, prizes: [] },
  ...{ places: { gross: place }, totals: { gross: 71 + place } },
});
const event = (id: string, day: string): SeasonEvent => ({
  ...{ id, day, isOver: true, lists: ['gross'], standard: null },
  results: [result('a', 1), result('b', 1), result('c', 3)],
});
const FACTS: SeasonFacts = {
  events: [event('may', '2026-05-01'), event('june', '2026-06-01')],
  golfers: ['a', 'b', 'c'].map((person) => ({ person, division: null, born: null })),
};

function published(): SeasonProof {
  const { lines } = seasonTable(RULE, FACTS);
  const openings = lines.map((line): SeasonOpening => {
    const results = FACTS.events.flatMap(({ id, results: all }) =>
      all.flatMap(({ person, ...one }) => (person === line.person ? [{ ...one, event: id, player: `${person} ${id}` }] : [])),
    );
    const opened = { born: null, results, ...openedLine(line) };
    return { person: line.person, salt: SALT, opened };
  });
  const core: SeasonCore = {
    ...{ formatVersion: SEASON_FORMAT_VERSION, season: 's', name: 'Medal', number: 1, rule: RULE },
    events: FACTS.events.map(({ results: _, ...one }) => ({ ...one, name: one.id })),
    lines: lines.map(signedLine),
    people: openings.map(({ person, salt, opened }) => ({ person, commit: personCommit(salt, opened) })),
  };
  return { core, openings, signature: signStatement(seasonStatement(core, '2026-07-01T00:00:00Z'), newSecretKey()) };
}

const changed = (proof: SeasonProof, core: Partial<SeasonCore>): SeasonProof => ({ ...proof, core: { ...proof.core, ...core } });

describe('a published season', () => {
  const proof = published();
  const [first, ...others] = proof.core.lines as [SeasonCore['lines'][number], ...SeasonCore['lines']];
  const [opening, ...rest] = proof.openings as [SeasonOpening, ...SeasonOpening[]];

  it('holds as it was published, signed or not', () => {
    expect(proof.core.lines.map(({ total }) => total)).toEqual(['480', '480', '420']);
    expect(checkSeason(proof)).toEqual({ holds: true, signed: true, closed: 0 });
    expect(checkSeason({ ...proof, signature: null })).toEqual({ holds: true, signed: false, closed: 0 });
  });

  it('holds as the first release signed it, whose rules say no kind', () => {
    const { kind: _, ...rule } = RULE;
    const core = { ...proof.core, rule: rule as PointsRule };
    const signature = signStatement(seasonStatement(core, '2026-07-01T00:00:00Z'), newSecretKey());
    expect(checkSeason({ ...proof, core, signature })).toEqual({ holds: true, signed: true, closed: 0 });
  });

  it('holds with persons taken away, and says how many', () => {
    expect(checkSeason({ ...proof, openings: rest })).toEqual({ holds: true, signed: true, closed: 1 });
    expect(checkSeason({ ...proof, openings: [] })).toEqual({ holds: true, signed: true, closed: 3 });
  });

  it.each<[string, SeasonProof]>([
    ['another total', changed(proof, { lines: [{ ...first, total: '500' }, ...others] })],
    ['another total, unsigned', { ...changed(proof, { lines: [{ ...first, total: '500' }, ...others] }), signature: null }],
    [
      'another place, unsigned',
      { ...changed(proof, { lines: [{ ...first, rank: { position: 1, tied: false } }, ...others] }), signature: null },
    ],
    ['another rule, unsigned', { ...changed(proof, { rule: { ...RULE, best: 2 } }), signature: null }],
    ['another number', changed(proof, { number: 2 })],
    ['another person opened', { ...proof, openings: [{ ...opening, person: 'd' }, ...rest] }],
    ['other results', { ...proof, openings: [{ ...opening, opened: { ...opening.opened, bonus: '1' } }, ...rest] }],
    ['nothing that is a table', {} as SeasonProof],
  ])('does not hold with %s', (_, forged) => expect(checkSeason(forged).holds).toBe(false));
});
