import type { FinishPreview } from '@fairway/api';
import { type Cut, type CutRule, cut, cutSides, leaderboard, type Status, sideBoard } from '@fairway/golf';
import type { Transaction } from '../../../db/database.ts';
import { type Competition, competitionOf } from '../../../engine/competition/competition.ts';
import { ownBallField } from '../../../engine/competition/own-ball.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { handicapLists } from '../../../engine/tournament/counted-hole/count.ts';
import { allPublished, findPublishedHoles } from '../../../engine/tournament/counted-hole/store.ts';
import { ownBasis } from '../../../engine/tournament/format.ts';
import { findPartners } from '../../../engine/tournament/side/partner-store.ts';
import { hasOwnBallSides } from '../../../engine/tournament/side/play.ts';
import { findRounds, type RoundRow } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { findDivisions } from '../../field/division/store.ts';
import { cutAfter, findCutAfter, uncutAfter } from './cut-store.ts';

type DivisionCut = FinishPreview['cut'][number];

/**
 * The cut after a round that is not the last: by the rule of the tournament, over the field or in each division; a division with a number
 * of its own is cut by that, and those tied with its last player go on. The list is that of the tournament's own basis (net, gross or
 * points, each division with its own day handicap) over the rounds so far. Players who picked up have no place on that list, and are
 * below a line that others fill. DNS, NR, WD and DQ are on neither side. Without a rule nobody is cut.
 */
export async function missedCut(tx: Transaction, round: RoundRow): Promise<DivisionCut[]> {
  const tournament = await requireTournamentFacts(tx, round.tournamentId);
  const lines = await linesAfter(tx, tournament, round);
  if (lines.length === 0) return [];
  const competition = await competitionOf(tx, tournament);
  return lines.map((line) => cutBy(competition, round.number, line)).filter(({ players }) => players.length > 0);
}

/** A line that is drawn through some players: a division's own, or the tournament's through the others. */
type CutLine = {
  /** null: the field. */
  divisionId: string | null;
  divisionName: string | null;
  rule: CutRule;
  concerns: (divisionId: string | null) => boolean;
};

/** None after the last round. */
async function linesAfter(
  tx: Transaction,
  { cut: rule }: Pick<TournamentRow, 'cut'>,
  { tournamentId, number }: RoundRow,
): Promise<CutLine[]> {
  if ((await findRounds(tx, tournamentId)).every((round) => round.number <= number)) return [];
  const divisions = await findDivisions(tx, tournamentId);
  const own = divisions.flatMap(({ id, name, cut: players }): CutLine[] =>
    players === null ? [] : [{ ...of(id, name), rule: { keep: { players }, within: 'field', ties: 'in' } }],
  );
  if (rule === null) return own;
  const others = new Set(divisions.filter(({ cut: players }) => players === null).map(({ id }) => id));
  const { value, ties } = rule;
  const keep = rule.by === 'players' ? { players: value } : rule.by === 'percent' ? { percent: value } : { behindLeader: value };
  if (rule.within === 'field') {
    const concerns = (id: string | null) => id === null || others.has(id);
    return [...own, { divisionId: null, divisionName: null, rule: { keep, within: 'field', ties }, concerns }];
  }
  const each = divisions
    .filter(({ id }) => others.has(id))
    .map(({ id, name }): CutLine => ({ ...of(id, name), rule: { keep, within: 'field', ties } }));
  const nowhere = { divisionId: null, divisionName: null, rule: { keep, within: 'field' as const, ties } };
  return [...own, ...each, { ...nowhere, concerns: (id) => id === null }];
}

const of = (id: string, name: string) => ({
  divisionId: id,
  divisionName: name,
  concerns: (divisionId: string | null) => divisionId === id,
});

function cutBy(competition: Competition, afterRound: number, { divisionId, divisionName, rule, concerns }: CutLine): DivisionCut {
  const { tournament, players, sides } = competition;
  const { through, missed, unplaced } = cutOf(competition, afterRound, rule, concerns);
  // A line by players that is not filled leaves room for those who picked up.
  const isOpen = 'players' in rule.keep && through.length < rule.keep.players;
  const names = new Map([...players.values(), ...sides].map(({ id, name }) => [id, name]));
  return {
    divisionId,
    divisionName,
    of: tournament.play === 'single' ? 'players' : 'sides',
    line: 'players' in rule.keep ? rule.keep.players : through.length,
    players: [...missed, ...(isOpen ? [] : unplaced)].map((id) => ({ playerId: id, name: names.get(id) ?? '' })),
  };
}

type CutField = { through: readonly string[]; missed: readonly string[]; unplaced: readonly string[] };

/** Where sides play a ball each, the line is drawn through the sides; whoever is in none is on neither side of it. */
function cutOf(competition: Competition, afterRound: number, rule: CutRule, concerns: CutLine['concerns']): CutField {
  const { tournament, rules, competitors } = competition;
  const basis = ownBasis(tournament);
  const played = { ...rules, rounds: rules.rounds.slice(0, afterRound) };
  const isOf = ({ division }: { division: string | null }): boolean => concerns(division);
  const own = ownBallField(competition);
  if (own === null) {
    const members = competitors.filter(isOf);
    return withUnplaced(cut(rules, members, basis, afterRound, rule), leaderboard(played, members));
  }
  const members = own.sides.filter(isOf);
  return withUnplaced(cutSides(rules, own.format, members, basis, afterRound, rule), sideBoard(played, own.format, members));
}

function withUnplaced({ through, missed }: Cut, lines: readonly { id: string; status: Status }[]): CutField {
  const placed = new Set([...through, ...missed]);
  return { through, missed, unplaced: lines.flatMap(({ id, status }) => (status === 'ok' && !placed.has(id) ? [id] : [])) };
}

/** Why the cut after a round cannot be made yet: earlier rounds are open, or the handicaps that it needs are still hidden. */
export async function cutBlockers(tx: Transaction, tournament: TournamentRow, round: RoundRow): Promise<AppError[]> {
  if ((await linesAfter(tx, tournament, round)).length === 0) return [];
  const rounds = (await findRounds(tx, tournament.id)).filter(({ number }) => number <= round.number);
  if (rounds.some(({ number, finishedAt }) => number < round.number && finishedAt === null))
    return [new AppError('earlier-round-not-finished')];
  if (ownBasis(tournament) === 'gross') return [];
  const published = await findPublishedHoles(tx, rounds, await handicapLists(tx, tournament));
  return allPublished(published) ? [] : [new AppError('cut-needs-counted-holes')];
}

/** Gives everyone below the line the status `cut` in every later round. */
export async function makeCut(tx: Transaction, round: RoundRow): Promise<Action[]> {
  const missed = (await missedCut(tx, round)).flatMap(({ players }) => players.map(({ playerId }) => playerId));
  if (missed.length === 0) return [];
  const playerIds = await withCards(tx, round, missed);
  await cutAfter(tx, round, playerIds);
  return [{ kind: 'cut', subjectType: 'round', subjectId: round.id, after: { playerIds } }];
}

/** Who has the cards of those below the line: of sides with a ball each, whoever plays for them in a later round. */
async function withCards(tx: Transaction, round: RoundRow, missed: readonly string[]): Promise<string[]> {
  const { play } = await requireTournamentFacts(tx, round.tournamentId);
  if (!hasOwnBallSides({ play })) return [...missed];
  const later = (await findRounds(tx, round.tournamentId)).flatMap(({ id, number }) => (number > round.number ? id : []));
  const partners = await findPartners(tx, round.tournamentId);
  return [...new Set(partners.flatMap((one) => (missed.includes(one.sideId) && later.includes(one.roundId) ? one.playerId : [])))];
}

/** The round is open again, so the cut will be made again. Players who were cut after another round or by hand stay cut. */
export async function takeBackCut(tx: Transaction, round: RoundRow): Promise<Action[]> {
  const playerIds = await findCutAfter(tx, round);
  if (playerIds.length === 0) return [];
  await uncutAfter(tx, round, playerIds);
  return [{ kind: 'cut-taken-back', subjectType: 'round', subjectId: round.id, before: { playerIds } }];
}
