import { type Transfer, vietQr } from '@fairway/api/rule/field/payment/vietqr';
import QRCode from 'qrcode';

/** Modules around a code without which phones do not find it. */
const QUIET = 4;

/** The VietQR code of a transfer as a picture (SVG), dark on white; null: a part of it does not fit. */
export async function transferPicture(transfer: Transfer): Promise<string | null> {
  const payload = vietQr(transfer);
  return payload === null ? null : QRCode.toString(payload, { type: 'svg', errorCorrectionLevel: 'M', margin: QUIET });
}
