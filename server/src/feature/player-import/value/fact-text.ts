import { type ImportField, type Language, sentence } from '@fairway/api';
import type { Facts } from '../fact.ts';
import { handicapText } from './handicap.ts';
import { phoneText } from './phone.ts';

type Spoken = { language: Language; divisions: readonly { id: string; name: string }[] };

/** A field of a player as a cell shows it, in the language of the reader; '' when there is none. Every text can be read again. */
export function factText(field: ImportField, facts: Partial<Facts>, { language, divisions }: Spoken): string {
  switch (field) {
    case 'gender':
      return facts.gender ? sentence(facts.gender === 'f' ? 'import-value:f' : 'import-value:m', language) : '';
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
      return facts.member === undefined ? '' : sentence(facts.member ? 'import-value:yes' : 'import-value:no', language);
    case 'phone':
      return facts.phone ? phoneText(facts.phone) : '';
    default:
      return String(facts[field] ?? '');
  }
}
