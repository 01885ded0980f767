import type { Winner } from '@fairway/api';
import { DIVISION_PLACES, type DistanceUnit } from '@fairway/api/choice';
import type { AwardDecision, Basis, TieUnit } from '@fairway/golf';
import type { TFunction } from 'i18next';
import type { Language } from '../../lib/language.ts';

type TieStepDecision = Extract<AwardDecision, { by: 'tie-step' }>;

export type Speaker = {
  readonly t: TFunction<['winner', 'choice']>;
  readonly language: Language;
  /** What the tournament measures in. */
  readonly distanceUnit: DistanceUnit;
  readonly nameOf: (playerId: string) => string;
  /** The award of an id, as the list has it. */
  readonly awardOf: (awardId: string) => Winner | undefined;
  /** What a tie key compares, and its values, in words. */
  readonly sayTie: (decision: TieStepDecision) => { key: string; own: string; other: string };
};
export type { TieUnit };

export function sayAward(award: Pick<Winner, 'kind' | 'divisionName' | 'place'>, t: Speaker['t']): string {
  if (award.kind !== 'division') {
    const name = t(`choice:award.${award.kind}`);
    return award.place === 1 ? name : t('choice:awardNth', { award: name, place: award.place });
  }
  return t(`choice:divisionAward.${DIVISION_PLACES[award.place - 1] ?? 'secondRunnerUp'}`, { division: award.divisionName ?? '' });
}

const formatValue = (value: number, language: Language): string =>
  value.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 1 });

export const sayValue = (value: number, basis: Basis, t: Speaker['t'], language: Language): string =>
  t(`value.${basis}`, { value: formatValue(value, language) });

/** Why it is this player: who was placed higher and why the award passed on, and what broke the tie. */
export function sayReasons(award: Winner, speaker: Speaker): readonly string[] {
  const { t } = speaker;
  const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');
  const passed = award.passedOver.map((person) => sayPassedOver(award, person, speaker));
  if (award.waitsFor !== null) return [...passed, t('waitsFor', { award: awardName(award.waitsFor, speaker) })];
  if (award.open.length > 0) return [...passed, t('open', { names: names(award.open) })];
  if (award.winner === null) return passed;
  return [...passed, sayDecision(award, award.winner, speaker)];
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
      t(`choice:distance.${distanceUnit}`, { value: formatValue(centimetres / CENTIMETRES[distanceUnit], language) });
    return t('longerDrive', { name: nameOf(decidedBy.over), own: distance(decidedBy.own), other: distance(decidedBy.other) });
  }
  const value = formatValue(winner.value, language);
  return place === 1 ? t(`first.${basis}`, { value }) : t(`ranked.${basis}`, { value, place });
}

function sayPassedOver(award: Winner, { name, value, reason, award: held }: Winner['passedOver'][number], speaker: Speaker): string {
  const { t, language } = speaker;
  const said = { name, value: value === null ? '–' : sayValue(value, award.basis, t, language) };
  const heldName = held === null ? t('anotherAward') : sayAward(held as Winner, t);
  return t(`passed.${reason}`, { ...said, award: heldName });
}

function awardName(awardId: string, { awardOf, t }: Speaker): string {
  const award = awardOf(awardId);
  return award === undefined ? t('anotherAward') : sayAward(award, t);
}
