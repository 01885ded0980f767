import type { FlightOfDay } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { formatClock } from '../../../../lib/value/date.ts';
import type { CourseFlight, CoursePlace } from './situation.ts';

type Words = SayOf<'desk'>;

/** “06:30, hố 10A”. */
export function startText(t: Words, { teeTime, startingHole, startingSide }: FlightOfDay): string {
  const hole = startingHole === null ? null : `${startingHole}${startingSide ?? ''}`;
  if (teeTime === null) return hole === null ? '' : t('flight.startHole', { hole });
  return hole === null ? teeTime : t('flight.start', { time: teeTime, hole });
}

/** Where a flight is, in a few words. */
export const placeText = (t: Words, place: CoursePlace): string =>
  typeof place === 'number' ? t('flight.startHole', { hole: place }) : t(`flight.${place}`);

/** Why a person has to act, a sentence for each reason. */
export function needTexts(t: Words, { flight, needs, cards, phones }: CourseFlight, at: string): readonly string[] {
  const heardAt = phones.reduce((latest, phone) => Math.max(latest, Date.parse(phone.heardAt)), 0);
  const counts = {
    late: flight.lateMinutes ?? 0,
    silent: Math.round((Date.parse(at) - heardAt) / 60_000),
    unheard: 0,
    disputed: cards.reduce((sum, { card }) => sum + card.disputes.length, 0),
  };
  return needs.map((need) => t(`need.${need}`, { count: counts[need] }));
}

/** What is known of a flight’s play: how far it is, how it keeps the pace, who is before it, and when its last stroke was. */
export function playTexts(t: Words, { flight, guessed }: CourseFlight, timeZone: string): readonly string[] {
  const { state, hole, thru, expectedThru, ahead, heardAt, lateMinutes } = flight;
  const heard = heardAt === null ? [] : [t('flight.heard', { time: formatClock(new Date(heardAt), timeZone) })];
  if (guessed) return [t('flight.guessed'), ...heard];
  if (state !== 'playing' || hole === null) return heard;
  const gap = ahead && { ahead: ahead.number, count: ahead.gapMinutes };
  return [
    expectedThru === null ? t('flight.playing', { hole, thru }) : t('flight.playingOf', { hole, thru, expected: expectedThru }),
    ...(lateMinutes === null ? [] : [paceText(t, lateMinutes)]),
    ...(gap && ahead.plannedMinutes === null ? [t('flight.gap', gap)] : []),
    ...(gap && ahead.plannedMinutes !== null ? [t('flight.gapOf', { ...gap, planned: ahead.plannedMinutes })] : []),
    ...heard,
  ];
}

function paceText(t: Words, lateMinutes: number): string {
  if (lateMinutes === 0) return t('flight.onTime');
  return lateMinutes > 0 ? t('flight.late', { count: lateMinutes }) : t('flight.early', { count: -lateMinutes });
}
