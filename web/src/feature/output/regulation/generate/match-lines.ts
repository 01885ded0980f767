import type { StaffContest, StaffMatch } from '@fairway/api';
import { formatDecimal } from '@fairway/api/word/number';
import { MATCH_FORMATS, type MatchAllowance, recommendedMatchAllowance } from '@fairway/golf';
import { sayWeights } from '../../../../ui/rule/play.ts';
import type { RegulationSpeaker } from './words.ts';

/** What matches are played off; `allowance` null: the recommended one. */
type Played = Pick<StaffMatch, 'format' | 'allowance'> & { readonly handicap: boolean };

export const givesStrokes = (contests: readonly StaffContest[]): boolean =>
  contests.some((contest) => playedIn(contest).some(({ handicap }) => handicap));

/** Of each format of match its allowance, and how strokes are given. */
export function matchLines(contests: readonly StaffContest[], speaker: RegulationSpeaker): string[] {
  const { t } = speaker;
  const lines = contests.flatMap((contest) =>
    [...Map.groupBy(playedIn(contest), ({ format }) => format).values()].flatMap((alike) =>
      [...alike.filter(isUsual), ...alike.filter((played) => !isUsual(played))].map((played) => {
        const format = t(`match-board:format.${played.format}`);
        const all = contests.length > 1 ? t('handicap.match.of', { contest: contest.name, format }) : format;
        const matches = alike.length > 1 && !isUsual(played) ? t('handicap.match.some', { matches: all }) : all;
        return t('handicap.match.line', { matches, said: sayPlayed(played, speaker) });
      }),
    ),
  );
  return givesStrokes(contests)
    ? [...lines, ...contests.flatMap((contest) => groupLines(contest, speaker)), t('handicap.match.given')]
    : lines;
}

/** Of a cup whose groups have a highest handicap. */
const groupLines = ({ rule }: StaffContest, { t, language }: RegulationSpeaker): string[] =>
  rule.kind !== 'cup'
    ? []
    : rule.groupLimits.map(({ group, most }) => t('handicap.match.group', { group, most: formatDecimal(most, language) }));

const isUsual = ({ handicap, allowance }: Played): boolean => handicap && allowance === null;

/** Each once: of the matches that are made, or that a knock-out and groups will have. */
function playedIn({ kind, format, handicap, sessions }: StaffContest): Played[] {
  const made = sessions.flatMap((session) => session.matches.map((of) => ({ ...of, handicap: session.handicap })));
  const all = made.length > 0 || kind === 'cup' ? made : [{ format, handicap, allowance: null }];
  const once = new Map(
    all.map((of): [string, Played] => {
      const played = { format: of.format, handicap: of.handicap, allowance: of.handicap ? of.allowance : null };
      return [JSON.stringify(played), played];
    }),
  );
  return [...once.values()];
}

function sayPlayed({ format, handicap, allowance }: Played, speaker: RegulationSpeaker): string {
  const { t, language } = speaker;
  if (!handicap) return t('handicap.match.none');
  if (allowance !== null) return sayOne(allowance, speaker);
  const { from, to } = MATCH_FORMATS[format].size;
  const bySize = Array.from({ length: to - from + 1 }, (_, nth) => {
    const count = from + nth;
    return { count, allowance: recommendedMatchAllowance(format, [count, count]) };
  });
  const [only, ...others] = bySize;
  if (others.length === 0) return only?.allowance === undefined ? '' : sayOne(only.allowance, speaker);
  const sizes = bySize.flatMap(({ count, allowance: of }) =>
    of?.of === 'side' ? t('rule:playRule.weightsOf', { count, weights: sayWeights(of.weights, language) }) : [],
  );
  return t('handicap.match.sizes', { sizes: sizes.join(', ') });
}

function sayOne(allowance: MatchAllowance, { t, language }: RegulationSpeaker): string {
  const ofDifference = allowance.taken === 'difference';
  if (allowance.of === 'each') {
    const percent = formatDecimal(allowance.percent, language);
    return t(ofDifference ? 'handicap.match.difference' : 'handicap.match.each', { percent });
  }
  const weights = sayWeights(allowance.weights, language);
  return t(ofDifference ? 'handicap.match.sideDifference' : 'handicap.match.side', { weights });
}
