import type { EntryOutcome, HeldEntry, Language, PhoneWord } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/round-hole';
import type { Database } from '../../../db/database.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { type Matches, readMatches, type Said, type Saying, takeMatchEntry } from '../match/match.ts';
import { findMatchEntry } from '../match/store.ts';
import { findHeldWord, type HeldRow } from './held-store.ts';

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
    const said = (await findHeldWord(db, word.fact)) ?? (await findMatchEntry(db, word.fact));
    if (said?.word) struck.set(word.fact, said.word as PhoneWord); // of phones their own words alone
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

type Decision = { language: Language };

/** Takes held words of matches in as the person’s own, in the order of receipt: from then on they count. */
export async function takeWords(writer: Writer, actor: Actor, { language }: Decision, rows: readonly HeldRow[]): Promise<EntryOutcome[]> {
  if (rows.length === 0) return [];
  const said: Said[] = [];
  return writeTournament(writer, actor, {
    change: async (tx, held) => {
      const matches = await readMatches(tx, held.id);
      for (const { id, matchId, word, replaces, enteredAt, clockWrong } of rows) {
        if (matchId === null || word === null) continue;
        const saying: Saying = {
          principal: actor.principal,
          source: 'desk',
          device: null,
          held,
          now: writer.clock(),
          language,
          clockWrong,
        };
        said.push(await takeMatchEntry(tx, saying, matches, { id, matchId, word, replaces, enteredAt: enteredAt.toISOString() }));
      }
      return said.flatMap(({ action }) => action ?? []);
    },
    answer: async () => said.map(({ outcome }) => outcome),
  });
}
