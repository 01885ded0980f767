import type { DayFacts, Finding } from '@fairway/facts';
import type { Basis } from '@fairway/golf';
import type { CheckSay } from './check.ts';
import { sayPlaces } from './place.ts';

/** What a finding needs to be told in words. */
export type FindingSpeaker = {
  readonly say: CheckSay;
  readonly facts: DayFacts;
  /** What an award is called; undefined: it is none of the plan. */
  readonly awardName: (award: string) => string | undefined;
  readonly basisName: (basis: Basis) => string;
  /** What a card says of a ball that was picked up. */
  readonly pickup: string;
  /** When a head was seen that no line leads to; whoever saw none is asked for none. */
  readonly seenAt: (head: string) => string;
  /** The sixteen signs of a hash. */
  readonly readable: (hash: string) => string;
};

/** A finding in words: what does not agree, and the values that differ, each with what it is. */
export type FindingWords = { readonly what: string; readonly values: readonly (readonly [label: string, value: string])[] };

export function findingWords(
  finding: Finding,
  { say, facts, awardName, basisName, pickup, seenAt, readable }: FindingSpeaker,
): FindingWords {
  const nameOf = (player: string | null) =>
    player === null ? say('public-check:finding.nobody') : (facts.names.competitors[player] ?? say('public-check:finding.unknown'));
  const nameOfAward = (award: string) => awardName(award) ?? say('public-check:finding.unknown');
  const only = (what: string): FindingWords => ({ what, values: [] });
  const both = (what: string, said: string, own: string, label: string = say('public-check:finding.own')): FindingWords => ({
    what,
    values: [
      [say('public-check:finding.said'), said],
      [label, own],
    ],
  });
  switch (finding.of) {
    case 'place': {
      const what = say('public-check:finding.place', { name: nameOf(finding.player), basis: basisName(finding.basis) });
      return both(what, sayPlaces(finding.said, say), sayPlaces(finding.own, say));
    }
    case 'winner':
      return both(nameOfAward(finding.award), nameOf(finding.said), nameOf(finding.own));
    case 'score': {
      const sayScore = (score: number | 'pickup' | null) =>
        score === null ? say('public-check:finding.empty') : score === 'pickup' ? pickup : String(score);
      const what = sayHole(finding, nameOf(finding.player), facts, say);
      return both(what, sayScore(finding.said), sayScore(finding.own), say('public-check:finding.ownLedger'));
    }
    case 'head':
      return both(say('public-check:finding.head'), readable(finding.said), readable(finding.own));
    case 'seal':
      return both(say('public-check:finding.seal'), readable(finding.seal), readable(finding.own));
    case 'counted-holes':
      return both(say('public-check:finding.countedHoles'), finding.said.join(', '), finding.own.join(', '));
    case 'draw':
      return only(say('public-check:finding.draw'));
    case 'drawn':
      return both(say('public-check:finding.drawn'), finding.said, finding.own);
    case 'line':
      return only(say('public-check:finding.line', { serial: finding.serial }));
    case 'competitor':
    case 'side':
      return only(say(`public-check:finding.${finding.of}`, { name: nameOf(finding.id) }));
    case 'rule':
      return only(say('public-check:finding.rule', { rule: finding.id }));
    case 'decision':
      return only(say('public-check:finding.decision', { award: nameOfAward(finding.id) }));
    case 'shot': {
      const [player = '', , hole = ''] = finding.id.split(' ');
      return only(say('public-check:finding.shot', { name: nameOf(player), hole }));
    }
    case 'match-result':
      return only(say('public-check:finding.matchResult', { name: nameOfMatch(finding.id, facts) }));
    case 'contest-result':
      return only(say('public-check:finding.contestResult', { name: facts.names.contests?.[finding.id] ?? '' }));
    case 'match':
      return only(say('public-check:finding.match', { name: nameOfMatch(finding.id, facts) }));
    case 'contest':
      return only(say('public-check:finding.contest', { name: facts.names.contests?.[finding.id] ?? '' }));
    case 'said':
      return only(say('public-check:finding.matchSaid'));
    case 'signature':
      return only(say('public-check:finding.signature', { number: finding.number }));
    case 'signed':
      return only(say(`public-check:finding.signed.${finding.part}`));
    case 'seen':
      return {
        what: say('public-check:finding.seen', { time: seenAt(finding.said) }),
        values: [
          [say('public-check:finding.ownSeen'), readable(finding.said)],
          [say('public-check:finding.ownLedger'), finding.own === null ? '—' : readable(finding.own)],
        ],
      };
    case 'prizes':
    case 'rules':
      return only(say(`public-check:finding.${finding.of}`));
  }
}

/** A match by its sides; of one that is not in the facts, nothing. */
function nameOfMatch(id: string, { core, names }: DayFacts): string {
  const matches = core.matchPlay?.contests.flatMap(({ sessions }) => sessions.flatMap((session) => session.matches)) ?? [];
  const sides = matches.find((match) => match.id === id)?.sides ?? [];
  return sides.map((side) => names.sides?.[side ?? ''] ?? names.competitors[side ?? ''] ?? '?').join(' – ');
}

/** The same as one line. */
export function sayFinding(finding: Finding, speaker: FindingSpeaker): string {
  const { what, values } = findingWords(finding, speaker);
  return values.length === 0 ? what : `${what}: ${values.map((words) => words.join(' ')).join('; ')}`;
}

function sayHole(
  { round, hole }: { readonly round: number; readonly hole: number },
  name: string,
  { core }: DayFacts,
  say: CheckSay,
): string {
  if (hole === 0) return say('public-check:finding.total', { name });
  return core.rounds.length === 1
    ? say('public-check:finding.hole', { name, hole })
    : say('public-check:finding.holeOfRound', { name, round, hole });
}
