import { awardName } from '../../report/word.ts';
import type { Paper, Sheet } from '../page/sheet.ts';
import { drawTable } from '../page/table.ts';
import type { AwardBoard } from '../source.ts';
import { roundless } from './detail.ts';

const ROW = 27;
const TOP = 56;

/** A board for the hole: whoever beats the last line writes themself below it. */
export function sideAwardBoards(sheet: Sheet, boards: readonly AwardBoard[]): Paper {
  const { pen, t, language } = sheet;
  const pages = boards.map((board) => ({
    title: awardName({ ...board, gender: null, hole: null, divisionName: null, place: 1 }, language),
    detail: roundless(sheet),
    draw: ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => {
      const { par: ofHole, parWomen: women } = board;
      const par = ofHole === null ? null : women === null ? t('paper:par', { par: ofHole }) : t('paper:parBoth', { par: ofHole, women });
      const whose = board.gender && t(`paper:gender.${board.gender}`);
      pen.write(
        t('paper:holeLarge', { hole: board.hole }),
        { x, y, width: width * 0.6, height: 44 },
        { size: 34, face: 'bold', heading: 'H2' },
      );
      const facts = [par, whose].filter(Boolean).join(' · ');
      pen.write(facts, { x: x + width * 0.6, y, width: width * 0.4, height: 44 }, { size: 15, align: 'right' });
      const sponsor = board.sponsor === null ? '' : t('paper:sponsoredBy', { name: board.sponsor });
      pen.write(sponsor, { x, y: y + 41, width, height: 12 }, { size: 9, align: 'right' });
      const columns = [
        { title: '#', part: 7, align: 'center' as const, isName: true },
        { title: t('paper:column.player'), part: 45 },
        { title: t('paper:column.flight'), part: 13 },
        { title: t(`paper:measured.${board.unit}`), part: 20 },
        { title: t('paper:column.witness'), part: 22 },
      ];
      const count = Math.floor((height - TOP - 20) / ROW);
      const rows = Array.from({ length: count }, (_, nth) => ({ cells: [String(nth + 1)] }));
      drawTable(sheet, columns, rows, { x, y: y + TOP, width, height: 0 }, { height: ROW, size: 9 });
    },
  }));
  return { frame: 'head', pages };
}
