import type { HeldCause, Language, MarkerOutcome, MessageKey } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Marker } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../db/database.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import { AppError } from '../../../../error/app-error.ts';
import { sentence } from '../../../../text/word.ts';
import type { Action } from '../../../../write/action.ts';
import { holdTournament, type TournamentRow } from '../../../../write/write.ts';
import { refusal } from './refusal.ts';
import { type PhoneWriter, writeFromPhone } from './writer.ts';

/** What becomes of one entry, and what the log says of it. */
export type Taken<Outcome = MarkerOutcome> = { outcome: Outcome; action?: Action | undefined };

/** Takes entries one after the other; a refused one does not stop the others. */
export async function takeEach<Entry extends { id: string }, Outcome>(
  entries: readonly Entry[],
  language: Language,
  take: (entry: Entry) => Promise<Taken<Outcome>>,
): Promise<Taken<Outcome | Refused>[]> {
  const outcomes: Taken<Outcome | Refused>[] = [];
  for (const entry of entries)
    outcomes.push(
      await take(entry).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return { outcome: { id: entry.id, outcome: 'refused' as const, ...refusal(error, language) } };
      }),
    );
  return outcomes;
}
type Refused = { id: string; outcome: 'refused'; code: string; message: string };

/** Who sends, and the tournament, which is held. */
export type Phone = { marker: Marker; held: TournamentRow; now: Date; language: Language };
/** Judges the entries of one kind; what they are judged by is read once. */
type Judge<Entry> = (tx: Transaction, phone: Phone) => Promise<(entry: Entry) => Promise<Taken>>;

/** Takes what a phone sends beside the strokes, and answers each. What may not be applied is held, as a stroke is. */
export function takeFromPhone<Entry extends { id: string }>(
  deps: PhoneWriter,
  marker: Marker,
  { entries, language }: { entries: readonly Entry[]; language: Language },
  judge: Judge<Entry>,
): Promise<MarkerOutcome[]> {
  const { tournamentId } = marker;
  let outcomes: Taken[] = [];
  return writeFromPhone(deps, marker, {
    change: async (tx) => {
      const now = deps.clock();
      const take = await judge(tx, { marker, held: await holdTournament(tx, tournamentId), now, language });
      outcomes = await takeEach(entries, language, take);
      const actions = outcomes.flatMap(({ action }) => action ?? []);
      if (actions.length > 0) await deps.tellLedger(tx, tournamentId, now);
      return actions;
    },
    boards: () => eq(tournament.id, tournamentId),
    answer: async () => outcomes.map(({ outcome }) => outcome),
  });
}

type Named = { id: string; hole?: number | null };

export const heldFor = ({ id, hole }: Named, cause: HeldCause, language: Language): Taken => ({
  outcome: { id, outcome: 'held', code: cause, message: sentence(cause, language, { hole: hole ?? '' }) },
});

export const refused = ({ id }: Named, code: MessageKey, language: Language): Taken => ({
  outcome: { id, outcome: 'refused', code, message: sentence(code, language) },
});

/** Why a tournament takes nothing from phones. */
export const causeOfTournament = ({ state }: TournamentRow): HeldCause | null =>
  state === 'open' ? null : state === 'closed' ? 'tournament-ended' : 'tournament-locked';
