import type { PublishedSeason } from '@fairway/api';
import type { SeasonCore } from '@fairway/facts';
import { AppError } from '../../../error/app-error.ts';
import { findNameable } from './named-store.ts';
import { findOpenings, type OpeningRow } from './opening-store.ts';
import { type KeyDeps, signatureOf } from './publication.ts';
import { findPublication, findPublications } from './store.ts';

/**
 * A table as it was published. Everyone reads the names of those who agreed, and what is opened of them alone: whatever says where somebody was
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
  const isNamed = who === 'staff' ? () => true : await findNameable(place, all.map(whoseOf));
  const openings = all.filter((one) => isNamed(whoseOf(one)));
  const people = new Set(openings.map(({ opening }) => opening.person));
  const { changes, moved } = row.moves;
  return {
    seasonId,
    ...{ number: row.number, at: row.at.toISOString() },
    numbers: (await findPublications(db, seasonId)).map((one) => ({ number: one.number, at: one.at.toISOString() })),
    ...{ core: JSON.parse(row.core) as SeasonCore, signature: await signatureOf(place, row) },
    openings: openings.map(({ opening }) => opening) as PublishedSeason['openings'],
    names: Object.fromEntries(openings.flatMap(({ opening: { person }, name }) => (name === null ? [] : [[person, name]]))),
    // what an added event gave to somebody says who they are, by the board of its day
    moves: { changes, moved: moved.filter(({ person }) => who === 'staff' || people.has(person)) },
    othersMoved: who === 'staff' ? 0 : moved.filter(({ person }) => !people.has(person)).length,
  };
}

const whoseOf = ({ golferId, opening }: OpeningRow) => ({ golferId, players: opening.opened.results.map(({ player }) => player) });
