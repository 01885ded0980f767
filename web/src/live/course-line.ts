import type { PublicBoard } from '@fairway/api';
import { firstHoleIn, halvesOf, lastHole } from '@fairway/api/rule/field/round-hole';
import type { Say } from './words.ts';

type Played = Pick<PublicBoard['rounds'][number], 'courseName' | 'par' | 'firstHole'>;

/** The course of a round, with its holes where nine are played: “Champion · holes 10–18”. */
export const courseLine = (round: Played, t: Say): string =>
  halvesOf(round.par)[1] ? round.courseName : `${round.courseName} · ${t('holes', { hole: `${firstHoleIn(round)}–${lastHole(round)}` })}`;

type Held = { readonly clubName: string; readonly location: string | null; readonly rounds?: readonly Played[] };

/** Where a tournament is beside its club: the course of its first round, and the location. Neither says the club's name again. */
export const placesOf = ({ clubName, location, rounds: [first] = [] }: Held, t: Say): string[] =>
  [first && courseLine(first, t), location].flatMap((place) => place?.replace(clubName, '').replace(/^\P{L}+/u, '') || []);
