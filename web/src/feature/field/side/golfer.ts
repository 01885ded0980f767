/** Who may play for a side. */
export type Golfer = {
  readonly id: string;
  readonly name: string;
  /** As the tournament plays; null: none. */
  readonly handicap: number | null;
  /** In the first round; null: none, or golfers have no card of their own. */
  readonly flight: string | null;
};

/** How many partners a side has, at least and at most. */
export type SideSize = { readonly from: number; readonly to: number };
