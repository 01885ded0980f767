import type { SampleSheet } from './workbook-file.ts';

/** One sheet for every way in which organisers' lists differ from a clean one. The people are invented. */
export const SHEETS = {
  'alias-headings': {
    rows: [
      [
        'SĐT',
        'hdcp',
        'Bag-tag',
        'GIOI TINH',
        'Họ & tên*',
        'CADDY',
        'vga id',
        'BẢNG',
        'tee time',
        'Fl',
        'Hố xuất phát',
        'Năm sinh',
        'E-mail',
        'Công ty',
      ],
      ['0912345678', 18, 'B7', 'nu', 'Trần Thị Hoa', '21', 'VGA 38632', 'a', '06:30', '1', 1, 1980, 'hoa@clb.example', 'Sao Mai'],
    ],
  },
  'merged-flights': {
    name: 'Sắp FL',
    rows: [
      ['DANH SÁCH XẾP FLIGHT'],
      ['FLY', 'giờ', 'Họ và tên', 'Handicap xét giải', 'Nhóm', 'Ghi chú'],
      ['FLY 1', '06h30.', 'Nguyễn Văn An', 12, 'A', 'Start Hố 1'],
      [null, null, 'Trần Văn Bình', 14, 'A'],
      [null, null, 'Lê Văn Cường', 20, 'A', 'Bs'],
      [null, null, 'Phạm Văn Dũng', 22, 'A'],
      [],
      ['FLY 2\n06h38.', null, 'Hoàng Văn Em', 27, 'B', 'Start Hố 2'],
      [null, null, 'Vũ Văn Giang', 28, 'B'],
      [null, null, 'Đỗ Văn Hải', 30, 'B'],
      [],
      [null, null, 'Bùi Văn Ích', 31, 'B', 'Dự bị'],
      ['Nhóm A: HDC 0–25; Nhóm B: HDC 26–35'],
    ],
    merges: ['A1:F1', 'A3:A6', 'B3:B6', 'F3:F4', 'A8:A10', 'A13:F13'],
  },
  'blank-rows': {
    rows: [
      ['FLY', 'Họ và tên', 'HDC'],
      [],
      ['FLY 1', 'Nguyễn Văn An', 12],
      [null, 'Trần Văn Bình', 14],
      [],
      ['FLY 2', 'Lê Văn Cường', 20],
      [null, 'Phạm Văn Dũng', 22],
      [],
      [],
      [null, 'Hoàng Văn Em', 24],
    ],
  },
  'tee-times': {
    rows: [
      ['Họ và tên', 'Giờ phát bóng'],
      ['Nguyễn Văn An', '06h30.'],
      ['Trần Văn Bình', '6h'],
      ['Lê Văn Cường', '06:45'],
      ['Phạm Văn Dũng', { time: '07:10' }],
      ['Hoàng Văn Em', 0.30555555555555558],
    ],
  },
  'handicap-forms': {
    rows: [
      ['Họ và tên', 'HDC', 'Handicap Index'],
      ['Nguyễn Văn An', '27,5', '24.1'],
      ['Trần Văn Bình', 27.5, 24.1],
      ['Lê Văn Cường', '+2', '+1,4'],
      ['Phạm Văn Dũng', 'HDC 18', 17],
    ],
  },
  'no-handicap': {
    rows: [
      ['Họ và tên', 'Handicap xét giải'],
      ['Nguyễn Văn An', 'chưa có'],
      ['Trần Văn Bình', '-'],
      ['Lê Văn Cường', null],
      ['Phạm Văn Dũng', 'Chưa có'],
    ],
  },
  'upper-case': {
    rows: [
      ['HỌ VÀ TÊN', 'HDC'],
      ['NGUYỄN VĂN AN', 12],
      ['ĐẶNG THỊ ÁNH', 30],
    ],
  },
  decomposed: {
    rows: [
      ['Họ và tên'.normalize('NFD'), 'Bảng'.normalize('NFD')],
      ['Nguyễn Văn Ấn'.normalize('NFD'), 'Bảng A'.normalize('NFD')],
    ],
  },
  phones: {
    rows: [
      ['Họ và tên', 'ĐT'],
      ['Nguyễn Văn An', 912345678],
      ['Trần Văn Bình', '+84 98 765 4321'],
      ['Lê Văn Cường', '0933.111.222'],
      ['Phạm Văn Dũng', '84 355 444 333'],
      ['Hoàng Văn Em', '12345'],
    ],
  },
  'text-dates': {
    rows: [
      ['Họ và tên', 'Ngày sinh'],
      ['Nguyễn Văn An', '25/04/1975'],
      ['Trần Văn Bình', '5-1-82'],
      ['Lê Văn Cường', '31/02/1990'],
    ],
  },
  'excel-dates': {
    rows: [
      ['Họ và tên', 'Ngày sinh'],
      ['Nguyễn Văn An', { date: '1975-04-25' }],
      ['Trần Văn Bình', { date: '1982-01-05' }],
    ],
  },
  'birth-years': {
    rows: [
      ['Họ và tên', 'Năm sinh'],
      ['Nguyễn Văn An', 1975],
      ['Trần Văn Bình', '1982'],
      ['Lê Văn Cường', { date: '1905-06-10' }],
    ],
  },
  formulas: {
    rows: [
      ['Họ và tên', 'HDC', 'Bảng', 'Hội viên'],
      [
        { formula: 'CONCATENATE("Nguyễn"," Văn An")', value: 'Nguyễn Văn An' },
        { formula: '20.1+0.2', value: 20.3 },
        { formula: 'IF(B2<26,"A","B")', value: 'A' },
        true,
      ],
    ],
  },
  'cell-errors': {
    rows: [
      ['Họ và tên', 'HDC', 'Bảng'],
      ['Nguyễn Văn An', { formula: 'VLOOKUP(A2,X:Y,2,0)', error: '#N/A' }, 'A'],
      [{ formula: 'X1', error: '#REF!' }, 12, 'A'],
      ['Lê Văn Cường', 20, { formula: '1/0', error: '#DIV/0!' }],
    ],
  },
  'unknown-division': {
    rows: [
      ['Họ và tên', 'HDC', 'Bảng'],
      ['Nguyễn Văn An', 12, 'A'],
      ['Trần Văn Bình', 14, 'Bảng C'],
    ],
  },
  'two-row-headings': {
    rows: [
      ['DANH SÁCH GOLFER'],
      ['STT', 'Họ tên', 'Handicap', null, 'Bảng', 'Xuất phát'],
      [null, null, 'Index', 'Course', null, 'Giờ', 'Hố'],
      [1, 'Nguyễn Văn An', 10.4, 12, 'A', '06:30', 1],
      [2, 'Trần Văn Bình', '13,1', 15, 'A', '06:30', 1],
      [],
      ['STT', 'Họ tên', 'Handicap', null, 'Bảng', 'Xuất phát'],
      [null, null, 'Index', 'Course', null, 'Giờ', 'Hố'],
      [3, 'Lê Văn Cường', 24.5, 28, 'B', '06:38', 10],
    ],
    merges: ['A1:G1', 'A2:A3', 'B2:B3', 'C2:D2', 'E2:E3', 'F2:G2'],
  },
  'grouped-headings': {
    rows: [
      ['Golfer', null, 'Handicap', null, 'Thi đấu'],
      ['Họ tên', 'Mã VGA', 'Index', 'Sân', 'Bảng'],
      ['Nguyễn Văn An', '38632', 10.4, 12, 'A'],
      ['Trần Văn Bình', null, 13.1, 15, 'A'],
    ],
    merges: ['A1:B1', 'C1:D1'],
  },
  'nhom-as-flight': {
    rows: [
      ['Nhóm', 'Họ và tên', 'HDC'],
      [1, 'Nguyễn Văn An', 12],
      [1, 'Trần Văn Bình', 14],
      [2, 'Lê Văn Cường', 20],
    ],
  },
  'nhom-unclear': {
    rows: [
      ['Nhóm', 'Họ và tên', 'HDC'],
      ['Xanh', 'Nguyễn Văn An', 12],
      ['Vàng', 'Trần Văn Bình', 14],
    ],
  },
  'total-rows': {
    rows: [
      ['STT', 'Họ và tên', 'HDC', 'Gross'],
      [1, 'Nguyễn Văn An', 12, 84],
      [2, 'Tống Văn Bình', 14, 88],
      ['Cộng:', null, 26, 172],
      [null, 'Trung bình HDC', 13],
      [3, 'Hoàng Công', 20, 95],
      [null, 'Tổng cộng', 46, 267],
      [null, 'TB', 15.3],
      ['Total', null, 46],
      [null, 'AVERAGE', 15.3],
      [null, 'Tổng số golfer: 3'],
    ],
  },
  'unread-columns': {
    rows: [
      ['STT', 'Họ và tên', 'Mã số VGA', 'HDC', 'Hố XP', 'Công ty/CLB', 'Size áo', 'Ghi chú', 'Xe'],
      [1, 'Nguyễn Văn An', 38632, 12, 1, 'ABC', 'L', 'Đến muộn', null],
      [2, 'Trần Văn Bình', 38633, 14, 1, 'CLB Sao Mai', 'M', null, null],
    ],
  },
  'hidden-rows': {
    rows: [
      ['FLY', 'Họ và tên', 'HDC', 'HDC cũ', 'SĐT'],
      ['FLY 1', 'Nguyễn Văn An', 12, 30, '0912345678'],
      [null, 'Trần Văn Bình', 14, 31, '0912345679'],
      ['FLY 2', 'Lê Văn Cường', 20, 32, '0912345670'],
      [null, 'Phạm Văn Dũng', 22, 33, '0912345671'],
    ],
    hiddenRows: [3, 4],
    hiddenColumns: [4, 5],
  },
  'start-without-flight': {
    rows: [
      ['Họ và tên', 'HDC', 'Start', 'Tee time'],
      ['Nguyễn Văn An', 12, '1A', '06:30'],
      ['Trần Văn Bình', 14, '1A', '06:30'],
      ['Lê Văn Cường', 20, '1B', '06:30'],
      ['Phạm Văn Dũng', 22, '10', '06:30'],
      ['Hoàng Văn Em', 24, '1B', '06:30'],
      ['Vũ Văn Giang', 25, null, null],
    ],
  },
} as const satisfies Record<string, SampleSheet>;

/** A workbook whose first sheet is no list, and whose third is another list. */
export const FURTHER_SHEETS: readonly SampleSheet[] = [
  { name: 'Điều lệ', rows: [['ĐIỀU LỆ GIẢI'], ['Bảng A: HDC 0–25']] },
  {
    name: 'Danh sách',
    rows: [
      ['Họ và tên', 'HDC', 'Bảng'],
      ['Nguyễn Văn An', 12, 'A'],
    ],
  },
  {
    name: 'Dự bị',
    rows: [
      ['Họ và tên', 'HDC'],
      ['Trần Văn Bình', 14],
      ['Lê Văn Cường', 20],
    ],
  },
];

export type SheetName = keyof typeof SHEETS;
