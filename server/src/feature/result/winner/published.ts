import type { BoardWinner, Winner, WinnerList } from '@fairway/api';
import { isPeoria } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { findPublication } from '../../../engine/competition/result/publication-store.ts';

/** What was published, and what of it is different now. */
export async function publicationOf(db: Database, tournamentId: string, items: readonly Winner[]): Promise<WinnerList['publication']> {
  const publication = await findPublication(db, tournamentId);
  if (!publication) return null;
  // a copy of an earlier release does not say for whom a prize is, or what its own Peoria gave, so nobody has changed that
  const saysGender = publication.winners.some(({ gender }) => gender !== undefined);
  const saysOwn = publication.winners.some(({ own }) => own !== undefined);
  const publicWinner = ({ gender, own, ...winner }: BoardWinner) =>
    asPublished({ ...winner, gender: saysGender ? gender : null, own: saysOwn ? own : null });
  const published = publication.winners.map(publicWinner);
  const now = items.map((award) => publicWinner(boardWinner(award)));
  return {
    publishedAt: publication.publishedAt.toISOString(),
    isChanged: published.join() !== now.join(),
    changedAwards: items.flatMap(({ awardId }, nth) => (published.includes(now[nth] ?? '') ? [] : [awardId])),
  };
}

/** A winner in a form to compare: the fields in one order, and null where one is absent. */
const asPublished = ({
  award,
  ownName,
  ownNameEnglish,
  hole,
  gender,
  divisionId,
  contest,
  place,
  playerId,
  sponsor,
  own,
}: BoardWinner): string =>
  JSON.stringify([
    award,
    ownName,
    ownNameEnglish,
    hole,
    gender,
    divisionId,
    place,
    playerId,
    sponsor,
    own && [own.handicap, own.net],
    contest && [contest.id, contest.group],
  ]);

/** The part of a winner that is published: ids, so that names are always those that the public may read. */
export const boardWinner = ({ kind, name, nameEnglish, hole, gender, divisionId, contest, place, winner, prize }: Winner): BoardWinner => ({
  award: kind,
  ownName: name,
  ownNameEnglish: nameEnglish,
  hole,
  gender,
  divisionId,
  place,
  ...(contest && { contest: { id: contest.id, group: contest.group } }),
  playerId: winner?.playerId ?? null,
  sponsor: prize.sponsor,
  own: isPeoria(kind) && winner !== null ? { handicap: winner.handicap, net: winner.value } : null,
});
