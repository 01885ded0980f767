import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Gender } from '../gender.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { ListSteps } from '../side/list-steps.ts';
import { playerSteps } from '../side/list-steps.ts';
import type { Rankable } from '../standing/rankable.ts';
import { rankableOn } from '../standing/rankable.ts';
import { tieSteps } from '../tie/tie-step.ts';
import type { AwardRule, Measurement } from './award.ts';

/** Those who compete for the awards, players or sides: what allotting and explaining need to know of them. */
export type AwardField = {
  readonly rules: Rules;
  /** The cards of one ball, by id: awards of cards and of shots go by them. Sides with a ball each have none. */
  readonly cards: ReadonlyMap<string, PlayerScore>;
  /** null: of both. */
  readonly genderOf: (id: string) => Gender | null;
  readonly list: (basis: Basis) => List;
  /** The same field under other rules. */
  readonly under: (rules: Rules) => AwardField;
};

/** The field that competes for an award: one and the same object for awards of one field. */
export type FieldOfAward = (award: AwardRule) => AwardField;

/** One field for all awards. */
export function always(field: AwardField): FieldOfAward {
  return () => field;
}

/** The list of a basis before it is ranked. Unfinished cards are left out: they win nothing, and those tied with them are separated all the same. */
type List = ListSteps & { readonly players: readonly Rankable[] };

/** A player who is ranked for an award. */
export type AwardRankable = Rankable & {
  /** With a measured kind: the shot that ranks. */
  readonly shot?: Measurement;
};

/** The field of players, each with their own cards. */
export function fieldOfPlayers(rules: Rules, competitors: readonly Competitor[]): AwardField {
  const prepared = prepareRules(rules);
  const cards = new Map(competitors.map((competitor) => [competitor.id, scorePlayer(prepared, competitor)]));
  const complete = [...cards.values()].filter((card) => card.complete);
  return {
    rules,
    cards,
    genderOf: (id) => cards.get(id)?.competitor.gender ?? null,
    list: (basis) => ({
      ...playerSteps(tieSteps(rules.ties[basis], rules.rounds)),
      players: complete.flatMap((card) => rankableOn(prepared, card, basis) ?? []),
    }),
    under: (other) => fieldOfPlayers(other, competitors),
  };
}
