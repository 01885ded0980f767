import type { MarkerMeasurement } from '@fairway/api';
import { expect, it, test } from 'vitest';
import { markerFlight } from '../../../test/marker-flight.ts';
import { EMPTY_OUTBOX } from '../../outbox/outbox.ts';
import { type Admission, withFlight, withMeasured } from '../phone/admission.ts';
import { bestKnown, shotView, standingOf } from './shot-view.ts';

const shot = (id: string, over: Partial<MarkerMeasurement> = {}): MarkerMeasurement => ({
  ...{ id, playerId: 'an', kind: 'longest-drive', hole: 7, centimetres: 24_500, driveCentimetres: null, onTarget: true },
  ...{ replaces: null, enteredAt: '2026-04-25T01:00:00.000Z' },
  ...over,
});
const admission: Admission = {
  ...{ id: 'a1', token: 'fm_1', held: [], heldShots: [], ended: null, admittedAt: 0 },
  flight: markerFlight([], { version: 7, shots: [{ ...shot('server'), centimetres: 23_000 }] }),
};
const DRIVE = { kind: 'longest-drive', hole: 7 } as const;
const outboxOf = (entry: MarkerMeasurement, refused: string | null = null) => ({ ...EMPTY_OUTBOX, unsent: [{ entry, refused }] });
const viewOf = ({ flight, heldShots }: Admission, outbox: Parameters<typeof shotView>[0]['outbox'] = EMPTY_OUTBOX) =>
  shotView({ flight, outbox, held: heldShots }, DRIVE, 'an');
const answered = (outcome: 'applied' | 'held' | 'refused', of: MarkerMeasurement = shot('x')) =>
  withMeasured(admission, [of], [{ id: 'x', outcome, code: null, message: 'Vì sao' }]);

it.each([
  ['what the server has', viewOf(admission), { centimetres: 23_000, where: 'received', head: 'server' }],
  ['what was measured here on top', viewOf(admission, outboxOf(shot('x'))), { centimetres: 24_500, where: 'on-phone', head: 'x' }],
  [
    'a refused one with its reason',
    viewOf(admission, outboxOf(shot('x'), 'Vì sao')),
    { where: 'refused', head: 'server', reason: 'Vì sao' },
  ],
  ['an applied one at once', viewOf(answered('applied')), { centimetres: 24_500, where: 'received', head: 'x' }],
  ['a held one with its reason', viewOf(answered('held')), { centimetres: 24_500, where: 'held', head: 'server', reason: 'Vì sao' }],
  ['one taken back as none', viewOf(answered('applied', shot('x', { centimetres: null }))), { where: 'empty', head: null }],
])('the phone shows %s', (_, view, expected) => {
  expect(view).toMatchObject(expected);
});

test('a held shot is remembered until the committee has decided', () => {
  const heldAfter = (waiting: string[]) => withFlight(answered('held'), markerFlight([], { waiting })).heldShots.length;
  expect([heldAfter(['x']), heldAfter([])]).toEqual([1, 0]);
});

test('the best is of the whole field as last heard, and of the own flight; what misses the fairway or waits is not', () => {
  const leader = { centimetres: 24_000, driveCentimetres: null };
  const views = [viewOf(answered('applied')), viewOf(answered('held', shot('x', { centimetres: 30_000 })))];
  expect(bestKnown({ kind: 'longest-drive', leader }, views)).toMatchObject({ centimetres: 24_500 });
  expect(bestKnown({ kind: 'longest-drive', leader }, [viewOf(answered('applied', shot('x', { onTarget: false })))])).toEqual(leader);
});

it.each([
  ['longest-drive', 25_000, 'leads'],
  ['longest-drive', 24_500, 'level'],
  ['longest-drive', 24_000, 'behind'],
  ['nearest-to-the-pin', 24_000, 'leads'],
] as const)('%s of %i cm beside 24,500 %s', (kind, centimetres, standing) => {
  expect(standingOf(kind, { centimetres, driveCentimetres: null }, { centimetres: 24_500, driveCentimetres: null })).toBe(standing);
});
