import { readVietQr } from '@fairway/api/rule/field/payment/vietqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { codesIn, snapshot } from '../../../../test/kit/paper/camera.ts';
import { transferPicture } from './transfer-picture.ts';

const TRANSFER = { bank: '970416', account: '123456789', amount: 2_500_000, note: 'FW7K2Q9' };

describe('the picture of a transfer', () => {
  it.each([
    ['a usual one', TRANSFER],
    ['the longest', { bank: '970436', account: '9'.repeat(19), amount: 9_999_999_999_999, note: 'FWH5JTN FWM9NPU FWQ4RS3 G' }],
    ['a round amount', { ...TRANSFER, amount: 10_000_000 }],
  ])('is read by a phone, and says the same: %s', async (_, transfer) => {
    const svg = await transferPicture(transfer);
    const { data, info } = await sharp(Buffer.from(svg ?? ''))
      .resize(400, 400, { kernel: 'nearest' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
    const codes = await codesIn(await snapshot(picture));
    expect(codes.map(readVietQr)).toEqual([transfer]);
  });

  it('is not drawn where a part does not fit', async () => {
    expect(await transferPicture({ ...TRANSFER, amount: 2_500_000.5 })).toBeNull();
  });
});
