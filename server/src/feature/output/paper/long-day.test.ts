import { buffer } from 'node:stream/consumers';
import { isCodeTooSmall } from '@fairway/api/choice/output/paper';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/engine/database.ts';
import { writeLongDay } from '../../../../test/fixture/long-day.ts';
import { type Drawing, orderOf, PAIRWISE, shortened } from '../../../../test/fixture/long-paper.ts';
import { checkPaper } from '../../../../test/kit/paper/paper-check.ts';
import { site } from '../../../db/schema/account/site.ts';
import { createPapers } from './draw.ts';
import type { PaperOrder } from './source.ts';

const { db } = await openTestDatabase();
const papers = createPapers();
const orders = new Map<Drawing, PaperOrder>();

beforeAll(async () => {
  const [home] = await db.insert(site).values({ name: 'Long Day', nameKey: 'long day' }).returning();
  const { id } = await writeLongDay(db, home?.id ?? '');
  for (const drawing of PAIRWISE) orders.set(drawing, shortened(await orderOf(db, id, drawing)));
});
afterAll(() => papers.stop());

it.each(PAIRWISE)(
  'the long day on paper, $kind $size $language $each $code: nothing overlaps or is cut, and a phone reads the codes',
  async (drawing) => {
    const order = orders.get(drawing) as PaperOrder;
    const { pages, file } = await papers.draw(order, 'anyone');
    // a caddie’s code is not printed so small
    const isPhonesSize = drawing.kind !== 'score-card' || drawing.code === 'board' || !isCodeTooSmall(drawing);
    const hasLast = drawing.kind === 'score-card' || drawing.kind === 'result';
    const isPictured = (page: number): boolean => isPhonesSize && (page === 0 || (page === pages - 1 && hasLast));
    const { faults, codes } = await checkPaper(await buffer(file), order, isPictured);
    expect(faults).toEqual([]);
    // that of the page at the foot of both, and at the end that which checks the list
    if (drawing.kind === 'result') expect(codes).toBe(3);
  },
);
