import type { ContestRule, StaffContest } from '@fairway/api';
import type { CUP_TIES, GROUP_TIE_KEYS } from '@fairway/api/choice/play/match';
import { groupNames } from '@fairway/api/rule/play/match-choice';
import type { MatchFormatName } from '@fairway/golf';

/** A contest as its form has it; points in points. */
export type ContestDraft = {
  readonly kind: ContestRule['kind'];
  readonly name: string;
  readonly format: MatchFormatName;
  readonly handicap: boolean;
  readonly entrants: readonly string[];
  readonly seeds: number;
  readonly thirdPlace: boolean;
  readonly consolation: boolean;
  readonly groups: number;
  /** The group of each entrant, by its name. */
  readonly groupOf: Readonly<Record<string, string>>;
  readonly won: number;
  readonly halved: number;
  readonly lost: number;
  readonly groupTies: readonly (typeof GROUP_TIE_KEYS)[number][];
  readonly lot: readonly string[];
  readonly cupTies: readonly (typeof CUP_TIES)[number][];
  readonly tieFormat: MatchFormatName;
  readonly holder: string | null;
  readonly decisionTeam: string | null;
  readonly reason: string;
  /** The highest handicap of a team's group; null: none. */
  readonly groupMost: Readonly<Record<string, number | null>>;
};

/** A new one as clubs usually have it. */
export const newDraft = (kind: ContestRule['kind']): ContestDraft => ({
  ...{ kind, name: '', format: 'singles', handicap: true, entrants: [], seeds: 0, thirdPlace: false, consolation: false },
  ...{ groups: 2, groupOf: {}, won: 1, halved: 0.5, lost: 0, groupTies: ['direct', 'holes-up', 'matches-won'], lot: [] },
  ...{ cupTies: ['holder'], tieFormat: 'singles', holder: null, decisionTeam: null, reason: '', groupMost: {} },
});

export function draftOf({ name, format, handicap, rule }: StaffContest): ContestDraft {
  const plain = { ...newDraft(rule.kind), name, format, handicap };
  switch (rule.kind) {
    case 'cup':
      return {
        ...plain,
        ...{ cupTies: rule.ties, tieFormat: rule.tieFormat ?? 'singles', holder: rule.holder },
        ...{ decisionTeam: rule.decision?.team ?? null, reason: rule.decision?.reason ?? '' },
        groupMost: Object.fromEntries(rule.groupLimits.map(({ group, most }) => [group, most])),
      };
    case 'bracket':
      return { ...plain, entrants: rule.entrants, seeds: rule.seeds, thirdPlace: rule.thirdPlace, consolation: rule.consolation };
    default: {
      const { won, halved, lost } = rule.points;
      return {
        ...plain,
        ...{ groups: rule.groups.length, groupTies: rule.ties, lot: rule.lot },
        ...{ won: won / 10, halved: halved / 10, lost: lost / 10 },
        // in the order in which they were dealt: the firsts of the groups, then the seconds
        entrants: rows(rule.groups.map(({ entrants }) => entrants)),
        groupOf: Object.fromEntries(
          rule.groups.flatMap(({ entrants }, at) => entrants.map((entrant) => [entrant, groupNames(rule.groups.length)[at] ?? ''])),
        ),
      };
    }
  }
}

/** The firsts of all lists, then the seconds; every other row backwards, as a snake deals. */
function rows(lists: readonly (readonly string[])[]): string[] {
  const most = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, row) => {
    const across = lists.flatMap((list) => list[row] ?? []);
    return row % 2 === 0 ? across : across.toReversed();
  }).flat();
}

const tenths = (points: number): number => Math.round(points * 10);

/** What the server is to keep of a contest that has matches: who is in it, and where, stays as it was kept. */
export function ruleBeside(draft: ContestDraft, current: ContestRule): ContestRule {
  const rule = ruleOf(draft);
  if (rule.kind === 'groups' && current.kind === 'groups') return { ...rule, groups: current.groups };
  return rule.kind === 'bracket' ? current : rule;
}

/** What the server is to keep. */
export function ruleOf(draft: ContestDraft): ContestRule {
  const { kind, entrants, reason } = draft;
  if (kind === 'cup') {
    const usesFormat = draft.cupTies.includes('format');
    const isDecided = draft.cupTies.includes('committee') && draft.decisionTeam !== null;
    return {
      ...{ kind, ties: [...draft.cupTies], tieFormat: usesFormat ? draft.tieFormat : null, holder: draft.holder },
      decision: isDecided ? { team: draft.decisionTeam ?? '', reason: reason.trim() } : null,
      groupLimits: Object.entries(draft.groupMost).flatMap(([group, most]) => (most === null ? [] : { group, most })),
    };
  }
  if (kind === 'bracket') {
    const seeds = Math.min(draft.seeds, entrants.length);
    return { kind, thirdPlace: draft.thirdPlace, consolation: draft.consolation, seeds, entrants: [...entrants] };
  }
  return {
    kind,
    points: { won: tenths(draft.won), halved: tenths(draft.halved), lost: tenths(draft.lost) },
    ties: [...draft.groupTies],
    lot: draft.groupTies.includes('lot') ? draft.lot.filter((id) => entrants.includes(id)) : [],
    groups: groupNames(draft.groups).map((name) => ({ name, entrants: entrants.filter((id) => draft.groupOf[id] === name) })),
  };
}
