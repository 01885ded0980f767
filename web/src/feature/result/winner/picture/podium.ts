import { groupedBy } from '@fairway/golf';

/** One step of a podium: a place, and all who share it. */
export type PodiumStep = {
  /** 1 is the highest step. */
  readonly place: number;
  /** What it is called: “Giải Nhì”, “T2”, “Best Gross”. */
  readonly label: string;
  readonly names: readonly string[];
  /** What won it. */
  readonly figure: string | null;
  readonly sponsor: string | null;
};
/** The first three of the field or a division, or the champions of the field side by side. `title`: whose; null: the field's. */
export type Podium = { readonly title: string | null; readonly steps: readonly PodiumStep[] };

/** A prize as a podium needs it. `kind`: `division`, `best-gross`, …; `name` null: nobody has it. */
export type PodiumPrize = {
  readonly kind: string;
  readonly place: number;
  readonly award: string;
  readonly name: string | null;
  readonly figure: string | null;
  readonly sponsor: string | null;
};

/** Prizes for the best cards. Fun and technical prizes stand on no podium. */
const MAIN_KINDS = ['best-gross', 'best-net', 'division', 'contest'];
const STEPS = 3;

/**
 * The podiums of one group of prizes, over the field or of a division: one for each kind with several places, its first three; kinds with one
 * place alone share a podium, side by side.
 */
export function podiumsIn(title: string | null, prizes: readonly PodiumPrize[]): Podium[] {
  const ofKinds = MAIN_KINDS.map((kind) => stepsOf(prizes.filter((prize) => prize.kind === kind && prize.place <= STEPS)));
  const champions = ofKinds.filter(({ length }) => length === 1).flat();
  return [champions, ...ofKinds.filter(({ length }) => length > 1)].filter(({ length }) => length > 0).map((steps) => ({ title, steps }));
}

/** Who shares a prize stands on one step. */
function stepsOf(prizes: readonly PodiumPrize[]): PodiumStep[] {
  const won = prizes.filter(({ name }) => name !== null);
  return [...groupedBy(won, ({ place, award }) => `${place} ${award}`).values()].flatMap((sharing) => {
    const [first] = sharing;
    if (first === undefined) return [];
    const { place, award: label, figure, sponsor } = first;
    return [{ place, label, names: sharing.map(({ name }) => name ?? ''), figure, sponsor }];
  });
}

/** As they stand beside each other: the second on the left of the first, the third on its right; champions in their order. */
export function asTheyStand({ steps }: Podium): readonly PodiumStep[] {
  const [first, second, third] = steps;
  return first !== undefined && second !== undefined && second.place > first.place
    ? [second, first, ...(third === undefined ? [] : [third])]
    : steps;
}
