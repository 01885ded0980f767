import type { PublicContest, PublicMatch, PublicSession, StaffBoard } from '@fairway/api';
import { type SayMatch, sessionProgress } from '@fairway/api/word/match-text';
import { SegmentedControl, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconListNumbers } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { API_BASE } from '../../../lib/api/api-base.ts';
import { useLanguage } from '../../../lib/language.ts';
import { matchesSearch } from '../../../lib/value/name.ts';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { useAddress } from '../../../ui/page/address.ts';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import classes from './match-board.module.css';
import { BracketPicture } from './picture/bracket-picture.tsx';
import { inReadingOrder, matchesOf, matchTitle, sessionPoints, sessionTitle } from './picture/contest-words.ts';
import { CupPicture } from './picture/cup-picture.tsx';
import { GroupTable } from './picture/group-table.tsx';
import { MatchCard } from './picture/match-card.tsx';
import { MatchLine } from './picture/match-line.tsx';
import { namesIn, type Teams, teamsById } from './picture/side-name.ts';

type Props = {
  board: StaffBoard & { matches: NonNullable<StaffBoard['matches']> };
  /** Where each kind of board has the same. */
  sign: ReactNode;
  actions: ReactNode;
};

/** Which contest is shown, whose card is open, and whom to find: in the address. */
const DEFAULTS = { contest: '', match: '', search: '' };

/** Where cups, knock-outs and groups stand, as everyone sees them, for staff before anything is revealed. */
export function MatchBoard({ board, sign, actions }: Props) {
  const { t } = useTranslation('match-board');
  const language = useLanguage();
  const [address, change] = useAddress(DEFAULTS);
  const { items } = board.matches;
  const contest = items.find(({ id }) => id === address.contest) ?? items[0];
  if (contest === undefined) return <StateNote icon={IconListNumbers} title={t('noContest')} text={t('noContestHint')} />;
  const teams = teamsById(board.matches.teams);
  const matches = matchesOf(contest);
  const isFound = (match: PublicMatch) => matchesSearch(namesIn(match, teams), address.search);
  return (
    <>
      <TableToolbar
        count={address.search === '' ? sessionProgress({ matches }, t) : t('found', { count: matches.filter(isFound).length })}
        search={<SearchBox label={t('find')} value={address.search} onChange={(search) => change({ search })} />}
      >
        {items.length > 1 && (
          <SegmentedControl
            aria-label={t('tabs')}
            data={items.map(({ id, name }) => ({ value: id, label: name }))}
            value={contest.id}
            onChange={(id) => change({ contest: id, match: '' })}
          />
        )}
        {actions}
        {sign}
      </TableToolbar>
      {address.search === '' && (
        <Standing contest={contest} teams={teams} t={t} language={language} onOpen={(match) => change({ match })} />
      )}
      <Stack gap="md">
        {inReadingOrder(contest.sessions).map((session) => (
          <SessionMatches
            key={session.id}
            {...{ board, contest, session, teams, t, language }}
            matches={session.matches.filter(isFound)}
            openId={address.match}
            onToggle={(id) => change({ match: id === address.match ? '' : id })}
          />
        ))}
      </Stack>
    </>
  );
}

type ContestProps = { contest: PublicContest; teams: Teams; t: SayMatch; language: string };

function Standing({ contest, teams, t, language, onOpen }: ContestProps & { onOpen: (matchId: string) => void }) {
  const { standing } = contest;
  if (standing.kind === 'cup') {
    return <CupPicture cup={standing} teams={teams} t={t} language={language} pictureOf={(logo) => `${API_BASE}${logo}`} />;
  }
  if (standing.kind === 'bracket') {
    const matches = new Map(matchesOf(contest).map((match) => [match.id, match]));
    return <BracketPicture bracket={standing} matches={matches} t={t} onOpen={onOpen} />;
  }
  return (
    <div className={classes.groups}>
      {standing.groups.map((group) => (
        <GroupTable key={group.name} group={group} t={t} language={language} />
      ))}
    </div>
  );
}

type SessionProps = ContestProps & {
  board: StaffBoard;
  session: PublicSession;
  matches: readonly PublicMatch[];
  openId: string;
  onToggle: (matchId: string) => void;
};

function SessionMatches({ board, contest, session, matches, teams, t, language, openId, onToggle }: SessionProps) {
  if (matches.length === 0) return null;
  const points = contest.standing.kind === 'cup' ? sessionPoints(contest.standing, contest.sessions.indexOf(session), teams, language) : '';
  return (
    <section>
      <h2 className={`row baseline between wrap mt-8 gap-16 tight ${classes.head}`}>
        {sessionTitle(contest, session, t)}
        <span className={`quiet regular ${classes.about}`}>{[points, sessionProgress(session, t)].filter(Boolean).join(' · ')}</span>
      </h2>
      <ul className={classes.list}>
        {matches.map((match) => (
          <MatchLine
            key={match.id}
            {...{ match, teams, t }}
            title={matchTitle(contest, match, t)}
            isOpen={match.id === openId}
            onToggle={() => onToggle(match.id)}
          >
            <MatchCard match={match} teams={teams} t={t} round={board.rounds.find(({ number }) => number === session.round)} />
          </MatchLine>
        ))}
      </ul>
    </section>
  );
}
