import type { SeasonTableLine, SeasonTableShown } from '@fairway/api';
import { openedEntry, openedLine, signedLine } from '@fairway/facts';
import { type AnyTieKey, exactText, type SeasonBonus, type SeasonLine, type SeasonRule, type SeasonTieTrial } from '@fairway/golf';
import { standardOf, type WorkedSeason } from './table.ts';

/** The table as staff see it, each line with everything that it is made of. */
export function shownTable(
  rule: SeasonRule,
  { state, events, facts, table, outlook, people }: WorkedSeason,
  doubts: SeasonTableShown['doubts'],
): SeasonTableShown {
  const results = new Map(facts.events.map((event) => [event.id, event.results.length]));
  const open = new Map(outlook.map((one) => [one.person, one]));
  const there = new Set(events.map(({ id }) => id));
  const gone = (rule.only ?? []).filter((id) => !there.has(id));
  const names = new Map(events.map(({ id, name }) => [id, name]));
  const eventOf = (id: string) => ({
    id,
    ...((rule.kind === 'points' ? rule.events[id] : undefined) ?? { role: 'regular' as const, weight: 100 }),
    standard: standardOf(rule, id),
    golfers: results.get(id) ?? 0,
  });
  return {
    state,
    events: [
      ...events.map(({ id, name, date, state: of }) => ({ ...eventOf(id), name, date, state: of })),
      ...gone.map((id) => ({ ...eventOf(id), name: '', date: rule.from, state: 'gone' as const })),
    ],
    lines: table.lines.map((line) => {
      const { golferId = null, name = '', rows = [] } = people.get(line.person) ?? {};
      const { canWin = null, next = null } = open.get(line.person) ?? {};
      return {
        ...shownLine(line),
        golferId,
        name,
        rows: rows.map(({ player }) => player),
        canWin,
        next: next && { ...next, points: exactText(next.points) },
      };
    }),
    nobodies: [...people.values()].flatMap(({ golferId, name, rows: [row] }) =>
      golferId === null && row ? [{ playerId: row.player, name, tournamentName: names.get(row.event) ?? '' }] : [],
    ),
    doubts,
  };
}

function shownLine(line: SeasonLine): Omit<SeasonTableLine, 'golferId' | 'name' | 'rows' | 'canWin' | 'next'> {
  const { lacking, canReach, entries, trials } = line;
  return {
    ...signedLine(line),
    ...openedLine(line),
    ...{ lacking, canReach },
    entries: entries.map((entry) => ({ ...openedEntry(entry), bonuses: entry.bonuses.map(nameOf) })),
    ties: trials.map(shownTrial),
  };
}

const nameOf = ({ for: what }: SeasonBonus): string => (what === 'attendance' ? what : what.prize);

/** Of age, of a play-off and of lots only the order is known. */
function shownTrial({ key, value, decided }: SeasonTieTrial<AnyTieKey>): SeasonTableLine['ties'][number] {
  const { by } = key;
  const isOrder = by === 'older' || by === 'play-off' || by === 'lot';
  return { by, count: countOf(key), values: isOrder ? null : (value?.map(exactText) ?? null), decided };
}

function countOf(key: AnyTieKey): number | null {
  if (key.by === 'last') return key.results;
  if (key.by === 'last-holes') return key.holes;
  return key.by === 'last-days' ? key.days : null;
}
