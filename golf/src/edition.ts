/**
 * Which edition of Fairway's rules a result is worked out by. A mended rule makes a new edition, so that a result which was closed by an
 * earlier one stays what it was, and can still be computed and checked.
 */
export type Edition = 1 | 2 | 3;

/** What a result goes by that says no edition: it was closed before there were any. */
export const FIRST_EDITION: Edition = 1;

/** What a tournament in play goes by. */
export const LATEST_EDITION: Edition = 3;

/** What the editions differ in: a switch for each mended rule, named after what today's rule does. */
type EditionRules = {
  /** Where two cards' strokes meet, whoever plays the card of the higher par receives the difference (Rules of Handicapping 6.2b). */
  readonly parDifferenceReceived: boolean;
  /** A disqualified partner's ball counts on no hole (Rule 23.9b). */
  readonly disqualifiedBallCountsNot: boolean;
  /** A match of a knock-out that ends level puts nobody out: who goes on is asked for. */
  readonly levelKnockOutAsks: boolean;
  /** On nine holes cap and limits look at what eighteen holes would be played off. */
  readonly nineCappedAsEighteen: boolean;
  /** What the par of a tee adds comes after the allowance also where nine holes have no rating of their own (Rules of Handicapping 6.2b). */
  readonly nineDifferenceAfterAllowance: boolean;
  /** A gift goes by the card that its player plays. */
  readonly giftByOwnCard: boolean;
  /** Tie keys compare strokes by what they are to the par of each player's own card, as the lists do. */
  readonly tiesToOwnPar: boolean;
  /** A side that is disqualified loses the match of that round, however it stood; no other round's matches move (Rules 3.2b and 23.9b). */
  readonly disqualifiedLosesMatch: boolean;
};

const EDITIONS: Readonly<Record<Edition, EditionRules>> = {
  1: {
    parDifferenceReceived: false,
    disqualifiedBallCountsNot: false,
    levelKnockOutAsks: false,
    nineCappedAsEighteen: false,
    nineDifferenceAfterAllowance: false,
    giftByOwnCard: false,
    tiesToOwnPar: false,
    disqualifiedLosesMatch: false,
  },
  2: {
    parDifferenceReceived: true,
    disqualifiedBallCountsNot: true,
    levelKnockOutAsks: true,
    nineCappedAsEighteen: true,
    nineDifferenceAfterAllowance: true,
    giftByOwnCard: true,
    tiesToOwnPar: false,
    disqualifiedLosesMatch: false,
  },
  3: {
    parDifferenceReceived: true,
    disqualifiedBallCountsNot: true,
    levelKnockOutAsks: true,
    nineCappedAsEighteen: true,
    nineDifferenceAfterAllowance: true,
    giftByOwnCard: true,
    tiesToOwnPar: true,
    disqualifiedLosesMatch: true,
  },
};

/** The switches of an edition; missing: of the latest. */
export const editionRules = (edition: Edition = LATEST_EDITION): EditionRules => EDITIONS[edition];
