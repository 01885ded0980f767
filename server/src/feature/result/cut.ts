import type { FinishPreview } from '@fairway/api';
import { type CutRule, cut, leaderboard } from '@fairway/golf';
import type { Transaction } from '../../db/open.ts';
import { AppError } from '../../http/errors.ts';
import type { TournamentRow } from '../../write.ts';
import type { Action } from '../activity/store.ts';
import { type Competition, competitionOf } from '../competition/competition.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { findDivisions } from '../division/store.ts';
import { handicapLists } from '../tournament/counted-hole/count.ts';
import { allPublished, findPublishedHoles } from '../tournament/counted-hole/store.ts';
import { ownBasis } from '../tournament/format.ts';
import { findRounds, type RoundRow } from '../tournament/store.ts';
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

function cutBy({ tournament, rules, competitors, players }: Competition, afterRound: number, line: CutLine): DivisionCut {
  const { divisionId, divisionName, rule } = line;
  const members = competitors.filter(({ division }) => line.concerns(division));
  const { through, missed } = cut(rules, members, ownBasis(tournament), afterRound, rule);
  const placed = new Set([...through, ...missed]);
  const played = { ...rules, rounds: rules.rounds.slice(0, afterRound) };
  const unplaced = leaderboard(played, members).filter(({ id, status }) => status === 'ok' && !placed.has(id));
  // A line by players that is not filled leaves room for those who picked up.
  const isOpen = 'players' in rule.keep && through.length < rule.keep.players;
  const below = isOpen ? missed : [...missed, ...unplaced.map(({ id }) => id)];
  return {
    divisionId,
    divisionName,
    line: 'players' in rule.keep ? rule.keep.players : through.length,
    players: below.map((id) => ({ playerId: id, name: players.get(id)?.name ?? '' })),
  };
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
  const playerIds = (await missedCut(tx, round)).flatMap(({ players }) => players.map(({ playerId }) => playerId));
  if (playerIds.length === 0) return [];
  await cutAfter(tx, round, playerIds);
  return [{ kind: 'cut', subjectType: 'round', subjectId: round.id, after: { playerIds } }];
}

/** The round is open again, so the cut will be made again. Players who were cut after another round or by hand stay cut. */
export async function takeBackCut(tx: Transaction, round: RoundRow): Promise<Action[]> {
  const playerIds = await findCutAfter(tx, round);
  if (playerIds.length === 0) return [];
  await uncutAfter(tx, round, playerIds);
  return [{ kind: 'cut-taken-back', subjectType: 'round', subjectId: round.id, before: { playerIds } }];
}
