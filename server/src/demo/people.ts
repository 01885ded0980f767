import { PLAYER_DEFAULTS } from '@fairway/api';
import type { PlayerFields } from '../feature/field/player/wire.ts';
import type { Random } from '../random.ts';

const SURNAMES = 'Nguyễn Trần Lê Phạm Hoàng Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Trịnh Mai Cao Tạ Đoàn Lương'.split(' ');
const MIDDLE = {
  m: 'Văn Hữu Đức Minh Quang Anh Xuân Thanh Quốc Gia Hải Tuấn Trọng Duy Đình Mạnh'.split(' '),
  f: 'Thị Thu Ngọc Thanh Minh Phương Bích Hồng Kim Diệu'.split(' '),
};
const GIVEN = {
  m: 'An Bách Bảo Bình Chiến Chung Công Cường Dũng Dương Đạt Đông Giang Hà Hải Hiếu Hòa Hoàng Hùng Huy Hưng Khang Khánh Kiên Lâm Linh Long Lộc Luân Mạnh Nam Nghĩa Nguyên Phát Phong Phú Phúc Quân Quý Sơn Tài Tâm Tân Thắng Thành Thiện Thịnh Tiến Toàn Trung Tú Tùng Việt Vinh Vượng'.split(
    ' ',
  ),
  f: 'Anh Châu Chi Dung Duyên Giang Hà Hạnh Hằng Hiền Hoa Hương Lan Linh Mai My Nga Ngân Nhung Oanh Phương Quyên Thảo Thủy Trang Trâm Tuyết Uyên Vân Yến'.split(
    ' ',
  ),
};

/** Invented golfers with unique names: one in eight is a woman, two thirds are members, and few have no birthday or VGA number. */
export function inventPeople(count: number, random: Random, years: { from: number; to: number }): PlayerFields[] {
  const names = new Set<string>();
  return Array.from({ length: count }, (_, nth) => {
    const gender = nth % 8 === 5 ? 'f' : 'm';
    const handicapIndex = Math.max(0.4, Math.round((18 + random.spread() * 7.5) * 10) / 10);
    return {
      ...PLAYER_DEFAULTS,
      divisionPinned: false,
      name: newName(gender, random, names),
      gender,
      vga: random.next() < 0.85 ? String(20_000 + nth * 523 + random.whole(0, 400)) : null,
      handicapIndex,
      handicapCourse: Math.min(36, Math.round(handicapIndex * 1.06)),
      ...born(random, years),
      member: random.next() < 0.66,
      tee: gender === 'f' ? 'Red' : 'Blue',
    };
  });
}

function newName(gender: 'm' | 'f', random: Random, names: Set<string>): string {
  let name: string;
  do name = `${random.pick(SURNAMES)} ${random.pick(MIDDLE[gender])} ${random.pick(GIVEN[gender])}`;
  while (names.has(name));
  names.add(name);
  return name;
}

function born(random: Random, { from, to }: { from: number; to: number }): Pick<PlayerFields, 'birthday' | 'birthYear'> {
  const birthYear = random.whole(from, to);
  const day = [random.whole(1, 12), random.whole(1, 28)].map((part) => String(part).padStart(2, '0')).join('-');
  return random.next() < 0.8 ? { birthday: `${birthYear}-${day}`, birthYear } : { birthday: null, birthYear };
}
