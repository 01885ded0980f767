import type { Core } from '../day-facts.ts';

/** Scores and seals name holes as the course's card does; cards and rules count those of the round from 1. */
export const firstHoleOf = ({ rounds }: Core['rules'], nth: number): number => rounds[nth]?.firstHole ?? 1;
