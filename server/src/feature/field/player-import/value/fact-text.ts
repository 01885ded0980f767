import type { ImportField, Language } from '@fairway/api';
import { say } from '../../../../text/word.ts';
import type { Facts } from '../fact.ts';
import { handicapText } from './handicap.ts';
import { phoneText } from './phone.ts';

type Spoken = { language: Language; divisions: readonly { id: string; name: string }[] };

/** Asked for each row of a list: looked up once. */
function word(language: Language, key: 'm' | 'f' | 'yes' | 'no'): string {
  const known = WORDS.get(`${language} ${key}`) ?? say(language)(`entry-list:value.${key}`);
  WORDS.set(`${language} ${key}`, known);
  return known;
}
const WORDS = new Map<string, string>();

/** A field of a player as a cell shows it, in the language of the reader; '': none. The import can read every text again. */
export function factText(field: ImportField, facts: Partial<Facts>, { language, divisions }: Spoken): string {
  switch (field) {
    case 'gender':
      return facts.gender ? word(language, facts.gender) : '';
    case 'birthday':
      return facts.birthday ? facts.birthday.split('-').reverse().join('/') : String(facts.birthYear ?? '');
    case 'handicapIndex':
    case 'handicapCourse': {
      const handicap = facts[field];
      return typeof handicap === 'number' ? handicapText(handicap, language) : '';
    }
    case 'division':
      return divisions.find(({ id }) => id === facts.divisionId)?.name ?? '';
    case 'member':
    case 'initials':
      return facts[field] === undefined ? '' : word(language, facts[field] ? 'yes' : 'no');
    case 'startingHole':
      return `${facts.startingHole ?? ''}${facts.startingSide ?? ''}`;
    case 'phone':
      return facts.phone ? phoneText(facts.phone) : '';
    default:
      return String(facts[field] ?? '');
  }
}
