import { formatPoints } from '@fairway/api/word/season-points';
import { saySeason } from '../../../../text/word.ts';
import type { Paper, Sheet } from '../page/sheet.ts';
import { tablePages } from '../page/table.ts';
import type { SeasonContent } from '../source.ts';
import { roundless } from './detail.ts';

/** A published table for the wall: place, golfer, the results that count where everyone may read them, and the total. */
export function seasonTable(sheet: Sheet, { lines, number }: SeasonContent): Paper {
  const { t, language, head } = sheet;
  const say = saySeason(language);
  const columns = [
    { title: say('place'), part: 10, align: 'center' as const },
    { title: say('golfer'), part: 40, face: 'bold' as const, isName: true },
    { title: say('counts'), part: 40 },
    { title: say('total'), part: 14, align: 'right' as const, face: 'bold' as const },
  ];
  const rows = lines.map(({ place, name, counted, bonus, total }) => {
    const parts = counted.map((points) => formatPoints(points, language));
    if (bonus !== '0') parts.push(`${say('bonus')} ${formatPoints(bonus, language)}`);
    return { cells: [place, name, parts.join(' · '), formatPoints(total, language)] };
  });
  const detail = [say('number', { number, date: head.published?.at ?? '' }), roundless(sheet)].join(' · ');
  return { frame: 'head', pages: tablePages(sheet, { title: t('paper:kind.season'), detail, columns, rows }) };
}
