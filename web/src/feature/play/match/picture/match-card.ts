import type { MatchHoleShown, PublicBoard, PublicMatch } from '@fairway/api';
import type { SayMatch } from '@fairway/api/word/match-text';
import { strokesPerHole } from '@fairway/golf';
import { ninesOfMatch } from './hole-line.ts';
import { sideNames, type Teams } from './side-name.ts';

/** Of a side on a hole: its figure (a net, or W, ½, L), strokes received there, and whether it won the hole. */
export type CardCell = { readonly hole: number; readonly figure: string; readonly received: number; readonly wins: boolean };
/** Some holes of a match; `leads` has after each hole how many the first side is up; null: not played, or after the end of the match. */
export type CardPart = {
  readonly holes: readonly number[];
  readonly sides: readonly [readonly CardCell[], readonly CardCell[]];
  readonly leads: readonly (number | null)[];
  readonly isExtra: boolean;
};

type Round = Pick<PublicBoard['rounds'][number], 'firstHole' | 'strokeIndex'>;

/** The card of a match, nine by nine, without those of which no hole was played. `round`: where the strokes that a golfer alone, or one ball, receives fall; missing: not said. */
export function cardParts(match: Pick<PublicMatch, 'holes' | 'strokes'>, round?: Round): CardPart[] {
  const received = ([0, 1] as const).map((side) => receivedBy(match.strokes?.[side], round));
  const played = ninesOfMatch(match.holes).filter((holes) => holes.some(({ winner }) => winner !== null));
  return played.map((holes): CardPart => {
    const cells = (side: 0 | 1) => holes.map((hole) => cellOf(hole, side, received[side]?.(hole.on) ?? 0));
    return {
      holes: holes.map(({ hole }) => hole),
      sides: [cells(0), cells(1)],
      leads: holes.map(({ lead }) => lead),
      isExtra: holes.some(({ hole, on }) => hole !== on),
    };
  });
}

/** The strokes of a side on a hole of the course; of partners with a ball each it depends on whose ball counts. */
function receivedBy(strokes: readonly number[] | undefined, round?: Round): (on: number) => number {
  const [own = 0] = strokes ?? [];
  if (strokes?.length !== 1 || own === 0 || !round?.strokeIndex) return () => 0;
  const byHole = strokesPerHole(own, round.strokeIndex);
  return (on) => byHole[on - (round.firstHole ?? 1)] ?? 0;
}

function cellOf({ hole, winner, by, nets }: MatchHoleShown, side: 0 | 1, received: number): CardCell {
  const wins = winner === side;
  const letter = winner === null ? '' : winner === 'halved' ? '½' : wins ? 'W' : by === 'conceded' ? 'C' : 'L';
  const net = nets[side];
  return { hole, figure: net === null || (by !== 'strokes' && !wins) ? letter : String(net), received, wins };
}

/** After a hole: ▲ the upper side is up, ▼ the lower one; level is AS. */
export const leadSign = (lead: number | null, t: SayMatch): string =>
  lead === null ? '' : lead === 0 ? t('short.level') : `${lead > 0 ? '▲' : '▼'}${Math.abs(lead)}`;

/** The same in words. Of a Nassau the holes after the end of the whole are played, and lead to nothing in it. */
export function leadWords({ leads, sides }: CardPart, nth: number, names: readonly [string, string], t: SayMatch): string {
  const lead = leads[nth] ?? null;
  if (lead === null) return sides[0][nth]?.figure === '' ? t('card.notPlayed') : '';
  return lead === 0 ? t('short.level') : `${names[lead > 0 ? 0 : 1]} ${t('short.up', { up: Math.abs(lead) })}`;
}

type Figures = PublicMatch['strokes'];

/** What is said of each whose ball counts, by side, of their figure. */
function ofEach(
  { sides }: Pick<PublicMatch, 'sides'>,
  figures: Figures,
  names: readonly [string, string],
  say: (name: string, figure: number) => string,
): string[] {
  return ([0, 1] as const).flatMap((side) => {
    const own = figures?.[side] ?? [];
    return own.map((figure, nth) => say(own.length > 1 ? (sides[side]?.partners[nth]?.name ?? names[side]) : names[side], figure));
  });
}

/** Who receives strokes since the par of their card is higher, and whose handicap is against a card of another par; nobody where all play one. */
export function higherPars(
  match: Pick<PublicMatch, 'sides' | 'pars' | 'parDifferences'>,
  names: readonly [string, string],
  t: SayMatch,
): string[] {
  const lowest = Math.min(...(match.pars?.flat() ?? []));
  return [
    ...ofEach(match, match.parDifferences, names, (name, strokes) =>
      strokes === 0 ? '' : t('card.ownPar', { name, strokes: `${strokes < 0 ? '−' : '+'}${Math.abs(strokes)}` }),
    ),
    ...ofEach(match, match.pars, names, (name, par) =>
      par === lowest ? '' : t('card.higherPar', { name, par, lowest, strokes: par - lowest }),
    ),
  ].filter((part) => part !== '');
}

/** Why a match stands as it does, beside its holes: who receives what, and which holes were not played out. */
export function matchReasons(match: PublicMatch, teams: Teams, t: SayMatch): string[] {
  const { strokes, holes } = match;
  const names = sideNames(match, teams, t);
  const receives = ofEach(match, strokes, names, (name, count) =>
    count === 0 ? t('card.playsLevel', { name }) : t('card.receives', { name, strokes: count }),
  );
  const decided = (kind: MatchHoleShown['by']) => holes.flatMap(({ hole, by }) => (by === kind ? hole : [])).join(', ');
  const [conceded, agreed] = [decided('conceded'), decided('agreed')];
  return [
    ...(receives.length === 0 ? [t('card.noStrokes')] : [...receives, ...(strokes?.flat().some(Boolean) ? [t('card.strokesFrom')] : [])]),
    ...higherPars(match, names, t),
    ...(conceded === '' ? [] : [t('card.concededHoles', { holes: conceded })]),
    ...(agreed === '' ? [] : [t('card.agreedHoles', { holes: agreed })]),
    ...holes.flatMap(({ hole, on }) => (hole === on ? [] : `${t('card.hole')} ${hole}: ${t('card.extra', { hole: on })}`)),
  ];
}
