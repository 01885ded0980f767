import type { ContestRule } from '../../check/contest-rule.ts';
import { LINE_UPS, MATCH_ENDS, MATCH_FORMATS_NAMED, ONE_BALL_MATCHES } from '../../choice/play/match.ts';
import type { StaffContest, StaffSession } from '../../route/play/contest.ts';
import type { StaffMatch } from '../../route/play/match.ts';

/**
 * What may be chosen where a contest, its sessions and their matches are set. Forms offer these choices, and the server takes no other; a field
 * without a list here takes whatever its shape allows. What was kept before stands, and is to be mended (`keptOtherwise`).
 */
export type Choices<Of> = { readonly [Field in keyof Of]?: readonly Of[Field][] };

const USUAL_POINTS = { won: 10, halved: 5, lost: 0 };

/** The matches of a cup are of the formats that its sessions plan. */
export const contestChoices = ({ kind }: Pick<ContestRule, 'kind'>): Choices<Pick<StaffContest, 'format'>> => ({
  format: kind === 'cup' ? ['singles'] : MATCH_FORMATS_NAMED,
});

type SessionSettings = Pick<StaffSession, 'end' | 'nassau' | 'lineUp' | 'points'>;

/** Somebody goes on from a match of a knock-out; in groups the table has the points; captains, and three matches in one, are of cups. */
export function sessionChoices(
  rule: ContestRule,
): Choices<SessionSettings> & Required<Pick<Choices<SessionSettings>, 'end' | 'nassau' | 'lineUp'>> {
  if (rule.kind === 'cup') return { end: MATCH_ENDS, nassau: [false, true], lineUp: LINE_UPS };
  const plain = { nassau: [false], lineUp: ['staff'] } as const;
  return rule.kind === 'groups'
    ? { ...plain, end: MATCH_ENDS, points: [rule.points] }
    : { ...plain, end: ['extra-holes'], points: [USUAL_POINTS] };
}

/** What a new session has where nobody says otherwise. */
export function usualSession(rule: ContestRule): SessionSettings {
  const { end, nassau, lineUp, points } = sessionChoices(rule);
  return {
    end: end[0] ?? 'extra-holes',
    nassau: nassau[0] ?? false,
    lineUp: lineUp[0] ?? 'staff',
    points: points?.[0] ?? USUAL_POINTS,
  };
}

/** Who plays whom, and as what, is said in a cup alone; elsewhere by the bracket or the group. An allowance is one where strokes are given. */
export const matchFields = (
  { kind }: Pick<ContestRule, 'kind'>,
  { handicap }: Pick<StaffSession, 'handicap'>,
): readonly (keyof StaffMatch)[] => [
  ...(kind === 'cup' ? (['sides', 'format'] as const) : []),
  ...(handicap ? (['allowance'] as const) : []),
];

/** How much of the handicaps a match is played off where it is typed: a share of each, or of a side with one ball a share of each partner. */
export function isAllowanceTyped(format: StaffMatch['format'], allowance: NonNullable<StaffMatch['allowance']>): boolean {
  if (allowance.taken !== 'handicaps') return false;
  return ONE_BALL_MATCHES.includes(format) ? allowance.of === 'side' && allowance.weights.length > 1 : allowance.of === 'each';
}

/** From a match of a knock-out somebody goes on. A place in a group is named by it. */
export const isKnockOut = ({ node }: Pick<StaffMatch, 'node'>): boolean => node !== null && !node.includes('-');

/** A, B, C …; after Z comes AA. */
export const groupNames = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, nth) => (nth < 26 ? '' : String.fromCharCode(64 + Math.floor(nth / 26))) + String.fromCharCode(65 + (nth % 26)),
  );

/** What a form shows: the choices, and what was kept before there were these. */
export const choicesWith = <Value>(choices: readonly Value[] | undefined, current: Value): readonly Value[] =>
  choices === undefined || choices.includes(current) ? (choices ?? []) : [...choices, current];

/** The fields whose value is none of the choices. */
export const notOffered = (choices: Choices<object>, values: object): string[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const list: readonly unknown[] | undefined = (choices as Record<string, readonly unknown[]>)[field];
    return value === undefined || list === undefined || list.some((one) => isSame(one, value)) ? [] : [field];
  });

/** Plain JSON, whatever order its fields come in. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && one !== null && typeof other === 'object' && other !== null
    ? Object.keys(one).length === Object.keys(other).length &&
      Object.entries(one).every(([key, value]) => isSame(value, (other as Record<string, unknown>)[key]))
    : one === other;

/** The settings of a contest and its sessions that nobody could choose today: kept by an earlier release, or in a file. */
export function keptOtherwise(
  contest: Pick<StaffContest, 'rule' | 'format'>,
  sessions: readonly Pick<StaffSession, 'id' | keyof SessionSettings>[],
): { sessionId: string | null; field: string }[] {
  const { rule, format } = contest;
  const of = (sessionId: string | null) => (field: string) => ({ sessionId, field });
  return [
    ...notOffered(contestChoices(rule), { format }).map(of(null)),
    ...sessions.flatMap(({ id, end, nassau, lineUp, points }) =>
      // points count in a cup alone, whose choices have none
      notOffered({ ...sessionChoices(rule), points: undefined }, { end, nassau, lineUp, points }).map(of(id)),
    ),
  ];
}
