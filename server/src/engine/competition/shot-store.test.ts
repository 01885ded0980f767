import { expect, it } from 'vitest';
import { bestShots, golfShot, type Shot } from './shot-store.ts';

const shot = (id: string, given: Partial<Shot> = {}): Shot =>
  ({ id, playerId: 'an', kind: 'longest-drive', hole: 7, centimetres: 20_000, driveCentimetres: null, onTarget: true, ...given }) as Shot;
const best = (...shots: Shot[]) => bestShots(shots).map(({ id }) => id);

it('of several rounds the best shot of a player counts: the longest drive, and what lies nearest', () => {
  const far = { centimetres: 24_000 };
  expect([best(shot('1'), shot('2', far)), best(shot('2', far), shot('1'))]).toEqual([['2'], ['2']]);
  const pin = { kind: 'nearest-to-the-pin' } as const;
  expect([best(shot('1', pin), shot('2', { ...pin, ...far })), best(shot('2', { ...pin, ...far }), shot('1', pin))]).toEqual([
    ['1'],
    ['1'],
  ]);
  expect(best(shot('1'), shot('2'))).toEqual(['1']);
});

it('a shot on the target is better than any beside it', () => {
  const beside = shot('2', { centimetres: 30_000, onTarget: false });
  expect([best(shot('1'), beside), best(beside, shot('1'))]).toEqual([['1'], ['1']]);
});

it('each player, kind and hole has its own best shot', () => {
  const others = [shot('2', { playerId: 'binh' }), shot('3', { hole: 9 }), shot('4', { kind: 'nearest-to-the-line' })];
  expect(best(shot('1'), ...others)).toEqual(['1', '2', '3', '4']);
});

it('golf takes the drive of a shot only where it was measured', () => {
  const taken = { id: 'an', kind: 'nearest-line', hole: 7, centimetres: 20_000, onTarget: true };
  const line = shot('1', { kind: 'nearest-to-the-line' });
  expect(golfShot(line)).toEqual(taken);
  expect(golfShot({ ...line, driveCentimetres: 21_000 })).toEqual({ ...taken, driveCentimetres: 21_000 });
});
