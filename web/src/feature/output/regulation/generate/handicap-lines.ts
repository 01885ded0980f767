import type { Division, Tournament } from '@fairway/api';
import type { DIVISION } from '@fairway/api/record/division';
import type { DecidingKey } from '@fairway/api/record/kind';
import { playedCard } from '@fairway/api/rule/field/round-hole';
import { sayAward } from '@fairway/api/word/say/award';
import { cardPars, hasOneBall, isPeoria, isSidePlay } from '@fairway/golf';
import { type RuleWords, sayDayHandicapRule } from '../../../../ui/rule/handicap/day-handicap.ts';
import { sayAllowance, sayLimits } from '../../../../ui/rule/restriction.ts';
import { basesOf, dayHandicapsOf, hiddenCountsOf, roundLengths, type Settings, sayRoundHoles } from '../settings.ts';
import { givesStrokes, matchLines } from './match-lines.ts';
import type { Said } from './words.ts';

type Own = Pick<Division, DecidingKey<typeof DIVISION>>;

/** Which handicap is played off, and what is done to it first; each match has its share. Without a list that takes it off, only divisions go by it. */
export function handicapLines(settings: Settings, said: Said): string[] {
  const { tournament, divisions } = settings;
  const { t } = said;
  const { contests = [] } = settings;
  const isMatch = tournament.play === 'match';
  const usesNet = isMatch ? givesStrokes(contests) : basesOf(settings).some((basis) => basis !== 'gross');
  const counts = hiddenCountsOf(settings);
  const ofMatches = isMatch ? matchLines(contests, said) : [];
  if (!usesNet && divisions.length === 0) return [...ofMatches, ...sealLines(settings, said)];
  return [
    ...(usesNet && isMatch ? [t(`handicap.match.source.${tournament.useHandicapCourse ? 'course' : 'index'}`)] : []),
    ...(usesNet && !isMatch ? [sourceOf(tournament, t), ...dayRule(tournament, said)] : []),
    ...ofMatches,
    ...counts.map((count) => t('handicap.hidden', { count })),
    ...(usesNet && tournament.allowance !== 100 && !isMatch
      ? [t('handicap.allowance', { said: sayPercent(tournament.allowance, said) })]
      : []),
    t('handicap.cap', { above: tournament.capAbove, countsAs: tournament.capCountsAs }),
    ...(usesNet ? limits(tournament.handicapLimits, said) : []),
    ...(usesNet && roundLengths(settings).nine ? nineLines(settings, said) : []),
    ...(usesNet ? parLines(settings, said) : []),
    ...(usesNet && !isMatch && tournament.netFloor !== null ? [t('handicap.floor', { strokes: -tournament.netFloor })] : []),
    // a match goes by the tournament's cap and limits, whatever division its players are in
    ...(isMatch ? [] : divisions).flatMap((division) =>
      ownLines(division, tournament, said).map((line) => t('handicap.ofDivision', { name: division.name, said: line })),
    ),
    ...sealLines(settings, said),
  ];
}

/** Each with what it is for, where there are several. */
function sealLines({ tournament, divisions, seals = [] }: Settings, { t, language }: Said): string[] {
  return seals.map(({ round, divisionId, awardId, seal }) => {
    const prize = tournament.sideAwards.find(({ id }) => id === awardId);
    const division = divisions.find(({ id }) => id === divisionId);
    const whose = prize ? sayAward({ ...prize, divisionName: null, place: 1, hole: null }, t as never, language) : division?.name;
    const of = [tournament.rounds.length > 1 && t('handicap.sealRound', { number: round }), whose].filter(Boolean).join(', ');
    return of === '' ? t('handicap.seal', { seal }) : t('handicap.sealOf', { of, seal });
  });
}

function sourceOf(tournament: Tournament, t: Said['t']): string {
  const { calculateHandicapDay: day, useHandicapCourse } = tournament;
  if (day === 'none') return t(`handicap.declared.${useHandicapCourse ? 'course' : 'index'}`);
  return t('handicap.day', { name: t(`choice:dayHandicap.${day}.name`), holes: sayRoundHoles({ tournament }) });
}

/** What is otherwise on a round of nine holes, of each handicap that is played off. */
function nineLines(settings: Settings, { t }: Said): string[] {
  const days = dayHandicapsOf(settings);
  return [
    ...(days.includes('none') ? [t('handicap.nine.declared')] : []),
    ...(days.includes('system-36') || days.includes('modified-system-36') ? [t('handicap.nine.system-36')] : []),
    ...(days.some((day) => day !== 'none') ? [t('handicap.nine.day')] : []),
  ];
}

/** Where men and women play cards of another par, and the strokes of two cards meet. */
function parLines(settings: Settings, { t }: Said): string[] {
  const { play, rounds } = settings.tournament;
  const differ = rounds.some((round) => {
    const { m, f } = cardPars(playedCard(round));
    return m !== f;
  });
  if (!differ) return [];
  if (play === 'match') return [t('handicap.par.match')];
  if (hasOneBall(play)) return [t('handicap.par.oneBall')];
  return isSidePlay(play) && play !== 'best-rounds' && basesOf(settings).includes('net') ? [t('handicap.par.sides')] : [];
}

/** The formula with its numbers. */
function dayRule(
  { calculateHandicapDay: day, dayHandicapRule }: Pick<Own, 'dayHandicapRule'> & Pick<Tournament, 'calculateHandicapDay'>,
  { t, language }: Said,
): string[] {
  if (day === 'none') return [];
  const name = t(`choice:dayHandicap.${day}.name`);
  if (!isPeoria(day) && day !== 'callaway') return [t('handicap.about', { name, about: t(`choice:dayHandicap.${day}.about`) })];
  const rule = sayDayHandicapRule(day, dayHandicapRule ?? {}, t as unknown as RuleWords, language);
  return [t('handicap.rule', { name, rule })];
}

const sayPercent = (percent: number, { t, language }: Said): string => sayAllowance(percent, t as unknown as RuleWords, language);
const limits = (of: Tournament['handicapLimits'], { t, language }: Said): string[] =>
  of === null ? [] : [t('handicap.limits', { said: sayLimits(of, t as unknown as RuleWords, language) })];

/** What a division has otherwise than the tournament. */
function ownLines(own: Own, tournament: Tournament, said: Said): string[] {
  const { t } = said;
  const day = own.calculateHandicapDay;
  const ownCap = own.capAbove !== null || own.capCountsAs !== null;
  return [
    ...(day === null
      ? []
      : [
          sourceOf({ ...tournament, calculateHandicapDay: day }, t),
          ...dayRule({ calculateHandicapDay: day, dayHandicapRule: own.dayHandicapRule }, said),
        ]),
    ...(own.allowance === null ? [] : [t('handicap.allowance', { said: sayPercent(own.allowance, said) })]),
    ...(ownCap
      ? [t('handicap.cap', { above: own.capAbove ?? tournament.capAbove, countsAs: own.capCountsAs ?? tournament.capCountsAs })]
      : []),
    ...limits(own.handicapLimits, said),
  ];
}
