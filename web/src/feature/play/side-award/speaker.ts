import type { ShotPlayer, SideAwardHole } from '@fairway/api';
import type { DistanceUnit } from '@fairway/api/choice/account/club';
import type { MeasuredAwardKind } from '@fairway/api/choice/field/award';
import { MEASURED_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { sayAward } from '@fairway/api/word/say/award';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { sayCentimetres } from '../../../ui/mark/award-words.ts';

/** Where a screen of side awards is. */
export type MeasurePlace = {
  readonly tournamentId: string;
  /** The round in which shots are measured now. */
  readonly roundId: string;
  readonly rounds: readonly { readonly id: string; readonly number: number }[];
  readonly timeZone: string;
  readonly distanceUnit: DistanceUnit;
  readonly players: readonly ShotPlayer[];
  readonly mayWrite: boolean;
  readonly isClosed: boolean;
  readonly device: string;
};

export type MeasuredHole = SideAwardHole & { kind: MeasuredAwardKind; hole: number };
export const isMeasured = (award: SideAwardHole): award is MeasuredHole =>
  award.hole !== null && (MEASURED_AWARD_KINDS as readonly string[]).includes(award.kind);

/** The words of the screen, and awards and distances in them. */
export function useSpeaker(unit: DistanceUnit) {
  const { t } = useTranslation(['side-award', 'choice']);
  const language = useLanguage();
  return {
    t,
    language,
    /** Without its hole, and for whom it is, which stand beside it. */
    sayName: (award: SideAwardHole): string => sayAward({ ...award, divisionName: null, hole: null, gender: null }, t, language),
    sayWhole: (award: SideAwardHole): string => sayAward({ ...award, divisionName: null }, t, language),
    sayDistance: (centimetres: number): string => sayCentimetres(centimetres, t, language, unit),
  };
}
