import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { canonical, checkFacts, dataBlock } from '@fairway/facts';
import { factsOf } from '../../facts/test-kit/index.ts';
import charityDay from '../../golf/events/charity-day.json' with { type: 'json' };
import { competitorsOf, type GoldenEvent, rulesOf } from '../../golf/events/event.ts';
import { compare } from './kit/measure.ts';
import { print } from './kit/print.ts';

/** A closed day of 144 golfers: checking its facts, and what facts and the file to keep weigh. */
export function benchCheck(): void {
  const event = charityDay as unknown as GoldenEvent;
  const rules = rulesOf(event);
  // the file of the event says the course's name and where it was read, which are no rules
  const rounds = rules.rounds.map(({ par, strokeIndex }) => ({ par, strokeIndex }));
  const facts = factsOf({ rules: { ...rules, rounds }, competitors: competitorsOf(event), awards: event.awards }, ['gross', 'net']);
  const checked = checkFacts(facts);
  if ('unreadable' in checked || checked.findings.length > 0) throw new Error('the facts of the bench do not agree');
  const text = canonical(facts);
  const lines = facts.ledger?.lines.length ?? 0;
  const { subject, ratio } = compare(
    () => checkFacts(facts),
    () => createHash('sha256').update(text).digest(),
    11,
  );
  print(`check of 144 golfers, ${lines} lines`, subject, 'ms', {
    value: ratio,
    to: 'one hash of all by Node',
    goal: '75 ms, 300 on a phone',
  });
  print('facts.json of 144 golfers', text.length / 1000, 'kB');
  const page = new URL('../../web/dist/result-file.js', import.meta.url);
  print('data in the file to keep', dataBlock(facts).length / 1000, 'kB');
  if (existsSync(page)) print('script in the file to keep', statSync(page).size / 1000, 'kB');
}
