import { setImmediate as others } from 'node:timers/promises';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import { type ChangeLine, type ChangeSubject, canonical, firstHead, nextHead, type OpeningLine, PUBLICATION, toldBy } from '@fairway/facts';
import { FIRST_EDITION, LATEST_EDITION } from '@fairway/golf';
import type { Database, Transaction } from '../../db/database.ts';
import { canonicalText } from '../../text/canonical-text.ts';
import { type Competition, competitionFrom, publishedHoles } from '../competition/competition.ts';
import { type CardRound, type CardState, cardStates } from '../competition/entry/card-store.ts';
import { findMatchFacts } from '../competition/match-store.ts';
import { findDecisions } from '../competition/result/decision-store.ts';
import { findShots } from '../competition/shot-store.ts';
import { divisionFacts, playerFacts, requireTournamentFacts, roundFacts } from '../competition/store.ts';
import { findPrizes } from '../tournament/award-store.ts';
import { awardListsOf } from '../tournament/counted-hole/count.ts';
import { findPublishedHoles } from '../tournament/counted-hole/store.ts';
import { editionOf } from '../tournament/edition.ts';
import { findPartners } from '../tournament/side/partner-store.ts';
import { decidingFacts } from './core.ts';
import { entryLines, type Sealed, sealed, sealedScores } from './score-line.ts';
import {
  findChangeLines,
  findEntries,
  findHead,
  giveLines,
  hasEntriesWithoutLine,
  hasWords,
  insertLines,
  markTold,
  scoredPlayers,
  setHead,
} from './store.ts';

/**
 * Begins the ledger of a tournament, which is held by the transaction, with its first lines. The entries that are there are told by them.
 */
export async function beginLedger(tx: Transaction, tournamentId: string, lines: readonly NewLine[]): Promise<void> {
  await append(tx, tournamentId, { lines: 0, head: firstHead(tournamentId) }, lines);
  await markTold(tx, tournamentId);
}

/**
 * The first lines of a ledger: one says everything that decides now, and the scores that are there already, as of a tournament that was under
 * way when this release came, or that was copied. What would tell of the winners follows in lines of its own, so that the first one can be
 * opened before them. `hasPlayed`: there is a score, a word of a match or a measured shot.
 */
export async function firstLines(db: Database, tournamentId: string, now: Date): Promise<{ lines: NewLine[]; hasPlayed: boolean }> {
  const rounds = await roundFacts(db, tournamentId);
  const scores = await scoresNow(db, tournamentId, rounds);
  const at = now.toISOString();
  const deciding = [...(await decidingNow(db, tournamentId))].map(([key, value]) => ({ ...subjectOf(key), value }));
  const words = deciding.filter(({ of }) => of === 'said').length;
  const begins = scores.length === 0 && words <= 1 ? 'first-score' : 'under-way';
  const opening: OpeningLine = { kind: 'opening', at, begins, changes: deciding.filter(({ of }) => !isOfWinners(of)), scores };
  const ofWinners = deciding.filter(({ of }) => isOfWinners(of)).map((change): ChangeLine => ({ kind: 'change', at, ...change }));
  const hasPlayed = scores.length + words > 0 || ofWinners.some(({ of }) => of === 'shot');
  return { lines: await sealedLines([opening, ...ofWinners]), hasPlayed };
}

type NewLine = Sealed & { content: OpeningLine | ChangeLine };

async function sealedLines(contents: readonly NewLine['content'][]): Promise<NewLine[]> {
  const texts: string[] = [];
  for (const content of contents) texts.push(await canonicalText(content));
  return sealed(texts).map((seal, nth) => ({ ...seal, content: contents[nth] as NewLine['content'] }));
}

/** Before scores are appended: the ledger has begun, and every entry that is there has its line. */
export async function readyLedger(tx: Transaction, tournamentId: string, now: Date): Promise<void> {
  const standing = await findHead(tx, tournamentId);
  if (standing === null) await beginLedger(tx, tournamentId, (await firstLines(tx, tournamentId, now)).lines);
  else if (await hasEntriesWithoutLine(tx, tournamentId)) await tellScores(tx, tournamentId, standing);
}

/** Whether a ledger lacks a line: of an entry of an earlier release, or of the rules that a tournament in play goes by since an update. */
export async function isBehind(tx: Transaction, tournamentId: string): Promise<boolean> {
  if ((await findHead(tx, tournamentId)) === null) return false;
  if (await hasEntriesWithoutLine(tx, tournamentId)) return true;
  const tournament = await requireTournamentFacts(tx, tournamentId);
  if (tournament.state === 'closed' || tournament.startEdition === LATEST_EDITION) return false;
  return ((await toldChanges(tx, tournamentId)).get('rule edition') ?? FIRST_EDITION) !== editionOf(tournament);
}

const toldChanges = async (tx: Transaction, tournamentId: string) =>
  toldBy((await findChangeLines(tx, tournamentId)).map((row) => ({ opened: row }))).changes;

/**
 * Tells the ledger what a write has changed of what decides. Before the first score and the first word of a match, or measured shot, nothing is told:
 * the first line says it all. Entries of an earlier release, which runs beside this one for a while, get their lines here.
 */
export async function tellLedger(tx: Transaction, tournamentId: string, now: Date): Promise<void> {
  const standing = await findHead(tx, tournamentId);
  const isBehind = await hasEntriesWithoutLine(tx, tournamentId);
  if (standing === null) {
    if (isBehind || (await hasWords(tx, tournamentId)))
      await beginLedger(tx, tournamentId, (await firstLines(tx, tournamentId, now)).lines);
    return;
  }
  const after = isBehind ? await tellScores(tx, tournamentId, standing) : standing;
  const changes = await toldChanges(tx, tournamentId);
  const deciding = await decidingNow(tx, tournamentId);
  const changed = [...new Set([...deciding.keys(), ...changes.keys()])].filter(
    (key) => key !== PUBLICATION && canonical(deciding.get(key) ?? null) !== canonical(changes.get(key) ?? null),
  );
  const lines = changed.map(
    (key): ChangeLine => ({ kind: 'change', at: now.toISOString(), ...subjectOf(key), value: deciding.get(key) ?? null }),
  );
  await append(tx, tournamentId, after, await sealedLines(lines));
}

/** Tells the ledger, if there is one, what of the prizes is spelt out as they are published; what it knows is not told again. */
export async function tellPublication(tx: Transaction, tournamentId: string, value: object, now: Date): Promise<void> {
  const standing = await findHead(tx, tournamentId);
  if (standing === null) return;
  const { changes: told } = toldBy((await findChangeLines(tx, tournamentId)).map((row) => ({ opened: row })));
  if (canonical(told.get(PUBLICATION) ?? null) === canonical(value)) return;
  const line = { kind: 'change' as const, at: now.toISOString(), ...subjectOf(PUBLICATION), value };
  await append(tx, tournamentId, standing, await sealedLines([line]));
}

const headAfter = (head: string, lines: readonly Sealed[]): string =>
  lines.reduce((last, { commit }) => nextHead(last, commit.toString('hex')), head);

type Standing = { lines: number; head: string };

async function append(tx: Transaction, tournamentId: string, { lines, head }: Standing, more: readonly NewLine[]): Promise<void> {
  if (more.length === 0) return;
  const added = more.map((line, nth) => ({ serial: lines + nth + 1, ...line }));
  await insertLines(tx, tournamentId, added);
  await setHead(tx, tournamentId, lines + added.length, headAfter(head, added));
}

/** Gives each entry without a line its own, in the order of receipt. */
async function tellScores(tx: Transaction, tournamentId: string, { lines, head }: Standing): Promise<Standing> {
  const entries = await findEntries(tx, tournamentId);
  const serialOfNew = new Map(entries.filter(({ serial }) => serial === null).map(({ id }, nth) => [id, lines + nth + 1]));
  const lineOf = entryLines();
  const scoreLines = entries
    .map((entry) => ({ entry, line: lineOf({ ...entry, serial: entry.serial ?? serialOfNew.get(entry.id) ?? null }) }))
    .filter(({ entry }) => serialOfNew.has(entry.id));
  const seals = sealedScores(scoreLines.map(({ line }) => line));
  const added = scoreLines.map(({ entry: { id } }, nth) => ({ id, serial: lines + nth + 1, ...(seals[nth] as Sealed) }));
  await giveLines(tx, added);
  const after = { lines: lines + added.length, head: headAfter(head, added) };
  await setHead(tx, tournamentId, after.lines, after.head);
  return after;
}

const PLAYERS_AT_ONCE = 20;

/** A few players at a time: others are answered in between. */
async function scoresNow(db: Database, tournamentId: string, rounds: readonly CardRound[]): Promise<OpeningLine['scores']> {
  const players = await scoredPlayers(db, tournamentId);
  const scores: OpeningLine['scores'] = [];
  for (let from = 0; from < players.length; from += PLAYERS_AT_ONCE) {
    scores.push(...scoresOf(await cardStates(db, rounds, players.slice(from, from + PLAYERS_AT_ONCE)), rounds));
    await others();
  }
  return scores;
}

/** By the numbers of the course's card. */
const scoresOf = (states: ReadonlyMap<string, CardState>, rounds: readonly CardRound[]): OpeningLine['scores'] =>
  [...states].flatMap(([key, { scores, total }]) => {
    const [player = '', round = ''] = key.split(' ');
    const played = rounds.find(({ id }) => id === round) ?? {};
    const holes = scores.flatMap((score, at): OpeningLine['scores'] =>
      score === null ? [] : [[round, player, cardHole(played, at + 1), score]],
    );
    return total === null ? holes : [...holes, [round, player, 0, total]];
  });

/** Everything that decides beside the scores, as the database has it: without a card, since none of it depends on one. */
async function decidingNow(db: Database, tournamentId: string): Promise<Map<string, unknown>> {
  const tournament = await requireTournamentFacts(db, tournamentId);
  const rounds = await roundFacts(db, tournamentId);
  const divisions = await divisionFacts(db, tournamentId);
  const prizes = await findPrizes(db, tournamentId);
  const competition: Competition = competitionFrom({
    ...{ tournament, rounds, divisions, prizes },
    published: await publishedHoles(db, { tournament, rounds, divisions }),
    prizeHoles: await findPublishedHoles(db, rounds, awardListsOf(prizes)),
    players: await playerFacts(db, tournamentId),
    partners: await findPartners(db, tournamentId),
    matchFacts: tournament.play === 'match' ? await findMatchFacts(db, tournamentId) : null,
    shots: await findShots(
      db,
      rounds.map(({ id }) => id),
    ),
    cards: new Map(),
  });
  return decidingFacts(competition, await findDecisions(db, tournamentId));
}

/** A key of the ledger as its two parts. */
function subjectOf(key: string): Pick<ChangeLine, 'of' | 'id'> {
  const at = key.indexOf(' ');
  return { of: key.slice(0, at) as ChangeLine['of'], id: key.slice(at + 1) };
}

/** What would tell of the winners: such changes have lines of their own. */
export const isOfWinners = (of: ChangeSubject): boolean => of === 'decision' || of === 'shot' || of === 'publication';
