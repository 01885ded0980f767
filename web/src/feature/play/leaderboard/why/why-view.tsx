import type { ReactNode } from 'react';
import inks from '../../../../ui/style/ink.module.css';
import type { Say } from '../step/tie-words.ts';
import { CardTable } from './card-table.tsx';
import type { TieFigure } from './tie-figure.ts';
import type { WhyFigure } from './why-figure.ts';
import classes from './why-view.module.css';

type Props = {
  figure: WhyFigure;
  t: Say;
  /** The place on its list, as the page says it: “Net · Division A”. */
  list: string;
  /** What the player won. */
  prizes: readonly string[];
  /** Whether the page shows the player’s card beside this: then it stands here only where something is marked on it. */
  hasCard: boolean;
  /** What can be done with the player’s own card, and with a pair of cards. */
  action: ReactNode;
  actionOf: (tie: TieFigure) => ReactNode;
};

/** Why a player stands where they stand, as a picture: on every page and on paper. */
export function WhyView({ figure: { place, own, cards, sums, ties }, t, list, prizes, hasCard, action, actionOf }: Props) {
  const isShown = own !== null && (hasCard ? own.boxed.size > 0 || own.below !== null : own.boxed.size > 0 || ties.length === 0);
  return (
    <div className={`${classes.why} ${inks.ink}`} translate="no">
      {place !== null && (
        <p className={`row baseline gap-12 wrap mb-12 quiet ${classes.place}`}>
          <strong>{place}</strong>
          <span>{list}</span>
          {prizes.map((prize) => (
            <span key={prize} className={`inline-row gap-6 strong ${classes.prize}`}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M4 1h8v5a4 4 0 0 1-8 0zM4 2H1v1a3 3 0 0 0 3 3M12 2h3v1a3 3 0 0 1-3 3M8 10v3M5 14h6" />
              </svg>
              {prize}
            </span>
          ))}
        </p>
      )}
      {action}
      {cards.map((round) => (
        <section key={round.title} className={classes.tie}>
          {round.title !== null && <h4>{round.title}</h4>}
          <CardTable cards={round.cards} t={t} />
        </section>
      ))}
      {ties.map((tie) => (
        <section key={tie.title} className={classes.tie}>
          <h4>{tie.title}</h4>
          <CardTable cards={tie.cards} t={t} />
          <TieSteps tie={tie} t={t} />
          {actionOf(tie)}
        </section>
      ))}
      {(isShown || sums.length > 0) && (
        <section className={classes.tie}>
          <h4>{t('picture.sums')}</h4>
          {isShown && <CardTable cards={[own]} t={t} />}
          {sums.length > 0 && (
            <table className={classes.sums}>
              <tbody>
                {sums.map(({ label, sum }) => (
                  <tr key={`${label} ${sum}`}>
                    <th scope="row">{label}</th>
                    <td>{sum}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
    </div>
  );
}

/** The keys that were tried, up to the one that decides, and what they make. */
function TieSteps({ tie: { cards, steps, verdict }, t }: { tie: TieFigure; t: Say }) {
  return (
    <>
      <table className={classes.steps} aria-label={t('picture.steps')}>
        <thead>
          <tr>
            <th scope="col">{t('picture.step')}</th>
            {cards.map(({ playerId, name }) => (
              <th key={playerId} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ key, values, decides }) => (
            <tr key={key} className={decides ? classes.decides : undefined}>
              <th scope="row">{key}</th>
              <td>{values[0]}</td>
              <td>{values[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8 strong">{verdict}</p>
    </>
  );
}
