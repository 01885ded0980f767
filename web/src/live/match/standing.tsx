import type { PublicContest } from '@fairway/api';
import type { SayMatch } from '@fairway/api/word/match-text';
import { matchesOf } from '../../feature/play/match/picture/contest-words.ts';
import type { Teams } from '../../feature/play/match/picture/side-name.ts';
import { go } from '../address.ts';
import { onDemand } from '../page/on-demand.tsx';
import { pictureAddress } from '../request.ts';
import classes from './contest.module.css';

const CupPicture = onDemand(async () => (await import('../../feature/play/match/picture/cup-picture.tsx')).CupPicture);
const BracketPicture = onDemand(async () => (await import('../../feature/play/match/picture/bracket-picture.tsx')).BracketPicture);
const GroupTable = onDemand(async () => (await import('../../feature/play/match/picture/group-table.tsx')).GroupTable);

/** With its pictures the list below stands where it stays. */
export const picturesReady = (): Promise<unknown> => Promise.all([CupPicture.ready(), BracketPicture.ready(), GroupTable.ready()]);

type Props = { contest: PublicContest; teams: Teams; t: SayMatch; language: string };

/** Where a contest stands, as its kind has it: the total, the bracket, or the tables of its groups. */
export function Standing({ contest, teams, t, language }: Props) {
  const { standing } = contest;
  if (standing.kind === 'cup') return <CupPicture cup={standing} teams={teams} t={t} language={language} pictureOf={pictureAddress} />;
  if (standing.kind === 'bracket') {
    const matches = new Map(matchesOf(contest).map((match) => [match.id, match]));
    return <BracketPicture bracket={standing} matches={matches} t={t} onOpen={(match) => go({ match }, 'push')} />;
  }
  return (
    <div className={classes.groups}>
      {standing.groups.map((group) => (
        <GroupTable key={group.name} group={group} t={t} language={language} />
      ))}
    </div>
  );
}
