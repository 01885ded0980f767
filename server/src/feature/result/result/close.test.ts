import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seenBoard } from '../../../../test/kit/board.ts';
import { cardOver, type Event, nameOf, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { round } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
const play = (event: Event, over: readonly number[]) =>
  test.ask('reader', `POST ${event.roundPath}/entries`, {
    entries: over.flatMap((strokes, nth) => wholeCard(event.playerIds[nth] ?? '', cardOver({ 1: strokes }))),
  });
const finish = (event: Event) => test.ask('manager', `POST ${event.roundPath}/finish`);
const close = (event: Event, language = 'en') =>
  test.ask('manager', `POST ${event.path}/close`, undefined, { 'accept-language': language });
const blockers = async (event: Event) => (await test.ask('reader', `GET ${event.path}/close`)).body.blockers;
const scratch = { handicapCourse: 0 };
const seed = (given: Parameters<typeof seedEvent>[2] = {}) =>
  seedEvent(test.db, test.clubId, { players: Array(3).fill(scratch), divisions: ['Nam'], ...given });

describe('disputed holes', () => {
  const disputed = async () => {
    const event = await seed();
    await play(event, [0, 1, 2]);
    await test.ask('editor', `POST ${event.roundPath}/entries`, {
      entries: [3, 7].map((hole) => stroke(event.playerIds[1] ?? '', hole, 9)),
    });
    return event;
  };

  it('keep a round from being finished: the error names the player and the holes', async () => {
    const event = await disputed();
    const { status, body } = await finish(event);
    expect([status, body.code, body.message]).toEqual([
      409,
      'scores-disputed',
      `Scores that differ must be confirmed before the round is finished: ${nameOf(1)} (3, 7).`,
    ]);
    expect(await blockers(event)).toMatchObject([{ code: 'rounds-not-finished' }, { code: 'scores-disputed', roundId: event.roundId }]);
    for (const hole of [3, 7]) {
      const { id, playerId, score } = stroke(event.playerIds[1] ?? '', hole, 4);
      await test.ask('editor', `POST ${event.roundPath}/settle`, { id, playerId, hole, score, reason: 'Xem lại thẻ' });
    }
    expect((await finish(event)).status).toBe(200);
  });

  it('keep a tournament from being closed, even if its round was finished with them', async () => {
    const event = await disputed();
    await test.db.update(round).set({ finishedAt: new Date() });
    expect((await close(event)).body.code).toBe('scores-disputed');
    expect((await blockers(event)).map(({ code }: { code: string }) => code)).toEqual(['scores-disputed']);
  });
});

describe('open awards', () => {
  it.each([
    ['en', 'Ties for awards must be decided before the tournament is closed: Gross Cup; Champion – Division Nam.'],
    ['vi', 'Cần chọn người nhận các giải thưởng còn bằng điểm trước khi chốt kết quả: Cúp Gross; Giải Nhất – Bảng Nam.'],
  ])('keep a tournament from being closed: the error names them (%s)', async (language, sentence) => {
    const awards = [
      { kind: 'best-gross' as const, main: false, name: 'Cúp Gross', nameEnglish: 'Gross Cup' },
      { kind: 'division' as const, main: false },
    ];
    const event = await seed({ settings: { awards } });
    await play(event, [0, 0, 2]);
    await finish(event);
    const { status, body } = await close(event, language);
    expect([status, body.code, body.message]).toEqual([409, 'awards-open', sentence]);
    expect(await blockers(event)).toMatchObject([{ code: 'awards-open', roundId: null }]);
  });

  it('do not keep it from being closed once the committee has decided', async () => {
    const event = await seed({ settings: { awards: [{ kind: 'best-gross', main: true }] } });
    await play(event, [0, 0, 2]);
    await finish(event);
    const choice = { ...(await seenBoard(test, event)), playerId: event.playerIds[0], reason: 'Đấu thêm hố 18' };
    await test.ask('manager', `PUT ${event.path}/winners/${event.awardIds['best-gross']}/decision`, choice);
    expect(await blockers(event)).toEqual([]);
    expect((await close(event)).status).toBe(200);
    expect((await test.ask('reader', `GET ${event.path}/close`)).body.code).toBe('tournament-ended');
  });
});
