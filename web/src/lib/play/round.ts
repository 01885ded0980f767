import type { Round } from '@fairway/api';

/** The round that an address names by its number; else the first that is not finished; else the last. */
export const roundOf = (rounds: readonly Round[], { round }: { readonly round: string }): Round | undefined =>
  rounds.find(({ number }) => String(number) === round) ?? rounds.find(({ finished }) => !finished) ?? rounds.at(-1);
