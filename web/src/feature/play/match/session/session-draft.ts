import type { Round, StaffContest } from '@fairway/api';
import { SESSION } from '@fairway/api/record/contest';
import type { ValuesOf } from '@fairway/api/record/kind';
import { notOffered, sessionChoices, usualSession } from '@fairway/api/rule/play/match-choice';
import type { MatchFormatName } from '@fairway/golf';

export type SessionFields = ValuesOf<typeof SESSION>;
/** A session as its form has it; points in points. */
export type SessionDraft = Omit<SessionFields, 'name' | 'points'> &
  SessionFields['points'] & {
    readonly name: string;
    readonly roundId: string;
    readonly plan: readonly { readonly format: MatchFormatName; readonly matches: number }[];
    /** Pairs of teams; null: as Berger's table has them next. */
    readonly meetings: readonly (readonly [string, string])[] | null;
  };

/** Where a contest goes on: the first round that is not finished and has none of its matches, else the first that is not finished. */
export function nextRound({ sessions }: Pick<StaffContest, 'sessions'>, rounds: readonly Round[]): Round | undefined {
  const open = rounds.filter(({ finished }) => !finished);
  return open.find(({ id }) => sessions.every(({ roundId }) => roundId !== id)) ?? open[0];
}

/** A new one: as the last session of the contest where there is one. */
export function newSession({ rule, handicap, sessions }: StaffContest): SessionFields {
  const last = sessions.at(-1);
  const other = last === undefined ? [] : notOffered(sessionChoices(rule), last);
  const entries = Object.entries(last ?? {}).filter(([field]) => field in SESSION && !other.includes(field));
  return { ...usualSession(rule), handicap, ...Object.fromEntries(entries), name: null };
}

/** The fields that only a new session has: where it is played, and who plays. */
export const newPlan = (contest: StaffContest, rounds: readonly Round[]): Pick<SessionDraft, 'roundId' | 'plan' | 'meetings'> => ({
  roundId: nextRound(contest, rounds)?.id ?? '',
  plan: contest.kind === 'cup' ? [{ format: 'four-ball', matches: 4 }] : [],
  meetings: null,
});

export const typedSession = ({ name, points: { won, halved, lost }, ...fields }: SessionFields) => ({
  ...fields,
  ...{ name: name ?? '', won: won / 10, halved: halved / 10, lost: lost / 10 },
});
const tenths = (points: number): number => Math.round(points * 10);
export const readSession = ({ name, won, halved, lost, end, handicap, nassau, lineUp }: SessionDraft): SessionFields => ({
  ...{ name: name.trim() || null, end, handicap, nassau, lineUp },
  points: { won: tenths(won), halved: tenths(halved), lost: tenths(lost) },
});

/** As many meetings as teams allow, the first with the second, and so on. */
export const firstMeetings = (teamIds: readonly string[]): [string, string][] =>
  Array.from({ length: Math.floor(teamIds.length / 2) }, (_, nth) => [teamIds[2 * nth] ?? '', teamIds[2 * nth + 1] ?? '']);
