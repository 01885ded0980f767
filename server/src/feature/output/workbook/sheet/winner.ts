import type { Winner } from '@fairway/api';
import { readWinners } from '../../report/winner.ts';
import type { WinnerContent } from '../../report/word.ts';
import { CENTIMETRES, calledIn, winnerName } from '../../report/word.ts';
import { type Cell, type Column, count, decimal, formatOf, handicap, money, sheetOf, text } from '../plan.ts';
import type { SheetQuestion, Sheets } from './sheet.ts';

/** Every award with who gets it, for what, and what they get. */
export async function winnerSheets({ reading, language, t }: SheetQuestion): Promise<Sheets> {
  const { content, names: _, ...ofResult } = await readWinners(reading);
  const columns: Column<Winner>[] = [
    { title: t('workbook:column.number'), of: (_, nth) => count(nth + 1) },
    { title: t('paper:column.award'), of: (award) => calledIn(award, content, language) },
    { title: t('paper:column.winner'), of: (award) => whoOf(award, t) },
    { title: t('paper:column.value'), of: (award) => resultOf(award, content, t) },
    { title: t('paper:column.gross'), of: ({ winner }) => count(winner?.gross ?? null) },
    { title: t('paper:column.handicap'), of: ({ winner }) => handicap(winner?.handicap ?? null) },
    { title: t('paper:column.net'), of: ({ winner }) => decimal(winner?.net ?? null) },
    { title: `${t('workbook:column.value')} (₫)`, of: ({ prize }) => money(prize.value) },
    { title: t('paper:column.gift'), of: ({ prize }) => text(prize.gift) },
    { title: t('workbook:column.reason'), of: ({ decision }) => text(decision?.reason) },
  ];
  const name = t('workbook:kind.winner');
  return { sheets: [sheetOf({ name, title: name }, columns, content.winners)], ...ofResult };
}

const whoOf = ({ winner, open }: Winner, t: SheetQuestion['t']): Cell => {
  if (winner) return text(winnerName(winner, t));
  return text(open.length > 0 ? t('paper:tied', { names: open.map(({ name }) => name).join(', ') }) : null);
};

/** What the award goes by, as a number that is shown with its word: net 70, 182.50 m. */
function resultOf({ winner, measure }: Winner, { distanceUnit }: WinnerContent, t: SheetQuestion['t']): Cell {
  const value = winner?.value ?? null;
  if (value === null || measure === 'none') return null;
  if (measure === 'distance') {
    const format = spoken(t(`choice:distance.${distanceUnit}`, { value: '0.00' }), '0.00');
    return { value: value / CENTIMETRES[distanceUnit], format };
  }
  return { value, format: spoken(t(`winner:value.${measure}`, { value: formatOf(value) }), formatOf(value)) };
}

/** A format that shows the words around a number: “net 0” as "net "0. */
const spoken = (sentence: string, format: string): string =>
  sentence
    .split(format)
    .map((words) => (words === '' ? '' : `"${words.replaceAll('"', '')}"`))
    .join(format);
