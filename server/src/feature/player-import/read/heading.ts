import type { ImportField } from '@fairway/api';
import { compact } from './fold.ts';

/**
 * What a heading may mean. `family` and `given` are the two halves of a name kept in two columns; `division-or-flight` is
 * “Nhóm”, which clubs use for both; `hole-or-family` is “ho” written without its marks (Hố, Họ).
 */
export type Meaning = ImportField | 'family' | 'given' | 'name-or-given' | 'division-or-flight' | 'hole-or-family';

/** Headings as clubs write them, without diacritics and blanks (`compact`). */
const HEADINGS: Readonly<Record<Exclude<Meaning, 'given'>, string>> = {
  name: 'hovaten hoten hotengolfer hovatengolfer tengolfer hotenvdv hovatenvdv tenvdv hotennguoichoi tennguoichoi nguoichoi golfer golfername player playername name fullname',
  'name-or-given': 'ten',
  family: 'hodem holot hovatendem hovatenlot hovadem familyname lastname surname',
  gender: 'gioitinh gioi gt phai namnu gender sex',
  birthday: 'ngaysinh ngaythangnamsinh namsinh sinhnhat ntns birthday dateofbirth birthdate dob birthyear yearofbirth',
  vga: 'vga mavga sovga vgaid idvga vgano vganumber vgacode mathevga mahoivienvga',
  handicapIndex:
    'handicapindex hdcpindex hcpindex hdcindex hcindex index hi hdi vhd vhdc vhdcp vhcp vhandicap whs whsindex indexvga handicapvga hdcvga hdcpvga vgahandicap',
  handicapCourse:
    'handicap hdc hdcp hcp hcap hc cap ch handicapxetgiai hdcxetgiai hdcpxetgiai hcpxetgiai capxetgiai handicapsan hdcsan hdcpsan handicapthidau hdcthidau hdcpthidau coursehandicap handicapcourse coursehdcp playinghandicap diemchap',
  division: 'bang bangdau tenbang division div category',
  'division-or-flight': 'nhom group',
  flight: 'fly fl flt flight flights flightno sofly soflight nhomdau nhomchoi',
  teeTime: 'teetime gio giophatbong gioxuatphat giotee giochoi thoigian time starttime teeofftime teeoff',
  startingHole: 'hoxuatphat hobatdau hostart hophatbong starthole startinghole starttee startingtee teexuatphat startho',
  'hole-or-family': 'ho',
  bagTag: 'bagtag bagtagno bagno tag sobagtag mabagtag sobag thebag',
  caddieNumber: 'cad caddie caddy cady socad socaddie socaddy macaddie macaddy caddieno caddyno caddienumber caddynumber',
  tee: 'tee mautee teebox teecolor teecolour teeset',
  member: 'hoivien lahoivien hv member membership',
  phone: 'sodienthoai dienthoai sdt dt sodt didong sodidong dienthoaididong dtdd phone phonenumber phoneno mobile mobilephone tel',
  email: 'email mail diachiemail thudientu emailaddress',
  note: 'ghichu gc luuy note notes remark remarks',
};

const MEANINGS = new Map<string, Meaning>(
  Object.entries(HEADINGS).flatMap(([meaning, headings]) => headings.split(' ').map((heading) => [heading, meaning as Meaning] as const)),
);

const LONGEST_HEADING = 100;

/** What a heading means by itself; null if it is unknown. Text in brackets counts only if the heading is unknown without it. */
export function meaningOf(heading: string): Meaning | null {
  if (heading.length > LONGEST_HEADING) return null;
  const bare = heading.replace(/[([][^)\]]*[)\]]/g, ' ');
  const meaning = MEANINGS.get(compact(heading)) ?? MEANINGS.get(compact(bare)) ?? null;
  if (meaning !== 'hole-or-family') return meaning;
  const marked = heading.normalize('NFC').toLowerCase();
  return marked.includes('hố') ? 'startingHole' : marked.includes('họ') ? 'family' : meaning;
}

/** Rows above a list are its title and rules; further down no row counts as a heading row. */
const HEADING_ROWS = 30;

/** The row with the most known headings, including a name, and how many; row -1 if there is none. */
export function headingRow(rows: readonly (readonly string[])[]): { at: number; count: number } {
  let best = { at: -1, count: 0 };
  for (const [at, cells] of rows.slice(0, HEADING_ROWS).entries()) {
    const meanings = new Set(cells.map(meaningOf).filter((meaning) => meaning !== null));
    if ((meanings.has('name') || meanings.has('name-or-given')) && meanings.size > best.count) best = { at, count: meanings.size };
  }
  return best;
}
