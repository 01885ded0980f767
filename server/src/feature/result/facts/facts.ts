import { type PublicBoardLine, type PublicContests, type ShownWinner, sealText } from '@fairway/api';
import {
  type Core,
  canonical,
  type DayFacts,
  FORMAT,
  factsRules,
  hashOf,
  PUBLICATION,
  type Signature,
  type Statement,
  signStatement,
  toldBy,
} from '@fairway/facts';
import { type Basis, withNeededOrder } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import type { ListedAward } from '../../../engine/competition/award-rules.ts';
import type { Competition } from '../../../engine/competition/competition.ts';
import { type KeptFacts, readCompetition, type ScoredCompetition } from '../../../engine/competition/kept-facts.ts';
import { findDecisions } from '../../../engine/competition/result/decision-store.ts';
import { isToSign, markSigned } from '../../../engine/competition/result/final-result-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { coreOf } from '../../../engine/ledger/core.ts';
import { isBehind, tellLedger } from '../../../engine/ledger/ledger.ts';
import { type ChangeRow, findChangeLines, findHead } from '../../../engine/ledger/store.ts';
import { matchPlayResult } from '../../../engine/match/match-facts.ts';
import { findSealings } from '../../../engine/tournament/counted-hole/store.ts';
import type { Deps } from '../../../http/route.ts';
import { holdTournament, raiseBoards } from '../../../write/write.ts';
import { findBoards } from '../../play/leaderboard/find-boards.ts';
import { hidesAnything } from '../../play/leaderboard/hidden.ts';
import { namesOn } from '../../play/leaderboard/named.ts';
import { publicCompetitionOf } from '../../play/leaderboard/public-competition.ts';
import { type DrawRow, findDraws } from '../bound-draw/store.ts';
import { coreWithPrizes } from '../winner/facts-prizes.ts';
import { awardsOf } from '../winner/winner.ts';
import { keptScoreLines } from './kept-score-line.ts';
import { publicLines } from './open-lines.ts';
import { findSignedResults, insertSignedResult, type SignedResult } from './signed-store.ts';
import { secretKeyOf } from './site-key.ts';

type FactsDeps = Pick<Deps, 'db' | 'encryption' | 'clock'>;
type Facts = Omit<DayFacts, 'signature' | 'replaced'>;
/** `toSign`: an act made or changed what is final since the last signature. */
type Unsigned = Facts & { signed: SignedResult[]; toSign: boolean; boardVersion: number };

/** The facts of a public tournament, for anyone to check; once they are final, signed by this site. Null: it is not public. */
export async function factsOf(place: FactsDeps, tournamentId: string, source: KeptFacts = readCompetition): Promise<DayFacts | null> {
  const { db, clock } = place;
  if (await db.transaction((tx) => isBehind(tx, tournamentId))) await db.transaction((tx) => catchUp(tx, tournamentId, clock()));
  const moment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const read = await db.transaction((tx) => readFacts(tx, tournamentId, source), moment);
  if (read === null) return null;
  const { head, changes, scored, ...facts } = read;
  // what comes meanwhile is behind the head, so no transaction need last until all entries are read
  const rows = { changes, scores: await keptScoreLines(db, scored), count: head?.lines ?? 0 };
  const lines = publicLines(rows, scored.competition, facts.core.prizes !== null || facts.final);
  return withSignature(place, { ...facts, ledger: head && { head: head.head, lines } });
}

/** Whoever judges entries by the ledger of before judges again, as the board has another version. */
async function catchUp(tx: Transaction, tournamentId: string, now: Date): Promise<void> {
  await holdTournament(tx, tournamentId);
  await tellLedger(tx, tournamentId, now);
  await raiseBoards(tx, eq(tournament.id, tournamentId));
}

type Read = Omit<Unsigned, 'ledger'> & { scored: ScoredCompetition; head: Awaited<ReturnType<typeof findHead>>; changes: ChangeRow[] };

/** Everything of one moment but the scores of the ledger. */
async function readFacts(db: Database, tournamentId: string, source: KeptFacts): Promise<Read | null> {
  const { public: board, isFinal: final } = (await findBoards(db, tournamentId, source)) ?? { public: null };
  if (board === null) return null;
  const scored = await source(db, await requireTournamentFacts(db, tournamentId));
  const { competition } = scored;
  const publicCompetition = await publicCompetitionOf(db, competition);
  const { winners } = board;
  const awards = awardsOf(publicCompetition);
  const core = winners === null ? coreOf(publicCompetition) : coreWithPrizes(publicCompetition, await findDecisions(db, tournamentId));
  // an order by hand would tell who is level on what is hidden
  if (hidesAnything(competition)) core.rules = factsRules(withNeededOrder(publicCompetition.rules, publicCompetition.competitors));
  const matches = matchPlayResult(publicCompetition);
  const changes = await findChangeLines(db, tournamentId);
  // as it was told with the publication, also where somebody was anonymised since
  const publication = toldBy(changes.map((row) => ({ opened: row }))).changes.get(PUBLICATION) as object | undefined;
  if (final && core.prizes) core.prizes = { ...core.prizes, ...publication };
  return {
    format: FORMAT,
    final,
    core: {
      ...core,
      result: {
        places: placesOf(board.lines, board.bases),
        ...(core.sides && board.sides && { sides: placesOf(board.sides.lines, board.bases) }),
        ...(matches && { matchPlay: matches }),
        winners: winners && Object.fromEntries(wonAwards(publicCompetition, awards, winners)),
      },
      seals: await sealsOf(db, competition),
      draws: (await findDraws(db, tournamentId)).filter(isOfResult).reverse().map(drawOf),
    },
    names: {
      tournament: board.name,
      club: board.clubName,
      divisions: Object.fromEntries(board.divisions.map(({ id, name }) => [id, name])),
      competitors: Object.fromEntries(namesOn(board)),
      awards: winners === null ? {} : Object.fromEntries(awards.map((award) => [award.rule.id, calledBy(award)])),
      ...namesOf(board.matches),
    },
    signed: await findSignedResults(db, tournamentId),
    toSign: await isToSign(db, tournamentId),
    boardVersion: board.boardVersion,
    scored,
    head: await findHead(db, tournamentId),
    changes,
  };
}

/** What teams, sides and contests of match play are called. */
function namesOf(matches: PublicContests | null): Partial<Pick<DayFacts['names'], 'teams' | 'sides' | 'contests'>> {
  if (matches === null) return {};
  const sides = matches.items.flatMap(({ sessions }) => sessions.flatMap((of) => of.matches.flatMap((match) => match.sides)));
  const named = (all: readonly ({ id: string; name: string } | null)[]) =>
    Object.fromEntries(all.flatMap((one) => (one === null ? [] : [[one.id, one.name]])));
  return { teams: named(matches.teams), sides: named(sides), contests: named(matches.items) };
}

type Placed = Pick<PublicBoardLine, 'playerId' | 'places' | 'divisionPlaces'>;
const placesOf = (lines: readonly Placed[], bases: readonly Basis[]): Core['result']['places'] =>
  Object.fromEntries(
    bases.map((basis) => [
      basis,
      Object.fromEntries(
        lines.map(({ playerId, places, divisionPlaces }) => [
          playerId,
          { field: places[basis] ?? null, division: divisionPlaces[basis] ?? null },
        ]),
      ),
    ]),
  );

const calledBy = ({ prize: { kind, name, nameEnglish }, divisionId, place, hole, gender, contest }: ListedAward) => ({
  ...{ kind, name, nameEnglish, place, hole, gender },
  division: divisionId,
  ...(contest && { contest: { id: contest.id, group: contest.group } }),
});

/**
 * The published winners by the ids of their awards. A copy has no ids: it is found by what an award is called and whether a side with a ball each
 * won it, the first of several first.
 */
function wonAwards({ sides }: Competition, awards: readonly ListedAward[], winners: readonly ShownWinner[]): [string, string | null][] {
  const left = [...winners];
  const isSide = (id: string) => sides.some((side) => side.id === id);
  return awards.flatMap((award): [string, string | null][] => {
    const { kind, name, hole, gender, place, division } = calledBy(award);
    const at = left.findIndex(
      (won) =>
        won.award === kind &&
        won.ownName === name &&
        won.hole === hole &&
        won.gender === gender &&
        won.place === place &&
        won.divisionId === division &&
        won.contest?.id === award.contest?.id &&
        won.contest?.group === award.contest?.group &&
        (won.playerId === null || isSide(won.playerId) === (award.rule.of === 'sides')),
    );
    const [won] = at === -1 ? [] : left.splice(at, 1);
    return won ? [[award.rule.id, won.playerId]] : [];
  });
}

const isOfResult = ({ subject }: DrawRow): boolean => subject.kind !== 'lucky-draw' && subject.kind !== 'ballot';

/** A draw by public numbers, without the names of its guests. */
const drawOf = (row: DrawRow): Core['draws'][number] => ({
  ...{ id: row.id, subject: row.subject as Core['draws'][number]['subject'], source: row.source },
  ...{ seal: row.seal, secret: row.secret, signature: row.signature, numbers: row.numbers, reason: row.reason },
  guests: row.guests.map(({ seal, number, salt }) => ({ seal, number, salt })),
  at: row.beganAt.toISOString(),
  abandoned: row.abandonedAt && { at: row.abandonedAt.toISOString(), reason: row.abandonReason },
});

/** The seals of counted holes, with what was sealed once it is open. A lucky draw decides no result, and comes after it: its own page checks it. */
async function sealsOf(db: Database, { tournament: { id: tournamentId }, rounds }: Competition): Promise<Core['seals']> {
  const sealings = await findSealings(
    db,
    rounds.map(({ id }) => id),
  );
  const last = new Set<string>();
  const lists = sealings.map(({ roundId, divisionId, awardId, seal, at, reason, holes, salt, drawId }) => {
    const list = [roundId, divisionId, awardId].join();
    const replaced = last.has(list);
    last.add(list);
    const opened = holes && salt ? sealText({ tournamentId, roundId, divisionId, awardId, holes, salt }) : null;
    return { of: 'counted-holes' as const, seal, opened, at: at.toISOString(), reason, replaced, draw: drawId };
  });
  return lists.reverse();
}

/**
 * What is signed is answered as it was signed, whatever this release would make of it. Signed is what an act made final, or changed, and no
 * update and no reader: an act marks it, and the reading after the act signs it (`public-facts.ts`).
 */
async function withSignature(place: FactsDeps, { signed, toSign, boardVersion, ...facts }: Unsigned): Promise<DayFacts> {
  const last = signed.at(-1);
  const replaced = signed.map(({ signature }) => signature);
  if (!facts.final) return { ...facts, signature: null, replaced };
  const ledger = facts.ledger && { head: facts.ledger.head, lines: facts.ledger.lines.length };
  if (last && !toSign) return asSigned(facts, last, replaced.slice(0, -1));
  const tournament = facts.core.tournament.id;
  if (!last || !isStill(last, facts.core, ledger)) {
    const secretKey = await secretKeyOf(place);
    if (secretKey === null) return { ...facts, signature: null, replaced };
    const core = canonical(facts.core);
    const at = place.clock().toISOString();
    const statement: Statement = { format: FORMAT, tournament, number: signed.length + 1, at, core: hashOf(core), ledger };
    await insertSignedResult(place.db, { core, signature: signStatement(statement, secretKey) });
  }
  await place.db.transaction(async (tx) => {
    const held = await holdTournament(tx, tournament);
    if (held.boardVersion === boardVersion) await markSigned(tx, tournament); // else an act has changed something since
  });
  return withSignature(place, { ...facts, signed: await findSignedResults(place.db, tournament), toSign: false, boardVersion });
}

function asSigned({ ledger, ...facts }: Facts, { core, signature }: SignedResult, replaced: Signature[]): DayFacts {
  const { ledger: then } = signature.statement;
  return {
    ...facts,
    core: JSON.parse(core),
    ledger: ledger && then && { ...then, lines: ledger.lines.slice(0, then.lines) },
    signature,
    replaced,
  };
}

const isStill = ({ core, signature }: SignedResult, now: Core, ledger: Statement['ledger']): boolean =>
  canonical(lasting(now)) === canonical(lasting(JSON.parse(core))) && canonical(signature.statement.ledger) === canonical(ledger);

/** Without what anonymising removes (ages, guests, absent players), and without the name of the engine. */
function lasting({ engine: _, competitors, prizes, ...core }: Core) {
  const lastingPrizes = prizes && { ...prizes, guests: [], absent: [] };
  return { ...core, competitors: competitors.map((one) => ({ ...one, born: null })), prizes: lastingPrizes };
}
