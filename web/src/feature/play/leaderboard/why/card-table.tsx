import type { HoleScore } from '@fairway/golf';
import { Fragment } from 'react';
import { holeMark } from '../hole-mark.ts';
import type { Nine } from '../nine.ts';
import type { Say } from '../step/tie-words.ts';
import type { CardFigure } from './card-figure.ts';
import classes from './card-table.module.css';

type Props = { cards: readonly CardFigure[]; t: Say };

/** Cards of one round above each other as on paper, a nine at a time, with the shapes of scores; a box is around the holes that stand out. */
export function CardTable({ cards, t }: Props) {
  const nines = cards[0]?.nines ?? [];
  return (
    <div className={`row wrap ${classes.nines}`}>
      {nines.map((nine, nth) => (
        <NineOfCards key={nine.name} cards={cards} nth={nth} isLast={nth === nines.length - 1} t={t} />
      ))}
    </div>
  );
}

function NineOfCards({ cards, nth, isLast, t }: Props & { nth: number; isLast: boolean }) {
  const [first] = cards;
  const nine = first?.nines[nth];
  if (first === undefined || nine === undefined) return null;
  const total = (of: CardFigure) => of.nines.reduce((sum, { par }) => sum + par, 0);
  // men and women may play by two pars
  const samePar = cards.every((card) => card.nines[nth]?.holes.every(({ par }, at) => par === nine.holes[at]?.par));
  return (
    <table className={`tabular ${classes.nine}`} aria-label={nine.name}>
      <thead>
        <tr>
          <th scope="row">{t('picture.hole')}</th>
          {nine.holes.map(({ hole }) => (
            <th key={hole} scope="col">
              {hole}
            </th>
          ))}
          <th scope="col">{nine.name}</th>
          {isLast && <th scope="col">TOT</th>}
        </tr>
      </thead>
      <tbody>
        {samePar && <ParRow nine={nine} total={isLast ? total(first) : null} t={t} />}
        {cards.map((card) => (
          <Fragment key={card.playerId}>
            <tr className={classes.person}>
              <th scope="rowgroup" colSpan={nine.holes.length + (isLast ? 3 : 2)}>
                <span>{card.name}</span>
                {nth === 0 && <span className={classes.result}>{card.result}</span>}
              </th>
            </tr>
            {!samePar && card.nines[nth] && <ParRow nine={card.nines[nth]} total={isLast ? total(card) : null} t={t} />}
            <StrokeRows card={card} nth={nth} isLast={isLast} t={t} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function ParRow({ nine, total, t }: { nine: Nine; total: number | null; t: Say }) {
  return (
    <tr className={classes.par}>
      <th scope="row">{t('picture.par')}</th>
      {nine.holes.map(({ hole, par }) => (
        <td key={hole}>{par}</td>
      ))}
      <td>{nine.par}</td>
      {total !== null && <td>{total}</td>}
    </tr>
  );
}

function StrokeRows({
  card: { nines, boxed, below, total, isSum },
  nth,
  isLast,
  t,
}: {
  card: CardFigure;
  nth: number;
  isLast: boolean;
  t: Say;
}) {
  const nine = nines[nth];
  if (nine === undefined) return null;
  const edges = (hole: number): string | undefined => {
    if (!boxed.has(hole)) return undefined;
    const [first, last] = [nine.holes[0]?.hole, nine.holes[nine.holes.length - 1]?.hole];
    const begins = hole === first || !boxed.has(hole - 1);
    const ends = hole === last || !boxed.has(hole + 1);
    return [classes.boxed, begins && classes.begins, ends && classes.ends].filter(Boolean).join(' ');
  };
  const counted = below && nine.holes.some(({ hole }) => below.of.has(hole));
  return (
    <>
      {!isSum && (
        <tr className={classes.strokes}>
          <th scope="row">{t('picture.strokes')}</th>
          {nine.holes.map(({ hole, score, par }) => (
            <td key={hole} className={edges(hole)}>
              <Score score={score} par={par} />
            </td>
          ))}
          <td>{nine.strokes ?? '–'}</td>
          {isLast && <td>{total ?? '–'}</td>}
        </tr>
      )}
      {counted && (
        <tr className={classes.below}>
          <th scope="row">{below.label}</th>
          {nine.holes.map(({ hole }) => (
            <td key={hole}>{below.of.get(hole)}</td>
          ))}
          <td>{nine.holes.reduce((sum, { hole }) => sum + (below.of.get(hole) ?? 0), 0)}</td>
          {isLast && <td>{[...below.of.values()].reduce((sum, count) => sum + count, 0)}</td>}
        </tr>
      )}
    </>
  );
}

function Score({ score, par }: { score: HoleScore; par: number }) {
  if (score === null) return null;
  if (score === 'pickup') return 'X';
  return <span className={`${classes.mark} ${classes[holeMark(score, par)] ?? ''}`}>{score}</span>;
}
