import type { FormatRule } from '@fairway/api';
import type { AwardKind, SideAwardKind } from '@fairway/api/choice/field/award';
import { type Basis, type Gender, NAMED_AWARDS } from '@fairway/golf';
import { fieldError } from '../../error/app-error.ts';
import { ownBasis } from './format.ts';

type Prize = {
  kind: AwardKind | SideAwardKind;
  divisionId?: string | null | undefined;
  contestId?: string | null | undefined;
  gender?: Gender | null | undefined;
  basis?: Basis | null | undefined;
};
type Format = { formatRule: FormatRule };

/** The list by which a prize ranks: its own choice, or that of its kind. */
export function basisOf({ kind, basis = null }: Pick<Prize, 'kind' | 'basis'>, format: Format): Basis {
  if (kind === 'best-gross' || kind === 'contest') return 'gross';
  if (kind === 'best-net') return basis === 'points' ? 'points' : 'net';
  if (basis !== null) return basis;
  if (kind === 'division') return ownBasis(format);
  return kind in NAMED_AWARDS ? NAMED_AWARDS[kind as keyof typeof NAMED_AWARDS].basis : 'net';
}

/**
 * Champion and runners-up that two prizes give to the same golfers by the same list: every division beside one of them, all beside the
 * women, every contest beside a cup. Both by their positions, the later one first. Of the other kinds there may be several: they are for the next places.
 */
export function samePrizes(prizes: readonly Prize[], format: Format): readonly (readonly [number, number])[] {
  return prizes.flatMap((one, at) =>
    prizes.slice(0, at).flatMap((other, earlier) => (givesSame(one, other, format) ? [[at, earlier] as const] : [])),
  );
}

function givesSame(one: Prize, other: Prize, format: Format): boolean {
  const overlaps = (field: 'divisionId' | 'contestId' | 'gender') => !one[field] || !other[field] || one[field] === other[field];
  const giveAllPlaces = one.kind === other.kind && (one.kind === 'division' || one.kind === 'contest');
  return (
    giveAllPlaces &&
    overlaps('divisionId') &&
    overlaps('contestId') &&
    overlaps('gender') &&
    basisOf(one, format) === basisOf(other, format)
  );
}

/** Refuses a plan that gives a prize twice. What a tournament has had since such plans were allowed may stay as it is. */
export function requirePrizesOnce(of: Plan, before: Plan = { awards: [], formatRule: of.formatRule }): void {
  const pairs = samePrizes(before.awards, before).map((pair) => inWords(before.awards, pair));
  const added = samePrizes(of.awards, of).find((pair) => {
    const at = pairs.indexOf(inWords(of.awards, pair));
    return at === -1 || pairs.splice(at, 1).length === 0;
  });
  if (added === undefined) return;
  const [at, earlier] = added;
  throw fieldError(`awards.${at}.kind`, 'prize-given-twice', { nth: earlier + 1 });
}

type Plan = Format & { awards: readonly Prize[] };

const inWords = (prizes: readonly Prize[], pair: readonly number[]): string =>
  JSON.stringify(
    pair
      .map((at) => prizes[at])
      .map((of) => [of?.kind, of?.divisionId ?? of?.contestId ?? null, of?.gender ?? null, of?.basis ?? null])
      .sort(),
  );
