import type { Winner } from '@fairway/api';
import { formatDecimal, formatDistance, formatMoney } from '@fairway/api/word/number';
import type { WinnerContent } from '../../report/word.ts';
import { awardName, CENTIMETRES, calledIn, winnerName } from '../../report/word.ts';
import { ledgerCode } from '../page/ledger-code.ts';
import { type Box, SOFT } from '../page/pen.ts';
import type { Paper, Sheet } from '../page/sheet.ts';
import { type Below, tablePages } from '../page/table.ts';
import { roundless } from './detail.ts';

const LOOK = { height: 30, size: 9 };
const SIGNING = 96;

/** The list that winners sign when they get their prizes; three signatures stand below the last of them. */
export function winnerList(sheet: Sheet, content: WinnerContent): Paper {
  const { t } = sheet;
  const columns = [
    { title: t('paper:column.award'), part: 28, isName: true },
    { title: t('paper:column.winner'), part: 26, face: 'bold' as const },
    { title: t('paper:column.value'), part: 14 },
    { title: t('paper:column.gift'), part: 24 },
    { title: t('paper:column.signed'), part: 18 },
  ];
  const rows = content.winners.map((winner) => ({ cells: cellsOf(winner, content, sheet) }));
  const code = ledgerCode(sheet);
  const below: Below = {
    height: SIGNING + code.height,
    draw: (box) => {
      drawSigning(sheet, { ...box, y: box.y + 18 });
      code.draw({ ...box, y: box.y + SIGNING });
    },
  };
  const block = { title: t('paper:kind.winner'), detail: roundless(sheet), columns, rows };
  return { frame: 'head', pages: tablePages(sheet, block, { look: LOOK, below }) };
}

function cellsOf(winner: Winner, content: WinnerContent, sheet: Sheet): string[] {
  const { t, language } = sheet;
  const { gift, value, sponsor } = winner.prize;
  const by = sponsor ? t('paper:sponsoredBy', { name: sponsor }) : null;
  const prize = [gift, value === null ? null : formatMoney(value, language), by].filter(Boolean).join(' · ');
  return [calledIn(winner, content, language), whoWins(winner, content, sheet), resultOf(winner, content, sheet), prize];
}

/** Nobody yet: those tied for it, or the award that must be decided first. */
function whoWins({ winner, open, waitsFor }: Winner, { winners }: WinnerContent, { t, language }: Sheet): string {
  if (winner) return winnerName(winner, t);
  if (open.length > 0) return t('paper:tied', { names: open.map(({ name }) => name).join(', ') });
  const first = winners.find(({ awardId }) => awardId === waitsFor);
  return first ? t('winner:waitsFor', { award: awardName(first, language) }) : '';
}

/** What the award goes by: “net 70”, “182,5 m”; nothing where nothing is compared. */
export function resultOf(
  { winner, measure }: Winner,
  { distanceUnit }: WinnerContent,
  { t, language }: Pick<Sheet, 't' | 'language'>,
): string {
  const value = winner?.value ?? null;
  if (value === null || measure === 'none') return '';
  if (measure === 'distance')
    return t(`choice:distance.${distanceUnit}`, { value: formatDistance(value / CENTIMETRES[distanceUnit], language) });
  return t(`winner:value.${measure}`, { value: formatDecimal(value, language) });
}

function drawSigning({ pen, t }: Sheet, { x, y, width }: Box): void {
  const people = [t('paper:sign.committee'), t('paper:sign.referee'), t('paper:sign.secretary')];
  const each = width / people.length;
  for (const [nth, who] of people.entries()) {
    const box = { x: x + nth * each + 6, y, width: each - 12, height: 12 };
    pen.write(who, box, { size: 9, face: 'bold', align: 'center' });
    pen.write(t('paper:sign.nameAndSign'), { ...box, y: y + 12 }, { size: 7, align: 'center', colour: SOFT });
    pen.line(box.x + 8, y + 70, box.x + box.width - 8, y + 70);
  }
}
