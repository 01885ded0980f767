import event from '../../../../../../golf/events/charity-day.json' with { type: 'json' };
import type { SampleCell, SampleSheet } from './workbook-file.ts';

type Player = (typeof event.players)[number];
/** What a sheet says in place of the event's own facts. */
type Issue = { time: string; players: Readonly<Record<string, Partial<Pick<Player, 'handicap' | 'flight'>>>> };

/** The sheet of the week before: an earlier start, one handicap in another division, one wrong, and two players in each other's flights. */
export const FIRST_ISSUE: Issue = {
  time: '06h30',
  players: { c038: { handicap: 14 }, c050: { handicap: 33 }, c102: { flight: 27 }, c107: { flight: 26 } },
};
/** The sheet of the morning, as the day was played: everybody starts later, because of fog. */
export const LAST_ISSUE: Issue = { time: '07h00', players: {} };

/** Entries that were withdrawn: the club hid their rows, in the middle of their flights. */
const WITHDRAWN: Readonly<Record<number, SampleCell>> = { 7: 'TRẦN QUANG NHƯỢC', 25: 'LÊ THỊ DOÃN' };

const HEADINGS = [
  'STT',
  'FLY',
  'Giờ',
  'Start',
  'Hố XP',
  'Họ và tên',
  'Công ty/CLB',
  'Mã số VGA',
  'HDC',
  'Bảng',
  'Hội viên',
  'Ngày sinh',
  'ĐT',
  'Ghi chú',
];
/** The columns that are merged over a flight: its number and its position; the time stands in the first row alone. */
const MERGED = ['B', 'D'];
const NAME = HEADINGS.indexOf('Họ và tên');
const HANDICAP = HEADINGS.indexOf('HDC');

/** The flight sheet of a charity day of 144 with every defect at once, and the club's other sheets. */
export function charitySheets(issue: Issue): SampleSheet[] {
  return [
    { name: 'Điều lệ', rows: [['ĐIỀU LỆ GIẢI'], ['Bảng A: HDC 0–15; B: 16–28; C: 29–36; Nữ: 0–36'], ['Giải chính chỉ trao cho hội viên']] },
    flightSheet(issue),
    {
      name: 'Dự bị',
      rows: [
        ['Họ và tên', 'HDC'],
        ['VÕ THẾ DỰ', 21],
        ['MAI THỊ KHUYẾT', 27],
      ],
    },
  ];
}

function flightSheet({ time, players }: Issue): SampleSheet {
  const rows: SampleCell[][] = [[event.name.toUpperCase()], [`Shotgun ${time}`], [], HEADINGS];
  const merges = ['A1:N1', 'A2:N2'];
  const hiddenRows: number[] = [];
  const listed = event.players.map((player) => ({ ...player, ...players[player.id] })).sort((one, other) => one.flight - other.flight);
  for (const [flight, four] of Map.groupBy(listed, (player) => player.flight)) {
    const top = rows.length + 1;
    const cells = four.map((player, at) =>
      cellsOf(player, event.players.findIndex(({ id }) => id === player.id) + 1, at === 0 ? time : null),
    );
    const withdrawn = WITHDRAWN[flight];
    if (withdrawn !== undefined) {
      cells.splice(2, 0, rowWith({ [NAME]: withdrawn, [HANDICAP]: 22, [HEADINGS.length - 1]: 'Rút' }));
      hiddenRows.push(top + 2);
    }
    for (const column of MERGED) merges.push(`${column}${top}:${column}${top + cells.length - 1}`);
    rows.push(...cells, []);
    if (flight === 18) rows.push(rowWith({ 0: 'Cộng:', [HANDICAP]: sumOf(listed.slice(0, 72)) }), []);
  }
  rows.push(rowWith({ [NAME]: 'Tổng cộng', [HANDICAP]: sumOf(listed) }));
  rows.push(rowWith({ [NAME]: 'Trung bình HDC', [HANDICAP]: Number((sumOf(listed) / listed.length).toFixed(1)) }));
  return { name: 'Sắp FL', rows, merges, hiddenRows };
}

const sumOf = (players: readonly { handicap: number }[]) => players.reduce((sum, { handicap }) => sum + handicap, 0);
const rowWith = (cells: Readonly<Record<number, SampleCell>>): SampleCell[] => HEADINGS.map((_, at) => cells[at] ?? null);

/** The first row of a flight has what its four share; the division is given where the name does not say it, and now and then. */
function cellsOf(player: Player, running: number, time: string | null): SampleCell[] {
  const { name, company, vga, handicap, division, member, birthday, phone, note, gender } = player;
  const isFirst = time !== null;
  const isWoman = gender === 'f' && !name.includes(' Thị ');
  const group = division === 'W' ? 'Nữ' : division;
  return [
    running,
    isFirst ? `FLY ${player.flight}` : null,
    time,
    isFirst ? `${Math.ceil(player.flight / 2)}${player.flight % 2 === 1 ? 'A' : 'B'}` : null,
    isFirst ? Math.ceil(player.flight / 2) : null,
    name.toUpperCase(),
    company,
    vga && `VGA ${vga}`,
    handicap,
    isWoman || running % 5 === 0 ? group : null,
    member ? 'x' : 'Khách',
    birthday && { date: birthday },
    phone && Number(phone),
    note,
  ];
}
