import type { PublicBoard } from '@fairway/api';
import QRCode from 'qrcode';

/** Modules of white around a code: the standard's four, which a camera needs. */
const QUIET_ZONE = 4;

/** The address of a tournament's public page as a QR code. */
export async function pageCode({ tournamentId }: PublicBoard, publicUrl: string): Promise<Buffer> {
  const address = `${publicUrl}/tournaments/${tournamentId}/live`;
  return Buffer.from(await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: QUIET_ZONE }));
}
