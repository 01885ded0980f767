import type { ScoringRecord } from '@fairway/api';
import { clubFigure, type PostingRule, scoreRecord } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { handicapOf } from '../../../db/record.ts';
import { requireRecord } from '../../field/golfer/store.ts';
import { eventsOf, wireChange } from './club-change.ts';
import { ownDeclared, PUBLISHED } from './club-list.ts';
import { handicapsOf } from './declared.ts';
import { findPast, ofGolfer } from './past-store.ts';
import { cardsOf, clubFactsOf, type Posted, postedOf } from './played.ts';
import { findRule } from './rule.ts';

/** What a golfer's rounds come to on this day. */
export async function scoringRecordOf(db: Database, { id, siteId }: { id: string; siteId: string }, today: string): Promise<ScoringRecord> {
  const { club, record } = await findRule(db, siteId);
  const register = await requireRecord(db, id);
  const rows = await findPast(db, ofGolfer(id));
  const posted = postedOf(cardsOf(rows), record ?? PUBLISHED);
  const facts = [...ownDeclared(id, register), ...clubFactsOf(rows, posted)];
  const figure = club && clubFigure(club, facts, today);
  return {
    handicaps: await handicapsOf(db, id, register, rows),
    club: figure && { figure: handicapOf(figure.figure), changes: figure.changes.map(wireChange(eventsOf(rows, facts))).reverse() },
    record: record && recordOf(posted, record),
  };
}

function recordOf(posted: readonly Posted[], rule: PostingRule): ScoringRecord['record'] {
  const { lines, revisions, without } = scoreRecord(
    posted.map(({ card }) => card),
    rule,
  );
  const [standing] = revisions;
  return {
    index: handicapOf(standing?.index ?? null),
    low: handicapOf(standing?.low ?? null),
    limit: standing?.limit ?? null,
    lines: lines.map((line) => ({
      ...roundOf(posted, line.round),
      differential: handicapOf(line.differential),
      reduction: handicapOf(line.reduction),
      isExceptional: line.exceptional !== 0,
      ...{ isEstimate: line.isEstimate, isMostLikely: line.isMostLikely, counts: line.counts },
    })),
    without: without.map(({ round, because }) => ({ ...roundOf(posted, round), because })).reverse(),
    posting: posted.map((of) => ({ ...wireRound(of), ...wirePosting(of) })),
  };
}

type Posting = NonNullable<ScoringRecord['record']>['posting'][number];
type Round = Pick<
  Posting,
  'id' | 'tournamentId' | 'tournamentName' | 'day' | 'courseName' | 'teeName' | 'rating' | 'slope' | 'gross' | 'adjusted'
>;

const roundOf = (posted: readonly Posted[], id: string): Round => wireRound(posted.find((of) => of.card.id === id) as Posted);

function wireRound({ card, row }: Posted): Round {
  const { id, tournament, total } = card;
  const { day, courseName, teeName, rating, slope, gross, adjusted } = row;
  return {
    ...{ id, tournamentId: tournament.id, tournamentName: tournament.name, day, courseName, teeName },
    ...{ rating: handicapOf(rating), slope, gross: total ?? gross, adjusted },
  };
}

const wirePosting = ({
  card: { tournament, playerId, playerVersion, mostLikely, conditions },
  row,
}: Posted): Omit<Posting, keyof Round> => ({
  ...{ playerId, playerVersion, mostLikely: mostLikely && [...mostLikely], conditions },
  par: row.par,
  holes: row.holes.map(({ gross, adjusted }) => ({ gross, adjusted })),
  differential: handicapOf(row.differential),
  ...{ expectedHoles: row.expectedHoles, play: tournament.play, because: row.because },
});
