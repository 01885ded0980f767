import { expect, test } from 'vitest';
import charityDay from '../../golf/events/charity-day.json' with { type: 'json' };
import { competitorsOf, type GoldenEvent, rulesOf } from '../../golf/events/event.ts';
import { factsOf } from '../test-kit/index.ts';
import { dataBlock } from './data-block.ts';

test('the data of a day of 144 golfers leave the script of the file to keep its room within 400 kB', () => {
  const event = charityDay as unknown as GoldenEvent;
  const rules = rulesOf(event);
  // the file of the event says the course's name and where it was read, which are no rules
  const rounds = rules.rounds.map(({ par, strokeIndex }) => ({ par, strokeIndex }));
  const facts = factsOf({ rules: { ...rules, rounds }, competitors: competitorsOf(event), awards: event.awards });
  expect(facts.core.competitors).toHaveLength(144);
  expect(facts.ledger?.lines.length).toBeGreaterThan(144 * 18);
  // the build of the web holds the script below 197 kB
  expect(dataBlock(facts).length).toBeLessThan(203_000);
});
