import type { CupShown } from '@fairway/api';
import { cupSentence } from '@fairway/api/word/cup-text';
import type { SayMatch } from '@fairway/api/word/match-text';
import type { CSSProperties } from 'react';
import inks from '../../../../ui/style/ink.module.css';
import classes from './cup.module.css';
import { type CupFigure, cupFigures, cupToCome } from './cup-words.ts';
import type { Teams } from './side-name.ts';

type Props = {
  cup: CupShown;
  teams: Teams;
  t: SayMatch;
  language: string;
  /** The address of a team's logo. */
  pictureOf?: (logo: string) => string;
};

/** The total of a cup, large: of two teams side by side, of more as a table. */
export function CupPicture({ cup, teams, t, language, pictureOf }: Props) {
  const figures = cupFigures(cup, teams, { t, language });
  return (
    <div className={`${classes.cup} ${inks.ink}`} translate="no">
      {figures.length === 2 ? <TwoTeams figures={figures} t={t} pictureOf={pictureOf} /> : <TeamTable figures={figures} t={t} />}
      <p className={classes.outcome}>
        <strong>{cupSentence(cup, teams, t)}</strong>
        {cup.total.toCome > 0 && <span> · {cupToCome(cup, { t, language })}</span>}
      </p>
    </div>
  );
}

type FigureProps = { figures: readonly CupFigure[]; t: SayMatch; pictureOf?: Props['pictureOf'] };

function TwoTeams({ figures, t, pictureOf }: FigureProps) {
  return (
    <>
      <ul className={classes.teams}>
        {figures.map(({ id, name, points, projected, toCome, needs, colour, logo }) => (
          <li key={id} style={{ '--team': colour } as CSSProperties}>
            <h2 data-fit>
              {logo !== null && pictureOf && <img src={pictureOf(logo)} alt="" />}
              {name}
            </h2>
            <p className={classes.points}>
              <span className="for-listeners">{t('cup.points')} </span>
              {points}
            </p>
            {toCome !== '0' && <p className="quiet">{t('cup.projectedOf', { points: projected })}</p>}
            {needs !== null && <p>{needs}</p>}
          </li>
        ))}
      </ul>
      <div className={classes.bar} aria-hidden="true">
        {figures.map(({ id, share, colour }) => (
          <span key={id} style={{ width: `${share * 100}%`, background: colour }} />
        ))}
      </div>
    </>
  );
}

function TeamTable({ figures, t }: FigureProps) {
  return (
    <table className={`tabular ${classes.table}`}>
      <caption className="for-listeners">{t('cup.total')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cup.team')}</th>
          <th scope="col">{t('cup.points')}</th>
          <th scope="col">{t('cup.projected')}</th>
          <th scope="col">{t('cup.toCome')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ id, name, colour, points, projected, toCome }) => (
          <tr key={id} style={{ '--team': colour } as CSSProperties}>
            <th scope="row">{name}</th>
            <td className={classes.total}>{points}</td>
            <td>{projected}</td>
            <td>{toCome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
