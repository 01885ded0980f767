import type { AwardKind, AwardRule, MeasuredKind } from '../award/award.ts';
import { isMeasured } from '../award/measured.ts';
import type { Basis } from '../basis.ts';
import type { Course } from '../course.ts';
import type { Rules } from '../rules.ts';
import type { SideFormat } from '../side/side.ts';
import type { PeoriaProblem } from './day-problem.ts';
import { peoriaProblems } from './day-problem.ts';
import { needsStrokeIndexOn } from './stroke-index.ts';
import type { TieProblem } from './tie-problem.ts';
import { repeated, tieProblems } from './tie-problem.ts';

/** Why an award cannot be won as it is meant; `round` and `hole` are numbered from 1. */
export type AwardProblem =
  /** Another award has the same id. */
  | { code: 'repeated' }
  /** Each partner of a side plays a ball, and an award for one ball is an award of players. */
  | { code: 'of-one-ball' }
  /** A best gross by net, a Peoria by points … */
  | { code: 'basis'; basis: Basis }
  /** Its list is of net points, and the course says of no hole who receives a stroke there. */
  | { code: 'needs-stroke-index'; round: number }
  | { code: 'needs-division' }
  | { code: 'unknown-division'; division: string }
  /** The place is no whole number from 1 up. */
  | { code: 'place'; place: number }
  | { code: 'to-par'; toPar: number }
  | { code: 'needs-wave' }
  /** No round has two nines to compare. */
  | { code: 'needs-eighteen-holes' }
  | { code: 'needs-contest' }
  | { code: 'needs-hole' }
  | { code: 'unknown-round'; round: number }
  | { code: 'not-a-hole'; hole: number }
  | PeoriaProblem
  | { code: 'tie'; key: number; problem: TieProblem }
  /** The field is set, but awards of this kind do not look at it. */
  | { code: 'not-of-kind'; field: OwnField };

/** Fields that only some kinds have. */
type OwnField =
  | 'place'
  | 'tieKeys'
  | 'division'
  | 'toPar'
  | 'wave'
  | 'secondNineBetter'
  | 'hole'
  | 'round'
  | 'contest'
  | 'group'
  | 'player'
  | 'peoria';

/** What awards are checked against: `divisions` by id where they are known, `sides` where sides compete: for all awards, or those of sides. */
export type AwardsGiven = { readonly divisions?: readonly string[] | undefined; readonly sides?: SideFormat | undefined };

type Kind = { readonly fields: readonly OwnField[]; readonly bases: readonly Basis[]; readonly ofOneBall: boolean };

const ANY: readonly Basis[] = ['gross', 'net', 'points'];
const onList: Kind = { fields: ['place', 'tieKeys'], bases: ANY, ofOneBall: false };
const onHole: Kind = { fields: ['hole', 'round'], bases: ANY, ofOneBall: true };

const KINDS: Readonly<Record<AwardKind, Kind>> = {
  'best-gross': { ...onList, bases: ['gross'] },
  'best-net': { ...onList, bases: ['net', 'points'] },
  'division-place': { ...onList, fields: [...onList.fields, 'division'] },
  place: onList,
  worst: onList,
  raspberry: onList,
  booby: onList,
  king: { fields: ['toPar', 'tieKeys'], bases: ANY, ofOneBall: true },
  wave: { fields: ['wave', 'secondNineBetter', 'tieKeys'], bases: ANY, ofOneBall: true },
  peoria: { fields: [...onList.fields, 'peoria'], bases: ['net'], ofOneBall: false },
  'hole-in-one': onHole,
  'contest-place': { fields: ['place', 'contest', 'group', 'player'], bases: ['gross'], ofOneBall: false },
  gift: { fields: ['hole', 'round', 'player'], bases: ['gross'], ofOneBall: true },
  ...({ 'longest-drive': onHole, 'nearest-pin': onHole, 'nearest-line': onHole } satisfies Record<MeasuredKind, Kind>),
};

const OWN_FIELDS: readonly OwnField[] = [
  'place',
  'tieKeys',
  'division',
  'toPar',
  'wave',
  'secondNineBetter',
  'hole',
  'round',
  'contest',
  'group',
  'player',
  'peoria',
];

/** The problems of each award, by its id. */
export function awardProblems(
  rules: Rules,
  awards: readonly AwardRule[],
  context: AwardsGiven,
): readonly { award: string; problem: AwardProblem }[] {
  const twice = repeated(awards.map(({ id }) => id)).map((award) => ({ award, problem: { code: 'repeated' } as const }));
  const besidePlayers = awards.some(({ of }) => of === 'sides');
  const ofEach = awards.flatMap((award) => {
    const sides = besidePlayers && award.of === undefined ? undefined : context.sides;
    return problemsOf(rules, award, { ...context, sides }).map((problem) => ({ award: award.id, problem }));
  });
  return [...twice, ...ofEach];
}

function problemsOf(rules: Rules, award: AwardRule, context: AwardsGiven): readonly AwardProblem[] {
  const { fields, bases, ofOneBall } = KINDS[award.kind];
  const foreign = OWN_FIELDS.filter((field) => award[field] !== undefined && !fields.includes(field));
  return [
    ...(ofOneBall && context.sides !== undefined && context.sides.ball.kind !== 'one' ? [{ code: 'of-one-ball' } as const] : []),
    ...(bases.includes(award.basis) ? listProblems(rules, award, fields) : [{ code: 'basis', basis: award.basis } as const]),
    ...foreign.map((field): AwardProblem => ({ code: 'not-of-kind', field })),
    ...divisionProblems(award, context.divisions),
    ...(award.kind === 'contest-place' && award.contest === undefined ? [{ code: 'needs-contest' } as const] : []),
    ...figureProblems(award, rules.rounds),
    ...(fields.includes('hole') ? holeProblems(award, rules.rounds) : []),
    ...(award.kind === 'peoria' && award.peoria !== undefined ? peoriaProblems(rules.rounds, award.peoria) : []),
  ];
}

/** Of the list that ranks for the award, or separates those tied for it. */
function listProblems({ rounds, format }: Rules, { basis, tieKeys = [] }: AwardRule, fields: readonly OwnField[]): readonly AwardProblem[] {
  if (!fields.includes('tieKeys')) return [];
  const lacking = basis === 'points' && needsStrokeIndexOn(format, basis) ? rounds.map(({ strokeIndex }) => strokeIndex === null) : [];
  return [
    ...lacking.flatMap((lacks, nth): AwardProblem[] => (lacks ? [{ code: 'needs-stroke-index', round: nth + 1 }] : [])),
    ...tieProblems(tieKeys, rounds).map((one): AwardProblem => ({ code: 'tie', ...one })),
  ];
}

function divisionProblems({ kind, division }: AwardRule, divisions: readonly string[] | undefined): readonly AwardProblem[] {
  if (kind !== 'division-place') return [];
  if (division === undefined) return [{ code: 'needs-division' }];
  return divisions === undefined || divisions.includes(division) ? [] : [{ code: 'unknown-division', division }];
}

function figureProblems({ kind, place = 1, toPar = 0, wave }: AwardRule, rounds: readonly Course[]): readonly AwardProblem[] {
  const problems: AwardProblem[] = [];
  if (!(Number.isInteger(place) && place >= 1)) problems.push({ code: 'place', place });
  if (!Number.isInteger(toPar)) problems.push({ code: 'to-par', toPar });
  if (kind === 'wave' && wave === undefined) problems.push({ code: 'needs-wave' });
  if (kind === 'wave' && rounds.every(({ par }) => par.length < 18)) problems.push({ code: 'needs-eighteen-holes' });
  return problems;
}

/** Without a round a hole in one counts in any, a shot in the first. */
function holeProblems(award: AwardRule, rounds: readonly Course[]): readonly AwardProblem[] {
  const { hole, round } = award;
  if (round !== undefined && rounds[round - 1] === undefined) return [{ code: 'unknown-round', round }];
  if (hole === undefined) return isMeasured(award) ? [{ code: 'needs-hole' }] : [];
  const nth = round ?? (isMeasured(award) ? 1 : null);
  const played = nth === null ? rounds : rounds.slice(nth - 1, nth);
  return Number.isInteger(hole) && hole >= 1 && played.some(({ par }) => hole <= par.length) ? [] : [{ code: 'not-a-hole', hole }];
}
