import type { Winner } from '@fairway/api';
import { DIVISION_PLACES, type DistanceUnit } from '@fairway/api/choice';
import type { AwardDecision, Basis } from '@fairway/golf';
import type { TFunction } from 'i18next';
import type { Language } from '../../lib/language.ts';
import { formatDecimal } from '../../lib/number.ts';

type TieStepDecision = Extract<AwardDecision, { by: 'tie-step' }>;

export type Speaker = {
  readonly t: TFunction<['winner', 'choice']>;
  readonly language: Language;
  /** What the tournament measures in. */
  readonly distanceUnit: DistanceUnit;
  readonly nameOf: (playerId: string) => string;
  /** The whole list: an award may be explained by another one. */
  readonly awards: readonly Winner[];
  /** What a tie key compares, and its values, in words. */
  readonly sayTie: (decision: TieStepDecision) => { key: string; own: string; other: string };
};

export function sayAward(award: Pick<Winner, 'kind' | 'divisionName' | 'place'>, t: Speaker['t']): string {
  if (award.kind !== 'division') {
    const name = t(`choice:award.${award.kind}`);
    return award.place === 1 ? name : t('choice:awardNth', { award: name, place: award.place });
  }
  return t(`choice:divisionAward.${DIVISION_PLACES[award.place - 1] ?? 'secondRunnerUp'}`, { division: award.divisionName ?? '' });
}

export const sayValue = (value: number, basis: Basis, t: Speaker['t'], language: Language): string =>
  t(`value.${basis}`, { value: formatDecimal(value, language) });

/** Who is passed over for the first prize of a division is so for the next ones too, for the same reason: it is told once. */
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
  const passed = award.passedOver.map((person) => sayPassedOver(award, person, speaker));
  if (award.waitsFor !== null) return [...passed, t('waitsFor', { award: awardName(award.waitsFor, speaker) })];
  if (award.open.length > 0) return [...passed, t('open', { names: names(award.open) })];
  if (award.winner === null) return passed;
  return [...passed, ...sayBehind(award, speaker), sayDecision(award, award.winner, speaker)];
}

/** The tie that the winner of this award lost to that of the one before it. */
function sayBehind({ divisionId, basis, winner }: Winner, { awards, t, sayTie }: Speaker): readonly string[] {
  for (const before of awards) {
    const { decidedBy } = before;
    if (decidedBy?.by !== 'tie-step' || decidedBy.over !== winner?.playerId) continue;
    if (before.divisionId !== divisionId || before.basis !== basis || before.winner === null) continue;
    const { key, own, other } = sayTie(decidedBy);
    return [t('behind', { name: before.winner.name, award: sayAward(before, t), key, own: other, other: own })];
  }
  return [];
}

const CENTIMETRES: Readonly<Record<DistanceUnit, number>> = { meters: 100, yards: 91.44 };

/** The committee's choice, the key that broke a tie, or the plain order. */
function sayDecision(award: Winner, winner: NonNullable<Winner['winner']>, { t, language, distanceUnit, nameOf, sayTie }: Speaker): string {
  const { decidedBy, decision, basis, place } = award;
  if (decision !== null && decidedBy?.by === 'committee') {
    return t('committee', { names: decidedBy.among.map(nameOf).join(', '), reason: decision.reason, by: decision.by });
  }
  if (decidedBy?.by === 'tie-step') return t('tieBroken', { name: nameOf(decidedBy.over), ...sayTie(decidedBy) });
  if (decidedBy?.by === 'longer-drive') {
    const distance = (centimetres: number) =>
      t(`choice:distance.${distanceUnit}`, { value: formatDecimal(centimetres / CENTIMETRES[distanceUnit], language) });
    return t('longerDrive', { name: nameOf(decidedBy.over), own: distance(decidedBy.own), other: distance(decidedBy.other) });
  }
  const value = formatDecimal(winner.value, language);
  if (basis === 'net' && winner.net !== null && winner.net !== winner.value) {
    return t('floored', { net: formatDecimal(winner.net, language), value, place });
  }
  return place === 1 ? t(`first.${basis}`, { value }) : t(`ranked.${basis}`, { value, place });
}

function sayPassedOver(award: Winner, { name, value, reason, award: held }: Winner['passedOver'][number], speaker: Speaker): string {
  const { t, language } = speaker;
  const said = { name, value: value === null ? '–' : sayValue(value, award.basis, t, language) };
  const heldName = held === null ? t('anotherAward') : sayAward(held as Winner, t);
  return t(`passed.${reason}`, { ...said, award: heldName });
}

function awardName(awardId: string, { awards, t }: Speaker): string {
  const award = awards.find((one) => one.awardId === awardId);
  return award === undefined ? t('anotherAward') : sayAward(award, t);
}
