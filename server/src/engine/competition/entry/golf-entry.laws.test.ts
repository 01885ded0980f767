import { foldCard } from '@fairway/golf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRINCIPAL_KINDS } from '../../../access/principal.ts';
import { authorOf, type StoredEntry, toGolf } from './golf-entry.ts';

type Author = Pick<StoredEntry, 'principalKind' | 'principalId' | 'device'>;

/** People, links and keys on devices. Few ids and devices, and names that collide, so that many share one. */
const device = fc.constantFrom(null, 'phone', 'phone 1', 'phone 1 1', 'desk');
const author: fc.Arbitrary<Author> = fc.record({
  principalKind: fc.constantFrom(...PRINCIPAL_KINDS),
  principalId: fc.constantFrom('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'),
  device,
});
/** Of a phone its link does not matter. */
const isPhone = ({ principalKind, device }: Author): boolean => principalKind === 'link' && device !== null;
const isSame = (one: Author, other: Author): boolean =>
  one.principalKind === other.principalKind && (isPhone(one) || one.principalId === other.principalId) && one.device === other.device;
const twoAuthors = fc.tuple(author, author).filter(([one, other]) => !isSame(one, other));
const twoScores = fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 2, maxLength: 2 });

const FACT = {
  playerId: 'player',
  roundId: 'round',
  hole: 1,
  pickup: false,
  driveBy: null,
  source: 'marker' as const,
  enteredAt: '2026-04-25T00:30:00Z',
  reason: null,
  clockWrong: false,
};
const entered = (seq: number, by: Author, strokes: number, replaces: string | null) =>
  toGolf({ ...FACT, ...by, id: `entry ${seq}`, seq, strokes, replaces });
const holeOf = (entries: Parameters<typeof foldCard>[0]) => foldCard(entries, 18).holes[0];

test('two authors differ exactly if their principals or their devices differ; a phone is the same by every link', () => {
  fc.assert(
    fc.property(author, author, (one, other) => {
      const [first, second] = [authorOf({ ...FACT, ...one }), authorOf({ ...FACT, ...other })];
      expect(first === second).toBe(isSame(one, other));
    }),
  );
});

test('different strokes of two people, keys or phones that saw the same are all kept, and the hole is disputed', () => {
  fc.assert(
    fc.property(twoAuthors, twoScores, fc.boolean(), ([one, other], [said = 0, contested = 0], onWhatStood) => {
      const seen = onWhatStood ? [entered(1, one, 20, null)] : [];
      const replaces = seen[0]?.id ?? null;
      const hole = holeOf([...seen, entered(2, one, said, replaces), entered(3, other, contested, replaces)]);
      expect([hole?.shown?.score, hole?.rivals.map(({ score }) => score)]).toEqual([said, [contested]]);
    }),
  );
});

test('one principal on one device never disputes its own entry, however often it changes its mind', () => {
  fc.assert(
    fc.property(author, fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 6 }), (by, scores) => {
      const entries = scores.map((strokes, at) => entered(at + 1, by, strokes, at === 0 ? null : `entry ${at}`));
      const hole = holeOf(entries);
      expect([hole?.shown?.score, hole?.rivals]).toEqual([scores.at(-1), []]);
    }),
  );
});
