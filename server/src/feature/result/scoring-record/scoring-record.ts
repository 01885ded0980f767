import type { Posting, ScoringRecord, TournamentPostings } from '@fairway/api';
import { clubFigure, type PostingRule, scoreRecord } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { handicapOf } from '../../../db/record.ts';
import { byGivenName } from '../../../text/name-order.ts';
import { findFamily } from '../../field/golfer/store.ts';
import { eventsOf, wireChange } from './club-change.ts';
import { ownDeclared, PUBLISHED } from './club-list.ts';
import { handicapsOf } from './declared.ts';
import { findPast, ofGolfer, ofTournament } from './past-store.ts';
import { cardsOf, clubFactsOf, type Posted, postedOf } from './played.ts';
import { findRule } from './rule.ts';

/** What a golfer's rounds come to on this day. */
export async function scoringRecordOf(db: Database, { id, siteId }: { id: string; siteId: string }, today: string): Promise<ScoringRecord> {
  const { club, record } = await findRule(db, siteId);
  const family = await findFamily(db, id);
  const rows = await findPast(db, ofGolfer(id));
  const posted = postedOf(cardsOf(rows), record ?? PUBLISHED);
  const facts = [...ownDeclared(family), ...clubFactsOf(rows, posted)];
  const figure = club && clubFigure(club, facts, today);
  return {
    handicaps: await handicapsOf(db, id, family, rows),
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
    posting: posted.map(postingOf),
  };
}

type Round = Pick<
  Posting,
  'id' | 'tournamentId' | 'tournamentName' | 'day' | 'courseName' | 'teeName' | 'rating' | 'slope' | 'gross' | 'adjusted'
>;

/** The cards of a whole tournament. */
export async function tournamentPostings(db: Database, { id, siteId }: { id: string; siteId: string }): Promise<TournamentPostings> {
  const { record } = await findRule(db, siteId);
  if (record === null) return { state: 'no-record', items: [] };
  const rows = await findPast(db, ofTournament(id));
  const inOrder = rows.sort((one, other) => byGivenName({ name: one.playerName }, { name: other.playerName }));
  const items = inOrder.flatMap((row) => postedOf(cardsOf([row]), record).map(postingOf));
  return { state: rows.length === 0 ? 'waits' : 'ready', items };
}

const postingOf = (of: Posted): Posting => ({ ...wireRound(of), ...wirePosting(of) });

const roundOf = (posted: readonly Posted[], id: string): Round => wireRound(posted.find((of) => of.card.id === id) as Posted);

function wireRound({ card, row }: Posted): Round {
  const { id, tournament, total } = card;
  const { day, courseName, teeName, rating, slope, gross, adjusted } = row;
  return {
    ...{ id, tournamentId: tournament.id, tournamentName: tournament.name, day, courseName, teeName },
    ...{ rating: handicapOf(rating), slope, gross: total ?? gross, adjusted },
  };
}

const wirePosting = ({ card: { tournament, row: player, mostLikely, conditions }, row }: Posted): Omit<Posting, keyof Round> => ({
  ...{ playerId: player.playerId, playerVersion: player.playerVersion, playerName: player.playerName, vga: player.vga },
  ...{ format: row.format, marker: row.marker, mostLikely: mostLikely && [...mostLikely], conditions },
  par: row.par,
  holes: row.holes.map(({ gross, adjusted }) => ({ gross, adjusted })),
  differential: handicapOf(row.differential),
  ...{ expectedHoles: row.expectedHoles, play: tournament.play, because: row.because },
});
