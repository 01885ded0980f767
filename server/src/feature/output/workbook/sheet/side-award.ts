import type { Shot, SideAwardHole } from '@fairway/api';
import { timeAt } from '@fairway/api/rule/clock';
import { AppError } from '../../../../error/app-error.ts';
import { dateAt } from '../../../../text/calendar.ts';
import { sideAwardList } from '../../../play/side-award/side-award.ts';
import { awardName, CENTIMETRES } from '../../report/word.ts';
import { type Cell, type Column, count, distance, moment, numberOrText, sheetOf, text } from '../plan.ts';
import type { SheetQuestion, Sheets } from './sheet.ts';

/** A line of either sheet: an award on its hole, and a shot or a stroke of one. */
type ShotLine = {
  award: SideAwardHole;
  name: string | null;
  round: number | null;
  hole: number | null;
  shot: Shot | null;
  remark: string | null;
};

/** Who leads each side award, and everything that was measured. */
export async function sideAwardSheets(question: SheetQuestion): Promise<Sheets> {
  const { reading, t } = question;
  const { items } = await sideAwardList(reading.db, reading.tournament.id);
  if (items.length === 0) throw new AppError('paper-no-side-awards');
  const [leaders, shots] = [t('workbook:sheet.leaders'), t('workbook:sheet.shots')];
  const all = items.flatMap((award) => linesOf(award, question));
  const titled = (part: string) => ({ name: part, title: `${t('workbook:kind.side-award')} · ${part}` });
  const placed: Column<ShotLine> = { title: t('paper:column.place'), of: ({ shot }) => count(shot?.place ?? null) };
  return {
    sheets: [
      sheetOf(
        titled(leaders),
        columnsOf(question, []),
        items.flatMap((award) => leadersOf(award, linesOf(award, question))),
      ),
      sheetOf(titled(shots), columnsOf(question, [placed]), all),
    ],
  };
}

function columnsOf({ reading, language, t }: SheetQuestion, more: readonly Column<ShotLine>[]): Column<ShotLine>[] {
  const { distanceUnit, timeZone } = reading.facts;
  const inUnit = (centimetres: number | null | undefined): Cell =>
    distance(centimetres == null ? null : centimetres / CENTIMETRES[distanceUnit]);
  return [
    { title: t('paper:column.hole'), of: ({ hole }) => count(hole) },
    {
      title: t('paper:column.award'),
      of: ({ award }) => awardName({ ...award, hole: null, gender: null, divisionName: null }, language),
    },
    { title: t('workbook:column.forWhom'), of: ({ award }) => award.gender && t(`paper:gender.${award.gender}`) },
    ...more,
    { title: t('paper:column.player'), of: ({ name }) => text(name) },
    { title: t('paper:column.flight'), of: ({ shot }) => numberOrText(shot?.flight ?? null) },
    { title: t('workbook:column.round'), of: ({ round }) => count(round) },
    { title: t(`workbook:column.distance.${distanceUnit}`), of: ({ shot }) => inUnit(shot?.centimetres) },
    { title: t(`workbook:column.drive.${distanceUnit}`), of: ({ shot }) => inUnit(shot?.driveCentimetres) },
    { title: t('workbook:column.measuredAt'), of: ({ shot }) => shot && momentAt(new Date(shot.enteredAt), timeZone) },
    { title: t('workbook:column.remark'), of: ({ remark }) => text(remark) },
  ];
}

const momentAt = (at: Date, timeZone: string): Cell => moment(dateAt(at, timeZone), timeAt(at, timeZone));

function linesOf(award: SideAwardHole, { reading, t }: SheetQuestion): ShotLine[] {
  const numbers = new Map(reading.rounds.map(({ id, number }) => [id, number]));
  const shots = award.shots.map((shot): ShotLine => {
    const remark = shot.cause && t(`workbook:cause.${shot.cause}`);
    return { award, name: shot.name, round: numbers.get(shot.roundId) ?? null, hole: award.hole, shot, remark };
  });
  const aces = award.aces.map(({ name, round, hole, disputed, out }): ShotLine => {
    const remark = [
      t(disputed ? 'workbook:aceDisputed' : `workbook:onCard.${award.kind === 'gift-eagle' ? 'eagle' : 'ace'}`),
      ...(out === null ? [] : [t(`paper:status.${out}`)]),
    ].join(' · ');
    return { award, name, round, hole, shot: null, remark };
  });
  return [...shots, ...aces];
}

/** The best shots, or all holes in one; an award that nobody leads has a line of its own. */
function leadersOf(award: SideAwardHole, lines: readonly ShotLine[]): ShotLine[] {
  const leading = lines.filter(({ shot }) => shot === null || shot.place === 1);
  return leading.length > 0 ? leading : [{ award, name: null, round: null, hole: award.hole, shot: null, remark: null }];
}
