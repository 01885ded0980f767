import type { Competitor } from '@fairway/golf';
import { declaredHandicaps, type HandicapHolder } from '../tournament/course-handicap.ts';
import type { Partner } from '../tournament/side/partner-store.ts';
import { competesIn } from '../tournament/side/play.ts';
import { sideHandicaps } from '../tournament/side/side-handicap.ts';
import type { DivisionFacts, PlayerFacts, RoundFacts, TournamentFacts } from './store.ts';

/** One who competes, a player or a side; `partners`: who plays for a side, in the order of the rounds and of their places. */
export type FieldPlayer = PlayerFacts & { partners: readonly Partner[] };

/** Who competes in a tournament, and what they play off. */
export type Field = {
  competes: (of: PlayerFacts) => boolean;
  /** A side is a member, or absent, when all its partners are. */
  withPartners: (of: PlayerFacts) => FieldPlayer;
  handicapsOf: (of: FieldPlayer & HandicapHolder) => Pick<Competitor, 'handicap' | 'handicaps'>;
};

type FieldFacts = {
  tournament: TournamentFacts;
  rounds: readonly RoundFacts[];
  divisions: readonly DivisionFacts[];
  partners: readonly Partner[];
};

export function fieldOf({ tournament, rounds, divisions, partners }: FieldFacts): Field {
  const bySide = Map.groupBy(partners, ({ sideId }) => sideId);
  return {
    competes: (of) => competesIn(tournament, of),
    withPartners: (of) => {
      const own = bySide.get(of.id) ?? [];
      const all = (is: (one: Partner) => boolean): boolean => own.length > 0 && own.every(is);
      return { ...of, member: of.member || all(({ member }) => member), absent: of.absent || all(({ absent }) => absent), partners: own };
    },
    handicapsOf: (of) => {
      if (of.kind === 'player') return declaredHandicaps(of, tournament, rounds);
      const inRounds = rounds.map(({ id }) => of.partners.filter(({ roundId }) => roundId === id));
      const division = divisions.find(({ id }) => id === of.divisionId) ?? null;
      return sideHandicaps(inRounds, { played: tournament, division, rounds });
    },
  };
}
