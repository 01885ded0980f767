import type { EnterPage } from '@fairway/api';
import { momentOf } from '@fairway/api/rule/field/signup/moment';

type Kind = EnterPage['form']['kinds'][number];

/** Until when members alone may enter as this kind; null: no longer. */
export function memberUntil({ membersUntil }: Kind, { now, tournament }: EnterPage): string | null {
  if (membersUntil === null) return null;
  const until = momentOf(membersUntil, tournament.timeZone, 'ends').toISOString();
  return until > now ? until : null;
}

/** What whoever enters now gets: places for all of them, some of them, a place on the list, or nothing; while a ballot is open, a lot. */
export type Spot =
  | { readonly is: 'place' | 'ballot' }
  | { readonly is: 'some'; readonly free: number; readonly waiting: number }
  | { readonly is: 'waiting'; readonly number: number; readonly waiting: number }
  | { readonly is: 'full'; readonly waiting: number };

/** The worst of what the kinds of a group have, by the rule of the form. */
export function spotOf({ form, kinds, way }: EnterPage, kindIds: readonly string[]): Spot {
  if (way === 'ballot') return { is: way };
  const worst: Spot[] = [{ is: 'place' }];
  for (const { kindId, free, waiting, waitingFree } of kinds) {
    const wanted = kindIds.filter((id) => id === kindId).length;
    if (wanted <= free) continue;
    const waits = form.groups.rule === 'split' ? wanted - free : wanted;
    if (waits > waitingFree) return { is: 'full', waiting };
    worst.push(waits < wanted ? { is: 'some', free, waiting } : { is: 'waiting', number: waiting + 1, waiting });
  }
  return worst[worst.length - 1] ?? { is: 'place' };
}
