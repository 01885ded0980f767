import { formatCount } from '@fairway/api/word/number';
import { useLanguage } from '../../../lib/language.ts';

/** A count as sentences take it: `count` chooses singular or plural, `number` is what is read. */
export type Counted = (count: number) => { readonly count: number; readonly number: string };

export function useCounted(): Counted {
  const language = useLanguage();
  return (count) => ({ count, number: formatCount(count, language) });
}
