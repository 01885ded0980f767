import type { Division, StaffBoard, Tournament, WhatIf } from '@fairway/api';

/** The settings that may be tried. */
export type TriedSettings = Required<NonNullable<WhatIf['settings']>>;
export type Range = keyof Omit<NonNullable<WhatIf['divisions']>[number], 'id'>;
export type TriedScore = NonNullable<WhatIf['scores']>[number];
/** What is tried: only what differs from the tournament. */
export type Tried = {
  readonly settings: Partial<TriedSettings>;
  readonly divisions: readonly NonNullable<WhatIf['divisions']>[number][];
  readonly scores: readonly TriedScore[];
};

type Choice = { readonly id: string; readonly name: string };
type Choices = { readonly tiebreak: readonly Choice[]; readonly countback: readonly Choice[] };
/** The tournament as it is, and what there is to choose from. */
export type TriedSource = {
  readonly tournament: Tournament;
  readonly divisions: readonly Division[];
  readonly board: StaffBoard | undefined;
  readonly choices: Choices;
};
export const nameIn = (choices: readonly Choice[], id: string): string => choices.find((one) => one.id === id)?.name ?? id;

export const NOTHING: Tried = { settings: {}, divisions: [], scores: [] };

export const isNothing = ({ settings, divisions, scores }: Tried): boolean =>
  Object.keys(settings).length + divisions.length + scores.length === 0;

/** Tries a setting; the tournament's own value takes it back. */
export function withSettings(tried: Tried, changes: Partial<TriedSettings>, current: Pick<Tournament, keyof TriedSettings>): Tried {
  const settings = Object.entries({ ...tried.settings, ...changes }).filter(
    ([field, value]) => value !== current[field as keyof TriedSettings],
  );
  return { ...tried, settings: Object.fromEntries(settings) };
}

/** Tries an end of a division's range; its own value takes it back. */
export function withRange(tried: Tried, division: Pick<Division, 'id' | Range>, change: Partial<Record<Range, number | null>>): Tried {
  const before = tried.divisions.find(({ id }) => id === division.id);
  const ends = Object.entries({ ...before, ...change }).filter(([end, value]) => end !== 'id' && value !== division[end as Range]);
  const others = tried.divisions.filter(({ id }) => id !== division.id);
  return { ...tried, divisions: ends.length === 0 ? others : [...others, { ...Object.fromEntries(ends), id: division.id }] };
}

const isSameHole = (one: TriedScore, other: TriedScore): boolean =>
  one.playerId === other.playerId && one.roundId === other.roundId && one.hole === other.hole;

/** Tries a score in place of the one tried before on that hole. */
export const withScore = (tried: Tried, score: TriedScore): Tried => ({
  ...withoutScore(tried, score),
  scores: [...withoutScore(tried, score).scores, score],
});

export const withoutScore = (tried: Tried, score: TriedScore): Tried => ({
  ...tried,
  scores: tried.scores.filter((one) => !isSameHole(one, score)),
});
