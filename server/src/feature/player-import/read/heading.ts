import type { ImportField } from '@fairway/api';
import { compact } from './fold.ts';

/**
 * What a heading may mean. `family` and `given` are the two halves of a name kept in two columns; `division-or-flight` is
 * “Nhóm”, which clubs use for both; `hole-or-family` is “ho” written without its marks (Hố, Họ); `hole-or-time` is “Start”;
 * `start-side` is A or B of a starting hole in another column; `running` counts the rows.
 */
export type Meaning =
  | ImportField
  | 'family'
  | 'given'
  | 'name-or-given'
  | 'division-or-flight'
  | 'hole-or-family'
  | 'hole-or-time'
  | 'start-side'
  | 'running';

/** Headings as clubs write them, without diacritics and blanks (`compact`). */
const HEADINGS: Readonly<Record<Exclude<Meaning, 'given'>, string>> = {
  name: 'hovaten hoten hotengolfer hovatengolfer tengolfer hotenvdv hovatenvdv tenvdv hotennguoichoi tennguoichoi nguoichoi hotenhoivien hovatenhoivien tenhoivien hotenkhach hovatenkhach tenkhach hotenkhachmoi hovatenkhachmoi vdv vandongvien golfer golfers golfername player players playername membername guestname name fullname',
  'name-or-given': 'ten',
  family: 'hodem holot hovatendem hovatenlot hovadem familyname lastname surname',
  gender: 'gioitinh gioi gt phai namnu nunam gender sex mf',
  birthday:
    'ngaysinh ngaythangnamsinh ngaythangsinh namsinh ngaysinhnamsinh sinhnhat ntns birthday dateofbirth birthdate dob birthyear yearofbirth',
  vga: 'vga mavga sovga masovga vgaid idvga vgano vganumber vgacode vgacard vgacardno mathevga sothevga thevga mahoivienvga sohoivienvga mavhandicap vhandicapid',
  handicapIndex:
    'handicapindex hdcpindex hcpindex hdcindex hcindex hcapindex indexhandicap indexhdc indexhcp index hi hdi vhd vhdc vhdcp vhcp vhandicap vhandicapindex whs whsindex whshandicap indexvga vgaindex handicapvga hdcvga hdcpvga hcpvga vgahandicap vgahdc vgahdcp vgahcp chisohandicap chisohdc',
  handicapCourse:
    'handicap hdc hdcp hcp hcap hc cap ch handicapxetgiai hdcxetgiai hdcpxetgiai hcpxetgiai capxetgiai handicapdangky hdcdangky hdcpdangky hcpdangky capdangky handicapapdung hdcapdung hdcgiai hdcpgiai handicapsan hdcsan hdcpsan handicapthidau hdcthidau hdcpthidau coursehandicap coursehdc coursehdcp coursehcp handicapcourse playinghandicap declaredhandicap diemchap',
  division:
    'bang bangdau bangthidau tenbang hangdau nhomhdc nhomhandicap nhomthidau division divisions div category handicapgroup hdcgroup',
  'division-or-flight': 'nhom group',
  flight: 'fly fl flt flight flights flightno flightnumber flightso sofly soflight sofl nhomdau nhomchoi nhomso sonhom groupno pairing',
  teeTime:
    'teetime gio gioxp giophatbong gioxuatphat giotee giostart giochoi giorabong giobatdau giophat thoigian time starttime starttimes teeofftime teeoff',
  startingHole:
    'hoxuatphat hoxp hobatdau hostart hophatbong hophat holestart starthole startinghole starttee startingtee teexuatphat teexp startho hole holeno',
  'hole-or-family': 'ho',
  'hole-or-time': 'start xuatphat xp',
  'start-side': 'ab aorb side startside startingside startab hoab',
  bagTag: 'bagtag bagtagno bagtagso bagtagnumber bagno bagnumber tag tagno sobagtag mabagtag sobag thebag thetui sothetui thetuigay',
  caddieNumber:
    'cad caddie caddy cady caddies socad socaddie socaddy macaddie macaddy caddieno caddyno caddieso caddyso caddienumber caddynumber',
  tee: 'tee tees mautee teebox teeboxes teecolor teecolour teeset teename teedanh teethidau teephatbong bephatbong bephat mauphatbong maubephatbong',
  member: 'hoivien lahoivien hoivienclb hv member members clubmember membership',
  initials: 'viettatten chihienviettat initialsonly showinitials publicinitials',
  phone:
    'sodienthoai dienthoai sdt dt sodt didong sodidong dienthoaididong dtdd sodienthoailienhe dienthoailienhe sdtlienhe zalo sozalo sdtzalo phone phonenumber phoneno mobile mobileno mobilenumber mobilephone tel telephone',
  email: 'email mail diachiemail thudientu emailaddress emaillienhe',
  note: 'ghichu gc luuy chuthich note notes remark remarks comment comments',
  running: 'stt tt so sott sothutu no nr',
};

const MEANINGS = new Map<string, Meaning>(
  Object.entries(HEADINGS).flatMap(([meaning, headings]) => headings.split(' ').map((heading) => [heading, meaning as Meaning] as const)),
);

const LONGEST_HEADING = 100;
const NAMES: readonly (Meaning | null)[] = ['name', 'name-or-given'];

/** Whether a list can be found by this heading. */
export const isNameHeading = (heading: string): boolean => NAMES.includes(meaningOf(heading));

/** What a heading means by itself; null if it is unknown. Text in brackets counts only if the heading is unknown without it. */
export function meaningOf(heading: string): Meaning | null {
  if (heading.length > LONGEST_HEADING) return null;
  if (heading.trim() === '#') return 'running';
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
