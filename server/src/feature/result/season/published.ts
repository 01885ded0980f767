import type { PublishedSeason } from '@fairway/api';
import type { SeasonCore } from '@fairway/facts';
import { AppError } from '../../../error/app-error.ts';
import { officeDate } from '../../../text/calendar.ts';
import { findPublishing } from '../../field/golfer/consent-store.ts';
import { findOpenings } from './opening-store.ts';
import { type KeyDeps, signatureOf } from './publication.ts';
import { findPublication, findPublications } from './store.ts';

/**
 * A table as it was published. Everyone reads the names of those who consented, and what is opened of them alone: whatever says where somebody was
 * placed says who they are.
 */
export async function publishedSeason(
  place: KeyDeps,
  seasonId: string,
  number: number | undefined,
  who: 'staff' | 'anyone',
): Promise<PublishedSeason> {
  const { db } = place;
  const row = await findPublication(db, seasonId, number);
  if (row === null) throw new AppError('not-found');
  const all = await findOpenings(db, row.id);
  const ids = all.flatMap(({ golferId }) => golferId ?? []);
  const agreed = who === 'staff' ? null : await findAgreed(place, ids);
  const openings = all.filter(({ golferId }) => agreed === null || agreed.has(golferId));
  const people = new Set(openings.map(({ opening }) => opening.person));
  const { changes, moved } = row.moves;
  return {
    seasonId,
    ...{ number: row.number, at: row.at.toISOString() },
    numbers: (await findPublications(db, seasonId)).map((one) => ({ number: one.number, at: one.at.toISOString() })),
    ...{ core: JSON.parse(row.core) as SeasonCore, signature: await signatureOf(place, row) },
    openings: openings.map(({ opening }) => opening) as PublishedSeason['openings'],
    names: Object.fromEntries(openings.flatMap(({ opening: { person }, name }) => (name === null ? [] : [[person, name]]))),
    // whoever is in no line of this number is of the one before, and named there
    moves: { changes, moved: who === 'staff' ? moved : moved.filter((one) => one.to !== null || people.has(one.person)) },
  };
}

/** The golfers whose consent to be named in seasons publishes something today. */
export async function findAgreed({ db, clock }: KeyDeps, golferIds: readonly string[]): Promise<ReadonlySet<string | null>> {
  const given = await findPublishing(db, golferIds, officeDate(clock()));
  return new Set(given.filter(({ purpose }) => purpose === 'seasons').map(({ golferId }) => golferId));
}
