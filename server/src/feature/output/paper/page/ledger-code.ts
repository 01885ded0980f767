import { type Sheet, shownAddress } from './sheet.ts';
import type { Below } from './table.ts';

/** In millimetres, on A5 too: the whole head makes many squares, and a phone that trembles reads them from this width on. */
const SQUARE = 0.51;
const ABOVE = 14;
const BESIDE = 14;

/** What stands below a list of results: the QR code that checks them against the ledger, and the file to keep once they are signed. */
export function ledgerCode({ pen, t, head: { ledger } }: Sheet): Below {
  if (ledger === null) return { height: 0, draw: () => {} };
  const side = pen.qrWidth(ledger.check, SQUARE);
  const draw: Below['draw'] = ({ x, y, width }) => {
    pen.qr(ledger.check, { x, y: y + ABOVE, width: side }, t('paper:alt.check'));
    const beside = { x: x + side + BESIDE, width: width - side - BESIDE };
    pen.write(t('paper:ledger.scan'), { ...beside, y: y + ABOVE, height: 12 }, { size: 9, face: 'bold' });
    pen.write(t('paper:ledger.about'), { ...beside, y: y + ABOVE + 13, height: 22 }, { size: 7.5 });
    if (!ledger.signed) return;
    const { number, file } = ledger.signed;
    const words = t('paper:ledger.signed', { number, address: shownAddress(file) });
    pen.write(words, { ...beside, y: y + ABOVE + 36, height: side - 36 }, { size: 7.5, least: 5 });
  };
  return { height: ABOVE + side, draw };
}
