import type { CardSide, SheetSides } from '@fairway/api';
import type { CardStatus } from '@fairway/api/choice/play/score';
import { golfFormat } from '@fairway/api/rule/field/golf-format';
import { countingBalls, type HoleScore } from '@fairway/golf';
import { playsHole } from './plays-hole.ts';

/** A card with what stands on each of its holes. */
type SideCard = {
  readonly playerId: string;
  readonly status?: CardStatus;
  readonly side?: Pick<CardSide, 'id' | 'received' | 'plays' | 'place'> | null | undefined;
  readonly holes: readonly { readonly hole: number; readonly score: HoleScore; readonly par: number }[];
};

/** Whose balls count for their side on a hole, as the cards are now: the ids of the golfers, of one side. Of who is disqualified none does. */
export function countingOn(balls: SheetSides['balls'] | undefined, partners: readonly SideCard[], hole: number): readonly string[] {
  if (!balls) return [];
  const playing = partners
    .filter((card) => card.status !== 'DQ' && playsHole(card, hole))
    .sort((one, other) => (one.side?.place ?? 0) - (other.side?.place ?? 0));
  const ofHole = playing.map(({ holes, side }) => {
    const at = holes.findIndex((one) => one.hole === hole);
    const { score = null, par = 4 } = holes[at] ?? {};
    return { score, par, received: side?.received?.[at] ?? null };
  });
  const { formatRule, basis, counting } = balls;
  return countingBalls(ofHole, { format: golfFormat(formatRule), basis, counting }).flatMap((at) => playing[at]?.playerId ?? []);
}
