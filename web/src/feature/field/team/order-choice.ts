/** Who was chosen, by match: a place without a golfer is ''. */
export type Choice = Readonly<Record<string, readonly string[]>>;
/** `size`: how many golfers of a team play it. */
type ChosenMatch = { readonly id: string; readonly size: { readonly from: number; readonly to: number } };

export const placesOf = (choice: Choice, { id, size }: ChosenMatch): string[] =>
  Array.from({ length: size.to }, (_, at) => choice[id]?.[at] ?? '');
export const chosenIn = (choice: Choice, match: ChosenMatch): string[] => placesOf(choice, match).filter((id) => id !== '');

type OrderSlot = { readonly matchId: string; readonly place: number; readonly golfer: string };

/** A golfer plays one match: whoever is put into another place leaves the one before. */
export function withGolfer(choice: Choice, matches: readonly ChosenMatch[], { matchId, place, golfer }: OrderSlot): Choice {
  return Object.fromEntries(
    matches.map((match) => [
      match.id,
      placesOf(choice, match).map((before, at) => {
        if (match.id === matchId && at === place) return golfer;
        return golfer !== '' && before === golfer ? '' : before;
      }),
    ]),
  );
}

/** The matches that lack golfers. */
export const lackingIn = <Of extends ChosenMatch>(choice: Choice, matches: readonly Of[]): Of[] =>
  matches.filter((match) => chosenIn(choice, match).length < match.size.from);
