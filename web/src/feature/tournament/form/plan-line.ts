import {
  type AwardKind,
  FUN_AWARD_KINDS,
  GIFT_AWARD_KINDS,
  MEASURED_AWARD_KINDS,
  PEORIA_AWARD_KINDS,
  type SideAwardKind,
} from '@fairway/api/choice/award';
import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import type { SaidPrize } from '../../../ui/rule/prize.ts';

/** A line of the plan, of either list. */
export type PlanLine = SaidPrize;
type Kind = AwardKind | SideAwardKind;
/** What a person may set about a prize beside what every prize has: its names, worth, gift and sponsor. */
export type PlanField = 'divisionId' | 'gender' | 'basis' | 'places' | 'every' | 'backups' | 'membersOnly' | 'tiebreak' | 'main' | 'wonBy';

const isOne = (kinds: readonly Kind[], kind: Kind) => kinds.includes(kind);
/** Those that compare holes or nines: one wins, and the list only separates tied players. */
const OF_THE_CARD: readonly Kind[] = ['king-of-par', 'king-of-birdie', 'king-of-bogey', 'onami', 'konami', 'suihei'];

/** Which settings mean anything for a prize of this kind. */
export function hasField(kind: Kind, field: PlanField): boolean {
  const isMeasured = isOne(MEASURED_AWARD_KINDS, kind);
  switch (field) {
    case 'divisionId':
      return isOne(['best-gross', 'best-net', 'division'], kind);
    case 'basis':
      return isOne([...FUN_AWARD_KINDS, 'division'], kind) && !isOne(OF_THE_CARD, kind);
    case 'places':
      return !isMeasured && !isOne([...OF_THE_CARD, 'every-nth', 'hole-in-one', ...GIFT_AWARD_KINDS], kind);
    case 'wonBy':
      // ranked on a list
      return hasField(kind, 'divisionId') || hasField(kind, 'basis');
    case 'every':
      return kind === 'every-nth';
    case 'gender':
    case 'tiebreak':
      return !isMeasured && !isOne(['hole-in-one', ...GIFT_AWARD_KINDS], kind);
    case 'backups':
    case 'main':
      return !isOne(GIFT_AWARD_KINDS, kind);
    default:
      return true;
  }
}

/** How many win where nothing is written. */
export const usualPlaces = (kind: Kind): number => (kind === 'division' ? 3 : 1);

export const isFun = (kind: Kind): boolean => isOne(FUN_AWARD_KINDS, kind);
export const isPeoriaAward = (kind: Kind): boolean => isOne(PEORIA_AWARD_KINDS, kind);

/** A new prize of a kind: one that people compete for is a main one, a fun one is beside them. */
export const newAward = (kind: AwardKind, own: Partial<PlanLine> = {}) => ({ ...AWARD_DEFAULTS, main: !isFun(kind), ...own, kind });

export const PLAN_TEMPLATES = ['club-day', 'outing', 'championship'] as const;
export type PlanTemplate = (typeof PLAN_TEMPLATES)[number];

/** What clubs usually give; its side awards depend on the holes, so a template has none. */
export const planOf = (template: PlanTemplate) => {
  switch (template) {
    case 'club-day':
      return [newAward('best-gross'), newAward('best-net'), newAward('division')];
    case 'outing':
      return [newAward('best-gross'), newAward('best-net'), newAward('division'), newAward('king-of-par'), newAward('booby')];
    case 'championship':
      return [
        newAward('best-gross', { places: 3, backups: 1 }),
        newAward('best-gross', { gender: 'f' }),
        newAward('best-net', { places: 3 }),
      ];
  }
};
