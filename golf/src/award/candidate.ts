import type { Basis } from '../basis.ts';
import type { PeoriaDay } from '../day-handicap/day-handicap.ts';
import type { ListSteps } from '../side/counted-steps.ts';
import type { Entrant } from '../standing/contest.ts';
import type { Standing } from '../standing/rank.ts';
import { rankEntrants } from '../standing/rank.ts';
import { decidingStep, tieValue } from '../tie/tie-sheet.ts';
import { tieSteps } from '../tie/tie-step.ts';
import type { AwardDecision, AwardRule, Measurement } from './award.ts';
import { cardEntrants } from './card-award.ts';
import type { Field } from './field.ts';
import { plainSteps } from './field.ts';
import { aceEntrants, measuredEntrants } from './measured.ts';

/** Who is ranked for an award. */
export type AwardEntrant = Entrant & {
  /** With a measured kind: the shot that ranks. */
  readonly shot?: Measurement;
};

/** Who may win: the cards are complete, or the shot was measured. */
export type Candidate = AwardEntrant & { readonly standing: Standing };

/** Everybody who is ranked for an award, in order, and the steps that part them. */
type Ranked = { readonly order: readonly Candidate[]; readonly by: ListSteps };

type Groups = readonly (readonly Candidate[])[];

/** The same of the gender that an award is for; `groups`: those who may win it, in turn, those who share a place together. */
export type Ranking = Ranked & { readonly groups: Groups };

/** The ranking of any award over one field; each basis is ranked once. */
export function rankingsOf(field: Field, measurements: readonly Measurement[]): (award: AwardRule) => Ranking {
  const lists = new Map<Basis, Ranked>();
  const listOn = (basis: Basis): Ranked => {
    const list = lists.get(basis) ?? rankedList(field, basis);
    lists.set(basis, list);
    return list;
  };
  return (award) => {
    const { order: all, by } = rankedFor(award, field, measurements, listOn);
    const order = award.gender === undefined ? all : all.filter(({ standing }) => field.genderOf(standing.id) === award.gender);
    return { order, groups: groupsFor(award, order), by };
  };
}

function rankedFor(award: AwardRule, field: Field, measurements: readonly Measurement[], listOn: (basis: Basis) => Ranked): Ranked {
  const { rules, cards } = field;
  switch (award.kind) {
    case 'longest-drive':
    case 'nearest-pin':
    case 'nearest-line':
      return ranked(measuredEntrants(award, measurements, cards), plainSteps([]));
    case 'hole-in-one':
      return ranked(aceEntrants(award, cards), plainSteps([]));
    case 'king':
    case 'wave':
      // Level on holes or on strokes between the nines: the better total, then the keys of the list.
      return ranked(cardEntrants(award, cards), plainSteps([{ by: 'gross' }, ...tieSteps(rules.ties[award.basis], rules.rounds)]));
    case 'peoria':
      return rankedList(peoriaField(field, award), 'net');
    default:
      return listOn(award.basis);
  }
}

function rankedList(field: Field, basis: Basis): Ranked {
  const { entrants, ...by } = field.list(basis);
  return ranked(entrants, by);
}

function ranked(entrants: readonly AwardEntrant[], by: ListSteps): Ranked {
  return { order: rankEntrants(entrants, by.steps), by };
}

/** The field by a Peoria of the award's own, in every division; nobody has a net while its holes are hidden. */
export function peoriaField(field: Field, { peoria = HIDDEN }: AwardRule): Field {
  return field.under({ ...field.rules, dayHandicap: peoria, divisionDayHandicap: {} });
}

const HIDDEN: PeoriaDay = { system: 'peoria', countedHoles: [] };

function groupsFor({ kind, division, place = 1 }: AwardRule, order: readonly Candidate[]): Groups {
  switch (kind) {
    case 'division-place':
      return byPlace(
        order.filter(({ standing }) => standing.division === division),
        'divisionPlace',
      );
    case 'place':
      return fromPlace(byPlace(order, 'place'), place);
    case 'worst':
    case 'raspberry':
    case 'booby':
      return fromPlace(byPlace(order, 'place').toReversed(), place);
    default:
      return byPlace(order, 'place');
  }
}

function byPlace(order: readonly Candidate[], place: 'place' | 'divisionPlace'): Groups {
  return [...Map.groupBy(order, ({ standing }) => standing[place]?.position).values()];
}

/** From those who hold the nth place on, several if they share it; none where there are not so many. */
function fromPlace(groups: Groups, nth: number): Groups {
  let candidates = 0;
  const at = groups.findIndex((group) => {
    candidates += group.length;
    return candidates >= nth;
  });
  return at === -1 ? [] : groups.slice(at);
}

/** What put a winner ahead of another on the same score: a tie key, or the longer drive; null when the score itself did. */
export function decisionOver(winner: Candidate, other: Candidate | undefined, { steps, told }: ListSteps): AwardDecision | null {
  if (other === undefined || other.value !== winner.value) return null;
  const over = other.standing.id;
  if (winner.shot !== undefined) return { by: 'longer-drive', over, own: driveOf(winner), other: driveOf(other) };
  const read = decidingStep(steps, winner.reckoning, other.reckoning);
  if (read === null) return null;
  const { step, values } = told(read, [tieValue(read, winner.reckoning), tieValue(read, other.reckoning)]);
  const [own = null, its = null] = values;
  return { by: 'tie-step', step, over, own, other: its };
}

function driveOf({ shot }: Candidate): number {
  return shot?.driveCentimetres ?? 0;
}
