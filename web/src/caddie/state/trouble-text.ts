import type { Trouble } from '../phone/phone.ts';
import type { Say } from '../words.ts';

/** Why a code did not open, in a sentence. */
export function troubleText(t: Say, { why }: Trouble): string {
  if (typeof why === 'object') return why.sentence;
  return t(why === 'no-answer' ? 'door.noNetwork' : 'door.fault');
}
