import type { EnterPage, SignupLine } from '@fairway/api';
import { signupLines } from '@fairway/api/rule/field/signup/price';
import { today } from '../../../lib/value/date.ts';
import type { NewDraft } from '../draft.ts';

/** Today at the club, by the server's clock. */
export const dayOf = ({ now, tournament }: EnterPage): string => today(tournament.timeZone, new Date(now));

/** What a signup of today would cost, for all who enter with it: a line a fee, and one an extra. */
export function priceOf(page: EnterPage, draft: Pick<NewDraft, 'kindId' | 'partners' | 'extras'>): SignupLine[] {
  const extras = Object.entries(draft.extras).map(([extraId, { count }]) => ({ extraId, count }));
  const each = [{ kindId: draft.kindId, extras }, ...draft.partners.map(({ kindId }) => ({ kindId, extras: [] }))];
  const lines = new Map<string, SignupLine>();
  for (const line of each.flatMap((one) => signupLines(page.form, one, dayOf(page)))) {
    const key = `${line.of} ${line.name} ${line.each}`;
    const before = lines.get(key);
    lines.set(key, before ? { ...line, count: before.count + line.count, amount: before.amount + line.amount } : line);
  }
  return [...lines.values()];
}
