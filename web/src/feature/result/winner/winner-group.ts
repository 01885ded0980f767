import type { Winner } from '@fairway/api';
import { SIDE_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { sayContest } from '@fairway/api/word/say/contest';

/** The columns of figures of a group, in their order. */
export const FIGURES = ['value', 'gross', 'handicap', 'net'] as const;
export type Figure = (typeof FIGURES)[number];

/** Awards that belong together: those of a contest, the main ones of the whole field, those of a division, others of the cards, and side awards. */
export type WinnerGroup = {
  readonly key: string;
  readonly of: 'contest' | 'field' | 'division' | 'other' | 'side';
  /** Of a contest or a division. */
  readonly whose: string | null;
  readonly awards: readonly Winner[];
  /** Only those that say something: a group of measured shots has no net. */
  readonly figures: readonly Figure[];
  /** Nobody wins any of it yet, and nothing about it waits for a person. */
  readonly isBlank: boolean;
};

/** The list as it is read: contest by contest, main awards of the field, then division by division, then the rest; within a group the order of the plan. */
export function winnerGroups(awards: readonly Winner[]): readonly WinnerGroup[] {
  const groups = Map.groupBy(awards, keyOf);
  return [...groups]
    .map(([key, own]): WinnerGroup => {
      const { contest, divisionName = null } = own[0] ?? {};
      const of = contest ? 'contest' : key in RANK ? (key as keyof typeof RANK) : 'division';
      return {
        key,
        of,
        whose: contest ? sayContest(contest) : divisionName,
        awards: own,
        figures: figuresOf(own),
        isBlank: own.every(isBlank),
      };
    })
    .sort((one, other) => RANK[one.of] - RANK[other.of]);
}

const RANK = { contest: 0, field: 1, division: 2, other: 3, side: 4 } as const;

function keyOf({ kind, divisionId, contest, main }: Winner): string {
  if (contest) return `${contest.id} ${contest.group ?? ''}`;
  if (divisionId !== null) return divisionId;
  if ((SIDE_AWARD_KINDS as readonly string[]).includes(kind)) return 'side';
  return main || kind === 'best-gross' || kind === 'best-net' ? 'field' : 'other';
}

/** What decided has a column of its own unless it is the gross or the net that stands beside it. */
function figuresOf(awards: readonly Winner[]): readonly Figure[] {
  const won = awards.filter((award) => award.winner !== null);
  const ofCards = won.filter(({ measure }) => measure === 'gross' || measure === 'net' || measure === 'points');
  const has: Record<Figure, boolean> = {
    value: won.some((award) => !isBeside(award)),
    gross: ofCards.some(({ winner }) => winner?.gross != null),
    handicap: ofCards.some(({ winner }) => winner?.handicap != null),
    net: ofCards.some(({ winner }) => winner?.net != null),
  };
  return FIGURES.filter((figure) => has[figure]);
}

/** Whether the figure that decided an award is one of its card: a net after the net floor is not. */
export const isBeside = ({ measure, winner }: Winner): boolean =>
  (measure === 'gross' || measure === 'net') && winner !== null && winner.value === winner[measure];

const isBlank = ({ winner, open, decision }: Winner): boolean => winner === null && open.length === 0 && decision === null;
