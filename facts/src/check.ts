import { type Basis, LATEST_EDITION, lastOf } from '@fairway/golf';
import { canonical } from './canonical.ts';
import { type Core, type DayFacts, dayFacts, type FactsPlace, FORMAT, FORMAT_VERSION } from './day-facts.ts';
import { type DrawFinding, drawFindings, type PublishedDraw, publishedSeed } from './draw/bound-draw.ts';
import { holesBySeed } from './draw/outcome.ts';
import { type Hex, hashOf } from './hash.ts';
import { changeKey, commitOf, headsOf, type LedgerLine, scoreKey, type Told, toldBy } from './ledger.ts';
import { checkPlan, differingPrizes, PUBLICATION } from './prizes-check.ts';
import { resultOf } from './result.ts';
import { signatureHolds } from './signature.ts';

/** A head that somebody saw earlier, and the number of lines that led to it. */
export type SeenHead = { readonly lines: number; readonly head: Hex };

/** What does not agree: where, what the facts say, and what follows from the rest of them. */
export type Finding =
  | { readonly of: 'place'; readonly basis: Basis; readonly player: string; readonly said: PlaceText; readonly own: PlaceText }
  | { readonly of: 'winner'; readonly award: string; readonly said: string | null; readonly own: string | null }
  | { readonly of: 'line'; readonly serial: number }
  | { readonly of: 'head'; readonly said: Hex; readonly own: Hex }
  | {
      readonly of: 'score';
      readonly player: string;
      readonly round: number;
      readonly hole: number;
      readonly said: Score;
      readonly own: Score;
    }
  | {
      readonly of: 'competitor' | 'side' | 'rule' | 'prizes' | 'decision' | 'shot' | 'contest' | 'match' | 'said';
      readonly id: string;
    }
  /** How a match stands, or a cup, a knock-out or groups, is not what follows from the cards and what was said. */
  | { readonly of: 'match-result' | 'contest-result'; readonly id: string }
  | { readonly of: 'seal'; readonly seal: Hex; readonly own: Hex }
  /** The result goes by other counted holes than those that were sealed. */
  | { readonly of: 'counted-holes'; readonly seal: Hex; readonly said: readonly number[]; readonly own: readonly number[] }
  /** It does not hold, is out of its turn or of another tournament, or there is one though nothing is final. */
  | { readonly of: 'draw'; readonly draw: string; readonly code: DrawFinding['code'] }
  /** What came of a draw by public numbers is not what its numbers give. */
  | { readonly of: 'drawn'; readonly draw: string; readonly said: string; readonly own: string }
  | { readonly of: 'signature'; readonly number: number }
  /** The signature holds, but not of these facts: of which part of them. */
  | { readonly of: 'signed'; readonly part: 'tournament' | 'core' | 'ledger' }
  | { readonly of: 'seen'; readonly lines: number; readonly said: Hex; readonly own: Hex | null }
  /** The rules are none that can be computed. */
  | { readonly of: 'rules' };
type Score = number | 'pickup' | null;
/** A place as one value, so that it is compared and shown as one. */
type PlaceText = { readonly field: FactsPlace; readonly division: FactsPlace };

type Count = { readonly agree: number; readonly all: number };

/** What a check found out. Everything agrees where `findings` is empty. */
export type Checked = {
  readonly facts: DayFacts;
  readonly places: Count;
  /** Null: the winners are not published. */
  readonly winners: Count | null;
  /** Null: none are played. */
  readonly matches: Count | null;
  /** Null: there is none. `opened`: how many of its lines may be read. */
  readonly ledger: {
    readonly isIntact: boolean;
    readonly lines: number;
    readonly opened: number;
    readonly begins: 'first-score' | 'under-way' | null;
  } | null;
  /** Null: the facts carry none. */
  readonly signature: { readonly holds: boolean; readonly number: number; readonly key: Hex } | null;
  readonly findings: readonly Finding[];
};

/** What is no facts at all, or facts of a format or of rules that are newer than this program. */
export type Unreadable = { readonly unreadable: 'foreign' | 'newer' };

/** Facts from anywhere; those of another program, or no facts, are said to be so. */
export function readFacts(value: unknown): DayFacts | Unreadable {
  const { format, core } = isRecord(value) ? value : {};
  if (format !== FORMAT) return { unreadable: 'foreign' };
  const { formatVersion, rules } = isRecord(core) ? core : {};
  const { edition } = isRecord(rules) ? rules : {};
  if (isAbove(formatVersion, FORMAT_VERSION) || isAbove(edition, LATEST_EDITION)) return { unreadable: 'newer' };
  const read = dayFacts.safeParse(value);
  return read.success ? read.data : { unreadable: 'foreign' };
}

const isAbove = (value: unknown, known: number): boolean => typeof value === 'number' && value > known;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks facts against themselves: the result is computed again, each line of the ledger is hashed again, cards and rules are compared with what
 * its lines say, seals, draws and signature are tried. `seen` are heads that this phone saw earlier; `isSigned` checks signatures of the beacon,
 * for whoever has loaded that (`draw/beacon-signature.ts`). Whatever it is given, it never throws.
 */
export function checkFacts(value: unknown, seen: readonly SeenHead[] = [], isSigned: IsSigned | null = null): Checked | Unreadable {
  const facts = readFacts(value);
  if ('unreadable' in facts) return facts;
  try {
    return checkRead(facts, seen, isSigned);
  } catch {
    return { unreadable: 'foreign' }; // it says what no JSON can, and so nothing that has a hash
  }
}

function checkRead(facts: DayFacts, seen: readonly SeenHead[], isSigned: IsSigned | null): Checked {
  const result = checkResult(facts.core);
  const heads = headsOf(facts.core.tournament.id, facts.ledger?.lines.map(({ commit }) => commit) ?? []);
  const ledger = checkLedger(facts, heads, seen);
  const findings = [
    ...result.findings,
    ...ledger.findings,
    ...checkPlan(facts.core.prizes),
    ...checkSeals(facts.core),
    ...checkDraws(facts.core, isSigned),
    ...checkSignatures(facts, heads),
  ];
  const { signature } = facts;
  return {
    facts,
    places: result.places,
    winners: result.winners,
    matches: result.matches,
    ledger: ledger.state,
    signature: signature && {
      holds: !findings.some(({ of }) => of === 'signature' || of === 'signed'),
      number: signature.statement.number,
      key: signature.key,
    },
    findings,
  };
}

type ResultCheck = Pick<Checked, 'places' | 'winners' | 'matches' | 'findings'>;

function checkResult(core: Core): ResultCheck {
  const { result: said } = core;
  const bases = Object.keys(said.places) as Basis[];
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
  const winners = said.winners && differingWinners(awards, said.winners, own.winners ?? {});
  const matches = differingMatches(said.matchPlay, own.matchPlay);
  return {
    matches: matches && { agree: matches.all - matches.findings.length, all: matches.all },
    places: { agree: all - places.length, all },
    winners: winners && { agree: awards.length - winners.length, all: awards.length },
    findings: [...places, ...(winners ?? []), ...(matches?.findings ?? [])],
  };
}

type MatchPlayResult = Core['result']['matchPlay'];

/** Each match and each contest, of what is said and of what follows; null: none are played. */
function differingMatches(said: MatchPlayResult, own: MatchPlayResult): { all: number; findings: Finding[] } | null {
  if (said === undefined && own === undefined) return null;
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
  const matches = differing('match-result', said?.matches, own?.matches);
  const contests = differing('contest-result', said?.contests, own?.contests);
  return { all: matches.all + contests.all, findings: [...matches.findings, ...contests.findings] };
}

function computed(core: Core, bases: readonly Basis[]): Core['result'] | null {
  try {
    return resultOf(core, bases);
  } catch {
    return null; // a foreign program may write rules that no course can be played by
  }
}

const NOWHERE: PlaceText = { field: null, division: null };
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Whoever stands on one of the lists alone differs too. */
function differingPlaces(basis: Basis, said: Readonly<Record<string, PlaceText>>, own: Readonly<Record<string, PlaceText>>): Finding[] {
  const players = new Set([...Object.keys(said), ...Object.keys(own)]);
  return [...players].flatMap((player): Finding[] => {
    const [theirs = NOWHERE, ours = NOWHERE] = [said[player], own[player]];
    return isSame(theirs, ours) ? [] : [{ of: 'place', basis, player, said: theirs, own: ours }];
  });
}

function differingWinners(
  awards: readonly string[],
  said: Readonly<Record<string, string | null>>,
  own: Readonly<Record<string, string | null>>,
): Finding[] {
  return [...new Set([...awards, ...Object.keys(said)])].flatMap((award): Finding[] => {
    const [theirs = null, ours = null] = [said[award], own[award]];
    return theirs === ours ? [] : [{ of: 'winner', award, said: theirs, own: ours }];
  });
}

/** Every line of what is final is opened. */
function checkLedger(
  { final, core, ledger }: DayFacts,
  heads: readonly Hex[],
  seen: readonly SeenHead[],
): { state: Checked['ledger']; findings: Finding[] } {
  const unseen = seen.flatMap(({ lines, head }): Finding[] =>
    heads[lines] === head ? [] : [{ of: 'seen', lines, said: head, own: heads[lines] ?? null }],
  );
  if (ledger === null) return { state: null, findings: unseen };
  const { lines, head } = ledger;
  const last = lastOf(heads) as Hex;
  const broken = lines.flatMap(({ commit, opened }, nth): Finding[] =>
    (opened ? commitOf(opened.salt, opened.content) !== commit : final) ? [{ of: 'line', serial: nth + 1 }] : [],
  );
  const findings: Finding[] = [
    ...broken,
    ...(head === last ? [] : [{ of: 'head', said: head, own: last } as const]),
    ...unseen,
    ...differingFacts(core, lines, final),
  ];
  const opening = lines[0]?.opened?.content;
  return {
    state: {
      isIntact: findings.length === 0,
      lines: lines.length,
      opened: lines.filter(({ opened }) => opened !== null).length,
      begins: opening?.kind === 'opening' ? opening.begins : null,
    },
    findings,
  };
}

/**
 * The cards against the scores of the ledger: while its first line is closed, which may have some, those alone that another line tells. While
 * any line is closed, it may have changed since what else there is.
 */
function differingFacts(core: Core, lines: readonly LedgerLine[], final: boolean): Finding[] {
  const told = toldBy(lines);
  const scores = differingScores(core, told, lines[0]?.opened === null);
  if (lines.some(({ opened }) => opened === null)) return scores;
  return [...scores, ...differingChanges(core, told), ...(core.prizes ? differingPrizes(core.prizes, told, final) : [])];
}

function differingScores({ competitors, matchPlay, rounds, rules }: Core, { scores }: Told, toldAlone: boolean): Finding[] {
  const left = new Map(scores);
  const findings: Finding[] = [];
  const compare = (player: string, nth: number, hole: number, said: Score) => {
    const key = scoreKey(rounds[nth]?.id ?? '', player, hole);
    const own = left.get(key) ?? null;
    const isKnown = left.delete(key) || !toldAlone;
    if (isKnown && own !== said) findings.push({ of: 'score', player, round: nth + 1, hole, said, own });
  };
  const ofSides = matchPlay?.cards.map((side) => ({ ...side, totals: [] })) ?? [];
  for (const { id, cards, totals } of [...competitors, ...ofSides]) {
    cards.forEach((card, nth) => {
      card.forEach((score, at) => {
        compare(id, nth, at + firstHoleOf(rules, nth), score);
      });
    });
    totals.forEach((total, nth) => {
      compare(id, nth, 0, total);
    });
  }
  for (const [key, own] of left) {
    const [round = '', player = '', hole = ''] = key.split(' ');
    if (own !== null)
      findings.push({ of: 'score', player, round: rounds.findIndex(({ id }) => id === round) + 1, hole: Number(hole), said: null, own });
  }
  return findings;
}

/** Scores and seals name holes as the course's card does; cards and rules count those of the round from 1. */
const firstHoleOf = ({ rounds }: Core['rules'], nth: number): number => rounds[nth]?.firstHole ?? 1;

/** What decides beside the scores, as the core has it, by the keys of the ledger. */
export function decidingOf({
  rules,
  competitors,
  sides,
  prizes,
  matchPlay,
}: Pick<Core, 'rules' | 'competitors' | 'sides' | 'prizes' | 'matchPlay'>): Map<string, unknown> {
  const deciding = new Map<string, unknown>();
  for (const [name, value] of Object.entries(rules)) if (value != null) deciding.set(changeKey('rule', name), value);
  for (const { id, cards: _, totals: __, born: ___, ...own } of competitors) deciding.set(changeKey('competitor', id), own);
  if (sides) {
    const { list, ...play } = sides;
    deciding.set(changeKey('side', 'play'), play);
    for (const side of list) deciding.set(changeKey('side', side.id), side);
  }
  for (const { id, rule, sessions } of matchPlay?.contests ?? []) {
    deciding.set(changeKey('contest', id), { rule, sessions: sessions.map(({ matches: _, ...session }) => session) });
    for (const session of sessions)
      for (const { words, ...match } of session.matches) {
        deciding.set(changeKey('match', match.id), { ...match, session: session.id });
        for (const said of words) deciding.set(changeKey('said', said.id), { match: match.id, word: said.word });
      }
  }
  if (prizes === null) return deciding;
  deciding.set(changeKey('prizes', 'plan'), prizes.plan);
  for (const [award, player] of Object.entries(prizes.decisions)) deciding.set(changeKey('decision', award), { player, byHand: false });
  for (const [award, player] of Object.entries(prizes.byHand)) deciding.set(changeKey('decision', award), { player, byHand: true });
  return deciding;
}

function differingChanges(core: Core, { changes }: Told): Finding[] {
  const own = decidingOf(core);
  const keys = [...new Set([...own.keys(), ...changes.keys()])].filter(
    (key) => key !== PUBLICATION && !key.startsWith('shot ') && (core.prizes || !isOfPrizes(key)),
  );
  const differing = keys.filter((key) => !isSame(own.get(key) ?? null, changes.get(key) ?? null));
  return differing.map((key): Finding => {
    const [of = '', ...id] = key.split(' ');
    return { of: of as 'rule', id: id.join(' ') };
  });
}

const isOfPrizes = (key: string): boolean => key.startsWith('prizes ') || key.startsWith('decision ');

function checkSeals(core: Core): Finding[] {
  const broken = core.seals.flatMap(({ opened, seal }): Finding[] => {
    const own = opened === null ? seal : hashOf(opened);
    return own === seal ? [] : [{ of: 'seal', seal, own }];
  });
  return [...broken, ...differingHoles(core)];
}

/** The counted holes that the rules go by against the lists that were sealed; without a seal, as of a list that came as a file, nothing is said. */
function differingHoles({ rules, prizes, rounds, seals }: Core): Finding[] {
  return seals.flatMap(({ of, opened, seal, replaced }): Finding[] => {
    const text = of === 'counted-holes' && opened !== null && !replaced ? opened : null;
    const list = text && /^round (\S+)\nlist (\S+) ?(\S*)\nholes ([\d,]+)$/m.exec(text);
    if (!list) return [];
    const [, round, owner = '', id = '', holes = ''] = list;
    const day = dayOf(owner, id, rules, prizes);
    const nth = rounds.findIndex((one) => one.id === round);
    const ofRound = day && 'countedHoles' in day ? day.countedHoles[nth] : null;
    const counted = ofRound?.map((hole) => hole + firstHoleOf(rules, nth) - 1);
    const sealed = holes.split(',').map(Number);
    return !counted || isSame(counted, sealed) ? [] : [{ of: 'counted-holes', seal, said: counted, own: sealed }];
  });
}

function dayOf(owner: string, id: string, { dayHandicap, divisionDayHandicap }: Core['rules'], prizes: Core['prizes']) {
  if (owner === 'tournament') return dayHandicap;
  if (owner === 'division') return divisionDayHandicap?.[id];
  return prizes?.awards.find((award) => award.peoria !== undefined && award.id.split(':')[0] === id)?.peoria;
}

/** Whether the beacon signed a round so. */
export type IsSigned = (round: number, signature: Hex) => boolean;

function checkDraws({ tournament, draws, seals }: Core, isSigned: IsSigned | null): Finding[] {
  return draws.flatMap((of): Finding[] => {
    const draw: PublishedDraw = { ...of, tournamentId: tournament.id };
    const { source, signature } = draw;
    const holds = source.kind === 'beacon' && signature !== null ? (isSigned?.(source.round, signature) ?? null) : null;
    const findings = drawFindings(draw, holds).map(({ code }): Finding => ({ of: 'draw', draw: draw.id, code }));
    const said = seals.find((one) => one.draw === draw.id && one.opened !== null)?.opened;
    const own = said == null ? null : outcomeOf(draw);
    if (said == null || own === null || said === own || said.includes(`\nholes ${own}\n`)) return findings;
    return [...findings, { of: 'drawn', draw: draw.id, said, own }];
  });
}

/** What an opened draw gives: its counted holes, or the seed of a lucky draw; null: it is not open, or no list is possible. */
function outcomeOf(draw: PublishedDraw): string | null {
  const seed = publishedSeed(draw);
  if (seed === null) return null;
  if (draw.subject.kind === 'lucky-draw') return seed;
  return draw.subject.kind === 'counted-holes' ? (holesBySeed(draw.subject.day, draw.subject, seed)?.join(',') ?? null) : null;
}

/** Signed results are numbered without a gap, all of this tournament and its ledger, and only final facts have one that stands. */
function checkSignatures({ final, core, ledger, signature, replaced }: DayFacts, heads: readonly Hex[]): Finding[] {
  const all = [...replaced, ...(signature ? [signature] : [])];
  const findings = all.flatMap((one, nth): Finding[] => {
    const { number, tournament, ledger: then } = one.statement;
    const isOwn = one === signature ? final : tournament === core.tournament.id && (then === null || heads[then.lines] === then.head);
    return number === nth + 1 && isOwn && signatureHolds(one) ? [] : [{ of: 'signature', number }];
  });
  if (signature === null) return findings;
  const { tournament, core: signed, ledger: signedLedger } = signature.statement;
  const own = ledger && { head: ledger.head, lines: ledger.lines.length };
  if (tournament !== core.tournament.id) findings.push({ of: 'signed', part: 'tournament' });
  if (signed !== hashOf(canonical(core))) findings.push({ of: 'signed', part: 'core' });
  if (!isSame(signedLedger, own)) findings.push({ of: 'signed', part: 'ledger' });
  return findings;
}
