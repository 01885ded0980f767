export { type BallotRoom, drawnLots, type LotOutcome, lotOutcomes, type PersonOutcome } from './ballot.ts';
export { QUICKNET, randomnessOf, roundAt, timeOfRound } from './beacon.ts';
export type {
  BallotSubject,
  CaddiesSubject,
  DrawFinding,
  DrawSource,
  DrawSubject,
  GuestNumber,
  OpponentPool,
  OpponentsSubject,
  PlacesSubject,
  PublishedDraw,
  SealedDraw,
} from './bound-draw.ts';
export { drawFindings, publishedSeed, sealedText, sealOf, seedOf, seedOfNamedRound, seedText } from './bound-draw.ts';
export { type DrawnLine, drawnLines, isDrawnByLine, type LinesSubject } from './drawn-line.ts';
export { guestSeal, guestText } from './guest-number.ts';
export { orderBySeed } from './order.ts';
export { choiceBelow, holesBySeed } from './outcome.ts';
