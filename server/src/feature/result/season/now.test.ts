import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, stroke } from '../../../../test/kit/event.ts';
import { AN, BINH, CHI, medalsOf, RULE } from '../../../../test/kit/world/medal.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
const { ask, medal, openMedal, join, newSeason, publish, agree } = medalsOf(test);

let [june, id, golferIds]: [Event, string, string[]] = [] as never;
/** May is closed, An before Bình before Chi; of June, the last event, nothing is played yet. An and Chi agreed to be named. */
beforeEach(async () => {
  const may = await medal('05', [0, 1, 2]);
  june = await openMedal('06');
  golferIds = await join(may, june);
  for (const nth of [0, 2]) await agree(golferIds[nth], 'seasons');
  id = await newSeason();
  await publish(id);
});

/** Each plays the first hole in this number of strokes. */
const play = (...scores: (number | null)[]) =>
  ask(`POST ${june.roundPath}/entries`, {
    entries: scores.flatMap((score, nth) => (score === null ? [] : [stroke(june.playerIds[nth] ?? '', 1, score)])),
  });
const hide = (settings: object) =>
  test.db
    .update(tournament)
    .set({ ...settings, boardVersion: 1000 })
    .where(eq(tournament.id, june.id));

const office = () => ask(`GET /api/seasons/${id}/now`, undefined, 'reader');
const anyone = () => ask(`GET /api/live/seasons/${id}/now`, undefined, null);
type Line = { name: string; rank: { position: number }; before: { position: number }; total: string; entries: { points: string }[] };
type Now = { events: { name: string; waits: boolean }[]; lines: Line[] | null; others: number };
const shown = ({ lines }: Now) =>
  lines
    ?.sort((a, b) => a.rank.position - b.rank.position || a.name.localeCompare(b.name, 'vi'))
    .map(({ name, rank, before, total, entries }) => [name, before.position, rank.position, total, entries[0]?.points]);

describe('a season while its last event is played', () => {
  it('has no table of the moment before the first stroke', async () => {
    expect([await office(), await anyone()]).toEqual([
      { events: [], lines: null, others: 0 },
      { events: [], lines: null, others: 0 },
    ]);
  });

  it('says who would have what place if it ended now: everyone for staff, and those who agreed for the public', async () => {
    await play(6, 5, 4);
    expect(shown(await office())).toEqual([
      [CHI, 3, 1, '48', '25'],
      [AN, 1, 1, '48', '23'],
      [BINH, 2, 3, '48', '24'],
    ]);
    expect((await office()).lines.map(({ players }: { players: object }) => players)).toContainEqual({ [june.id]: june.playerIds[2] });
    const now = await anyone();
    expect(shown(now)).toEqual([
      [CHI, 3, 1, '48', '25'],
      [AN, 1, 1, '48', '23'],
    ]);
    expect([now.events[0].waits, now.others]).toEqual([false, 1]);
    for (const private_ of [BINH, ...golferIds, ...june.playerIds]) expect(JSON.stringify(now)).not.toContain(private_);
  });

  it('changes with the board, for whoever asked a moment ago too', async () => {
    await play(4, 5, 6);
    expect(shown(await anyone())?.[1]).toEqual([CHI, 3, 3, '46', '23']);
    await ask(`POST ${june.roundPath}/entries`, { entries: [stroke(june.playerIds[2] ?? '', 2, 1)] });
    await until(async () => expect(shown(await anyone())?.[1]).toEqual([CHI, 3, 2, '48', '25']));
  });

  it('counts nobody who has not begun', async () => {
    await play(5, null, null);
    expect(shown(await office())).toEqual([
      [AN, 1, 1, '50', '25'],
      [BINH, 2, 2, '24', undefined],
      [CHI, 3, 3, '23', undefined],
    ]);
  });

  it.each([
    ['a freeze', { frozenAt: new Date('2026-01-01') }],
    ['hidden holes', { hiddenHoles: 3 }],
  ])('waits in public, and tells no place, while %s hides anything; staff read on', async (_, settings) => {
    await play(6, 5, 4);
    await hide(settings);
    const now: Now = await until(async () => {
      const read = await anyone();
      expect(read.lines).toBeNull();
      return read;
    });
    expect(now.events.every(({ waits }) => waits)).toBe(true);
    expect(shown(await office())).toHaveLength(3);
  });

  it('tells nothing of a tournament that is not public, not even that it is played', async () => {
    await play(6, 5, 4);
    await ask(`PATCH ${june.path}`, { public: false, version: 1 });
    expect((await anyone()).events).toEqual([]);
    expect((await office()).events).toEqual([]);
  });

  it('goes by the published rule in public: another one that staff saved is not there before its number', async () => {
    await play(6, 5, 4);
    await ask(`PATCH /api/seasons/${id}`, { version: 1, rule: { ...RULE, best: 1 } });
    expect(shown(await office())).toContainEqual([CHI, 3, 1, '25', '25']);
    expect(shown(await anyone())).toContainEqual([CHI, 3, 1, '48', '25']);
  });

  it('is nobody’s before a first number is published', async () => {
    const draft = await newSeason();
    expect((await test.ask(null, `GET /api/live/seasons/${draft}/now`)).status).toBe(404);
  });
});
