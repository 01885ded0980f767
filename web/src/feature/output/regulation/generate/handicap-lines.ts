import type { Division, Tournament } from '@fairway/api';
import type { DIVISION } from '@fairway/api/record/division';
import type { DecidingKey } from '@fairway/api/record/kind';
import { playedCard } from '@fairway/api/rule/field/round-hole';
import { sayAward } from '@fairway/api/word/say/award';
import { cardPars, hasOneBall, isPeoria, isSidePlay } from '@fairway/golf';
import { type RuleWords, sayDayHandicapRule } from '../../../../ui/rule/handicap/day-handicap.ts';
import { sayAllowance, sayLimits } from '../../../../ui/rule/restriction.ts';
import { basesOf, dayHandicapsOf, hiddenCountsOf, type RegulationSettings, roundLengths, sayRoundHoles } from '../settings.ts';
import { givesStrokes, matchLines } from './match-lines.ts';
import type { RegulationSpeaker } from './words.ts';

type Own = Pick<Division, DecidingKey<typeof DIVISION>>;

/** Which handicap is played off, and what is done to it first; each match has its share. Without a list that takes it off, only divisions go by it. */
export function handicapLines(settings: RegulationSettings, speaker: RegulationSpeaker): string[] {
  const { tournament, divisions } = settings;
  const { t } = speaker;
  const { contests = [] } = settings;
  const isMatch = tournament.play === 'match';
  const usesNet = isMatch ? givesStrokes(contests) : basesOf(settings).some((basis) => basis !== 'gross');
  const counts = hiddenCountsOf(settings);
  const ofMatches = isMatch ? matchLines(contests, speaker) : [];
  if (!usesNet && divisions.length === 0) return [...ofMatches, ...sealLines(settings, speaker)];
  return [
    ...(usesNet && isMatch ? [t(`handicap.match.source.${tournament.useHandicapCourse ? 'course' : 'index'}`)] : []),
    ...(usesNet && !isMatch ? [sourceOf(tournament, t), ...dayRule(tournament, speaker)] : []),
    ...ofMatches,
    ...counts.map((count) => t('handicap.hidden', { count })),
    ...(usesNet && tournament.allowance !== 100 && !isMatch
      ? [t('handicap.allowance', { said: sayPercent(tournament.allowance, speaker) })]
      : []),
    t('handicap.cap', { above: tournament.capAbove, countsAs: tournament.capCountsAs }),
    ...(usesNet ? limits(tournament.handicapLimits, speaker) : []),
    ...(usesNet && roundLengths(settings).nine ? nineLines(settings, speaker) : []),
    ...(usesNet ? parLines(settings, speaker) : []),
    ...(usesNet && !isMatch && tournament.netFloor !== null ? [t('handicap.floor', { strokes: -tournament.netFloor })] : []),
    // a match goes by the tournament's cap and limits, whatever division its players are in
    ...(isMatch ? [] : divisions).flatMap((division) =>
      ownLines(division, tournament, speaker).map((line) => t('handicap.ofDivision', { name: division.name, said: line })),
    ),
    ...sealLines(settings, speaker),
  ];
}

/** Each with what it is for, where there are several. */
function sealLines({ tournament, divisions, seals = [] }: RegulationSettings, { t, language }: RegulationSpeaker): string[] {
  return seals.map(({ round, divisionId, awardId, seal }) => {
    const prize = tournament.sideAwards.find(({ id }) => id === awardId);
    const division = divisions.find(({ id }) => id === divisionId);
    const whose = prize ? sayAward({ ...prize, divisionName: null, place: 1, hole: null }, t as never, language) : division?.name;
    const of = [tournament.rounds.length > 1 && t('handicap.sealRound', { number: round }), whose].filter(Boolean).join(', ');
    return of === '' ? t('handicap.seal', { seal }) : t('handicap.sealOf', { of, seal });
  });
}

function sourceOf(tournament: Tournament, t: RegulationSpeaker['t']): string {
  const { calculateHandicapDay: day, useHandicapCourse } = tournament;
  if (day === 'none') return t(`handicap.declared.${useHandicapCourse ? 'course' : 'index'}`);
  return t('handicap.day', { name: t(`choice:dayHandicap.${day}.name`), holes: sayRoundHoles({ tournament }) });
}

/** What is otherwise on a round of nine holes, of each handicap that is played off. */
function nineLines(settings: RegulationSettings, { t }: RegulationSpeaker): string[] {
  const days = dayHandicapsOf(settings);
  return [
    ...(days.includes('none') ? [t('handicap.nine.declared')] : []),
    ...(days.includes('system-36') || days.includes('modified-system-36') ? [t('handicap.nine.system-36')] : []),
    ...(days.some((day) => day !== 'none') ? [t('handicap.nine.day')] : []),
  ];
}

/** Where men and women play cards of another par, and the strokes of two cards meet. */
function parLines(settings: RegulationSettings, { t }: RegulationSpeaker): string[] {
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
  { t, language }: RegulationSpeaker,
): string[] {
  if (day === 'none') return [];
  const name = t(`choice:dayHandicap.${day}.name`);
  if (!isPeoria(day) && day !== 'callaway') return [t('handicap.about', { name, about: t(`choice:dayHandicap.${day}.about`) })];
  const rule = sayDayHandicapRule(day, dayHandicapRule ?? {}, t as unknown as RuleWords, language);
  return [t('handicap.rule', { name, rule })];
}

const sayPercent = (percent: number, { t, language }: RegulationSpeaker): string =>
  sayAllowance(percent, t as unknown as RuleWords, language);
const limits = (of: Tournament['handicapLimits'], { t, language }: RegulationSpeaker): string[] =>
  of === null ? [] : [t('handicap.limits', { said: sayLimits(of, t as unknown as RuleWords, language) })];

/** What a division has otherwise than the tournament. */
function ownLines(own: Own, tournament: Tournament, speaker: RegulationSpeaker): string[] {
  const { t } = speaker;
  const day = own.calculateHandicapDay;
  const ownCap = own.capAbove !== null || own.capCountsAs !== null;
  return [
    ...(day === null
      ? []
      : [
          sourceOf({ ...tournament, calculateHandicapDay: day }, t),
          ...dayRule({ calculateHandicapDay: day, dayHandicapRule: own.dayHandicapRule }, speaker),
        ]),
    ...(own.allowance === null ? [] : [t('handicap.allowance', { said: sayPercent(own.allowance, speaker) })]),
    ...(ownCap
      ? [t('handicap.cap', { above: own.capAbove ?? tournament.capAbove, countsAs: own.capCountsAs ?? tournament.capCountsAs })]
      : []),
    ...limits(own.handicapLimits, speaker),
  ];
}
