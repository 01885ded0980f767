/** Who may play for a team. */
export type Golfer = {
  readonly id: string;
  readonly name: string;
  /** As the tournament plays; null: none. */
  readonly handicap: number | null;
};
