/** What a follower is told of: their flight begins soon or has another start, their player is in, the winners are published. */
const PUSH_KINDS = ['soon', 'moved', 'finished', 'winners'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Players that one phone asks to be told of in a tournament. */
export const MOST_PUSH_PLAYERS = 40;
