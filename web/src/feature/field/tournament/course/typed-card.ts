import type { Round } from '@fairway/api';
import type { CardDraft } from '../../../../lib/play/card.ts';
import { withHoles } from '../../../../ui/course/hole-count.ts';

/** The round's own card. */
export type RoundCard = Pick<Round, 'courseName' | 'par' | 'strokeIndex' | 'women' | 'tees' | 'nines' | 'holes'>;

/** The same while it is typed. */
export type RoundCardDraft = CardDraft & Pick<RoundCard, 'courseName' | 'tees' | 'nines' | 'holes'>;

type Tees = RoundCardDraft['tees'];

/** A typed card as one of eighteen holes, or as one of nine, which a round plays as a whole. */
export const typedOf = (draft: RoundCardDraft, holes: number): RoundCardDraft => ({
  ...draft,
  ...withHoles(draft, holes),
  tees: teesWithHoles(draft.tees, holes),
  nines: null,
  holes: 'all',
});

/** A rating of eighteen holes never stands for nine, nor one of nine for eighteen: what is known is that of the front nine. */
const teesWithHoles = (tees: Tees, holes: number): Tees =>
  tees.map(({ front, back: _, courseRating, slope, par, ...tee }) =>
    holes === 9 ? { ...tee, ...NOT_RATED, ...front } : { ...tee, ...NOT_RATED, front: { courseRating, slope, par } },
  );
const NOT_RATED = { courseRating: null, slope: null, par: null };
