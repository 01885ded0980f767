import {
  type AwardKind,
  FUN_AWARD_KINDS,
  GIFT_AWARD_KINDS,
  MEASURED_AWARD_KINDS,
  PEORIA_AWARD_KINDS,
  type SideAwardKind,
} from '@fairway/api/choice/field/award';
import type { PLAYS } from '@fairway/api/choice/field/side';
import { keysOf } from '@fairway/api/record/kind';
import { AWARD_DEFAULTS, PRIZE } from '@fairway/api/record/prize';
import { usualAwards } from '@fairway/api/record/tournament';
import { settingsUnder, sideAwardKinds } from '@fairway/api/rule/field/setting-choice';
import type { SaidPrize } from '../../../../../ui/rule/prize.ts';

/** A line of the plan, of either list. */
export type PlanLine = SaidPrize;
type Kind = AwardKind | SideAwardKind;
type Play = (typeof PLAYS)[number];
/** What a person may set about a prize beside what every prize has: its names, worth, gift and sponsor. */
export type PlanField =
  | 'divisionId'
  | 'contestId'
  | 'gender'
  | 'basis'
  | 'places'
  | 'every'
  | 'backups'
  | 'membersOnly'
  | 'tiebreak'
  | 'main'
  | 'wonBy';

const isOne = (kinds: readonly Kind[], kind: Kind) => kinds.includes(kind);
/** Places in matches pass to nobody else. */
const isContest = (kind: Kind) => kind === 'contest';
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
    case 'contestId':
      return isContest(kind);
    case 'gender':
    case 'tiebreak':
      return !isMeasured && !isOne(['contest', 'hole-in-one', ...GIFT_AWARD_KINDS], kind);
    case 'membersOnly':
      return !isContest(kind);
    case 'backups':
      return !isContest(kind) && !isOne(GIFT_AWARD_KINDS, kind);
    case 'main':
      return !isOne(GIFT_AWARD_KINDS, kind);
    default:
      return true;
  }
}

/** How many win where nothing is written. */
export const usualPlaces = (kind: Kind): number => (isOne(['division', 'contest'], kind) ? 3 : 1);

export const isFun = (kind: Kind): boolean => isOne(FUN_AWARD_KINDS, kind);
export const isPeoriaAward = (kind: Kind): boolean => isOne(PEORIA_AWARD_KINDS, kind);

/** A new prize of a kind: one that people compete for is a main one, a fun one is beside them. */
export const newAward = (kind: AwardKind, own: Partial<PlanLine> = {}) => ({ ...AWARD_DEFAULTS, main: !isFun(kind), ...own, kind });

type Before<Line, Side> = { play: Play; awards: readonly Line[]; sideAwards: readonly Side[] };

/**
 * The plan where another play is chosen: awards that nobody has changed become what that play begins with, and what it does not offer goes.
 */
export function planUnder<Line extends PlanLine, Side extends { kind: SideAwardKind }>(
  play: Play,
  { play: before, awards, sideAwards }: Before<Line, Side>,
) {
  const usual = usualAwards(before);
  const isSame = (one: PlanLine | undefined, other: PlanLine) =>
    one?.kind === other.kind && keysOf(PRIZE).every((key) => one[key] === other[key]);
  const isUsual = awards.length === usual.length && usual.every((line, at) => isSame(awards[at], line));
  return {
    ...settingsUnder({ play }),
    awards: isUsual ? usualAwards(play) : [...awards],
    sideAwards: sideAwards.filter(({ kind }) => sideAwardKinds({ play }).includes(kind)),
  };
}

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
