import type { BoardWinner, PublicBoard } from '@fairway/api';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seenBoard } from '../../../../test/kit/board.ts';
import { cardOver, type Event, measurementOf, nameOf, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { player } from '../../../db/schema/field/player.ts';
import { ledgerLine } from '../../../db/schema/play/ledger.ts';
import { winnerPublication } from '../../../db/schema/result/result.ts';

const test = await testApp();

const AWARD = 'Cúp Mùa Thu';
/** Three scratch players: the first leads by a stroke each. */
async function played(over: readonly Record<number, number>[] = [{}, { 1: 1 }, { 1: 2 }]): Promise<Event> {
  const event = await seedEvent(test.db, test.clubId, {
    players: over.map(() => ({ handicapCourse: 0 })),
    settings: { format: 'stroke-play-gross', awards: [{ kind: 'best-gross', main: true, name: AWARD }] },
  });
  const entries = over.flatMap((of, nth) => wholeCard(event.playerIds[nth] ?? '', cardOver(of)));
  await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
  return event;
}
const winners = async (event: Event) => (await test.ask('reader', `GET ${event.path}/winners`)).body;
const publish = async (event: Event) => test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
const publicBoard = async (event: Event): Promise<PublicBoard> => (await test.app.inject(`/api/live/tournaments/${event.id}`)).json();
const publicWinner = async (event: Event) => (await publicBoard(event)).winners?.map(({ playerId }) => playerId);
const close = async (event: Event) => {
  await test.ask('manager', `POST ${event.roundPath}/finish`);
  return test.ask('manager', `POST ${event.path}/close`);
};
const markAbsent = (event: Event, nth: number) =>
  test.db
    .update(player)
    .set({ absent: true })
    .where(eq(player.id, event.playerIds[nth] ?? ''));

/** Everything that anyone can read of a tournament. */
async function publicAnswers(event: Event): Promise<string> {
  const path = `/api/live/tournaments/${event.id}`;
  const page = `/tournaments/${event.id}/live`;
  const urls = [path, `${path}/board.csv`, `${path}/start-list`, `${path}/ceremony`, page, '/api/live/tournaments'];
  const answers = await Promise.all(urls.map((url) => test.app.inject(url)));
  return answers.map(({ body }) => body).join('\n');
}

describe('the winners', () => {
  it('are in no public answer before a manager publishes them, also when the tournament is closed', async () => {
    const event = await played();
    expect(await publicAnswers(event)).not.toContain(AWARD);
    expect((await close(event)).status).toBe(200);
    expect(await publicAnswers(event)).not.toContain(AWARD);
    expect((await publicBoard(event)).winners).toBeNull();
    await publish(event);
    expect(await publicAnswers(event)).toContain(AWARD);
    expect(await publicWinner(event)).toEqual([event.playerIds[0]]);
  });

  it('stay as they were published; staff see what has changed, and publish again', async () => {
    const event = await played();
    expect((await publish(event)).body.publication).toMatchObject({ isChanged: false, changedAwards: [] });
    await markAbsent(event, 0);
    const { publication, items } = await winners(event);
    expect([items[0].winner.name, publication.isChanged, publication.changedAwards]).toEqual([
      nameOf(1),
      true,
      [event.awardIds['best-gross']],
    ]);
    expect(await publicWinner(event)).toEqual([event.playerIds[0]]);
    expect((await publish(event)).body.publication.isChanged).toBe(false);
    expect(await publicWinner(event)).toEqual([event.playerIds[1]]);
  });

  it('that an earlier release published, without saying for whom a prize is, have not changed by that', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: 3,
      settings: { format: 'stroke-play-gross', awards: [{ kind: 'best-gross', main: true, gender: 'm' }] },
    });
    await test.ask('reader', `POST ${event.roundPath}/entries`, {
      entries: event.playerIds.flatMap((id, nth) => wholeCard(id, cardOver({ 1: nth }))),
    });
    expect((await publish(event)).body.items[0].gender).toBe('m');
    const [kept] = await test.db.select().from(winnerPublication);
    const earlier = kept?.winners.map(({ gender: _, ...won }) => won) as BoardWinner[];
    await test.db.update(winnerPublication).set({ winners: earlier });
    expect((await winners(event)).publication).toMatchObject({ isChanged: false, changedAwards: [] });
    await markAbsent(event, 0);
    expect((await winners(event)).publication.isChanged).toBe(true);
  });

  it('of a measured award come with their own shot where the leader is passed over, also when the tournament is closed', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: 2,
      settings: { awards: [], sideAwards: [{ kind: 'longest-drive', holes: '7' }] },
    });
    const entries = event.playerIds.flatMap((id) => wholeCard(id, cardOver({})));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    for (const [nth, centimetres] of [26_000, 24_550].entries()) {
      const shot = measurementOf(event.playerIds[nth] ?? '', { kind: 'longest-drive', hole: 7, centimetres });
      await test.ask('reader', `POST ${event.roundPath}/measurements`, shot);
    }
    await markAbsent(event, 0);
    await publish(event);
    const winner = { award: 'longest-drive', playerId: event.playerIds[1], centimetres: 24_550 };
    expect((await publicBoard(event)).winners).toMatchObject([winner]);
    expect((await winners(event)).items).toMatchObject([{ winner: { value: 24_550 } }]);
    expect((await close(event)).status).toBe(200);
    expect((await publicBoard(event)).winners).toMatchObject([winner]);
  });

  it('are published as the person saw them, or not at all, and are not taken back by a person who has not seen them', async () => {
    const event = await played();
    const { boardVersion } = await winners(event);
    const { version } = (await test.ask('reader', `GET ${event.path}/players`)).body.items[0];
    await test.ask('manager', `PATCH ${event.path}/players/${event.playerIds[0]}`, { absent: true, version });
    const { status, body } = await test.ask('manager', `PUT ${event.path}/winners/publication`, { boardVersion });
    expect([status, body.code, body.current]).toEqual([409, 'stale-version', await winners(event)]);
    expect(body.current.items[0].winner.playerId).toBe(event.playerIds[1]);
    expect(await publicWinner(event)).toBeUndefined();
    const unpublish = (seen: number) => test.ask('manager', `DELETE ${event.path}/winners/publication?boardVersion=${seen}`);
    const { body: published } = await publish(event);
    expect((await unpublish(boardVersion)).status).toBe(409);
    expect((await unpublish(published.boardVersion)).body.publication).toBeNull();
  });

  it('are taken from the public again, also when the tournament is closed; the log has what changed, and once', async () => {
    const event = await played();
    const unpublish = async () =>
      test.ask('manager', `DELETE ${event.path}/winners/publication?boardVersion=${(await winners(event)).boardVersion}`);
    await unpublish();
    for (const _ of [1, 2]) await publish(event);
    await close(event);
    for (const _ of [1, 2]) expect((await unpublish()).body.publication).toBeNull();
    expect(await publicAnswers(event)).not.toContain(AWARD);
    const told = await test.db.select().from(activity).where(like(activity.kind, 'winners-%'));
    expect(told.map(({ kind }) => kind).sort()).toEqual(['winners-published', 'winners-unpublished']);
  });

  it('are told in the ledger once they are published, and in the facts with the choices of the committee', async () => {
    const event = await played([{}, {}, { 1: 1 }]);
    const awardId = event.awardIds['best-gross'];
    const choice = { ...(await seenBoard(test, event)), playerId: event.playerIds[1], reason: 'Đấu thêm hố 18' };
    await test.ask('manager', `PUT ${event.path}/winners/${awardId}/decision`, choice);
    const told = async () =>
      (await test.db.select().from(ledgerLine)).filter(({ content }) => 'of' in content && content.of === 'publication').length;
    await close(event);
    expect(await told()).toBe(0);
    await publish(event);
    expect(await told()).toBe(1);
    const { body: facts } = await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`);
    expect(facts.core.prizes.decisions).toEqual({ [awardId]: event.playerIds[1] });
  });

  it('are not published while players are tied for an award, nor while results are hidden', async () => {
    const tied = await played([{}, {}]);
    expect((await publish(tied)).body.code).toBe('winners-undecided');
    const hidden = await played();
    const body = { version: 1, hiddenHoles: 3, frozen: false, divisions: [] };
    await test.ask('manager', `PATCH ${hidden.path}/suspense`, body);
    expect((await publish(hidden)).body.code).toBe('winners-hidden');
    expect((await publicBoard(hidden)).winners).toBeNull();
  });

  it('are neither published nor presented while nobody wins anything', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2, settings: { awards: [], sideAwards: [] } });
    expect((await publish(event)).body).toMatchObject({ code: 'winners-none' });
    const { body } = await test.ask('manager', `POST ${event.path}/ceremony`, { kind: 'winners' });
    expect(body).toMatchObject({ code: 'winners-none' });
  });

  it('that were published wait too when results are hidden again', async () => {
    const event = await played();
    await publish(event);
    await test.ask('manager', `PATCH ${event.path}/suspense`, { version: 1, hiddenHoles: 3, frozen: false, divisions: [] });
    expect((await publicBoard(event)).winners).toBeNull();
  });

  it('who are shown as initials come to staff with what the public reads', async () => {
    const event = await played();
    const [playerId = ''] = event.playerIds;
    await test.db.update(player).set({ initials: true }).where(eq(player.id, playerId));
    expect((await winners(event)).initials).toEqual([{ playerId, name: expect.stringMatching(/^(\p{L}\.)+$/u) }]);
  });
});
