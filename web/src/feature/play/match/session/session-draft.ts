import type { Round, StaffContest, StaffSession } from '@fairway/api';
import type { LineUp } from '@fairway/api/choice/play/match';
import { notOffered, type SessionSettings, sessionChoices, usualSession } from '@fairway/api/rule/play/match-choice';
import type { MatchFormatName } from '@fairway/golf';
import type { NewSession, SessionChange } from '../change.ts';

/** A session as its form has it; points in points. */
export type SessionDraft = {
  readonly roundId: string;
  readonly name: string;
  readonly plan: readonly { readonly format: MatchFormatName; readonly matches: number }[];
  /** Pairs of teams; null: as Berger's table has them next. */
  readonly meetings: readonly (readonly [string, string])[] | null;
  readonly won: number;
  readonly halved: number;
  readonly lost: number;
  readonly end: 'halved' | 'extra-holes';
  readonly handicap: boolean;
  readonly nassau: boolean;
  readonly lineUp: LineUp;
};

/** Where a contest goes on: the first round that is not finished and has none of its matches, else the first that is not finished. */
export function nextRound({ sessions }: Pick<StaffContest, 'sessions'>, rounds: readonly Round[]): Round | undefined {
  const open = rounds.filter(({ finished }) => !finished);
  return open.find(({ id }) => sessions.every(({ roundId }) => roundId !== id)) ?? open[0];
}

/** A new one: as the last session of the contest where there is one. */
export function newSession({ kind, rule, handicap, sessions }: StaffContest, roundId: string): SessionDraft {
  const last = sessions.at(-1);
  const other = last === undefined ? [] : notOffered(sessionChoices(rule), last);
  const kept = Object.fromEntries(Object.entries(last ?? {}).filter(([field]) => !other.includes(field)));
  const { end, nassau, lineUp, points }: SessionSettings = { ...usualSession(rule), ...kept };
  return {
    ...{ roundId, name: '', plan: kind === 'cup' ? [{ format: 'four-ball', matches: 4 }] : [], meetings: null },
    ...inPoints(points),
    handicap: last?.handicap ?? handicap,
    ...{ end, nassau, lineUp },
  };
}

export const sessionDraft = ({ roundId, name, points, end, handicap, nassau, lineUp }: StaffSession): SessionDraft => ({
  ...{ roundId, name: name ?? '', plan: [], meetings: null, end, handicap, nassau, lineUp },
  ...inPoints(points),
});

const inPoints = ({ won, halved, lost }: StaffSession['points']) => ({ won: won / 10, halved: halved / 10, lost: lost / 10 });
const tenths = (points: number): number => Math.round(points * 10);

type Fields = Pick<NewSession, 'name' | 'points' | 'end' | 'handicap' | 'nassau' | 'lineUp'>;
const fieldsOf = ({ name, won, halved, lost, end, handicap, nassau, lineUp }: SessionDraft): Required<Fields> => ({
  ...{ name: name.trim() === '' ? null : name.trim(), end, handicap, nassau, lineUp },
  points: { won: tenths(won), halved: tenths(halved), lost: tenths(lost) },
});

export const sessionToAdd = (draft: SessionDraft): NewSession => ({
  ...fieldsOf(draft),
  roundId: draft.roundId,
  plan: draft.plan.map((line) => ({ ...line })),
  ...(draft.meetings !== null && { meetings: draft.meetings.map(([one, other]): [string, string] => [one, other]) }),
});

/** Only what differs: what a session with results keeps is not asked for. */
export function sessionChange(draft: SessionDraft, seen: StaffSession): SessionChange {
  const before = fieldsOf(sessionDraft(seen));
  const changed = Object.entries(fieldsOf(draft)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Fields]),
  );
  return { ...Object.fromEntries(changed), version: seen.version };
}

/** As many meetings as teams allow, the first with the second, and so on. */
export const firstMeetings = (teamIds: readonly string[]): [string, string][] =>
  Array.from({ length: Math.floor(teamIds.length / 2) }, (_, nth) => [teamIds[2 * nth] ?? '', teamIds[2 * nth + 1] ?? '']);
