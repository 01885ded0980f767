import event from '../../../../../../golf/events/phoenix-outing.json' with { type: 'json' };
import type { SampleCell, SampleSheet } from './workbook-file.ts';

/** The list of the outing of 44 as a club writes its flight sheet: one merged cell per flight, blank rows between, notes and a footer. */
export function outingSheet(slips: Readonly<Record<string, Slip>> = {}): SampleSheet {
  const rows: SampleCell[][] = [
    ['GIẢI GIAO HỮU PHOENIX – DANH SÁCH XẾP FLIGHT'],
    ['Thứ Bảy 17/10/2026 – sân Phoenix Champion'],
    [],
    HEADINGS,
  ];
  const merges = ['A1:H1', 'A2:H2'];
  for (const players of Map.groupBy(event.players, ({ flight }) => flight).values()) {
    const top = rows.length + 1;
    const bottom = top + players.length - 1;
    for (const column of ['A', 'B', 'H']) merges.push(`${column}${top}:${column}${bottom}`);
    rows.push(...players.map((player, at) => ({ ...rowOf(player, at === 0), ...slips[player.id] })).map(cellsOf), []);
  }
  rows.push(['Nhóm A: HDC 0–25; Nhóm B: HDC 26–35. HDC trên 36 cắt về 35.'], ['Mỗi golfer nhận tối đa 01 giải.']);
  merges.push(`A${rows.length - 1}:H${rows.length - 1}`, `A${rows.length}:H${rows.length}`);
  return { name: 'Sắp FL', rows, merges };
}

/** Three errors: a failed lookup, a group that does not exist, no name. The fourth bad row is the handicap 36, which fits no group. */
export const SLIPS: Readonly<Record<string, Slip>> = {
  p10: { hdc: { formula: 'VLOOKUP(C16,VHD!A:B,2,0)', error: '#N/A' } },
  p25: { group: 'C' },
  p42: { name: null },
};

type SheetRow = {
  fly: SampleCell;
  time: SampleCell;
  name: SampleCell;
  hdc: SampleCell;
  group: SampleCell;
  vga: SampleCell;
  vhd: SampleCell;
  note: SampleCell;
};
type Slip = Partial<SheetRow>;
type Player = (typeof event.players)[number];

const HEADINGS = ['FLY', 'giờ', 'Họ và tên', 'Handicap xét giải', 'Nhóm', 'Mã VGA', 'VHD', 'Ghi chú'];

/** Flight 3 has its time in the cell of the flight, as some sheets do. */
function rowOf({ name, handicap, division, vga, flight, teeTime, startingHole }: Player, isFirst: boolean): SheetRow {
  const time = `${teeTime.replace(':', 'h')}.`;
  const isTimeInFlight = flight === 3;
  return {
    fly: isFirst ? `FLY ${flight}${isTimeInFlight ? `\n${time}` : ''}` : null,
    time: isFirst && !isTimeInFlight ? time : null,
    name,
    hdc: handicap,
    group: division,
    vga: vga === null ? null : Number(vga),
    vhd: vga === null ? null : `${(handicap * 0.9).toFixed(1).replace('.', ',')}`,
    note: isFirst ? `Start Hố ${startingHole}` : null,
  };
}

const cellsOf = ({ fly, time, name, hdc, group, vga, vhd, note }: SheetRow): SampleCell[] => [fly, time, name, hdc, group, vga, vhd, note];
