import type { Golfer } from '@fairway/api';

/** The headings that every import reads, whatever the reader's language. */
const HEADINGS = ['Họ và tên', 'Giới tính', 'Ngày sinh', 'Mã VGA', 'Handicap Index', 'Điện thoại', 'Email'];

/** Golfers of the register as cells of a sheet, as an organiser would paste them into the import. */
export const golferSheet = (golfers: readonly Golfer[]): string =>
  [HEADINGS, ...golfers.map(cellsOf)].map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n');

function cellsOf({ name, gender, birthday, birthYear, vga, handicapIndex, phone, email }: Golfer): string[] {
  const born = birthday?.split('-').toReversed().join('/') ?? birthYear?.toString() ?? '';
  const handicap = handicapIndex === null ? '' : handicapIndex < 0 ? `+${-handicapIndex}` : String(handicapIndex);
  return [name, gender === 'f' ? 'Nữ' : 'Nam', born, vga ?? '', handicap, phone ?? '', email ?? ''];
}
