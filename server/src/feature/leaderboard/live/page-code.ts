import type { PublicBoard } from '@fairway/api';
import QRCode from 'qrcode';

/** Modules of white around a code: the standard's four, which a camera needs. */
const QUIET_ZONE = 4;

/** The address of a tournament's public page as a QR code; `ending`: of a look of it, as `?tv=1`. */
export async function pageCode({ tournamentId }: PublicBoard, ending: string, publicUrl: string): Promise<Buffer> {
  const address = `${publicUrl}/tournaments/${tournamentId}/live${ending}`;
  return Buffer.from(await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: QUIET_ZONE }));
}
