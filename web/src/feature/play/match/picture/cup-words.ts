import type { CupShown } from '@fairway/api';
import type { SayMatch } from '@fairway/api/word/match-text';
import { pointsText } from '@fairway/api/word/points-text';
import type { Teams } from './side-name.ts';

/** A team of a cup as its picture has it; points as golfers write them. */
export type CupFigure = {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly colour: string;
  readonly logo: string | null;
  readonly points: string;
  readonly projected: string;
  readonly toCome: string;
  /** What it still needs, in words; null: nothing is sure yet, or it cannot win any more. */
  readonly needs: string | null;
  /** Of the points at stake, from 0 to 1. */
  readonly share: number;
};

type Spoken = { readonly t: SayMatch; readonly language: string };

/** The teams of a cup: the two of a cup stay where they are, more of them come by their points. */
export function cupFigures({ teams, total }: CupShown, names: Teams, { t, language }: Spoken): CupFigure[] {
  const inOrder = teams.length > 2 ? teams : [...names.keys()].flatMap((id) => teams.find(({ team }) => team === id) ?? []);
  return inOrder.map(({ team, points, projected, toCome, toWin, toKeep }): CupFigure => {
    const said = (tenths: number) => pointsText(tenths, language);
    const { name = '', short = '', colour = '', logo = null } = names.get(team) ?? {};
    const needs =
      toWin === 0
        ? t('cup.hasWon')
        : toKeep !== null && toKeep > 0
          ? t('cup.toKeep', { points: said(toKeep) })
          : toWin !== null
            ? t('cup.toWin', { points: said(toWin) })
            : null;
    return {
      ...{ id: team, name, short, colour, logo, needs },
      ...{ points: said(points), projected: said(projected), toCome: said(toCome) },
      share: total.atStake === 0 ? 0 : points / total.atStake,
    };
  });
}

/** How many of the points are still to come. */
export const cupToCome = ({ total }: CupShown, { t, language }: Spoken): string =>
  t('cup.open', { points: pointsText(total.toCome, language), all: pointsText(total.atStake, language) });
