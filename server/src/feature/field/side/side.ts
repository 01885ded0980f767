import type { Side } from '@fairway/api';
import type { Transaction } from '../../../db/database.ts';
import { keepSides } from '../../../db/keep-sides.ts';
import { findOutsiders, isInMatch, roundsSaid } from '../../../engine/tournament/match-guard.ts';
import { writePartners } from '../../../engine/tournament/side/partner-store.ts';
import { cardsAreOfSides, sidePlayOf } from '../../../engine/tournament/side/play.ts';
import { findRounds, type RoundRow } from '../../../engine/tournament/store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { removeEmptyFlights } from '../flight/store.ts';
import { removePlayer } from '../player/store.ts';
import { giveCards } from '../tournament/round-store.ts';
import { placeSides } from './placement.ts';
import { findGolfers, insertSide, raiseSide, roundsScored, updateSide } from './store.ts';
import { substitutePartners } from './substitute.ts';
import { requireSide, wireSides } from './wire.ts';

type NewSide = Input<'POST /api/tournaments/:tournamentId/sides'>['body']['sides'][number];
type SideChange = Input<'PATCH /api/tournaments/:tournamentId/sides/:sideId'>['body'];

const subjectType = 'player';

/** Makes sides, all or none. Whoever is in a side already is named, with it. */
export function addSides(deps: Writer, actor: Actor, sides: readonly NewSide[]): Promise<{ items: Side[] }> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireSidesPlay(tournament);
      const rounds = await findRounds(tx, tournament.id);
      await requirePartners(
        tx,
        tournament.id,
        sides.map(({ partners }, nth) => ({
          partners,
          sideId: null,
          roundIds: rounds.map(({ id }) => id),
          field: `sides.${nth}.partners`,
        })),
      );
      const made: { id: string; fields: NewSide }[] = [];
      for (const [nth, fields] of sides.entries()) {
        const { name, partners: playerIds } = fields;
        const id = await insertSide(tx, tournament.id, nth, { name: name ?? '', named: name !== null });
        await writePartners(tx, { sideId: id, roundIds: rounds.map((round) => round.id), playerIds });
        made.push({ id, fields });
      }
      await keepSides(tx, tournament.id);
      await giveCards(tx, tournament.id);
      await placeSides(
        tx,
        tournament,
        made.map(({ id, fields: { divisionId } }, nth) => ({ id, divisionId, field: `sides.${nth}.divisionId` })),
      );
      return made.map(
        ({ id, fields }): Action => ({
          kind: 'created',
          subjectType,
          subjectId: id,
          after: { ...(fields.name !== null && { name: fields.name }), playerIds: fields.partners },
        }),
      );
    },
    answer: async (tx, tournament) => ({ items: await wireSides(tx, tournament) }),
  });
}

/** Changes a side as the caller saw it. */
export function changeSide(deps: Writer, actor: Actor, sideId: string, { version, ...wanted }: SideChange): Promise<Side> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const before = await requireSide(tx, tournament, sideId);
      await requireVersion(before, version);
      const { name, divisionId, partners } = wanted;
      if (partners !== undefined) await changePartners(tx, tournament, before, wanted);
      if (name !== undefined) await updateSide(tx, sideId, { name: name ?? before.name, named: name !== null });
      await keepSides(tx, tournament.id);
      if (divisionId !== undefined || partners !== undefined)
        await placeSides(tx, tournament, [{ id: sideId, divisionId, field: 'divisionId' }]);
      const after = await requireSide(tx, tournament, sideId);
      const change = changeOf(logged(before, wanted.fromRoundId), logged(after, wanted.fromRoundId));
      if (!change) return null;
      const reason = wanted.substitute && { reason: wanted.substitute.reason };
      return { kind: 'updated', subjectType, subjectId: sideId, before: change.before, after: { ...change.after, ...reason } };
    },
    answer: (tx, tournament) => requireSide(tx, tournament, sideId),
  });
}

/**
 * What the log says of a side: its partners are those of the round from which they were changed. They are not named, so that whoever is
 * anonymised later is named nowhere.
 */
const logged = ({ name, named, divisionId, rounds: [first, ...later] }: Side, fromRoundId?: string) => ({
  name: named ? name : null,
  divisionId,
  playerIds: (later.find(({ roundId }) => roundId === fromRoundId) ?? first)?.playerIds ?? [],
});

/** Deletes a side without scores. Its partners stay. */
export function deleteSide(deps: Writer, actor: Actor, sideId: string): Promise<undefined> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const side = await requireSide(tx, tournament, sideId);
      if (side.hasScores) throw new AppError('side-has-scores');
      if (await isInMatch(tx, sideId)) throw new AppError('side-in-match');
      await removePlayer(tx, sideId);
      for (const { roundId } of side.rounds) await removeEmptyFlights(tx, roundId);
      return { kind: 'deleted', subjectType, subjectId: sideId, before: logged(side) };
    },
    answer: async () => undefined,
  });
}

function requireSidesPlay({ play }: Pick<TournamentRow, 'play'>): void {
  if (play === 'single') throw new AppError('play-has-no-sides');
}

/** New partners from a round on. In a round that has scores only where the club lets substitutes in, each from a hole and with a reason. */
async function changePartners(
  tx: Transaction,
  tournament: TournamentRow,
  side: Side,
  { partners = [], fromRoundId, substitute }: Omit<SideChange, 'version'>,
): Promise<void> {
  requireSidesPlay(tournament);
  const rounds = roundsFrom(await findRounds(tx, tournament.id), fromRoundId);
  const scored = new Set([...(await roundsScored(tx, side.id)), ...(await roundsSaid(tx, side.id))]);
  const changed = rounds.filter(({ id }) => partnersOf(side, id)?.playerIds.join() !== partners.join());
  const begun = changed.filter(({ id }) => scored.has(id));
  if (begun.length > 0) requireSubstitutes(tournament, begun);
  const roundIds = changed.map(({ id }) => id);
  await requirePartners(tx, tournament.id, [{ partners, sideId: side.id, roundIds, field: 'partners' }]);
  const wanted = { partners, substitute, mayLeave: cardsAreOfSides(tournament), countsDrives: sidePlayOf(tournament)?.drives != null };
  for (const round of changed)
    if (scored.has(round.id)) await substitutePartners(tx, round, side, wanted);
    else await writePartners(tx, { sideId: side.id, roundIds: [round.id], playerIds: partners });
  if (changed.length === 0) return;
  const outsider = (await findOutsiders(tx, { sideId: side.id })).find(({ playerId }) => partners.includes(playerId));
  if (outsider !== undefined) throw fieldError(`partners.${partners.indexOf(outsider.playerId)}`, 'match-not-in-team', outsider);
  await raiseSide(tx, side.id);
}

const partnersOf = ({ rounds }: Side, id: string) => rounds.find(({ roundId }) => roundId === id);

function roundsFrom(rounds: readonly RoundRow[], fromRoundId: string | undefined): readonly RoundRow[] {
  if (fromRoundId === undefined) return rounds;
  const at = rounds.findIndex(({ id }) => id === fromRoundId);
  if (at === -1) throw new AppError('not-found');
  return rounds.slice(at);
}

function requireSubstitutes({ play, playRule }: TournamentRow, [first]: readonly RoundRow[]): void {
  if (playRule?.substitutes === true && play !== 'best-rounds') return;
  throw new AppError('side-round-has-scores', { params: { round: first?.number ?? 1 } });
}

type WantedPartners = { partners: readonly string[]; sideId: string | null; roundIds: readonly string[]; field: string };

/** Partners are golfers of the tournament, each once, and in no other side of these rounds. */
async function requirePartners(tx: Transaction, tournamentId: string, wanted: readonly WantedPartners[]): Promise<void> {
  const golfers = new Map(
    (
      await findGolfers(
        tx,
        tournamentId,
        wanted.flatMap(({ partners }) => partners),
      )
    ).map((one) => [one.id, one]),
  );
  const seen = new Set<string>();
  for (const { partners, sideId, roundIds, field } of wanted)
    for (const [at, id] of partners.entries()) {
      const golfer = golfers.get(id);
      if (!golfer) throw fieldError(`${field}.${at}`, 'partner-unknown');
      if (seen.has(id)) throw fieldError(`${field}.${at}`, 'partner-twice', { name: golfer.name });
      seen.add(id);
      const other = golfer.sides.find((of) => of.sideId !== sideId && roundIds.includes(of.roundId));
      if (other) throw fieldError(`${field}.${at}`, 'partner-in-side', { name: golfer.name, side: other.name });
    }
}
