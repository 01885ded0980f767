import type { StaffContest, TeamShown } from '@fairway/api';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { BracketPicture } from '../picture/bracket-picture.tsx';
import { matchesOf } from '../picture/contest-words.ts';
import { CupPicture } from '../picture/cup-picture.tsx';
import { GroupTable } from '../picture/group-table.tsx';
import { teamsById } from '../picture/side-name.ts';
import classes from './standing-view.module.css';

type Props = { contest: StaffContest; teams: readonly TeamShown[]; onOpen: (matchId: string) => void };

/** Where a contest stands, as the public sees it; a press on a match opens it. */
export function StandingView({ contest, teams, onOpen }: Props) {
  const { t } = useTranslation('match-board');
  const { t: say } = useTranslation('contest');
  const language = useLanguage();
  const { standing } = contest;
  return (
    <section aria-label={say('standing', { name: contest.name })}>
      {standing.kind === 'cup' ? (
        <CupPicture cup={standing} teams={teamsById(teams)} t={t} language={language} />
      ) : standing.kind === 'bracket' ? (
        <BracketPicture bracket={standing} matches={new Map(matchesOf(contest).map((match) => [match.id, match]))} t={t} onOpen={onOpen} />
      ) : (
        <div className={classes.groups}>
          {standing.groups.map((group) => (
            <GroupTable key={group.name} group={group} t={t} language={language} />
          ))}
        </div>
      )}
    </section>
  );
}
