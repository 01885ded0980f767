import { lastOf } from '@fairway/golf';
import type { Core, DayFacts } from '../day-facts.ts';
import type { Hex } from '../hash.ts';
import { changeKey, commitOf, type LedgerLine, scoreKey, type ToldByLines, toldBy } from '../ledger.ts';
import { type Checked, type Finding, isSame, type Score } from './finding.ts';
import { firstHoleOf } from './first-hole.ts';
import { differingPrizes, PUBLICATION } from './prizes-check.ts';

/** A head that somebody saw earlier, and the number of lines that led to it. */
export type SeenHead = { readonly lines: number; readonly head: Hex };

/** Checks that every line of a final result is opened. */
export function checkLedger(
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
  const state = toldBy(lines);
  const scores = differingScores(core, state, lines[0]?.opened === null);
  if (lines.some(({ opened }) => opened === null)) return scores;
  return [...scores, ...differingChanges(core, state), ...differingPrizes(core.prizes, state, final)];
}

function differingScores({ competitors, matchPlay, rounds, rules }: Core, { scores }: ToldByLines, toldAlone: boolean): Finding[] {
  const left = new Map(scores);
  const findings: Finding[] = [];
  const compare = (player: string, nth: number, hole: number, score: Score) => {
    const key = scoreKey(rounds[nth]?.id ?? '', player, hole);
    const own = left.get(key) ?? null;
    const isKnown = left.delete(key) || !toldAlone;
    if (isKnown && own !== score) findings.push({ of: 'score', player, round: nth + 1, hole, said: score, own });
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
        for (const entry of words) deciding.set(changeKey('said', entry.id), { match: match.id, word: entry.word });
      }
  }
  if (prizes === null) return deciding;
  deciding.set(changeKey('prizes', 'plan'), prizes.plan);
  for (const [award, player] of Object.entries(prizes.decisions)) deciding.set(changeKey('decision', award), { player, byHand: false });
  for (const [award, player] of Object.entries(prizes.byHand)) deciding.set(changeKey('decision', award), { player, byHand: true });
  return deciding;
}

function differingChanges(core: Core, { changes }: ToldByLines): Finding[] {
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
