import type { Winner } from '@fairway/api';
import type { DistanceUnit } from '@fairway/api/choice/account/club';
import { formatDecimal, formatMoney } from '@fairway/api/word/number';
import { pointsText } from '@fairway/api/word/points-text';
import type { SayOf } from '@fairway/api/word/say';
import { sayAward } from '@fairway/api/word/say/award';
import type { AwardDecision } from '@fairway/golf';
import type { Language } from '../../../lib/language.ts';
import { sayCentimetres } from '../../../ui/mark/award-words.ts';

type TieStepDecision = Extract<AwardDecision, { by: 'tie-step' }>;

export type Speaker = {
  readonly t: SayOf<['winner', 'choice']>;
  readonly language: Language;
  /** What the tournament measures in. */
  readonly distanceUnit: DistanceUnit;
  readonly nameOf: (playerId: string) => string;
  /** The whole list: an award may be explained by another one. */
  readonly awards: readonly Winner[];
  /** What a tie key compares, and its values, in words. */
  readonly sayTie: (decision: TieStepDecision) => { key: string; own: string; other: string };
};

type Compared = Pick<Winner, 'measure'>;

/** What an award goes by, with its unit; '–' where it is not known, or nothing is compared. */
export function sayValue(value: number | null, { measure }: Compared, speaker: Pick<Speaker, 't' | 'language' | 'distanceUnit'>): string {
  if (value === null || measure === 'none') return '–';
  if (measure === 'distance') return sayDistance(value, speaker);
  if (measure === 'match-points') return speaker.t('value.match-points', { value: pointsText(value * 10, speaker.language) });
  return speaker.t(`value.${measure}`, { value: formatDecimal(value, speaker.language) });
}

const sayDistance = (centimetres: number, { t, language, distanceUnit }: Pick<Speaker, 't' | 'language' | 'distanceUnit'>): string =>
  sayCentimetres(centimetres, t, language, distanceUnit);

/** A player who is passed over for the first prize of a division is passed over for the next ones too, for the same reason: it is said once. */
export function onceADivision(awards: readonly Winner[]): Winner[] {
  const told = new Set<string>();
  return awards.map((award) => {
    if (award.divisionId === null) return award;
    const passedOver = award.passedOver.filter(({ playerId, reason, award: held }) => {
      const remark = JSON.stringify([award.divisionId, playerId, reason, held]);
      const isNew = !told.has(remark);
      told.add(remark);
      return isNew;
    });
    return { ...award, passedOver };
  });
}

/** Why it is this player: who stood before them and why the award passed on, who is tied with them, and what broke the tie. */
export function sayReasons(award: Winner, speaker: Speaker): readonly string[] {
  const { t } = speaker;
  const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');
  const passed = [...award.passedOver.map((person) => sayPassedOver(award, person, speaker)), ...sayHand(award, speaker)];
  if (award.decidedBy?.by === 'hand') return passed;
  if (award.waitsFor !== null) return [...passed, sayWaiting(award.waitsFor, speaker)];
  if (award.open.length > 0) return [...passed, t('open', { names: names(award.open) })];
  if (award.winner === null) return passed;
  return [...passed, ...sayBehind(award, speaker), sayDecision(award, award.winner, speaker)];
}

/** Which award has to be decided first. */
export const sayWaiting = (awardId: string, speaker: Speaker): string => speaker.t('waitsFor', { award: awardName(awardId, speaker) });

/** A choice by hand: why, by whom, and who has the award by the rules; or why it does not stand. */
function sayHand({ decision, decidedBy, winner }: Winner, { t, nameOf }: Speaker): readonly string[] {
  if (decision === null || decidedBy?.by === 'committee') return [];
  const { reason, by, playerId } = decision;
  if (decidedBy?.by !== 'hand') return [t('hand.idle', { name: nameOf(playerId ?? ''), reason, by })];
  const { instead } = decidedBy;
  const byRules = instead === null || instead === winner?.playerId ? [] : [t('hand.instead', { name: nameOf(instead) })];
  return [t(winner === null ? 'hand.withheld' : 'hand.said', { reason, by }), ...byRules];
}

/** What the winner of an award gets: its worth, and in words; and who gives it. */
export const sayGift = (
  { prize: { value, gift, sponsor } }: Pick<Winner, 'prize'>,
  { t, language }: Pick<Speaker, 't' | 'language'>,
): string => [formatMoney(value, language), gift, sponsor && t('sponsoredBy', { name: sponsor })].filter(Boolean).join(' · ');

/** The tie that the winner of this award lost to that of the one before it. */
function sayBehind({ divisionId, basis, winner }: Winner, { awards, t, language, sayTie }: Speaker): readonly string[] {
  for (const before of awards) {
    const { decidedBy } = before;
    if (decidedBy?.by !== 'tie-step' || decidedBy.over !== winner?.playerId) continue;
    if (before.divisionId !== divisionId || before.basis !== basis || before.winner === null) continue;
    const { key, own, other } = sayTie(decidedBy);
    return [t('behind', { name: before.winner.name, award: sayAward(before, t, language), key, own: other, other: own })];
  }
  return [];
}

/** The committee's choice, the key that broke a tie, or the plain order. */
function sayDecision(award: Winner, winner: NonNullable<Winner['winner']>, speaker: Speaker): string {
  const { t, nameOf, sayTie } = speaker;
  const { decidedBy, decision } = award;
  if (decision !== null && decidedBy?.by === 'committee') {
    return t('committee', { names: decidedBy.among.map(nameOf).join(', '), reason: decision.reason, by: decision.by });
  }
  if (decidedBy?.by === 'tie-step') return t('tieBroken', { name: nameOf(decidedBy.over), ...sayTie(decidedBy) });
  if (decidedBy?.by === 'longer-drive') {
    const [own, other] = [sayDistance(decidedBy.own, speaker), sayDistance(decidedBy.other, speaker)];
    return t('longerDrive', { name: nameOf(decidedBy.over), own, other });
  }
  return OF_A_LIST.includes(award.kind) ? sayPlace(award, winner, speaker) : sayWon(award, winner, speaker);
}

const OF_A_LIST: readonly Winner['kind'][] = ['best-gross', 'best-net', 'division'];

/** The place on the list of a basis, which is one of the three totals. */
function sayPlace({ basis, place }: Winner, { value, net }: NonNullable<Winner['winner']>, { t, language }: Speaker): string {
  const number = formatDecimal(value ?? 0, language);
  if (basis === 'net' && net !== null && net !== value) return t('floored', { net: formatDecimal(net, language), value: number, place });
  return place === 1 ? t(`first.${basis}`, { value: number }) : t(`ranked.${basis}`, { value: number, place });
}

/** How many places before the last one an award begins. */
const FROM_LAST: Readonly<Partial<Record<Winner['kind'], number>>> = {
  worst: 0,
  'golden-raspberry': 0,
  'second-worst': 1,
  'silver-raspberry': 1,
  booby: 1,
};

/** What won an award that does not go by the best places of a list. */
function sayWon(award: Winner, { value }: NonNullable<Winner['winner']>, speaker: Speaker): string {
  const { t } = speaker;
  const { kind, place } = award;
  const result = sayValue(value, award, speaker);
  const before = FROM_LAST[kind];
  if (before !== undefined) return sayFromLast(result, before + place, t);
  switch (kind) {
    case 'contest':
      return t('won.contest', { place });
    case 'every-nth':
      return t('won.nth', { result, place });
    case 'king-of-par':
    case 'king-of-birdie':
    case 'king-of-bogey':
      return t('won.king', { result });
    case 'onami':
    case 'konami':
    case 'suihei':
      return t(`won.${kind}`, { result });
    case 'longest-drive':
      return t('won.farthest', { result });
    case 'hole-in-one':
      return t('won.ace');
    case 'gift-hole-in-one':
      return t('won.giftAce');
    case 'gift-eagle':
      return t('won.eagle');
    default:
      return kind.endsWith('peoria') ? t('won.peoria', { result }) : t('won.nearest', { result });
  }
}

function sayFromLast(result: string, place: number, t: Speaker['t']): string {
  if (place === 1) return t('won.last', { result });
  return place === 2 ? t('won.secondLast', { result }) : t('won.fromLast', { result, place });
}

function sayPassedOver(award: Winner, { name, value, reason, award: held }: Winner['passedOver'][number], speaker: Speaker): string {
  const { t, language } = speaker;
  const values = { name, value: sayValue(value, award, speaker) };
  const heldName = held === null ? t('anotherAward') : sayAward(held, t, language);
  return t(`passed.${reason}`, { ...values, award: heldName });
}

function awardName(awardId: string, { awards, t, language }: Speaker): string {
  const award = awards.find((one) => one.awardId === awardId);
  return award === undefined ? t('anotherAward') : sayAward(award, t, language);
}
