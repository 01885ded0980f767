import type { HoleScore } from '../card.ts';
import { holeResult } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import { courseCard } from '../course.ts';
import { editionRules } from '../edition.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { ScoringRules } from '../score/prepared-rules.ts';
import type { AwardRule } from './award.ts';
import type { AwardRankable } from './award-field.ts';
import type { AwardHole } from './award-hole.ts';
import { playedOn } from './measured.ts';

/** What a gift is for: one stroke on a hole, or two under its par or better, which a hole in one on a par 3 is too. */
export type GiftFeat = 'hole-in-one' | 'eagle';

/** A gift: for which feat, on which holes (none: on any), in every round. */
export type Gift = { readonly feat: GiftFeat; readonly holes: readonly AwardHole[] };

/**
 * A gift is no contest: everyone who did it has one, however often they did. An award for each of them, in the order of the rounds and
 * holes on which they did it first; ids end in the player. It is never a main prize.
 *
 * @example giftAwards({ id: 'eagle', membersOnly: false }, { feat: 'eagle', holes: [] }, { rounds: [course] }, [an]).map(({ hole }) => hole) // [5]
 */
export function giftAwards(
  award: Pick<AwardRule, 'id' | 'membersOnly'>,
  gift: Gift,
  rules: GiftRules,
  competitors: readonly Competitor[],
): readonly AwardRule[] {
  const first = competitors.flatMap((competitor) => {
    const [at] = playedOn(competitor) ? featHoles(gift, rules, competitor) : [];
    return at === undefined ? [] : [{ ...at, player: competitor.id }];
  });
  const inOrder = [...first].sort((one, other) => one.round - other.round || one.hole - other.hole || (one.player < other.player ? -1 : 1));
  return inOrder.map((at) => ({ ...award, ...at, id: `${award.id}:${at.player}`, kind: 'gift', basis: 'gross', main: false }));
}

/** Whether the strokes of a hole earn a gift. */
function isFeat(feat: GiftFeat, score: HoleScore, par: number): boolean {
  if (typeof score !== 'number') return false;
  return feat === 'hole-in-one' ? score === 1 : holeResult(score, par) === 'eagle';
}

type GiftRules = Pick<ScoringRules, 'rounds' | 'edition'>;

/** Where a player did it, by the card that they play, in the order of rounds and holes; on an unfinished card it counts too. */
export function featHoles(
  { feat, holes }: Gift,
  { rounds, edition }: GiftRules,
  { cards, gender }: Pick<Competitor, 'cards' | 'gender'>,
): readonly { readonly round: number; readonly hole: number }[] {
  const counts = (hole: number) => holes.length === 0 || holes.some((one) => one.hole === hole && (one.gender ?? gender) === gender);
  const whose = editionRules(edition).giftByOwnCard ? gender : 'm';
  return rounds.flatMap((course, nth) => {
    const { firstHole = 1 } = course;
    return courseCard(course, whose).par.flatMap((par, at) => {
      const hole = firstHole + at;
      return counts(hole) && isFeat(feat, cards[nth]?.[at] ?? null, par) ? [{ round: nth + 1, hole }] : [];
    });
  });
}

/** Of a gift the one player who has it is the whole ranking; of a gift that nobody earned there is none. */
export function giftRankables({ player }: AwardRule, cards: ReadonlyMap<string, PlayerScore>): readonly AwardRankable[] {
  const own = cards.get(player ?? '');
  return own === undefined ? [] : [{ player: own, value: 1, key: 0 }];
}
