import type { HeldEntry, Language, PhoneWord } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import type { Database, Transaction } from '../../../../db/database.ts';
import { type Matches, readMatches, type Saying, takeMatchEntry, type WordAnswer } from '../../match/match-entry.ts';
import { findMatchEntry } from '../../match/store.ts';
import type { Deciding } from './shot.ts';
import { findHeldWord, type HeldRow } from './store.ts';

type Waiting = { hole: number | null; match: { id: string; word: PhoneWord } | null };

/** What the desk reads of held words: of which match, and who has won the hole as it stands now. Nothing is read where none waits. */
export async function heldWords(
  db: Database,
  tournamentId: string,
  waiting: readonly Waiting[],
): Promise<(of: Waiting) => HeldEntry['match']> {
  const words = waiting.flatMap(({ match }) => match ?? []);
  if (words.length === 0) return () => null;
  const matches = await readMatches(db, tournamentId);
  const struck = new Map<string, PhoneWord>();
  for (const { word } of words) {
    if (word.kind !== 'struck') continue;
    const target = (await findHeldWord(db, word.fact)) ?? (await findMatchEntry(db, word.fact));
    if (target?.word) struck.set(word.fact, target.word as PhoneWord); // of phones their own words alone
  }
  return ({ hole, match }) => {
    const played = match && matches.find(match.id);
    if (!played) return null;
    return {
      number: played.row.number,
      sides: [played.sides[0]?.name ?? '', played.sides[1]?.name ?? ''],
      word: match.word,
      struck: match.word.kind === 'struck' ? (struck.get(match.word.fact) ?? null) : null,
      shown: winnerOn(played, hole),
    };
  };
}

function winnerOn({ match, round }: NonNullable<ReturnType<Matches['find']>>, hole: number | null) {
  return match?.holes.find((one) => cardHole(round, one.hole) === hole)?.winner ?? null;
}

/** Takes a held word in as the person’s own: from then on it counts. */
export function takeWord(
  tx: Transaction,
  { principal, held, now, language }: Deciding & { language: Language },
  matches: Matches,
  { id, matchId, word, replaces, enteredAt, clockWrong }: HeldRow & { matchId: string; word: PhoneWord },
): Promise<WordAnswer> {
  const saying: Saying = { principal, source: 'desk', device: null, held, now, language, clockWrong };
  return takeMatchEntry(tx, saying, matches, { id, matchId, word, replaces, enteredAt: enteredAt.toISOString() });
}
