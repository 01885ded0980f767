import type { ProposalKind, Sign } from '@fairway/api/choice/field/golfer';
import { plain } from '../../../text/plain.ts';

/** What a row of a tournament and a person of the register are compared by. */
export type Identity = {
  name: string;
  gender: string;
  birthday: string | null;
  birthYear: number | null;
  vga: string | null;
  phone: string | null;
  otherPhone?: string | null;
  email: string | null;
};
export type Evidence = { agrees: Sign[]; differs: Sign[] };

const nameKey = (name: string) => plain(name).replace(/\s+/g, ' ').trim();
const vgaKey = (vga: string) => vga.replace(/^0+(?=\d)/, '');
const phoneKey = (phone: string) => phone.replace(/\D/g, '').replace(/^(?:84|0)/, '');
const emailKey = (email: string) => email.trim().toLowerCase();

export type Numbered = Pick<Identity, 'vga' | 'phone' | 'otherPhone'>;

/** Of any number: the others stand in one field, with commas between. */
const phonesOf = ({ phone, otherPhone = null }: Numbered) =>
  [phone, ...(otherPhone?.split(/[,;/]/) ?? [])].map((one) => phoneKey(one ?? '')).filter((key) => key !== '');

/** The numbers by which somebody is known who asked to be kept out. */
export const numberKeys = (person: Numbered): string[] => [
  ...(person.vga ? [`vga ${vgaKey(person.vga)}`] : []),
  ...phonesOf(person).map((key) => `phone ${key}`),
];

/** What a person is found by: whoever shares one of these keys may be the same. */
export const evidenceKeys = (person: Identity): string[] => [
  `name ${nameKey(person.name)}`,
  ...numberKeys(person),
  ...(person.email ? [`email ${emailKey(person.email)}`] : []),
];

/** In what two people agree and differ; what only one of them has says nothing. */
export function evidenceOf(one: Identity, other: Identity): Evidence {
  const compared: [Sign, boolean | null][] = [
    ['name', sameName(one.name, other.name)],
    ['vga', sameOf(one.vga, other.vga, vgaKey)],
    ['email', sameOf(one.email, other.email, emailKey)],
    ['phone', samePhone(one, other)],
    ...birth(one, other),
    ['gender', one.gender === other.gender ? null : false],
  ];
  const signs = (wanted: boolean) => compared.filter(([, same]) => same === wanted).map(([sign]) => sign);
  return { agrees: signs(true), differs: signs(false) };
}

/** Case does not tell people apart, and diacritics only where both are written with them: Ánh is not Anh, but may be ANH of a plain list. */
function sameName(one: string, other: string): boolean {
  if (one === other) return true;
  if (nameKey(one) !== nameKey(other)) return false;
  const [first, second] = [one, other].map((name) => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim());
  return first === second || first === nameKey(one) || second === nameKey(other);
}

const sameOf = (one: string | null, other: string | null, key: (text: string) => string) => (one && other ? key(one) === key(other) : null);

/** A phone may be anybody's in a family, and people have several: another one does not tell two people apart. */
function samePhone(one: Identity, other: Identity): boolean | null {
  const phones = phonesOf(other);
  return phonesOf(one).some((key) => phones.includes(key)) ? true : null;
}

function birth(one: Identity, other: Identity): [Sign, boolean | null][] {
  if (one.birthday && other.birthday) return [['birthday', one.birthday === other.birthday]];
  const [first, second] = [yearOf(one), yearOf(other)];
  return [['birthYear', first === null || second === null ? null : first === second]];
}

const yearOf = ({ birthday, birthYear }: Identity) => (birthday ? Number(birthday.slice(0, 4)) : birthYear);

/** Numbers that a person has alone, or nearly so. */
const OWN: readonly Sign[] = ['vga', 'email', 'phone', 'birthday'];

/** What a proposal of these two rests on; null: nothing speaks for it. */
export function kindOf({ agrees, differs }: Evidence): Exclude<ProposalKind, 'new'> | null {
  const hasOwn = agrees.some((sign) => OWN.includes(sign) && sign !== 'birthday');
  if (!agrees.includes('name')) return hasOwn ? 'number' : null;
  if (differs.length > 0) return 'name';
  if (agrees.some((sign) => OWN.includes(sign))) return 'certain';
  return agrees.includes('birthYear') ? 'likely' : 'name';
}
