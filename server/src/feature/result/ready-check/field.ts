import type { Arrangement, DivisionWarning, Language, ReadyFinding, ReadyLine } from '@fairway/api';
import { divisionWarnings } from '@fairway/api/rule/field/division-warning';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import type { Transaction } from '../../../db/database.ts';
import type { Competition } from '../../../engine/competition/competition.ts';
import { isSide } from '../../../engine/tournament/award-store.ts';
import { withCourseHandicap } from '../../../engine/tournament/course-handicap.ts';
import type { RoundRow } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { namesOf } from '../../../text/name-list.ts';
import { eligibilityOf, golfDivision } from '../../field/division/eligibility.ts';
import { countPlayers, findDivisions, findMembers } from '../../field/division/store.ts';
import { findPlayersWithoutHandicap } from '../../field/tournament/handicap-store.ts';
import { requireRules } from '../../field/tournament/settings-check.ts';
import { sayBlocker } from '../result/blocker.ts';
import { goesByHandicaps } from '../result/round-blocker.ts';
import { handicapMissing, requireCandidates } from '../winner/winner.ts';
import { fact, factOf, lineOf, orElse } from './finding.ts';

/** A tournament that is looked at, and the round that is played next. */
export type Checked = {
  tx: Transaction;
  tournament: TournamentRecord;
  rounds: readonly RoundRow[];
  round: RoundRow;
  competition: Competition;
  /** Of that round. */
  arrangement: Arrangement;
  language: Language;
};

/** The sentence that a later step would be refused with. */
const blocker = (state: ReadyLine['state'], error: AppError, language: Language): ReadyFinding => ({
  ...{ kind: 'blocker', state },
  message: sayBlocker(error, language, null).message,
});

/** What this throws, as a finding; nothing if it throws nothing. */
function refusalOf(attempt: () => void, language: Language): ReadyFinding[] {
  try {
    attempt();
    return [];
  } catch (error) {
    if (error instanceof AppError) return [blocker('fail', error, language)];
    throw error;
  }
}

export function courseLine({ tournament, rounds, competition, language }: Checked): ReadyLine {
  const wrong = refusalOf(() => requireRules(tournament, rounds, 'course', competition.divisions), language);
  const without = rounds
    .filter(({ strokeIndex, women }) => strokeIndex === null || women?.strokeIndex === null)
    .map(({ courseName }) => courseName);
  const findings = wrong.length > 0 ? wrong : factOf('warn', 'no-stroke-index', [...new Set(without)]);
  const names = [...new Set(rounds.map(({ courseName }) => courseName))];
  return lineOf('course', orElse(findings, fact('pass', 'courses', { count: rounds.length, names })));
}

/** null: matches are played, which need no divisions, and there are none. */
export async function divisionLine(checked: Checked): Promise<ReadyLine | null> {
  const { tx, tournament, language } = checked;
  const rows = await findDivisions(tx, tournament.id);
  if (rows.length === 0 && tournament.play === 'match') return null;
  if (rows.length === 0) return lineOf('divisions', [blocker('fail', new AppError('no-division'), language)]);
  const counts = await countPlayers(tx, tournament.id);
  const empty = rows.filter(({ id }) => !counts.has(id)).map(({ name }) => name);
  const ranges = (await warningsOf(checked)).filter(({ kind }) => kind === 'gap' || kind === 'overlap');
  const findings = [...warned(ranges), ...factOf('warn', 'empty-divisions', empty)];
  return lineOf('divisions', orElse(findings, fact('pass', 'divisions', { names: rows.map(({ name }) => name) })));
}

export async function playerLine(checked: Checked): Promise<ReadyLine> {
  const { tx, tournament, round, competition, arrangement, language } = checked;
  // handicaps have a line of their own below
  const tooFew = refusalOf(() => requireCandidates({ ...competition, prizes: [] }), language);
  const warnings = (await warningsOf(checked)).filter(({ kind }) => kind === 'unassigned' || kind === 'out-of-range');
  const needed = goesByHandicaps(
    tournament,
    competition.prizes.filter(({ kind }) => !isSide(kind)),
  );
  const without = needed ? await findPlayersWithoutHandicap(tx, tournament, round.id) : [];
  const untimed = arrangement.flights.filter(({ teeTime }) => teeTime === null).flatMap(({ players }) => players.map(({ name }) => name));
  const findings = [
    ...tooFew,
    ...warned(warnings),
    ...(without.length > 0 ? [blocker('warn', handicapMissing(tournament, namesOf(without)), language)] : []),
    ...factOf('warn', 'no-tee-time', untimed),
  ];
  const people = await findMembers(tx, tournament.id);
  const undeclared = people.filter(({ handicapCourse, handicapIndex }) => handicapCourse === null && handicapIndex === null).length;
  const complete =
    undeclared === 0
      ? fact('pass', 'players', { count: competition.players.size })
      : fact('pass', 'players-without-handicap', { count: undeclared });
  return lineOf('players', orElse(findings, complete));
}

/** As the screen of the divisions has them. */
async function warningsOf({ tx, tournament, rounds }: Checked): Promise<DivisionWarning[]> {
  const divisions = await findDivisions(tx, tournament.id);
  if (divisions.length === 0 && tournament.play === 'match') return [];
  const people = (await findMembers(tx, tournament.id)).map((person) => withCourseHandicap(person, rounds));
  return divisionWarnings(divisions.map(golfDivision), people, eligibilityOf(tournament));
}

const warned = (warnings: DivisionWarning[]): ReadyFinding[] =>
  warnings.length === 0 ? [] : [{ kind: 'division', state: 'warn', warnings }];
