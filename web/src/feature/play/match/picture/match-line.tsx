import type { MatchSideShown, PublicMatch } from '@fairway/api';
import { leaderOf, matchProgressText, matchScoreText, matchSentence, type SayMatch } from '@fairway/api/word/match-text';
import type { CSSProperties, ReactNode } from 'react';
import inks from '../../../../ui/style/ink.module.css';
import { HoleStrip } from './hole-strip.tsx';
import classes from './match.module.css';
import { partnersBeside, sideNames, type Teams } from './side-name.ts';

type Props = {
  match: PublicMatch;
  teams: Teams;
  t: SayMatch;
  /** Before the format: which match of how many, or of which round. */
  title?: string;
  /** A tap on it opens its card. Missing: it cannot be opened. */
  onToggle?: () => void;
  isOpen?: boolean;
  /** It stands on the page a second time. */
  isCopy?: boolean;
  /** A button beside its head. */
  action?: ReactNode;
  /** Its card, while it is open. */
  children?: ReactNode;
};

/** A match: who plays whom, where it stands, and its line of holes. Who leads is said by an arrow and bold letters, not by colour alone. */
export function MatchLine({ match, teams, t, title, onToggle, isOpen = false, isCopy = false, action, children }: Props) {
  const { id, number, format, flight, state, teamIds } = match;
  const cardId = `match-${isCopy ? 'mine-' : ''}${id}`;
  const about = [title ?? t('match', { number }), t(`format.${format}`), flight !== null && t('flight', { flight })];
  return (
    <li className={`${classes.match} ${inks.ink}`} style={colours(teamIds, teams)} data-match={id} data-state={state.code} translate="no">
      <div className={`row between quiet ${classes.about}`}>
        <span>{about.filter(Boolean).join(' · ')}</span>
        {action}
      </div>
      {onToggle ? (
        <button
          type="button"
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? cardId : undefined}
          onClick={onToggle}
        >
          <Head match={match} teams={teams} t={t} />
        </button>
      ) : (
        <div className={classes.head}>
          <Head match={match} teams={teams} t={t} />
        </div>
      )}
      {isOpen && <div id={cardId}>{children}</div>}
    </li>
  );
}

/** The colours of the teams, where a side is one of a team; else those of the page. */
export function colours(teamIds: PublicMatch['teamIds'], teams: Teams): CSSProperties {
  const [one, other] = teamIds.map((id) => teams.get(id ?? '')?.colour);
  return { ...(one && { '--side-0': one }), ...(other && { '--side-1': other }) } as CSSProperties;
}

function Head({ match, teams, t }: Pick<Props, 'match' | 'teams' | 't'>) {
  const leader = leaderOf(match.state);
  const names = sideNames(match, teams, t);
  const progress = matchProgressText(match, t);
  const side = (nth: 0 | 1) => (
    <Side side={match.sides[nth]} name={names[nth]} team={teams.get(match.teamIds[nth] ?? '')?.short} nth={nth} leads={leader === nth} />
  );
  return (
    <>
      {side(0)}
      <span className={`block center ${classes.middle}`}>
        <span className="for-listeners">{matchSentence(match, names, t)}</span>
        <span aria-hidden="true" className={`${classes.score} ${leader === null ? '' : leader === 0 ? classes.toFirst : classes.toSecond}`}>
          {matchScoreText(match, t)}
        </span>
        <span aria-hidden="true" className={classes.progress}>
          {progress}
        </span>
      </span>
      {side(1)}
      <HoleStrip match={match} />
    </>
  );
}

type SideProps = { side: MatchSideShown | null; name: string; team: string | undefined; nth: 0 | 1; leads: boolean };

function Side({ side, name, team, nth, leads }: SideProps) {
  const beside = side === null ? [] : partnersBeside(side);
  return (
    <span className={`block break ${classes.side} ${nth === 0 ? classes.sideFirst : classes.sideSecond} ${leads ? classes.leads : ''}`}>
      {team !== undefined && <span className={classes.team}>{team}</span>}
      <span data-fit className={side === null ? `${classes.name} ${classes.unknown}` : classes.name}>
        {name}
      </span>
      {beside.length > 0 && <span className={classes.partners}>{beside.join(', ')}</span>}
    </span>
  );
}
