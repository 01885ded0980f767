import { buffer } from 'node:stream/consumers';
import { isCodeTooSmall } from '@fairway/api/choice/paper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/engine/database.ts';
import { writeLongDay } from '../../../test/fixture/long-day.ts';
import { type Drawing, orderOf, PAIRWISE } from '../../../test/fixture/long-paper.ts';
import { faultsOf } from '../../../test/kit/paper-check.ts';
import { site } from '../../db/schema/site.ts';
import { plain } from '../../text/plain.ts';
import { createPapers } from './draw.ts';
import type { PaperOrder } from './source.ts';

const { db } = await openTestDatabase();
const papers = createPapers();
const orders = new Map<Drawing, PaperOrder>();

beforeAll(async () => {
  const [home] = await db
    .insert(site)
    .values({ name: 'Long Day', nameKey: plain('Long Day'), searched: plain('Long Day') })
    .returning();
  const { id } = await writeLongDay(db, home?.id ?? '');
  for (const drawing of PAIRWISE) orders.set(drawing, await orderOf(db, id, drawing));
});
afterAll(() => papers.stop());

describe('on the long day', () => {
  it.each(PAIRWISE)(
    '$kind on $size in $language, $each a sheet with the code of $code: nothing overlaps or is cut, and every code is read',
    async (drawing) => {
      const order = orders.get(drawing) as PaperOrder;
      const { pages, file } = await papers.draw(order, 'anyone');
      const bytes = await buffer(file);
      const isScanned = drawing.kind !== 'score-card' || !isCodeTooSmall(drawing);
      const faults = await faultsOf(
        bytes,
        order,
        (nth) => isScanned && (nth === 0 || (nth === pages - 1 && drawing.kind === 'score-card')),
      );
      expect(faults).toEqual({
        overlaps: [],
        cuts: [],
        margins: [],
        small: [],
        signs: [],
        codes: [],
        pages,
        codesRead: expect.any(Number),
      });
    },
  );
});
