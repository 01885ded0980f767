import type { Day } from '../calendar.ts';
import type { HoleScore } from '../card.ts';
import { strokesOf } from '../card.ts';
import { parTotal } from '../course.ts';
import { wholeTenths } from '../handicap/fraction.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { NoDifferential, PostedRound, PostingRule } from './posted-round.ts';
import { postedDifferential } from './posted-round.ts';

/** A round with the names that stand beside it in a file for a handicap body. */
export type CardToPost = PostedRound & {
  readonly courseName: string;
  readonly teeName: string | null;
  readonly format: string;
  /** Who attested the card; null: nobody. */
  readonly marker: string | null;
};

/** A row of the posting file: what any body needs to work the differential out again. Rating in tenths. */
export type PostingRow = {
  readonly round: string;
  readonly day: Day;
  readonly courseName: string;
  readonly teeName: string | null;
  readonly rating: Tenths | null;
  readonly slope: number | null;
  readonly par: number;
  /** As played and as adjusted; `adjusted` null: not begun, or the round is not acceptable. */
  readonly holes: readonly { readonly par: number; readonly gross: HoleScore; readonly adjusted: number | null }[];
  /** Strokes of the holes; null with a pick-up. */
  readonly gross: number | null;
  readonly adjusted: number | null;
  /** Of the holes played, without what is expected of others. */
  readonly differential: Tenths | null;
  readonly expectedHoles: number;
  readonly isMostLikely: boolean;
  readonly format: string;
  readonly play: PostedRound['play'] | 'match';
  readonly marker: string | null;
  /** Why it is not acceptable; null: it is. */
  readonly because: NoDifferential | null;
};

/**
 * The row of a card in the posting file. A round that gives no differential has a row too, which says why.
 *
 * @example postingRow(card, { matches: 'none', estimates: false }).because // 'shared-ball'
 */
export function postingRow(card: CardToPost, rule: PostingRule): PostingRow {
  const { id: round, day, courseName, teeName, format, marker, course, tee } = card;
  const found = postedDifferential(card, rule);
  const posted = typeof found === 'string' ? null : found;
  return {
    ...{ round, day, courseName, teeName, rating: tee.rating, slope: tee.slope, par: parTotal(course) },
    holes: course.par.map((par, at) => ({ par, gross: card.card[at] ?? null, adjusted: posted?.holes[at] ?? null })),
    gross: strokesOf(card.card),
    adjusted: posted?.adjusted ?? null,
    differential: posted && wholeTenths(posted.exact),
    expectedHoles: posted?.expectedHoles ?? 0,
    isMostLikely: posted?.isMostLikely ?? false,
    ...{ format, play: card.isMatch ? 'match' : card.play, marker },
    because: typeof found === 'string' ? found : null,
  };
}
