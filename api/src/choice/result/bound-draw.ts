/**
 * How far it is. `waiting`: for the beacon. `hall`: guests seal their numbers. `opening`: they open them. `decided`: nobody knows the result
 * yet. `shown`: the result and the secret are public. `abandoned`: the secret is public, and nothing comes of it.
 */
export const DRAW_PHASES = ['waiting', 'hall', 'opening', 'decided', 'shown', 'abandoned'] as const;
/** How long a guest has to open their number before the draw may begin anew without them. */
export const OPENING_SECONDS = 60;
/** How long after the named round the beacon's number is waited for. */
export const BEACON_MINUTES = 10;
export const GUEST_NAME_MOST = 40;
/** How many guests give a number. */
export const GUEST_COUNT = 3;
/** What a guest may type. */
export const GUEST_NUMBER = { from: 0, to: 999_999 } as const;
/** How far ahead a round of the beacon may be named. */
export const NAMED_AHEAD = { leastSeconds: 60, mostDays: 60 } as const;

/** What is drawn for matches, and shown line by line: who meets whom, who stands where in a knock-out or groups, who has which caddie. */
export const LINE_DRAWS = ['opponents', 'places', 'caddies'] as const;
/** Whether who met before in the contest may meet again. */
export const DRAW_REPEATS = ['if-needed', 'never', 'allowed'] as const;
/** How many caddies there are to be drawn from, and how long a number may be. */
export const CADDIES_MOST = 400;
