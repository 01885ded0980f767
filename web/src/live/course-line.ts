import type { PublicBoard } from '@fairway/api';
import { firstHoleIn, halvesOf, lastHole } from '@fairway/api/rule/field/round-hole';
import type { Say } from './words.ts';

type Played = Pick<PublicBoard['rounds'][number], 'courseName' | 'par' | 'firstHole'>;

/** The course of a round, with its holes where nine are played: “Champion · holes 10–18”. */
export const courseLine = (round: Played, t: Say): string =>
  halvesOf(round.par)[1] ? round.courseName : `${round.courseName} · ${t('holes', { hole: `${firstHoleIn(round)}–${lastHole(round)}` })}`;

/** The course of a tournament: that of its first round. */
export const courseOf = ({ rounds }: { readonly rounds: readonly Played[] }, t: Say): string | undefined =>
  rounds.map((round) => courseLine(round, t))[0];
