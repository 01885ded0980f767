import { type Basis, formatOf } from '@fairway/golf';
import type { Core, DayFacts } from '../day-facts.ts';
import { resultOf } from '../result.ts';
import { engineRules } from '../rules.ts';
import { type Checked, type Finding, isSame, type PlaceText } from './finding.ts';

type ResultCheck = Pick<Checked, 'places' | 'winners' | 'matches' | 'findings'>;

/** The places, winners and matches that are said, against those that follow from the rest. */
export function checkResult({ core, final }: Pick<DayFacts, 'core' | 'final'>): ResultCheck {
  const { result: said } = core;
  const bases = [...new Set([...neededBases(core, final), ...(Object.keys({ ...said.places, ...said.sides }) as Basis[])])];
  const own = computed(core, bases);
  const all = bases.length * (core.competitors.length + (core.sides?.list.length ?? 0));
  const awards = core.prizes?.awards.map(({ id }) => id) ?? [];
  if (own === null) {
    const winners = said.winners && { agree: 0, all: awards.length };
    const matches = said.matchPlay ? { agree: 0, all: Object.keys(said.matchPlay.matches).length } : null;
    return { places: { agree: 0, all }, winners, matches, findings: [{ of: 'rules' }] };
  }
  const places = bases.flatMap((basis) => [
    ...differingPlaces(basis, said.places[basis] ?? {}, own.places[basis] ?? {}),
    ...differingPlaces(basis, said.sides?.[basis] ?? {}, own.sides?.[basis] ?? {}),
  ]);
  const winners = differingWinners(awards, said.winners ?? {}, own.winners ?? {}, final);
  const published: Finding[] = (said.winners === null) === (core.prizes === null) ? [] : [{ of: 'prizes', id: 'winners' }];
  const matches = differingMatches(said.matchPlay, own.matchPlay);
  return {
    matches: matches && { agree: matches.all - matches.findings.length, all: matches.all },
    places: { agree: all - places.length, all },
    winners: said.winners && { agree: awards.length - winners.length, all: awards.length },
    findings: [...places, ...winners, ...published, ...(matches?.findings ?? [])],
  };
}

type MatchPlayResult = Core['result']['matchPlay'];

/** Each match and each contest, of what is said and of what follows; null: none are played. */
function differingMatches(published: MatchPlayResult, own: MatchPlayResult): { all: number; findings: Finding[] } | null {
  if (published === undefined && own === undefined) return null;
  const differing = (
    of: 'match-result' | 'contest-result',
    theirs: object = {},
    ours: object = {},
  ): { all: number; findings: Finding[] } => {
    const [one, other] = [new Map(Object.entries(theirs)), new Map(Object.entries(ours))];
    const ids = [...new Set([...one.keys(), ...other.keys()])];
    const findings = ids.flatMap((id): Finding[] => (isSame(one.get(id) ?? null, other.get(id) ?? null) ? [] : [{ of, id }]));
    return { all: ids.length, findings };
  };
  const matches = differing('match-result', published?.matches, own?.matches);
  const contests = differing('contest-result', published?.contests, own?.contests);
  return { all: matches.all + contests.all, findings: [...matches.findings, ...contests.findings] };
}

function computed(core: Core, bases: readonly Basis[]): Core['result'] | null {
  try {
    return resultOf(core, bases);
  } catch {
    return null; // a foreign program may write rules that no course can be played by
  }
}

/**
 * The lists that the facts must have. Before the result is final, those by handicap and points only while everyone's handicap is declared and
 * some are told: one of the day waits for whole cards, and for its counted holes.
 */
function neededBases({ rules, competitors }: Core, final: boolean): Basis[] {
  const { format, dayHandicap, divisionDayHandicap = {} } = engineRules(rules);
  const areDeclared = [dayHandicap, ...Object.values(divisionDayHandicap)].every(({ system }) => system === 'none');
  const areTold = areDeclared && competitors.some(({ playedOff }) => playedOff.some((one) => one !== null));
  if (!final && !areTold) return ['gross'];
  return formatOf(format).basis === 'points' ? ['gross', 'net', 'points'] : ['gross', 'net'];
}

const NOWHERE: PlaceText = { field: null, division: null };

/** Whoever stands on one of the lists alone differs too, also without a place. */
function differingPlaces(
  basis: Basis,
  published: Readonly<Record<string, PlaceText>>,
  own: Readonly<Record<string, PlaceText>>,
): Finding[] {
  const players = new Set([...Object.keys(published), ...Object.keys(own)]);
  return [...players].flatMap((player): Finding[] => {
    const [theirs, ours] = [published[player], own[player]];
    return isSame(theirs ?? null, ours ?? null) ? [] : [{ of: 'place', basis, player, said: theirs ?? NOWHERE, own: ours ?? NOWHERE }];
  });
}

/** Of what is final each award is named, also one that nobody wins; before that the plan may have changed since they were published. */
function differingWinners(
  awards: readonly string[],
  published: Readonly<Record<string, string | null>>,
  own: Readonly<Record<string, string | null>>,
  final: boolean,
): Finding[] {
  return [...new Set([...awards, ...Object.keys(published)])].flatMap((award): Finding[] => {
    const [theirs = null, ours = null] = [published[award], own[award]];
    return theirs === ours && !(final && published[award] === undefined) ? [] : [{ of: 'winner', award, said: theirs, own: ours }];
  });
}
