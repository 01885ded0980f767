import type { PublicStep } from '@fairway/api';
import { holeIndex } from '@fairway/api/rule/field/round-hole';
import { type Basis, lastOf, type TieHole } from '@fairway/golf';
import { lastRoundOf } from '../last-round.ts';
import { lineOf } from '../listed-board.ts';
import type { Speaker } from '../step/step-words.ts';
import { type Say, sayTieStep, sayTieValue } from '../step/tie-words.ts';
import { sayTied } from '../step/trial-words.ts';
import { type CardFigure, cardFigure, type FigureBoard, type Marked, UNMARKED } from './card-figure.ts';

type TieStep = Extract<PublicStep, { code: 'tie' }>;
type Trial = TieStep['steps'][number];

/** Two tied players as a picture: their cards above each other, the better one first, and the steps up to the one that decides. */
export type TieFigure = {
  readonly title: string;
  readonly cards: readonly [CardFigure, CardFigure];
  readonly steps: readonly { readonly key: string; readonly values: readonly [string, string]; readonly decides: boolean }[];
  /** Who is ahead, and by what; or that the place is shared. */
  readonly verdict: string;
};

/** With more tied steps than this they make one line: nobody reads eighteen holes of them. */
const MOST_TIED = 5;

/** null: the board does not have both cards. */
export function tieFigure(tie: TieStep, board: FigureBoard, playerId: string, basis: Basis, speaker: Speaker): TieFigure | null {
  const { t, language, nameOf } = speaker;
  const last = lastOf(tie.steps);
  const isBehind = last?.result === 'behind';
  const own = lineOf(board, playerId);
  if (last === undefined || own === undefined) return null;
  const decides = last.result !== 'level';
  const round = decides && last.step.by === 'countback' ? last.step.round - 1 : lastRoundOf(own);
  const card = (id: string, holes: readonly TieHole[] | undefined) =>
    cardFigure(board, { playerId: id, round, basis }, decides ? markedBy(holes, board, id, round, t) : UNMARKED, language);
  const cards = inOrder(card(playerId, last.holes?.own), card(tie.against, last.holes?.other), isBehind);
  const [first, second] = cards;
  if (first === null || second === null) return null;
  const key = sayTieStep(last.step, t, speaker.roundCount);
  return {
    title: t('picture.tied', { name: nameOf(tie.against) }),
    cards: [first, second],
    steps: stepsOf(tie.steps, board, isBehind, speaker),
    verdict: decides ? t('picture.decided', { key, name: first.name }) : t('picture.level'),
  };
}

const inOrder = <Of>(own: Of, other: Of, isBehind: boolean): readonly [Of, Of] => (isBehind ? [other, own] : [own, other]);

/** The holes of a countback in a box; what they count, where that is not the strokes of the card. */
function markedBy(holes: readonly TieHole[] = [], board: FigureBoard, playerId: string, round: number, t: Say): Marked {
  const scores = lineOf(board, playerId)?.rounds[round] ?? [];
  const played = board.rounds[round];
  const counts = holes.flatMap(({ hole, counts }): [number, number][] => (counts === null ? [] : [[hole, counts]]));
  const differs = counts.some(([hole, count]) => scores[holeIndex({ firstHole: played?.firstHole }, hole)] !== count);
  return {
    boxed: new Set(holes.map(({ hole }) => hole)),
    below: differs ? { label: t('picture.counts'), of: new Map(counts) } : null,
  };
}

function stepsOf(trials: readonly Trial[], board: FigureBoard, isBehind: boolean, speaker: Speaker): TieFigure['steps'] {
  const tied = trials.filter(({ result }) => result === 'level');
  const folded = tied.length > MOST_TIED ? [{ key: sayTied(tied, speaker), values: ['=', '='] as const, decides: false }] : [];
  const rest = folded.length > 0 ? trials.slice(tied.length) : trials;
  return [...folded, ...rest.map((trial) => stepOf(trial, board, isBehind, speaker))];
}

function stepOf(trial: Trial, board: FigureBoard, isBehind: boolean, { t, language, roundCount }: Speaker): TieFigure['steps'][number] {
  const { step, unit, own, other, shares, pars, result } = trial;
  const number = (of: number | null) => sayTieValue(of, unit, language, t);
  const value = (of: number | null, ...values: readonly (number | undefined)[]) => {
    const less = values.filter((one) => one !== undefined);
    return of === null || less.length === 0 ? number(of) : onPaper(of, less, number);
  };
  const key = sayTieStep(step, t, roundCount);
  const part = shares && partOf(trial, board);
  return {
    key: part ? t('picture.lessShare', { key, part }) : key,
    values: inOrder(value(own, pars?.own, shares?.own), value(other, pars?.other, shares?.other), isBehind),
    decides: result !== 'level',
  };
}

/** Strokes less what a higher par and the handicap’s share take off: 35 − 1 − 7 = 27. */
function onPaper(left: number, numbers: readonly number[], number: (of: number) => string): string {
  const strokes = numbers.reduce((sum, one) => sum + one, left);
  return `${number(strokes)} ${numbers.map((one) => `${one < 0 ? '+' : '−'} ${number(Math.abs(one))} `).join('')}= ${number(left)}`;
}

/** The part of the handicap that an exact share is, as it is written on paper: 1/3 for six of eighteen holes. Empty: the share is no such part. */
function partOf({ step }: Trial, { rounds }: FigureBoard): string {
  if (step.by !== 'countback' || step.share !== undefined) return '';
  const all = rounds[step.round - 1]?.par.length ?? 0;
  const times = all / step.holes.length;
  return Number.isInteger(times) ? `1/${times}` : `${step.holes.length}/${all}`;
}
