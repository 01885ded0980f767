import { lastOf } from '../list.ts';
import type { PlayerScore } from '../score/player-score.ts';
import { rank } from '../standing/rank.ts';
import type { Rankable } from '../standing/rankable.ts';
import { tieUnit } from '../tie/tie-rule.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { tieHoles, tieKey, tiePars, tieShares, tieValue } from '../tie/tie-value.ts';
import type { StandingStep, TieTrial } from './standing-step.ts';

/** The keys tried against the nearest players on the same score, and the place among `rivals`, who may include the player. */
export function placeSteps(own: Rankable, rivals: readonly Rankable[], steps: readonly TieStep[]): readonly StandingStep[] {
  const others = rivals.filter((other) => idOf(other) !== idOf(own));
  const better = others.filter(({ key }) => key < own.key).length;
  const sameScore = others.filter(({ key }) => key === own.key);
  const among = others.length + 1;
  if (sameScore.length > 0 && [own, ...sameScore].some(({ player }) => !player.complete)) {
    return [
      { code: 'shared', with: rank(sameScore, steps).map(idOf), because: 'unfinished' },
      { code: 'placed', position: better + 1, tied: true, among },
    ];
  }
  const { ahead, level, behind } = separated(own, sameScore, steps);
  const nearest = [lastOf(ahead), level[0], behind[0]].filter((other) => other !== undefined);
  return [
    ...nearest.map((other) => tieTried(own.player, other.player, steps)),
    ...(level.length === 0 ? [] : [{ code: 'shared', with: level.map(idOf), because: 'level' } as const]),
    { code: 'placed', position: better + ahead.length + 1, tied: level.length > 0, among },
  ];
}

const idOf = ({ player }: Rankable): string => player.competitor.id;

/** The players on the same score in order: those that the tie steps put ahead of a player, those that none separates, those behind. */
type Separated = { readonly ahead: readonly Rankable[]; readonly level: readonly Rankable[]; readonly behind: readonly Rankable[] };

function separated(own: Rankable, sameScore: readonly Rankable[], steps: readonly TieStep[]): Separated {
  const order = rank([own, ...sameScore], steps);
  const position = order.find((one) => idOf(one) === idOf(own))?.standing.place?.position ?? 0;
  const where = (is: (place: number) => boolean) => order.filter((one) => idOf(one) !== idOf(own) && is(one.standing.place?.position ?? 0));
  return {
    ahead: where((place) => place < position),
    level: where((place) => place === position),
    behind: where((place) => place > position),
  };
}

/** The keys tried up to the one that decides. */
function tieTried(own: PlayerScore, other: PlayerScore, steps: readonly TieStep[]): StandingStep {
  const tried: TieTrial[] = [];
  for (const step of steps) {
    const difference = tieKey(step, own) - tieKey(step, other);
    const result = difference < 0 ? 'ahead' : difference > 0 ? 'behind' : 'level';
    tried.push({
      step,
      own: tieValue(step, own),
      other: tieValue(step, other),
      unit: tieUnit(step),
      ...tieShares(step, own, other),
      ...tiePars(step, own, other),
      ...tieHoles(step, own, other),
      result,
    });
    if (result !== 'level') break;
  }
  return { code: 'tie', against: other.competitor.id, steps: tried };
}
