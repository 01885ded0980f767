import { playedCard, type WholeCard } from '@fairway/api/rule/field/round-hole';

/** How many holes each round has. */
export const holeCounts = (rounds: readonly WholeCard[]): readonly number[] => rounds.map((round) => playedCard(round).par.length);
