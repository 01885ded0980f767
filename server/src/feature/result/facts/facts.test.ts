import { randomUUID } from 'node:crypto';
import { type Checked, canonical, checkFacts, type DayFacts, type Finding, successionHolds } from '@fairway/facts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { until } from '../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { raiseBoard, seenBoard } from '../../../../test/kit/board.ts';
import { cardOver, type Event, measurementOf, moveFlight, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { createMarker, deviceTokenOf } from '../../../../test/kit/marker.ts';
import { secondApp } from '../../../../test/kit/second-app.ts';
import { keptSecret } from '../../../db/schema/account/kept-secret.ts';
import { card, entry, player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { ledgerLine, signedResult } from '../../../db/schema/play/ledger.ts';
import { type KeptFacts, readCompetition } from '../../../engine/competition/kept-facts.ts';
import { isToSign, markToSign } from '../../../engine/competition/result/final-result-store.ts';
import { createEncryption } from '../../../secret/encryption.ts';
import { raiseBoards } from '../../../write/write.ts';
import { factsOf as readFacts } from './facts.ts';
import { findSignedResults } from './signed-store.ts';
import { publicKeys, secretKeyOf } from './site-key.ts';

const SECRET = 'a secret of this test, long enough for it';
const test = await testApp({ FAIRWAY_SECRET: SECRET });
const withoutSecret = await secondApp(test, { BEACON_RELAYS: 'off' });
const post = (event: Event, path: string, body?: unknown) => test.ask('manager', `POST ${event.roundPath}${path}`, body);
const enter = (event: Event, ...entries: ReturnType<typeof stroke>[]) => post(event, '/entries', { entries });
const factsText = async (event: Event) => (await test.app.inject(`/api/live/tournaments/${event.id}/facts.json`)).body;
const factsOf = async (event: Event): Promise<DayFacts> => JSON.parse(await factsText(event));
const check = async (event: Event, seen = []) => checkFacts(await factsOf(event), seen) as Checked;
const lastEntry = async ({ playerIds: [an = ''] }: Event, hole: number) =>
  (
    await test.db
      .select()
      .from(entry)
      .where(and(eq(entry.playerId, an), eq(entry.hole, hole)))
  )[0]?.id;
const close = async (event: Event) => {
  await post(event, '/finish');
  await test.ask('manager', `POST ${event.path}/close`);
  await test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
};

/** As if the server had been killed between the act and the signature. */
const forgetSignature = async ({ id }: Event) => {
  await test.app.facts.settled();
  await test.db.delete(signedResult);
  await test.db.transaction((tx) => markToSign(tx, id));
};

const hide = async (event: Event, wanted: { hiddenHoles?: number; frozen?: boolean }) => {
  const { version } = (await test.ask('manager', `GET ${event.path}/suspense`)).body;
  return test.ask('manager', `PATCH ${event.path}/suspense`, { version, hiddenHoles: 0, frozen: false, divisions: [], ...wanted });
};

const played = async (given: Parameters<typeof seedEvent>[2] = {}) => {
  const event = await seedEvent(test.db, test.clubId, {
    players: [
      { handicapCourse: 120, birthday: '1980-01-02', member: true, vga: '12345' },
      { handicapCourse: 125, birthday: '1970-03-04' },
      { handicapCourse: 200 },
    ],
    divisions: ['A'],
    settings: {
      awards: [
        { kind: 'best-gross', main: true },
        { kind: 'best-net', main: true },
      ],
      sideAwards: [{ kind: 'nearest-to-the-pin', main: false, holes: '3' }],
    },
    ...given,
  });
  const [an = '', binh = '', chi = ''] = event.playerIds;
  await enter(event, ...wholeCard(an, cardOver({ 1: 1 })));
  await enter(event, ...wholeCard(binh, cardOver({ 2: 3 })), stroke(chi, 1, 5));
  await enter(event, ...wholeCard(chi, cardOver({ 3: 2 })).filter(({ hole }) => hole > 1));
  return event;
};

it('nobody of the register is in the facts of a day, whoever is joined to its rows before or after it is closed', async () => {
  const event = await played();
  const golfers: string[] = [];
  const join = async (name: string, playerId = '') => {
    const { body } = await test.ask('manager', `POST /api/sites/${test.siteId}/golfers`, { name, gender: 'm' });
    expect((await test.ask('manager', `POST /api/golfers/${body.id}/joins`, { playerIds: [playerId] })).status).toBe(200);
    golfers.push(body.id);
  };
  await join('Trần An', event.playerIds[0]);
  await close(event);
  const facts = await factsText(event);
  await join('Lê Bình', event.playerIds[1]);
  expect(await factsText(event)).toBe(facts);
  expect(golfers.filter((id) => facts.includes(id))).toEqual([]);
});

describe('the facts of a day', () => {
  it('are canonical JSON from which its places and winners follow, and say that they are not final before it is closed', async () => {
    const event = await played();
    const text = await factsText(event);
    expect(canonical(JSON.parse(text))).toBe(text);
    const checked = await check(event);
    expect(checked).toMatchObject({ findings: [], places: { agree: 6, all: 6 }, winners: null, signature: null, facts: { final: false } });
    expect(checked.ledger).toMatchObject({ isIntact: true, begins: 'first-score', lines: 55, opened: 55 });
  });

  it('are signed once the tournament is closed and its winners are published', async () => {
    const event = await played();
    await post(event, '/measurements', measurementOf(event.playerIds[1] ?? '', { kind: 'nearest-to-the-pin', hole: 3, centimetres: 250 }));
    await close(event);
    const checked = await check(event);
    expect(checked).toMatchObject({
      findings: [],
      winners: { agree: 3, all: 3 },
      signature: { holds: true, number: 1 },
      facts: { final: true },
    });
    expect(await factsText(event)).toBe(await factsText(event));
  });

  it('tell the ledger as winners are published each award and whom it passed over, also while nothing is signed', async () => {
    const event = await played();
    const [an = ''] = event.playerIds;
    await test.db.update(player).set({ absent: true }).where(eq(player.id, an));
    await close(event);
    const { signature: _, ...facts } = await factsOf(event);
    expect(facts.core.prizes).toMatchObject({ absent: [an] });
    const { awards, absent } = facts.core.prizes ?? { awards: [], absent: [] };
    const findings = (prizes: object) =>
      checkFacts({ ...facts, signature: null, core: { ...facts.core, prizes: { ...facts.core.prizes, ...prizes } } }) as Checked;
    const asTold = { of: 'prizes', id: 'publication' };
    expect(findings({ awards, absent }).findings).toEqual([]);
    expect(findings({ absent: [] }).findings).toContainEqual(asTold);
    expect(findings({ awards: awards.slice(1) }).findings).toContainEqual(asTold);
    expect(findings({ awards: awards.toReversed() }).findings).toContainEqual({ of: 'prizes', id: 'awards' });
  });

  it('begin with the head that the board shows, open and closed', async () => {
    const event = await played();
    const boardOf = async () => (await test.app.inject(`/api/live/tournaments/${event.id}`)).json();
    const { ledger: before } = await boardOf();
    expect(before).toEqual({ head: (await factsOf(event)).ledger?.head, lines: 55 });
    await close(event);
    const facts = await factsOf(event);
    expect((await boardOf()).ledger).toEqual({ head: facts.ledger?.head, lines: facts.ledger?.lines.length });
    expect(checkFacts(facts, [before])).toMatchObject({ findings: [] });
  });

  it('tell who was corrected: each line says the source, what it replaces, and whether it stands', async () => {
    const event = await played();
    const [an = ''] = event.playerIds;
    await test.ask('editor', `POST ${event.roundPath}/entries`, { entries: [stroke(an, 5, 6)] });
    const { lines } = (await factsOf(event)).ledger ?? { lines: [] };
    expect(lines.at(-1)?.opened?.content).toMatchObject({
      kind: 'score',
      source: 'desk',
      hole: 5,
      value: 6,
      replaces: null,
      stands: false,
    });
    const seen =
      lines.findIndex(({ opened }) => opened?.content.kind === 'score' && opened.content.player === an && opened.content.hole === 5) + 1;
    const { id, playerId, hole, score } = stroke(an, 5, 6);
    expect((await post(event, '/settle', { id, playerId, hole, score, reason: 'Xem lại thẻ' })).status).toBe(200);
    const last = async () => (await factsOf(event)).ledger?.lines.at(-1)?.opened?.content;
    await until(async () => expect(await last()).toMatchObject({ value: 6, settles: true, stands: true, replaces: seen }));
    expect(await check(event)).toMatchObject({ findings: [] });
  });

  it('tell every change of a rule, a handicap, a status and a decision in lines of their own', async () => {
    const event = await played();
    const [an = ''] = event.playerIds;
    const person = (await test.ask('manager', `GET ${event.path}/players/${an}`)).body;
    await test.ask('manager', `PATCH ${event.path}/players/${an}`, { version: person.version, handicapCourse: 10 });
    const now = (await test.ask('manager', `GET ${event.path}`)).body;
    await test.ask('manager', `PATCH ${event.path}`, { version: now.version, allowance: 80 });
    const { ledger } = await factsOf(event);
    const told = ledger?.lines
      .slice(55)
      .flatMap(({ opened }) => (opened?.content.kind === 'change' ? [`${opened.content.of} ${opened.content.id}`] : []));
    expect(told).toContain(`competitor ${an}`);
    expect(told).toContain('rule allowance');
    expect(await check(event)).toMatchObject({ findings: [] });
  });
});

describe('where age alone separates players', () => {
  const seedTied = (settings: object = {}) => {
    const players = ['1980-01-02', '1970-03-04'].map((birthday) => ({ handicapCourse: 0, birthday }));
    const order = { gross: ['age' as const], net: ['age' as const], points: [] };
    return seedEvent(test.db, test.clubId, { players, settings: { tiebreakRule: order, ...settings } });
  };
  const playTied = async (event: Event) => {
    for (const id of event.playerIds) await enter(event, ...wholeCard(id, cardOver()));
  };

  it('the places follow also while no winners are published', async () => {
    const event = await seedTied();
    await playTied(event);
    const checked = await check(event);
    expect(checked).toMatchObject({ findings: [], places: { agree: 4, all: 4 }, winners: null });
    expect(checked.facts.core.competitors.map(({ born }) => born).sort()).toEqual([1, 2]);
  });

  it('a signed result stands when one of them is anonymised later', async () => {
    const event = await seedTied({ awards: [{ kind: 'best-gross', main: true }] });
    await playTied(event);
    await close(event);
    const { signature } = await factsOf(event);
    expect(signature).not.toBeNull();
    expect((await test.ask('manager', `POST ${event.path}/players/${event.playerIds[1]}/anonymise`, {})).status).toBe(200);
    await until(async () =>
      expect(await factsOf(event)).toMatchObject({
        signature,
        replaced: [],
        names: { competitors: { [event.playerIds[1] ?? '']: 'Golfer 1' } },
      }),
    );
    expect(await check(event)).toMatchObject({ findings: [] });
  });
});

it('an entry of an earlier release gets its line when somebody reads, and whoever judges by what was before judges again', async () => {
  const event = await played();
  const [playerId = ''] = event.playerIds;
  const now = new Date();
  await test.db
    .insert(entry)
    .values({ id: randomUUID(), playerId, roundId: event.roundId, hole: 0, strokes: 80, source: 'desk', enteredAt: now, receivedAt: now });
  const { boardVersion } = await seenBoard(test, event);
  await raiseBoard(test.db, event.id);
  await until(async () => expect(await check(event)).toMatchObject({ findings: [], ledger: { lines: 56 } }));
  expect((await seenBoard(test, event)).boardVersion).toBe(boardVersion + 2);
});

describe('a tournament that had scores before there were ledgers', () => {
  const forgetLedger = async (event: Event) => {
    await test.db.update(entry).set({ serial: null, salt: null, commit: null }).where(eq(entry.roundId, event.roundId));
    await test.db.delete(ledgerLine).where(eq(ledgerLine.tournamentId, event.id));
    await test.db.update(tournament).set({ ledgerLines: 0, ledgerHead: null }).where(eq(tournament.id, event.id));
  };

  it('begins its ledger under way, and agrees whatever was measured or is hidden', async () => {
    const event = await played();
    await post(event, '/measurements', measurementOf(event.playerIds[1] ?? '', { kind: 'nearest-to-the-pin', hole: 3, centimetres: 250 }));
    await forgetLedger(event);
    await enter(event, stroke(event.playerIds[0] ?? '', 0, 80));
    await until(async () =>
      expect(await check(event)).toMatchObject({ findings: [], ledger: { begins: 'under-way', lines: 3, opened: 2 } }),
    );
    await hide(event, { hiddenHoles: 3 });
    await until(async () => expect(await check(event)).toMatchObject({ findings: [], ledger: { begins: null } }));
  });

  it('has none when it was closed then, and what it signed stands whatever is written later', async () => {
    const event = await played();
    await close(event);
    await forgetSignature(event);
    await forgetLedger(event);
    const first = await factsOf(event);
    expect(first).toMatchObject({ ledger: null, signature: { statement: { number: 1 } } });
    await test.ask('manager', `PATCH ${event.path}/players/${event.playerIds[1]}`, { version: 1, initials: true });
    await until(async () => expect(await factsOf(event)).toMatchObject({ names: { competitors: { [event.playerIds[1] ?? '']: 'N.B.' } } }));
    expect(await factsOf(event)).toMatchObject({ ledger: null, signature: first.signature, replaced: [] });
  });
});

it('the counted holes of a Peoria are those that were sealed, or it is found', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: 3, settings: { calculateHandicapDay: 'peoria' } });
  const holes = [1, 3, 4, 10, 12, 13];
  await test.ask('manager', `PUT ${event.roundPath}/counted-holes`, { holes });
  for (const [nth, id] of event.playerIds.entries()) await enter(event, ...wholeCard(id, cardOver({ 1: nth, 2: 3 })));
  await until(async () => expect(await check(event)).toMatchObject({ findings: [], places: { all: 3 } }));
  await test.ask('manager', `POST ${event.roundPath}/counted-holes/publish`);
  await until(async () => expect(await check(event)).toMatchObject({ findings: [], places: { agree: 6, all: 6 } }));
  const facts = await factsOf(event);
  const said = [2, 3, 4, 10, 12, 13];
  const changed = {
    ...facts,
    core: { ...facts.core, rules: { ...facts.core.rules, dayHandicap: { system: 'peoria', countedHoles: [said] } } },
  };
  const found = (checkFacts(changed) as Checked).findings;
  expect(found).toContainEqual({ of: 'counted-holes', seal: facts.core.seals[0]?.seal, said, own: holes });
});

describe('what is hidden', () => {
  const strokesOf = (facts: DayFacts) =>
    facts.ledger?.lines.flatMap(({ opened }) => (opened?.content.kind === 'score' ? [opened.content.hole] : [])) ?? [];

  it('is in no card and in no line, and the rest still agrees: the last holes', async () => {
    const event = await played();
    expect((await hide(event, { hiddenHoles: 3 })).status).toBe(200);
    const facts = await factsOf(event);
    expect(facts.core.competitors.flatMap(({ cards }) => cards.map((holes) => holes.slice(15)))).toEqual(Array(3).fill([null, null, null]));
    expect(Math.max(...strokesOf(facts))).toBe(15);
    expect(facts.ledger?.lines.filter(({ opened }) => opened === null)).toHaveLength(3 * 3 + 1);
    expect(checkFacts(facts)).toMatchObject({ findings: [], ledger: { isIntact: true } });
  });

  it('is in no card and in no line, and the rest still agrees: what came after the board was frozen', async () => {
    const event = await played();
    const [an = ''] = event.playerIds;
    await hide(event, { frozen: true });
    const count = strokesOf(await factsOf(event)).length;
    await enter(event, stroke(an, 0, 99));
    await post(event, '/finish');
    await test.ask('manager', `POST ${event.path}/close`);
    const facts = await factsOf(event);
    expect(strokesOf(facts)).toHaveLength(count);
    expect(facts.core.competitors.find(({ id }) => id === an)?.totals).toEqual([null]);
    expect(checkFacts(facts)).toMatchObject({ findings: [], signature: null, facts: { final: false } });
  });

  it('is where someone begins a round that is later than the frozen one: a draw by standing would tell the standing', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 8, rounds: 2 });
    for (const [nth, id] of event.playerIds.entries()) await enter(event, ...wholeCard(id, cardOver({ 1: nth })));
    await hide(event, { frozen: true });
    await post(event, '/finish');
    await moveFlight(test.ask, { ...event, roundPath: `${event.path}/rounds/${event.roundIds[1]}` }, '2', { startingHole: 13 });
    const facts = await factsOf(event);
    expect(facts.core.competitors.map(({ startingHoles }) => startingHoles)).toEqual(Array(8).fill([null, null]));
    expect(checkFacts(facts)).toMatchObject({ findings: [] });
  });

  it('is no decision and no measured shot before the winners are published', async () => {
    const event = await played();
    await post(event, '/measurements', measurementOf(event.playerIds[1] ?? '', { kind: 'nearest-to-the-pin', hole: 3, centimetres: 257 }));
    const facts = await factsOf(event);
    expect(JSON.stringify(facts)).not.toContain('"centimetres":257');
    expect(facts.ledger?.lines.at(-1)?.opened).toBeNull();
  });
});

it('a shot that a phone measures has a line of its own, also once winners are published', async () => {
  const event = await played();
  await test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
  const { deviceId } = await createMarker(test.db, event.roundId);
  const shot = measurementOf(event.playerIds[1] ?? '', { kind: 'nearest-to-the-pin', hole: 3, centimetres: 250 });
  const { outcomes } = (
    await test.ask({ token: deviceTokenOf(deviceId) }, 'POST /api/marker/measurements', {
      measurements: [{ ...shot, driveCentimetres: null }],
    })
  ).body;
  expect(outcomes).toMatchObject([{ outcome: 'applied' }]);
  const last = async () => (await factsOf(event)).ledger?.lines.at(-1)?.opened?.content;
  await until(async () => expect(await last()).toMatchObject({ of: 'shot', value: { centimetres: 250 } }));
  expect((await check(event)).findings.filter(({ of }) => of === 'shot')).toEqual([]);
});

describe('a signed result', () => {
  const numbers = async ({ id }: Event) => (await findSignedResults(test.db, id)).map(({ signature }) => signature.statement.number);

  it('is signed by the act that makes it final: who reads it signs nothing', async () => {
    const event = await played();
    await close(event);
    await test.app.facts.settled();
    expect([await numbers(event), await isToSign(test.db, event.id)]).toEqual([[1], false]);
    expect(await factsOf(event)).toMatchObject({ signature: { statement: { number: 1 } } });
    expect(await numbers(event)).toEqual([1]);
  });

  it('is signed by the next reading where the server was killed after the act', async () => {
    const event = await played();
    await close(event);
    await forgetSignature(event);
    await raiseBoard(test.db, event.id);
    await until(async () => expect(await factsOf(event)).toMatchObject({ signature: { statement: { number: 1 } } }));
    expect(await isToSign(test.db, event.id)).toBe(false);
  });

  it('is still to sign where another act changes it while it is signed', async () => {
    const event = await played();
    await close(event);
    await test.app.facts.settled();
    const act = () =>
      test.db.transaction(async (tx) => {
        await markToSign(tx, event.id);
        await raiseBoards(tx, eq(tournament.id, event.id));
      });
    await act();
    const reading = Promise.withResolvers<void>();
    const another = reading.promise.then(act);
    const kept: KeptFacts = (db, facts) => {
      reading.resolve();
      return readCompetition(db, facts);
    };
    await readFacts({ db: test.db, encryption: createEncryption(SECRET), clock: () => new Date() }, event.id, kept);
    await another;
    expect(await isToSign(test.db, event.id)).toBe(true);
  });

  it('stays listed as replaced when the tournament is opened again, and the next one has a number of its own', async () => {
    const event = await played();
    await close(event);
    const first = (await factsOf(event)).signature;
    await test.ask('admin', `POST ${event.path}/reopen`, { rules: 'today' });
    await until(async () => expect(await factsOf(event)).toMatchObject({ final: false, signature: null, replaced: [first] }));
    await test.ask('manager', `POST ${event.roundPath}/reopen`);
    await enter(event, stroke(event.playerIds[0] ?? '', 4, 9, { replaces: (await lastEntry(event, 4)) ?? null }));
    await close(event);
    await until(async () => expect(await check(event)).toMatchObject({ findings: [], signature: { holds: true, number: 2 } }));
    expect((await factsOf(event)).replaced).toEqual([first]);
  });

  it('keeps its key; the old key signs the new one, unless it was stolen', async () => {
    const event = await played();
    await close(event);
    const { signature } = await factsOf(event);
    const keys = () => publicKeys(test.db);
    const renew = (stolen: boolean) => test.ask('admin', 'POST /api/site-keys', { stolen });
    expect((await renew(false)).body.items).toEqual(await keys());
    const [second, first] = await keys();
    expect(first).toMatchObject({ key: signature?.key, succession: null, stolenAt: null });
    expect(successionHolds(second?.key ?? '', second?.succession ?? '', first?.key ?? '')).toBe(true);
    expect((await factsOf(event)).signature).toEqual(signature);
    expect((await renew(true)).status).toBe(200);
    expect((await keys()).slice(0, 2)).toMatchObject([
      { succession: null, stolenAt: null },
      { key: second?.key, stolenAt: expect.any(String) },
    ]);
  });

  it('is none where the site has lost its key, until somebody gives it up: the new one is signed by nobody', async () => {
    const lost = { db: test.db, clock: () => new Date(), encryption: createEncryption('another secret, as after a restore without it') };
    await secretKeyOf({ ...lost, encryption: createEncryption(SECRET) });
    expect(await secretKeyOf(lost)).toBeNull();
    await test.db.delete(keptSecret);
    expect(await secretKeyOf(lost)).not.toBeNull();
    expect((await publicKeys(test.db)).map(({ succession }) => succession)).toEqual([null, null]);
    expect(await secretKeyOf({ ...lost, encryption: createEncryption(null) })).toBeNull();
  });

  it('is none where the server has no secret to keep a key with, and a new key is refused', async () => {
    const headers = { authorization: `Bearer ${test.token.admin}`, 'accept-language': 'en' };
    const answer = await withoutSecret.inject({ method: 'POST', url: '/api/site-keys', headers, payload: { stolen: false } });
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('no secret to keep a key with')]);
    expect(await publicKeys(test.db)).toEqual([]);
  });
});

describe('what was changed behind the server’s back is found', () => {
  const findings = async (event: Event): Promise<readonly Finding[]> => (await check(event)).findings;

  it('a stroke, by its line of the ledger', async () => {
    const event = await played();
    const [changed] = await test.db.select().from(entry).where(eq(entry.roundId, event.roundId)).limit(1);
    await test.db
      .update(entry)
      .set({ strokes: 3 })
      .where(eq(entry.id, changed?.id ?? ''));
    await post(event, '/entries', { entries: [stroke(event.playerIds[2] ?? '', 1, 5)] });
    expect(await findings(event)).toEqual([{ of: 'line', serial: changed?.serial }]);
  });

  it('a line that is deleted, by the head', async () => {
    const event = await played();
    await test.db.delete(entry).where(and(eq(entry.roundId, event.roundId), eq(entry.serial, 7)));
    expect(await findings(event)).toMatchObject([{ of: 'head' }]);
  });

  it('a status once the tournament is closed, whatever is written after that', async () => {
    const event = await played();
    const [an = ''] = event.playerIds;
    await post(event, '/finish');
    await test.ask('manager', `POST ${event.path}/close`);
    await test.db.update(card).set({ status: 'DQ' }).where(eq(card.playerId, an));
    await test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
    expect(await findings(event)).toContainEqual({ of: 'competitor', id: an });
  });

  it('a status and a handicap, as what no line tells', async () => {
    const event = await played();
    const [an = '', binh = ''] = event.playerIds;
    await test.db.update(card).set({ status: 'DQ' }).where(eq(card.playerId, an));
    await test.db.update(player).set({ handicapCourse: 360 }).where(eq(player.id, binh));
    await test.db.update(tournament).set({ boardVersion: 1000 }).where(eq(tournament.id, event.id));
    expect(await findings(event)).toEqual(expect.arrayContaining([an, binh].map((id) => ({ of: 'competitor', id }))));
  });
});
