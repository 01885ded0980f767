import type { PointsRule, SeasonEvent, SeasonFacts } from '../../../golf/src/index.ts';
import { SEASON_RULES, seasonTable } from '../../../golf/src/index.ts';
import { seasonResult, seasonRule } from '../../../golf/test-kit/season.ts';
import { compare } from '../kit/measure.ts';
import { print } from '../kit/print.ts';

const [EVENTS, PLAYERS, SCORES] = [60, 144, 30];

/** A golfer's score on a day: one of thirty, so that every event has ties of many sizes. */
const scoreOf = (event: number, golfer: number): number => 70 + ((event * 7919 + golfer * 104_729 + event * golfer * 31) % SCORES);

function eventOf(nth: number): SeasonEvent {
  const scores = Array.from({ length: PLAYERS }, (_, golfer) => scoreOf(nth, golfer));
  const results = scores.map((net, golfer) => {
    const place = 1 + scores.filter((other) => other < net).length;
    return seasonResult(`golfer ${golfer}`, place, { totals: { gross: net + 10, net: net * 10, points: 108 - net }, handicap: 100 });
  });
  const day = new Date(Date.UTC(2026, 0, 1 + 6 * nth)).toISOString().slice(0, 10);
  return { id: `event ${nth}`, day, isOver: true, lists: ['gross', 'net', 'points'], standard: 720, results };
}

/** The table of a season of 60 events of 144 golfers, beside reading its facts from a text; and with one event more, which alone is new. */
export function benchSeasonTable(): void {
  const events = Array.from({ length: EVENTS }, (_, nth) => eventOf(nth));
  const facts: SeasonFacts = { events, golfers: [] };
  const text = JSON.stringify(facts);
  for (const [name, rule] of Object.entries<PointsRule>({
    'a table of forty, best 20': seasonRule({ ...SEASON_RULES['table-of-forty'], best: 20 }),
    'a pool, all count': seasonRule(SEASON_RULES['share-of-a-pool']),
    'against the standard': seasonRule(SEASON_RULES['against-the-standard']),
  })) {
    const anew = compare(
      () => seasonTable(rule, facts),
      () => JSON.parse(text),
    );
    print(`a season of ${EVENTS} × ${PLAYERS}, ${name}`, anew.subject, 'ms', { value: anew.ratio, to: 'reading its facts', goal: '< 4' });
    const before = seasonTable(rule, { events: events.slice(0, -1), golfers: [] });
    const added = compare(
      () => seasonTable(rule, facts, before),
      () => seasonTable(rule, facts),
    );
    print(`one event more, ${name}`, added.subject, 'ms', { value: added.ratio, to: 'worked out anew', goal: '< 0.1' });
  }
}
