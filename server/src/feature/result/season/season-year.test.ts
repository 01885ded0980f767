import { checkSeason, type SeasonProof } from '@fairway/facts';
import type { PointsRule } from '@fairway/golf';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { PAR } from '../../../../test/kit/event.ts';
import { type Medal, medalsOf } from '../../../../test/kit/world/medal.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const { ask, medal, joinAs, newSeason, reopened, read, publish, live } = medalsOf(test);

/** Two men and two women of the club, and a guest; strokes over their own par in each of ten months. */
const FIELD = [
  { name: 'Trần An', gender: 'm', member: true },
  { name: 'Lê Bình', gender: 'm', member: true },
  { name: 'Đỗ Hoa', gender: 'f', member: true },
  { name: 'Vũ Mai', gender: 'f', member: true },
  { name: 'Khách', gender: 'm', member: false },
] as const;
const HOA = 2;
const OVER = [
  [3, 1, 2, 5, 0],
  [2, 2, 4, 1, 3],
  [0, 4, 1, 1, 2],
  [1, 5, 4, 3, 0],
  [6, 2, 2, 0, 1],
  [2, 3, 1, 4, 5],
  [4, 0, 3, 3, 1],
  [1, 1, 5, 2, 0],
  [3, 6, 0, 2, 4],
  [5, 1, 2, 3, 3],
];
const APRIL = 3;
/** Three strokes of Hoa's in April were written down wrong. */
const CORRECTED = OVER.map((scores, at) => scores.map((over, nth) => (at === APRIL && nth === HOA ? over - 3 : over)));
const MONTHS = OVER.map((_, at) => String(at + 1).padStart(2, '0'));

/** Best eight of 25 for the first and one less for each place behind, worked out a second time: totals by name. */
function totals(over: readonly (readonly number[])[], guests: PointsRule['guests']): Record<string, string> {
  const points = over.map((scores) => {
    const among = scores.filter((_, nth) => FIELD[nth]?.member || guests === 'take-a-place');
    return scores.map((own) => 25 - among.filter((other) => other < own).length);
  });
  const bestOf = (nth: number) => points.map((month) => month[nth] ?? 0).sort((a, b) => b - a);
  const sumOf = (nth: number) =>
    bestOf(nth)
      .slice(0, 8)
      .reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(FIELD.flatMap(({ name, member }, nth) => (member ? [[name, `${sumOf(nth)}`]] : [])));
}

type Line = { name: string; total: string };
type Move = { person: string; fromTotal: string; toTotal: string };
const shown = ({ table }: { table: { lines: Line[] } }) => Object.fromEntries(table.lines.map(({ name, total }) => [name, total]));
const inMoves = ({ moved }: { moved: Move[] }, names: Record<string, string>) =>
  Object.fromEntries(moved.map(({ person, fromTotal, toTotal }) => [names[person], [fromTotal, toTotal]]));
/** Whose total is another. */
const between = (before: Record<string, string>, now: Record<string, string>) =>
  Object.fromEntries(Object.keys(now).flatMap((name) => (before[name] === now[name] ? [] : [[name, [before[name], now[name]]]])));
const number = (id: string, nth: number) => ask(`GET /api/seasons/${id}/publications/${nth}`, undefined, 'reader');

it('is a year of ten monthly medals: women by their own par, guests who take a place, a corrected month and a rule changed in November', async () => {
  const medals: Medal[] = [];
  for (const [at, month] of MONTHS.entries()) medals.push(await medal(month, OVER[at] ?? [], FIELD));
  await joinAs(
    FIELD.map(({ name }) => name),
    medals,
  );
  const id = await newSeason({ pars: 'own', guests: 'take-a-place', ties: [{ by: 'finishes', to: 25, dropped: true }] });
  const year = totals(OVER, 'take-a-place');
  expect(shown(await read(id))).toEqual(year);
  expect((await read(id)).table.lines[0].entries).toHaveLength(MONTHS.length);
  await publish(id);
  const first = await live(id);

  await reopened(medals[APRIL] as Medal, ({ playerId, hole }) =>
    playerId === medals[APRIL]?.playerIds[HOA] && hole <= 3 ? (PAR[hole - 1] ?? 0) : null,
  );
  const corrected = totals(CORRECTED, 'take-a-place');
  const { since, ...season } = await read(id);
  expect([shown(season), since.changes]).toEqual([corrected, [{ code: 'event-corrected', names: ['Medal 04'] }]]);
  expect(inMoves(since, since.names)).toMatchObject(between(year, corrected));
  await publish(id);
  const second = await number(id, 2);
  expect(inMoves(second.moves, second.names)).toEqual(inMoves(since, since.names));

  const rule = { ...season.rule, guests: 'taken-out' };
  const withoutGuests = totals(CORRECTED, 'taken-out');
  const asked = await ask(`POST /api/seasons/${id}/try`, { clubId: null, rule });
  expect(inMoves(asked, asked.names)).toMatchObject(between(corrected, withoutGuests));
  expect(shown(await read(id))).toEqual(corrected);
  await ask(`PATCH /api/seasons/${id}`, { version: season.version, rule });
  await publish(id);
  const third = await number(id, 3);
  expect([third.moves.changes, shown(await read(id))]).toEqual([[{ code: 'rule', names: [] }], withoutGuests]);

  expect((await live(id, '?number=1')).core).toEqual(first.core);
  for (const nth of [1, 2, 3])
    expect(checkSeason((await number(id, nth)) as SeasonProof)).toEqual({ holds: true, signed: true, closed: 0 });
});
