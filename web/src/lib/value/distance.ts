import type { DistanceUnit } from '@fairway/api/choice/account/club';
import { figures } from '@fairway/api/rule/figures';

/** In a metre, and in a yard. */
export const CENTIMETRES: Readonly<Record<DistanceUnit, number>> = { meters: 100, yards: 91.44 };

const UNITS: Readonly<Record<string, number>> = {
  m: CENTIMETRES.meters,
  mét: CENTIMETRES.meters,
  met: CENTIMETRES.meters,
  meter: CENTIMETRES.meters,
  meters: CENTIMETRES.meters,
  cm: 1,
  yd: CENTIMETRES.yards,
  yds: CENTIMETRES.yards,
  yard: CENTIMETRES.yards,
  yards: CENTIMETRES.yards,
};

/**
 * A measured distance as people type it, in centimetres: `1,42`, `1.42 m`, `1m42`, `155 yd`, `80cm`; without a unit in the tournament's.
 * null: nothing typed, NaN: no distance.
 */
export function readDistance(text: string, unit: DistanceUnit): number | null {
  const typed = figures(text).toLowerCase();
  if (typed === '') return null;
  const [, metres, rest] = /^(\d{1,3})\s*m\s*(\d{1,2})$/.exec(typed) ?? [];
  if (metres !== undefined && rest !== undefined) return Number(metres) * 100 + Number(rest.padEnd(2, '0'));
  const [, number = '', named = ''] = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(\p{L}*)$/u.exec(typed) ?? [];
  const factor = named === '' ? CENTIMETRES[unit] : UNITS[named];
  return number === '' || factor === undefined ? Number.NaN : Math.round(Number(number.replace(',', '.')) * factor);
}

/** A distance as `readDistance` reads it, for a field. */
export const typedDistance = (centimetres: number, unit: DistanceUnit, separator: string): string =>
  String(Math.round((centimetres / CENTIMETRES[unit]) * 100) / 100).replace('.', separator);
