import type { Status } from '../competitor.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { Contest, Entrant } from './contest.ts';
import { contest, enter } from './contest.ts';
import { inOrder } from './order.ts';
import type { Place } from './place.ts';
import { divisionPlaces, fieldPlaces } from './place.ts';

/**
 * One player on the list of one basis.
 * `value` is what ranks: gross strokes to par, judged net tenths to par, points above two a hole; null: nothing to rank by.
 */
export type Standing = {
  id: string;
  division: string | null;
  status: Status;
  complete: boolean;
  value: number | null;
  place: Place | null;
  divisionPlace: Place | null;
};

/** The players in order, as rows of the contest, each with the place over the field and the place within the division. */
export function rank(entered: Contest): { readonly rows: Int32Array; readonly standings: readonly Standing[] } {
  const { ids, divisions, complete, values } = entered;
  const order = inOrder(entered);
  const { rows } = order;
  const [overField, withinDivision] = [fieldPlaces(order), divisionPlaces(order)];
  const standings = new Array<Standing>(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    standings[at] = {
      id: ids[row] as string,
      division: divisions[row] as string | null,
      status: 'ok',
      complete: complete[row] as boolean,
      value: values[row] as number,
      place: overField[at] as Place | null,
      divisionPlace: withinDivision[at] as Place | null,
    };
  }
  return { rows, standings };
}

/** Players already reckoned, in order by the steps where they are level, each with his standing. */
export function rankEntrants<Of extends Entrant>(
  entrants: readonly Of[],
  steps: readonly TieStep[],
): readonly (Of & { standing: Standing })[] {
  const entered = contest(steps, entrants.length);
  for (const entrant of entrants) enter(entered, entrant);
  const { rows, standings } = rank(entered);
  return standings.map((standing, at) => ({ ...(entrants[rows[at] as number] as Of), standing }));
}
