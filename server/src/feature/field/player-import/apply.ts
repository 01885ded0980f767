import type { ImportRow, ListLayout, MissingChoice } from '@fairway/api';
import { PLAYER, PLAYER_DEFAULTS } from '@fairway/api/record/player';
import type { Transaction } from '../../../db/database.ts';
import { wireOf } from '../../../db/record.ts';
import { AppError, type FieldProblem } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { requireDivisions } from '../player/placement.ts';
import { removal, withdrawal } from '../player/player.ts';
import { insertPlayers } from '../player/store.ts';
import type { PlayerFields } from '../player/wire.ts';
import { giveCards } from '../tournament/round-store.ts';
import { type RankedChange, requireCutPlayers } from '../tournament/standing-cut.ts';
import { FACTS_OF, type Facts } from './fact.ts';
import type { Known } from './identity.ts';
import { judgeRows } from './judge.ts';
import { tournamentFor } from './player-import.ts';
import { placeSidesOfRows, type SeatedRow, writeSides } from './side.ts';
import type { Judged } from './start-flight.ts';
import { keepLayout, updateCards, updatePlayers } from './store.ts';

/** In one sentence; the rows have the others. */
const MOST_NAMES = 5;

export type Imported = { created: number; changed: number; same: number; skipped: number; withdrawn: number; removed: number };

type Wanted = {
  rows: readonly ImportRow[];
  roundId: string | null;
  missing: readonly MissingChoice[];
  layout: ListLayout | null;
  isOfRegister: boolean;
};

/** Writes the rows, all or none. The previewed rows are judged again while nobody else can write. */
export async function importRows(deps: Writer, actor: Actor, { rows, roundId, missing, layout, isOfRegister }: Wanted): Promise<Imported> {
  let counts: Imported = { created: 0, changed: 0, same: 0, skipped: 0, withdrawn: 0, removed: 0 };
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const current = await tournamentFor({ db: tx, row: tournament, language: 'vi' }, roundId);
      requireDivisions(tournament.play, current.divisions);
      const judged = await judgeRows(rows, current);
      requireRight(judged);
      requireAsSeen(judged);
      requireMissingAsSeen(missing, current.players);
      if (layout) await keepLayout(tx, actor.tournament.siteId, layout);
      const inState = (state: Judged['state']) => judged.filter((row) => row.state === state);
      const created = inState('new');
      const changed = inState('changed');
      const left = (action: MissingChoice['action']) => missing.filter((choice) => choice.action === action).length;
      counts = {
        ...{ created: created.length, changed: changed.length, same: inState('same').length, skipped: inState('skipped').length },
        ...{ withdrawn: left('withdraw'), removed: left('remove') },
      };
      const gone: Action[] = [];
      for (const { playerId, action } of missing) {
        if (action === 'remove') gone.push(await removal(tx, tournament, playerId));
        else if (current.roundId !== null) gone.push(...(await withdrawal(tx, tournament, playerId, current.roundId)));
      }
      if (created.length + changed.length === 0) return gone;
      await requireCutPlayers(tx, tournament, changed.flatMap(rankedChange));
      const cardsIn = current.oneBall ? null : current.roundId;
      const playerIds = await writeNew(tx, tournament.id, cardsIn, created);
      await writeChanged(tx, cardsIn, changed);
      const seated = seatedRows(judged, created, playerIds);
      await writeSides(tx, tournament, seated);
      if (current.oneBall && current.roundId !== null) await placeSidesOfRows(tx, tournament.id, current.roundId, seated);
      const imported: Action = {
        kind: 'import',
        subjectType: 'tournament',
        subjectId: tournament.id,
        before: { changed: changedFacts(changed, 'before') },
        after: { counts, created: playerIds, changed: changedFacts(changed, 'after'), ...(isOfRegister && { isOfRegister }) },
      };
      return [imported, ...gone];
    },
    answer: async () => counts,
  });
}

/** No row may be wrong; the error lists wrong ones by row and field. */
export function requireRight(judged: readonly Judged[]): void {
  const wrong = judged.filter(({ state }) => state === 'wrong');
  if (wrong.length === 0) return;
  const errors: Record<string, FieldProblem[]> = {};
  for (const { row, problems } of wrong)
    for (const { field, key, params } of problems)
      errors[`rows.${row.row}${field ? `.${field}` : ''}`] = [params ? { key, params } : { key }];
  throw new AppError('import-wrong-rows', { params: { count: wrong.length }, errors });
}

/**
 * Refuses to write when the players are not as the person saw them: a player to change was edited or added since the preview, a
 * player to add was in the preview as a known player and has been deleted since, or another person has changed the time or start of
 * the flight that a row gives other ones.
 */
export function requireAsSeen(judged: readonly Judged[]): void {
  const stale = judged
    .filter(({ state }) => state === 'changed' || state === 'new')
    .filter((of) => (of.known?.version ?? null) !== of.row.version || changesUnseenFlight(of));
  if (stale.length === 0) return;
  const nameOf = ({ known, facts }: Judged) => known?.facts.name ?? facts.name ?? '';
  const errors = stale.map((of): [string, FieldProblem[]] => {
    const key = changesUnseenFlight(of) ? 'import-flight-since' : of.known ? 'import-changed-since' : 'import-deleted-since';
    return [`rows.${of.row.row}`, [{ key, params: { name: nameOf(of) } }]];
  });
  const names = [...new Set(stale.map(nameOf))];
  const told = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
  throw new AppError('import-stale', { params: { names: told.join(', ') }, errors: Object.fromEntries(errors) });
}

/** A player who is left out of the list has not been changed either since the person saw who they are. */
function requireMissingAsSeen(missing: readonly MissingChoice[], players: readonly Known[]): void {
  const byId = new Map(players.map((known) => [known.id, known]));
  const stale = missing.filter(({ playerId, version }) => byId.get(playerId)?.version !== version);
  if (stale.length === 0) return;
  const names = stale.map(({ playerId }) => byId.get(playerId)?.facts.name ?? '…').slice(0, MOST_NAMES);
  throw new AppError('import-stale', { params: { names: names.join(', ') } });
}

const START_FIELDS = ['teeTime', 'startingHole', 'startingSide'] as const;

const changesUnseenFlight = ({ row, facts, flight }: Judged): boolean =>
  flight !== null &&
  flight.version !== row.flightVersion &&
  START_FIELDS.some((field) => facts[field] != null && facts[field] !== flight[field]);

/** Each row in the order of the list, with the golfer that it is now: the partners of a side stand in that order. */
function seatedRows(judged: readonly Judged[], created: readonly Judged[], playerIds: readonly string[]): SeatedRow[] {
  const made = new Map(created.map((row, at) => [row, playerIds[at]]));
  return judged.flatMap((row) => {
    const playerId = row.known?.id ?? made.get(row);
    return playerId === undefined ? [] : [{ row, playerId }];
  });
}

async function writeNew(tx: Transaction, tournamentId: string, roundId: string | null, rows: readonly Judged[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const playerIds = await insertPlayers(
    tx,
    tournamentId,
    rows.map(({ facts }) => newPlayer(facts)),
  );
  await giveCards(tx, tournamentId);
  await updateCards(
    tx,
    roundId,
    playerIds.map((playerId, at) => ({ playerId, facts: rows[at]?.facts ?? {}, said: rows[at]?.facts ?? {} })),
  );
  return playerIds;
}

async function writeChanged(tx: Transaction, roundId: string | null, rows: readonly Judged[]): Promise<void> {
  const changes = rows.flatMap(({ known, facts }) =>
    known ? [{ playerId: known.id, facts: { ...known.facts, ...facts }, said: facts }] : [],
  );
  if (changes.length === 0) return;
  await updatePlayers(tx, changes);
  await updateCards(tx, roundId, changes);
}

const rankedChange = ({ known, facts }: Judged): RankedChange[] =>
  known ? [{ playerId: known.id, name: known.facts.name, before: known.facts, after: { ...known.facts, ...facts } }] : [];

const newPlayer = ({ name = '', gender = 'm', divisionPinned = false, ...facts }: Partial<Facts>): PlayerFields => ({
  ...wireOf(PLAYER, { ...PLAYER_DEFAULTS, ...facts, name, gender }),
  divisionPinned,
});

/** The changed facts of each player, for the log. */
function changedFacts(rows: readonly Judged[], when: 'before' | 'after') {
  return rows.flatMap(({ known, facts, changed }) => {
    const source: Partial<Facts> = (when === 'before' ? known?.facts : facts) ?? {};
    const names = changed.flatMap((field) => FACTS_OF[field]);
    return known ? [{ playerId: known.id, ...Object.fromEntries(names.map((name) => [name, source[name] ?? null])) }] : [];
  });
}
