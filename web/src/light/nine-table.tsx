import type { HoleScore } from '@fairway/golf';
import type { ReactNode } from 'react';
import type { Nine } from '../feature/play/leaderboard/nine.ts';

type Props = {
  nine: Nine;
  /** What the rows are called. */
  label: { readonly hole: string; readonly par: string; readonly strokes: string };
  /** What stands out on a hole. */
  classOf: (hole: number) => string | undefined;
  score: (hole: number, score: HoleScore, par: number) => ReactNode;
  /** In place of the sum before the first hole. */
  none?: string;
};

/** Nine holes of a card as on paper: par above the strokes, the sum behind them. */
export function NineTable({ nine, label, classOf, score: scoreOf, none }: Props) {
  return (
    <table className="nine" translate="no">
      <caption className="for-listeners">{nine.name}</caption>
      <thead>
        <tr>
          <th scope="row">{label.hole}</th>
          {nine.holes.map(({ hole }) => (
            <th key={hole} scope="col">
              {hole}
            </th>
          ))}
          <th scope="col">{nine.name}</th>
        </tr>
      </thead>
      <tbody>
        <tr className="par">
          <th scope="row">{label.par}</th>
          {nine.holes.map(({ hole, par }) => (
            <td key={hole}>{par}</td>
          ))}
          <td>{nine.par}</td>
        </tr>
        <tr className="strokes">
          <th scope="row">{label.strokes}</th>
          {nine.holes.map(({ hole, par, score }) => (
            <td key={hole} className={classOf(hole)}>
              {scoreOf(hole, score, par)}
            </td>
          ))}
          <td>{nine.strokes ?? none}</td>
        </tr>
      </tbody>
    </table>
  );
}
