import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardToPar, PLAIN_COURSE, postedRound } from '../../test-kit/index.ts';
import type { PostedRound } from './posted-round.ts';
import type { RecordEntry } from './posting-audit.ts';
import { postingAudit } from './posting-audit.ts';
import { postingRow } from './posting-row.ts';

const row = (day: string, differential: number, overrides: Partial<PostedRound> = {}, estimates = false) => {
  const names = { courseName: 'Plain', teeName: 'White', format: 'stroke-play', marker: 'Binh' };
  return postingRow({ ...postedRound(day, differential, overrides), ...names }, { matches: 'none', estimates });
};

describe('a row of the posting file', () => {
  test('has each hole as played and as adjusted, and all that a differential is made of', () => {
    const posted = row('2026-11-14', 10, { card: cardToPar(PLAIN_COURSE, { 1: 8 }), courseHandicap: 0 });
    expect(posted).toMatchObject({ day: '2026-11-14', courseName: 'Plain', teeName: 'White', rating: 710, slope: 113, par: 72 });
    expect(posted).toMatchObject({ gross: 80, adjusted: 74, differential: 30, because: null, play: 'single', marker: 'Binh' });
    expect(posted.holes.slice(0, 2)).toEqual([
      { par: 4, gross: 12, adjusted: 6 },
      { par: 4, gross: 4, adjusted: 4 },
    ]);
  });
  test('says what is not as played: holes to be expected, strokes that were most likely', () => {
    const part = { card: cardToPar(PLAIN_COURSE).with(17, null).with(0, 'pickup'), isExcused: true, mostLikely: [5] } as const;
    expect(row('2026-11-14', 10, part, true)).toMatchObject({ expectedHoles: 1, isMostLikely: true, gross: null, adjusted: 69 });
    expect(row('2026-11-14', 10, part)).toMatchObject({ expectedHoles: 0, isMostLikely: false, because: 'estimate' });
  });
  test('says why a round is not acceptable', () => {
    expect(row('2026-11-14', 10, { play: 'scramble' })).toMatchObject({
      because: 'shared-ball',
      gross: 72,
      adjusted: null,
      differential: null,
    });
    expect(row('2026-11-14', 10, { isMatch: true })).toMatchObject({ because: 'match', play: 'match' });
  });
});

describe('the audit of a record from elsewhere', () => {
  const entry = (line: number, day: string, differential: number, overrides: Partial<RecordEntry> = {}): RecordEntry => {
    return { line, day, gross: null, adjusted: 72, rating: null, slope: null, differential, ...overrides };
  };
  const [spring, summer, outing] = [
    row('2026-03-01', 10),
    row('2026-06-01', 20),
    row('2026-07-01', 30, { id: 'outing', play: 'scramble' }),
  ];
  test('finds what is the same, what it lacks and what is none of ours', () => {
    expect(postingAudit([summer, spring, outing], [entry(2, '2026-01-01', 50), entry(1, '2026-03-01', 10)])).toEqual([
      { code: 'same', round: '2026-03-01 10', line: 1 },
      { code: 'lacking', round: '2026-06-01 20' },
      { code: 'not-ours', line: 2 },
    ]);
  });
  test('finds what it has otherwise, figure by figure; what a line does not say is no difference', () => {
    const differs = entry(1, '2026-03-01', 12, { adjusted: null, slope: 120 });
    const differences = [
      { of: 'slope', ours: 113, theirs: 120 },
      { of: 'differential', ours: 10, theirs: 12 },
    ];
    expect(postingAudit([spring], [differs])).toEqual([{ code: 'differs', round: '2026-03-01 10', line: 1, differences }]);
  });
  test('compares no differential of a part of a round, which others have completed by what they expect', () => {
    const part = row('2026-03-01', 10, { card: cardToPar(PLAIN_COURSE).with(17, null), isExcused: true }, true);
    const { adjusted } = part;
    expect(postingAudit([part], [entry(1, '2026-03-01', 99, { adjusted })])).toMatchObject([{ code: 'same' }]);
    expect(postingAudit([part], [entry(1, '2026-03-01', 99, { adjusted, gross: 70 })])).toMatchObject([
      { code: 'differs', differences: [{ of: 'gross', ours: 68, theirs: 70 }] },
    ]);
  });
  test('knows a card that was posted a few days later by its figures, not by its day alone', () => {
    const day = { of: 'day', ours: '2026-03-01', theirs: '2026-03-03' };
    expect(postingAudit([spring], [entry(1, '2026-03-03', 10)])).toMatchObject([{ code: 'differs', differences: [day] }]);
    expect(postingAudit([spring], [entry(1, '2026-03-03', 11)]).map(({ code }) => code)).toEqual(['lacking', 'not-ours']);
    const codes = (...given: Parameters<typeof postingAudit>) => postingAudit(...given).map(({ code }) => code);
    expect(codes([spring], [entry(1, '2026-03-08', 10)])).toEqual(['differs']);
    expect(codes([spring], [entry(1, '2026-03-03', 10, { adjusted: null })])).toEqual(['lacking', 'not-ours']);
    expect(codes([outing], [entry(1, '2026-07-02', 30, { adjusted: null })])).toEqual(['not-ours']);
    expect(codes([spring], [entry(1, '2026-03-09', 10)])).toEqual(['lacking', 'not-ours']);
  });
  test('tells a round that should not be there, and does not miss it where it is not', () => {
    expect(postingAudit([outing], [entry(1, '2026-07-01', 30)])).toEqual([
      { code: 'not-acceptable', round: 'outing', line: 1, because: 'shared-ball' },
    ]);
    expect(postingAudit([outing], [])).toEqual([]);
  });
  test('gives the line of a day to the acceptable one of two rounds', () => {
    const scramble = row('2026-03-01', 30, { id: 'a scramble before it', play: 'scramble' });
    expect(postingAudit([scramble, spring], [entry(1, '2026-03-01', 12)])).toMatchObject([{ code: 'differs', round: '2026-03-01 10' }]);
  });
  test('pairs two rounds of one day with the lines that are most like them', () => {
    const [morning, evening] = [row('2026-05-01', 10), row('2026-05-01', 20)];
    expect(postingAudit([morning, evening], [entry(1, '2026-05-01', 20), entry(2, '2026-05-01', 10)])).toEqual([
      { code: 'same', round: '2026-05-01 10', line: 2 },
      { code: 'same', round: '2026-05-01 20', line: 1 },
    ]);
  });
  test('accounts for every acceptable card and every line once, in whatever order they come', () => {
    const days = fc.constantFrom('2026-05-01', '2026-05-02', '2026-05-04');
    const rows = fc
      .array(fc.tuple(days, fc.constantFrom(10, 20)), { maxLength: 5 })
      .map((of) => of.map(([day, one], at) => row(day, one, { id: `r${at}` })));
    const entries = fc
      .array(fc.tuple(days, fc.constantFrom(10, 20)), { maxLength: 5 })
      .map((of) => of.map(([day, one], at) => entry(at + 1, day, one)));
    fc.assert(
      fc.property(rows, entries, (ours, theirs) => {
        const findings = postingAudit(ours, theirs);
        expect(postingAudit(ours.toReversed(), theirs.toReversed())).toEqual(findings);
        expect(findings.flatMap((one) => ('round' in one ? one.round : [])).sort()).toEqual(ours.map(({ round }) => round).sort());
        expect(findings.flatMap((one) => ('line' in one ? one.line : [])).sort()).toEqual(theirs.map(({ line }) => line));
      }),
    );
  });
});
