import { readVietQr } from '@fairway/api/rule/field/payment/vietqr';
import { describe, expect, it } from 'vitest';
import { codesIn, snapshot } from '../../../../test/kit/paper/camera.ts';
import { transferPicture } from './transfer-picture.ts';

const TRANSFER = { bank: '970416', account: '123456789', amount: 2_500_000, note: 'FW7K2Q9' };

const PIXELS_A_MODULE = 8;

/** The dark lines of the picture, as it is shown: the server's own reader of pictures takes no SVG. */
function drawn(svg: string) {
  const width = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * PIXELS_A_MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, move, across, down, length] of svg.matchAll(/([Mm])(-?[\d.]+) (-?[\d.]+)h(\d+)/g)) {
    [x, y] = move === 'M' ? [Number(across), Math.floor(Number(down))] : [x + Number(across), y + Number(down)];
    for (let row = y * PIXELS_A_MODULE; row < (y + 1) * PIXELS_A_MODULE; row++) {
      for (let at = x * PIXELS_A_MODULE; at < (x + Number(length)) * PIXELS_A_MODULE; at++)
        data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3);
    }
    x += Number(length);
  }
  return { data, width, height: width };
}

describe('the picture of a transfer', () => {
  it.each([
    ['a usual one', TRANSFER],
    ['the longest', { bank: '970436', account: '9'.repeat(19), amount: 9_999_999_999_999, note: 'FWH5JTN FWM9NPU FWQ4RS3 G' }],
    ['a round amount', { ...TRANSFER, amount: 10_000_000 }],
  ])('is read by a phone, and says the same: %s', async (_, transfer) => {
    const codes = await codesIn(await snapshot(drawn((await transferPicture(transfer)) ?? '')));
    expect(codes.map(readVietQr)).toEqual([transfer]);
  });

  it('is not drawn where a part does not fit', async () => {
    expect(await transferPicture({ ...TRANSFER, amount: 2_500_000.5 })).toBeNull();
  });
});
