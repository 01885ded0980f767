import { beginLuckyDraw, drawNext, endLuckyDraw, passLast } from '../../feature/result/lucky-draw/lucky-draw.ts';
import type { Actor, Writer } from '../../write/write.ts';

const PRIZES = [
  { name: 'Voucher nghỉ dưỡng 2 đêm', count: 1 },
  { name: 'Túi gậy', count: 2 },
  { name: 'Hộp bóng', count: 3 },
];

/** A lucky draw of six prizes that has ended; the second player drawn had left, so the next one got the prize. */
export async function drawLots(deps: Writer, actor: Actor): Promise<void> {
  let { draw } = await beginLuckyDraw(deps, actor, { prizes: PRIZES });
  for (const step of [drawNext, drawNext, passLast, drawNext, drawNext, drawNext, drawNext, endLuckyDraw]) {
    if (draw !== null) ({ draw } = await step(deps, actor, { version: draw.version }));
  }
}
