import type { PublishedSeason } from '@fairway/api';
import type { SeasonCore } from '@fairway/facts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import { findOpenings } from './opening-store.ts';
import { signatureOf } from './publication.ts';
import { findPublication, findPublications } from './store.ts';

/**
 * A table as it was published. Everyone reads the names of those who consented, and what is opened of them alone: whatever says where somebody was
 * placed says who they are.
 */
export async function publishedSeason(
  place: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  seasonId: string,
  number: number | undefined,
  who: 'staff' | 'anyone',
): Promise<PublishedSeason> {
  const { db } = place;
  const row = await findPublication(db, seasonId, number);
  if (row === null) throw new AppError('not-found');
  const openings = (await findOpenings(db, row.id)).filter(({ isPublic }) => who === 'staff' || isPublic);
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
