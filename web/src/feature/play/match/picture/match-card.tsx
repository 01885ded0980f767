import type { PublicBoard, PublicMatch } from '@fairway/api';
import { matchScoreText, matchSentence, type SayMatch } from '@fairway/api/word/match-text';
import classes from './match.module.css';
import { type CardCell, type CardPart, cardParts, leadSign, leadWords, matchReasons } from './match-card.ts';
import { briefName, sideNames, type Teams } from './side-name.ts';

type Props = {
  match: PublicMatch;
  teams: Teams;
  t: SayMatch;
  /** The round that it is played in. */
  round: PublicBoard['rounds'][number] | undefined;
};

/** Why a match stands as it does: in a sentence, hole by hole, and who receives or was conceded what. */
export function MatchCard({ match, teams, t, round }: Props) {
  const names = sideNames(match, teams, t);
  const parts = cardParts(match, round);
  const { state, parts: nassau } = match;
  const hasHoles = match.holes.some(({ winner }) => winner !== null);
  return (
    <div className={classes.card}>
      {nassau === null ? (
        <p className={classes.sentence}>{matchSentence(match, names, t)}</p>
      ) : (
        <dl className={`row wrap ${classes.parts}`}>
          {(['front', 'back'] as const).map((part) => (
            <div key={part}>
              <dt>{t(`nassau.${part}`)}</dt>
              <dd>{sentenceOfPart(match, nassau[part], names, t)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('nassau.whole')}</dt>
            <dd>{sentenceOfPart(match, state, names, t)}</dd>
          </div>
        </dl>
      )}
      {hasHoles ? (
        parts.map((part) => <PartTable key={part.holes[0]} part={part} match={match} names={names} t={t} />)
      ) : (
        <p className={classes.note}>{t('card.empty')}</p>
      )}
      <ul className={classes.note}>
        {matchReasons(match, teams, t).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

const sentenceOfPart = (match: PublicMatch, state: PublicMatch['state'], names: readonly [string, string], t: SayMatch): string => {
  const leads = state.code === 'in-play' && state.leader !== null ? `${names[state.leader]} ` : '';
  return state.code === 'won' ? matchSentence({ ...match, state }, names, t) : `${leads}${matchScoreText({ ...match, state }, t)}`;
};

type PartProps = { part: CardPart; match: PublicMatch; names: readonly [string, string]; t: SayMatch };

function PartTable({ part, match, names, t }: PartProps) {
  const row = (side: 0 | 1) => (
    <tr>
      <th scope="row">
        <span aria-hidden="true">{match.sides[side] === null ? names[side] : briefName(match.sides[side])}</span>
        <span className="for-listeners">{names[side]}</span>
      </th>
      {part.sides[side].map((cell) => (
        <SideCell key={cell.hole} cell={cell} side={side} name={names[side]} t={t} />
      ))}
    </tr>
  );
  return (
    <table className={`tabular center ${classes.holes}`}>
      <caption className="for-listeners">{t('card.holes')}</caption>
      <thead>
        <tr>
          <th scope="row">{t('card.hole')}</th>
          {part.holes.map((hole) => (
            <th key={hole} scope="col">
              {hole}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(0)}
        {row(1)}
        <tr className={classes.lead}>
          <th scope="row">{t('card.stands')}</th>
          {part.leads.map((lead, nth) => (
            <td key={part.holes[nth]}>
              <span aria-hidden="true">{leadSign(lead, t)}</span>
              <span className="for-listeners">{leadWords(part, nth, names, t)}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function SideCell({ cell: { figure, received, wins }, side, name, t }: { cell: CardCell; side: 0 | 1; name: string; t: SayMatch }) {
  return (
    <td>
      {received > 0 && (
        <span className={`block quiet ${classes.dots}`} aria-hidden="true">
          {'•'.repeat(received)}
        </span>
      )}
      <span className={wins ? `${classes.wins} ${side === 0 ? classes.firstSide : classes.secondSide}` : undefined}>{figure}</span>
      {wins && <span className="for-listeners">, {t('card.wonBy', { name })}</span>}
    </td>
  );
}
