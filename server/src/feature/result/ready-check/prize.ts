import type { ReadyFact, ReadyFinding, ReadyLine } from '@fairway/api';
import { hasHole } from '@fairway/api/rule/field/round-hole';
import { sayAward } from '@fairway/api/word/say/award';
import type { AwardRule } from '@fairway/golf';
import type { ListedAward } from '../../../engine/competition/award-rules.ts';
import { samePrizes } from '../../../engine/tournament/same-prize.ts';
import { say } from '../../../text/word.ts';
import { awardsOf } from '../winner/winner.ts';
import type { Checked } from './field.ts';
import { fact, factOf, lineOf } from './finding.ts';

/** Prizes for which there are too few players, or none at all; of matches those by strokes, and contests without a prize. */
export function prizeLine({ competition, language }: Checked): ReadyLine {
  const awards = awardsOf(competition);
  const unrewarded = factOf('warn', 'contests-without-prize', contestsWithoutPrize(competition));
  if (competition.prizes.length === 0) return lineOf('prizes', [fact('warn', 'no-prizes'), ...unrewarded]);
  const isShort = (award: ListedAward) => candidates(award, competition) < award.place;
  const hasNobody = (award: ListedAward) => candidates(award, competition) === 0;
  const isNowhere = ({ hole }: ListedAward) => hole !== null && !competition.rounds.some((round) => hasHole(round, hole));
  const label = ({ prize, place, hole, gender, divisionId, contest }: ListedAward): string => {
    const divisionName = competition.divisions.find(({ id }) => id === divisionId)?.name ?? null;
    return sayAward({ ...prize, place, hole, gender, divisionName, ...(contest && { contest }) }, say(language) as never, language);
  };
  const list = (state: 'warn' | 'fail', of: ReadyFact, short: ListedAward[]): ReadyFinding[] =>
    short.length === 0 ? [] : [fact(state, of, { names: [...new Set(short.map(label))], count: short.length })];
  const twice = samePrizes(competition.prizes, competition.tournament).flatMap(([at]) => competition.prizes[at]?.id ?? []);
  const byStrokes = competition.matchPlay === null ? [] : awards.filter(({ rule }) => needsWholeCard(rule));
  const findings = [
    ...list('warn', 'prizes-by-strokes', byStrokes),
    ...unrewarded,
    ...list(
      'warn',
      'prize-given-twice',
      awards.filter(({ prize }) => twice.includes(prize.id)),
    ),
    ...list('fail', 'hole-of-prize-not-played', awards.filter(isNowhere)),
    ...list('fail', 'none-for-prize', awards.filter(hasNobody)),
    ...list(
      'warn',
      'few-for-prize',
      awards.filter((award) => isShort(award) && !hasNobody(award)),
    ),
  ];
  return lineOf('prizes', [...findings, fact('pass', 'prizes', { count: awards.length || competition.prizes.length })]);
}

/** Won by a shot or a hole, or in matches; the others are won by whole cards. */
const WITHOUT_CARD: readonly AwardRule['kind'][] = ['contest-place', 'longest-drive', 'nearest-pin', 'nearest-line', 'hole-in-one', 'gift'];
const needsWholeCard = ({ kind }: AwardRule): boolean => !WITHOUT_CARD.includes(kind);

/** The cups, knock-outs and groups whose champion wins nothing. */
function contestsWithoutPrize({ matchPlay, prizes }: Checked['competition']): string[] {
  const own = prizes.filter(({ kind }) => kind === 'contest');
  const contests = matchPlay?.facts.contests ?? [];
  return contests.filter(({ id }) => !own.some(({ contestId }) => contestId === null || contestId === id)).map(({ name }) => name);
}

/** Players, sides or partners who play, will be there, and may win it; for a place in a contest whoever is in it. */
function candidates({ rule, place }: ListedAward, { players, sides }: Checked['competition']): number {
  if (rule.kind === 'contest-place') return place;
  const own = [...players.values()];
  const field = {
    sides: sides.map((side) => ({ ...side, status: 'ok' })),
    partners: own.flatMap((side) => [...new Map(side.partners.map((one) => [one.playerId, { ...side, ...one }])).values()]),
  };
  return (rule.of ? field[rule.of] : own).filter(
    ({ status, absent, member, divisionId, gender }) =>
      status === 'ok' &&
      !absent &&
      (member || !rule.membersOnly) &&
      (rule.division ?? divisionId) === divisionId &&
      (rule.gender ?? gender) === gender,
  ).length;
}
