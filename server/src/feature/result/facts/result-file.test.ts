import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Checked, checkFacts, valueIn } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seenBoard } from '../../../../test/kit/board.ts';
import { cardOver, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { statementsOf } from '../../../../test/kit/statement-count.ts';
import { player } from '../../../db/schema/field/player.ts';

const web = mkdtempSync(join(tmpdir(), 'fairway-result-file-'));
writeFileSync(join(web, 'result-file.js'), "run('</script>')");
const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' }, { web });
const EVIL = 'An </script><script>alert(1)</script> & <b>';

it('a final result is one page to keep that holds everything a check needs, and no name of a person runs or marks anything', async () => {
  const event = await seedEvent(test.db, test.clubId, {
    players: 2,
    settings: { awards: [{ kind: 'best-gross', main: true, name: EVIL }], sideAwards: [] },
  });
  const [an = '', binh = ''] = event.playerIds;
  await test.db.update(player).set({ name: EVIL }).where(eq(player.id, an));
  const entries = [...wholeCard(an, cardOver({ 1: 1 })), ...wholeCard(binh, cardOver({ 2: 3 }))];
  await test.ask('manager', `POST ${event.roundPath}/entries`, { entries });
  const ask = () => test.app.inject(`/api/live/tournaments/${event.id}/result.html`);
  const early = await ask();
  expect([early.statusCode, early.json().code, early.headers['content-disposition']]).toEqual([409, 'result-not-final', undefined]);
  expect(await statementsOf(ask), 'what is refused is refused before it is worked out').toBe(0);
  await test.ask('manager', `POST ${event.roundPath}/finish`);
  await test.ask('manager', `POST ${event.path}/close`);
  await test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
  const { statusCode, headers, body } = await ask();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-disposition']).toContain('attachment');
  const checked = checkFacts(valueIn(body)) as Checked;
  expect(checked).toMatchObject({ findings: [], signature: { holds: true }, winners: { agree: 1, all: 1 } });
  expect(checked.facts.names.competitors[an]).toBe(EVIL);
  // three scripts begin and end: the facts, the words, the one that runs
  expect([body.match(/<script/g)?.length, body.match(/<\/script/g)?.length]).toEqual([3, 3]);
  expect(body).not.toContain('<b>');
});
