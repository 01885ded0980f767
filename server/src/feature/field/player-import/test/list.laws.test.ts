import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SampleCell, workbookFile } from '../sample/workbook-file.ts';
import { readAlone, type Seen } from './read-alone.ts';

/** A good list, and the ways in which clubs write it otherwise. */
type Golfer = { name: string; gender: 'm' | 'f'; handicap: string; flight: number; time: string; birthday: string };

const GOLFERS: readonly Golfer[] = [
  { name: 'Nguyễn Văn An', gender: 'm', handicap: '12', flight: 1, time: '06:30', birthday: '1975-04-25' },
  { name: 'Trần Thị Bình', gender: 'f', handicap: '27.5', flight: 1, time: '06:30', birthday: '1980-05-04' },
  { name: 'Lê Quốc Cường', gender: 'm', handicap: '+2', flight: 1, time: '06:30', birthday: '1982-01-05' },
  { name: 'Phạm Minh Dũng', gender: 'm', handicap: '8.4', flight: 2, time: '06:38', birthday: '1990-12-31' },
  { name: 'Đặng Ngọc Ánh', gender: 'f', handicap: '24', flight: 2, time: '06:38', birthday: '1968-07-07' },
  { name: 'Hoàng Gia Em', gender: 'm', handicap: '36', flight: 2, time: '06:38', birthday: '2001-10-11' },
];
const OTHERS: readonly Golfer[] = [
  { name: 'Vũ Đức Giang', gender: 'm', handicap: '15', flight: 3, time: '06:46', birthday: '1979-03-28' },
  { name: 'Bùi Thị Hạnh', gender: 'f', handicap: '31', flight: 3, time: '06:46', birthday: '1985-08-19' },
];

const FIELDS = ['number', 'name', 'gender', 'handicap', 'flight', 'time', 'birthday'] as const;
type Field = (typeof FIELDS)[number];
type Headings = Readonly<Record<Field, string>>;
const HEADINGS: readonly Headings[] = [
  { number: 'STT', name: 'Họ và tên', gender: 'Giới tính', handicap: 'HDC', flight: 'Flight', time: 'Giờ', birthday: 'Ngày sinh' },
  {
    number: 'TT',
    name: 'HỌ TÊN GOLFER',
    gender: 'Nam/Nữ',
    handicap: 'Handicap xét giải',
    flight: 'FLY',
    time: 'Tee time',
    birthday: 'Sinh nhật',
  },
  { number: 'No.', name: 'Player', gender: 'Sex', handicap: 'Hcp', flight: 'Flight No', time: 'Start time', birthday: 'DOB' },
  { number: '순번', name: '성명', gender: '성별', handicap: '핸디', flight: '조', time: '티오프', birthday: '생년월일' },
  { number: '番号', name: '氏名', gender: '性別', handicap: 'ハンディ', flight: '組', time: 'スタート時間', birthday: '生年月日' },
  { number: '序号', name: '姓名', gender: '性别', handicap: '差点', flight: '组', time: '开球时间', birthday: '出生日期' },
  { number: 'ลำดับ', name: 'ชื่อ-นามสกุล', gender: 'เพศ', handicap: 'แฮนดิแคป', flight: 'กลุ่ม', time: 'เวลา', birthday: 'วันเกิด' },
];
const GENDERS = [
  ['Nam', 'Nữ'],
  ['M', 'F'],
  ['Male', 'Female'],
  ['남', '여'],
  ['男', '女'],
  ['ชาย', 'หญิง'],
  ['Mr', 'Ms'],
] as const;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DATES: readonly ((year: string, month: string, day: string) => SampleCell)[] = [
  (year, month, day) => `${day}/${month}/${year}`,
  (year, month, day) => `${Number(day)}-${Number(month)}-${year.slice(2)}`,
  (year, month, day) => `${day}.${month}.${year}`,
  (year, month, day) => `${year}-${month}-${day}`,
  (year, month, day) => `${month}/${day}/${year}`,
  (year, month, day) => `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`,
  (year, month, day) => ({ date: `${year}-${month}-${day}` }),
];
const TIMES: readonly ((time: string) => SampleCell)[] = [
  (time) => time,
  (time) => `${time.replace(':', 'h')}.`,
  (time) => time.replace(/^0/, ''),
  (time) => ({ time }),
];

const TITLES: readonly SampleCell[][] = [['GIẢI GOLF MÙA THU'], ['DANH SÁCH THI ĐẤU – NGÀY 29/11/2026'], []];
const BELOW: readonly SampleCell[][][] = [
  [],
  [['Tổng cộng', 6]],
  [[], ['Hà Nội, ngày 29 tháng 11 năm 2026'], [null, 'NGƯỜI LẬP'], [null, '(Ký, ghi rõ họ tên)'], [null, 'Nguyễn Lập Biểu']],
  [[], ['Prepared by: Ann Clerk'], ['Tournament Director']],
  [['Total: 6 players'], [], ['Ghi chú: mang theo thẻ hội viên']],
];

const broken = fc.record({
  headings: fc.constantFrom(...HEADINGS),
  order: fc.shuffledSubarray([...FIELDS], { minLength: FIELDS.length, maxLength: FIELDS.length }),
  genders: fc.constantFrom(...GENDERS),
  date: fc.constantFrom(...DATES),
  time: fc.constantFrom(...TIMES),
  titles: fc.nat({ max: TITLES.length }),
  below: fc.constantFrom(...BELOW),
  blankRows: fc.boolean(),
  beside: fc.constantFrom('nothing', 'the same headings', 'the same headings in another order', 'a table of another kind'),
  isText: fc.boolean(),
});
type Broken = typeof broken extends fc.Arbitrary<infer Value> ? Value : never;

function rowOf(golfer: Golfer, at: number, { order, genders, date, time }: Broken, isText: boolean): SampleCell[] {
  const [year = '', month = '', day = ''] = golfer.birthday.split('-');
  const cells: Record<Field, SampleCell> = {
    ...{ number: at + 1, name: golfer.name, gender: genders[golfer.gender === 'm' ? 0 : 1], handicap: golfer.handicap },
    ...{ flight: golfer.flight, time: time(golfer.time), birthday: date(year, month, day) },
  };
  return order.map((field) => (isText ? asText(cells[field], golfer) : cells[field]));
}

/** A text file has no days and times of its own. */
function asText(cell: SampleCell, { birthday, time }: Golfer): string {
  if (cell !== null && typeof cell === 'object') return 'date' in cell ? birthday.split('-').reverse().join('/') : time;
  return String(cell ?? '');
}

function listOf(how: Broken): { rows: SampleCell[][]; golfers: readonly Golfer[] } {
  const { headings, order, titles, below, blankRows, beside, isText } = how;
  const head = order.map((field) => headings[field]);
  const rows = GOLFERS.map((golfer, at) => rowOf(golfer, at, how, isText));
  const spaced = blankRows ? rows.flatMap((row, at) => (at === 3 ? [[], row] : [row])) : rows;
  const list = [head, ...spaced];
  const side = sideOf(how);
  const wide = list.map((row, at) =>
    side.length === 0 ? row : [...row, ...Array(head.length - row.length).fill(null), null, ...(side[at] ?? [])],
  );
  const golfers = beside === 'nothing' || beside === 'a table of another kind' ? GOLFERS : [...GOLFERS, ...OTHERS];
  return { rows: [...TITLES.slice(0, titles), ...wide, ...below], golfers };
}

function sideOf(how: Broken): SampleCell[][] {
  const { beside, headings, order, isText } = how;
  if (beside === 'nothing') return [];
  if (beside === 'a table of another kind')
    return [
      ['Tên', 'VHD'],
      ['Trịnh Xuân Kiên', 14.1],
      ['Lý Hải Long', 9],
    ];
  const own = beside === 'the same headings' ? how : { ...how, order: [...order].reverse() };
  return [own.order.map((field) => headings[field]), ...OTHERS.map((golfer, at) => rowOf(golfer, at, own, isText))];
}

const expected = ({ name, gender, handicap, flight, time, birthday }: Golfer): string =>
  [name, gender, `HDC ${handicap}`, `fl ${flight}`, time, birthday.split('-').reverse().join('/')].join(' · ');

const fileOf = (rows: readonly SampleCell[][], isText: boolean): Buffer | string =>
  isText
    ? rows.map((row) => row.map((cell) => String(cell ?? '')).join('\t')).join('\n')
    : workbookFile({ rows: rows.map((row) => [...row]) });

/** A sentence stands where something was not taken as it was meant. */
const isTold = ({ asked, refused, people }: Seen): boolean =>
  asked.length > 0 || refused !== null || people.some((person) => person.startsWith('wrong: '));

describe('a good list that is written otherwise', () => {
  it('comes in as it was meant, or a sentence stands there', async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(broken, async (how) => {
        const { rows, golfers } = listOf(how);
        const seen = await readAlone(fileOf(rows, how.isText));
        if (isTold(seen)) return;
        read += 1;
        expect([...seen.people].sort()).toEqual(golfers.map(expected).sort());
      }),
      { seed: 20261129, numRuns: 400 },
    );
    // the law is not kept by asking all the time
    expect(read).toBeGreaterThan(200);
  });
});
