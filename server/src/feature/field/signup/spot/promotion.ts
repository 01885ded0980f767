import type { SignupForm } from '@fairway/api';
import { instantAt, timeAt } from '@fairway/api/rule/clock';

type Waiting = { id: string; groupId: string; kindId: string; turn: number };
export type Promoting = {
  now: Date;
  timeZone: string;
  /** From then on nobody moves up by themselves. */
  endsAt: Date;
  form: Pick<SignupForm, 'groups' | 'offerMinutes' | 'quiet'>;
  /** Of each kind. */
  free: ReadonlyMap<string, number>;
  /** In the order of their turns. */
  waiting: readonly Waiting[];
};
export type Promotion = { ids: string[]; as: 'confirmed' } | { ids: string[]; as: 'offered'; until: Date };

/** Who gets a place next, and how; null: nobody at this moment. The same facts at the same moment say the same, whoever asks. */
export function nextPromotion({ now, timeZone, endsAt, form, free, waiting }: Promoting): Promotion | null {
  if (now >= endsAt) return null;
  const { offerMinutes, quiet, groups } = form;
  const until = offerMinutes === null ? null : afterMinutes(now, offerMinutes, quiet, timeZone);
  // an offer that must not be made yet, or that could not be answered before the end, is none
  if (until !== null && (isQuiet(now, quiet, timeZone) || until > endsAt)) return null;
  const ids = nextGroup(waiting, free, groups.rule);
  if (ids === null) return null;
  return until === null ? { ids, as: 'confirmed' } : { ids, as: 'offered', until };
}

/** The first who fit. Where groups wait, nobody passes a group that stands before them in a list of theirs. */
function nextGroup(waiting: readonly Waiting[], free: Promoting['free'], rule: SignupForm['groups']['rule']): string[] | null {
  const groups = rule === 'split' ? waiting.map((one) => [one]) : [...Map.groupBy(waiting, ({ groupId }) => groupId).values()];
  const blocked = new Set<string>();
  for (const group of groups) {
    const kinds = Map.groupBy(group, ({ kindId }) => kindId);
    const fits = [...kinds].every(([kindId, own]) => own.length <= (free.get(kindId) ?? 0) && !blocked.has(kindId));
    if (fits) return group.map(({ id }) => id);
    if (rule === 'wait') for (const kindId of kinds.keys()) blocked.add(kindId);
  }
  return null;
}

type Quiet = SignupForm['quiet'];
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export function isQuiet(at: Date, quiet: Quiet, timeZone: string): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  const time = timeAt(at, timeZone);
  return from <= to ? from <= time && time < to : time >= from || time < to;
}

/** So many minutes later; those of quiet hours do not count. */
export function afterMinutes(from: Date, minutes: number, quiet: Quiet, timeZone: string): Date {
  let at = from;
  let left = minutes * MINUTE_MS;
  for (;;) {
    if (isQuiet(at, quiet, timeZone)) at = nextTime(at, quiet?.to ?? '', timeZone);
    const end = quiet === null || quiet.from === quiet.to ? null : nextTime(at, quiet.from, timeZone);
    const lasts = end === null ? left : Math.min(left, end.getTime() - at.getTime());
    at = new Date(at.getTime() + lasts);
    left -= lasts;
    if (left <= 0) return at;
  }
}

/** The next time that a club's clocks show this. */
function nextTime(after: Date, time: string, timeZone: string): Date {
  for (const days of [0, 1, 2]) {
    const date = new Date(after.getTime() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone });
    const at = instantAt(date, time, timeZone);
    if (at > after) return at;
  }
  return new Date(after.getTime() + DAY_MS);
}
