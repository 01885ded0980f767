import QRCode from 'qrcode';

/** Modules of white around a code: the standard's four, which a camera needs. */
const QUIET_ZONE = 4;

/** An address as a QR code. */
export const pageCode = async (address: string): Promise<Buffer> =>
  Buffer.from(await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: QUIET_ZONE }));
