import { isDeepStrictEqual } from 'node:util';
import {
  type Competitor,
  cardPars,
  editionRules,
  exactHandicap,
  type Fraction,
  genderOf,
  percent,
  sideHandicap,
  wholeStrokes,
} from '@fairway/golf';
import { declaredIn, type HandicapHolder, type RatedRound } from '../course-handicap.ts';
import { editionOf } from '../edition.ts';
import { type PlayedBy, restrictionsIn } from '../rules.ts';
import type { Partner } from './partner-store.ts';
import { sidePlayOf } from './play.ts';

type SideSetting = { played: PlayedBy; division: Parameters<typeof restrictionsIn>[1]; rounds: readonly RatedRound[] };

type PartnerHolder = HandicapHolder & Pick<Partner, 'untilHole'>;

/** The shares that a side of one ball takes of its partners' handicaps, without who left; null: none are known for a side of this size. */
export const sharesIn = (played: Parameters<typeof sidePlayOf>[0], partners: readonly Pick<Partner, 'untilHole'>[]) =>
  sidePlayOf(played)?.weights(partners.filter(({ untilHole }) => untilHole === null).length) ?? null;

/**
 * The partners in one round, counted from 0, for whom a side of one ball lacks a handicap; nobody where a side of this size has no shares: it
 * has none whatever is entered.
 */
export function partnersWithout<Of extends PartnerHolder>(
  nth: number,
  partners: readonly Of[],
  { played, rounds }: Pick<SideSetting, 'played' | 'rounds'>,
): Of[] {
  if (sharesIn(played, partners) === null) return [];
  return partners.filter((of) => of.untilHole === null && declaredIn(nth, of, played, rounds) === null);
}

/**
 * The handicap of a side that plays one ball, in one round, counted from 0: the shares of its partners' handicaps, not rounded, without
 * who left during it. The side plays one card, that of women where all are: handicaps are taken against the par of that. null: a partner has none, a side of this size has no shares, or the sides of the tournament play a ball each.
 */
export function sideHandicapIn(nth: number, all: readonly PartnerHolder[], { played, division, rounds }: SideSetting): Fraction | null {
  const play = sidePlayOf(played);
  const partners = all.filter(({ untilHole }) => untilHole === null);
  if (play === null || play.format.ball.kind !== 'one') return null;
  const restrictions = restrictionsIn(played, division);
  const round = rounds[nth];
  const pars = round && editionRules(editionOf(played)).parDifferenceReceived ? cardPars(round) : { m: 0, f: 0 };
  const ofCard = pars[genderOf({ partners }) ?? 'm'];
  const exact = partners.map((of) => {
    const declared = declaredIn(nth, of, played, rounds);
    return declared === null ? null : exactHandicap(declared, restrictions, of.gender, pars[of.gender] - ofCard);
  });
  const handicaps = exact.filter((one) => one !== null);
  const shares = sharesIn(played, partners);
  return shares === null || handicaps.length < exact.length ? null : sideHandicap(handicaps, shares.map(percent));
}

/** The same for every round, as the engine takes it: `partners` are those of each round. */
export function sideHandicaps(
  partners: readonly (readonly PartnerHolder[])[],
  setting: SideSetting,
): Pick<Competitor, 'handicap' | 'handicaps'> {
  const handicaps = setting.rounds.map((_, nth) => sideHandicapIn(nth, partners[nth] ?? [], setting));
  const [first = null] = handicaps;
  return { handicap: first, handicaps: handicaps.every((own) => isDeepStrictEqual(own, first)) ? null : handicaps };
}

/** A side as divisions look at it: the handicap of its first round, in whole strokes, is its course handicap and its index. */
export function sideHolder(
  { gender }: Pick<HandicapHolder, 'gender'>,
  partners: readonly PartnerHolder[],
  setting: SideSetting,
): HandicapHolder {
  const strokes = inStrokes(sideHandicapIn(0, partners, setting));
  const handicap = strokes === null ? null : strokes * 10;
  return { gender, handicapCourse: handicap, handicapIndex: handicap, tee: null };
}

/** Whole strokes, rounded once. */
export const inStrokes = (handicap: Fraction | null): number | null => handicap && wholeStrokes(handicap);
