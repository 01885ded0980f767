import type { TeamShown } from '@fairway/api';
import type { SayMatch } from '@fairway/api/word/match-text';
import type { CSSProperties } from 'react';
import { matchTitle } from '../../../feature/play/match/picture/contest-words.ts';
import { MatchLine } from '../../../feature/play/match/picture/match-line.tsx';
import { onDemand } from '../../page/on-demand.tsx';
import { pictureAddress } from '../../request.ts';
import type { MatchSlide } from './match-slide.ts';

const CupPicture = onDemand(async () => (await import('../../../feature/play/match/picture/cup-picture.tsx')).CupPicture);
const TelevisionBracket = onDemand(async () => (await import('./television-bracket.tsx')).TelevisionBracket);
const GroupTable = onDemand(async () => (await import('../../../feature/play/match/picture/group-table.tsx')).GroupTable);

type Props = { slide: MatchSlide; teams: ReadonlyMap<string, TeamShown>; t: SayMatch; language: string };

export function MatchSlideView({ slide, teams, t, language }: Props) {
  const { contest } = slide;
  const total = contest.standing.kind === 'cup' && (
    <CupPicture cup={contest.standing} teams={teams} t={t} language={language} pictureOf={pictureAddress} />
  );
  switch (slide.kind) {
    case 'cup':
      return (
        <div className="tv-cup" style={{ '--teams': teams.size } as CSSProperties}>
          {total}
        </div>
      );
    case 'bracket':
      return <TelevisionBracket rounds={slide.rounds} third={slide.third} t={t} />;
    case 'groups':
      return (
        <div className="tv-groups">
          {slide.groups.map((group) => (
            <GroupTable key={group.name} group={group} t={t} language={language} />
          ))}
        </div>
      );
    default:
      return (
        <>
          {slide.isUnderTotal && <div className="tv-total">{total}</div>}
          <ul className="tv-match-list">
            {slide.matches.map((match) => (
              <MatchLine key={match.id} match={match} teams={teams} t={t} title={matchTitle(contest, match, t)} />
            ))}
          </ul>
        </>
      );
  }
}
