import type { ImportPreview, Side } from '@fairway/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { column, importFixture, sendable, sentences, states } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { type SampleSheet, workbookFile } from '../sample/workbook-file.ts';

const test = await testApp();
const scene = importFixture(test);
beforeEach(() => scene.begin({ play: 'four-ball' }));

const PEOPLE = ['Nguyễn Văn An', 'Trần Văn Bình', 'Lê Minh Chi', 'Phạm Tiến Dũng'];
const sheet = (heading: string, sides: readonly string[], more: Partial<SampleSheet> = {}): SampleSheet => ({
  rows: [['STT', heading, 'Họ và tên', 'HDC'], ...PEOPLE.map((name, at) => [at + 1, sides[at] ?? null, name, 10 + at])],
  ...more,
});
const preview = async (of: SampleSheet): Promise<ImportPreview> => {
  const { status, body } = await scene.upload(workbookFile(of));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
/** The partners of each side, with its name if it has one of its own. */
const sides = async () => {
  const names = new Map((await scene.players()).map(({ id, name }: { id: string; name: string }) => [id, name]));
  const { items } = (await test.ask('editor', `GET ${scene.path}/sides`)).body as { items: Side[] };
  return items.map(({ name, named, rounds }) => [named ? name : '', ...(rounds[0]?.playerIds.map((id) => names.get(id)) ?? [])]);
};
const PAIRS = [PEOPLE.slice(0, 2), PEOPLE.slice(2)];

describe('a list of a tournament that sides play', () => {
  it.each([
    ['Đội', ['Sông Hồng', 'Sông Hồng', 'Sông Đà', 'Sông Đà'], ['Sông Hồng', 'Sông Đà']],
    ['Team', ['1', '1', '2', '2'], ['', '']],
    ['Nhóm', ['Nhóm 1', 'Nhóm 1', 'Nhóm 2', 'Nhóm 2'], ['', '']],
    ['Cặp', ['1', '', '2', ''], ['', '']],
    ['Nhóm', ['1', 'Nhóm 1', 'Nhóm 2', '02'], ['', '']],
    ['Pair', ['Red', 'Red', 'Blue', 'Blue'], ['Red', 'Blue']],
  ])('makes its sides of the column “%s” together with the golfers', async (heading, given, named) => {
    const body = await preview(sheet(heading, given));
    expect(body.columns.find(({ field }) => field === 'side')?.heading).toBe(heading);
    const { status } = await scene.apply(sendable(body));
    expect(status).toBe(200);
    expect(await sides()).toEqual(PAIRS.map((pair, at) => [named[at], ...pair]));
  });

  it('reads a side over merged cells', async () => {
    const body = await preview(sheet('Cặp', ['Sông Hồng', '', 'Sông Đà', ''], { merges: ['B2:B3', 'B4:B5'] }));
    expect(column(body, 'side')).toEqual(['Sông Hồng', 'Sông Hồng', 'Sông Đà', 'Sông Đà']);
  });

  it('finds nothing to change when it is read again, and takes one who comes later into their side', async () => {
    await scene.apply(sendable(await preview(sheet('Đội', ['1', '', '2', '2']))));
    expect(await sides()).toEqual([
      ['', PEOPLE[0]],
      ['', ...PEOPLE.slice(2)],
    ]);
    const again = await preview(sheet('Đội', ['1', '1', '2', '2']));
    expect(states(again)).toEqual(['same', 'changed', 'same', 'same']);
    await scene.apply(sendable(again));
    expect(await sides()).toEqual(PAIRS.map((pair) => ['', ...pair]));
    expect(states(await preview(sheet('Đội', ['1', '1', '2', '2'])))).toEqual(['same', 'same', 'same', 'same']);
  });

  it('writes nothing while a side has too many, or a golfer plays in another one', async () => {
    const full = await preview(sheet('Đội', ['1', '1', '1', '2']));
    expect([states(full), sentences(full)]).toEqual([
      ['new', 'new', 'wrong', 'new'],
      ['Row 4: The side 1 has more than 2 partners. Change the side of this row, or empty it.'],
    ]);
    expect((await scene.apply(sendable(full))).status).toBe(422);
    expect([await scene.players(), await sides()]).toEqual([[], []]);
    await scene.apply(sendable(await preview(sheet('Đội', ['Đỏ', 'Đỏ', 'Xanh', 'Xanh']))));
    const moved = await preview(sheet('Đội', ['Đỏ', 'Xanh', '', '']));
    expect(sentences(moved)).toEqual(['Row 3: Trần Văn Bình plays in the side Đỏ already. Take them out there first.']);
  });
});

it('a list of single players makes no sides, and says so', async () => {
  await scene.begin();
  const body = await preview(sheet('Cặp', ['1', '1', '2', '2']));
  expect(body.rows[0]?.notes.map(({ field }) => field)).toContain('side');
  await scene.apply(sendable(body));
  expect(await sides()).toEqual([]);
});

describe('a list of sides that play one ball', () => {
  beforeEach(() => scene.begin({ play: 'scramble' }));
  type Out = readonly (string | number | null)[];
  const pasted = async (rows: readonly Out[], heading = ['Họ tên', 'HDC', 'Nhóm', 'Flight', 'Hố']): Promise<ImportPreview> => {
    const text = [heading, ...rows.map((row, at) => [PEOPLE[at], 10, ...row])].map((row) => row.join('\t')).join('\n');
    const { status, body } = await scene.paste(text);
    expect([status, body.message]).toEqual([200, undefined]);
    return body;
  };
  /** The flights with their starting holes and who is in them, then who is in none. */
  const flights = async () => {
    const [{ id }] = (await scene.tournament()).rounds;
    const { body } = await test.ask('editor', `GET ${scene.path}/rounds/${id}/flights`);
    const names = (players: { name: string }[]) => players.map(({ name }) => name).sort();
    type Flight = { number: string; startingHole: number | null; players: { name: string }[] };
    const out = body.flights.map(({ number, startingHole, players }: Flight) => [number, startingHole, ...names(players)]);
    return [...out, ...names(body.unassigned)];
  };

  it('puts each side into the flight of its rows, whichever of them says it', async () => {
    const rows = [
      ['Đỏ', 1, 1],
      ['Đỏ', '', ''],
      ['Xanh', 2, ''],
      ['Xanh', '', 10],
    ];
    const body = await pasted(rows);
    expect([states(body), sentences(body)]).toEqual([Array(4).fill('new'), []]);
    expect((await scene.apply(sendable(body))).status).toBe(200);
    expect(await flights()).toEqual([
      ['1', 1, 'Đỏ'],
      ['2', 10, 'Xanh'],
    ]);
    expect(states(await pasted(rows))).toEqual(Array(4).fill('same'));
    const asked = await pasted([
      ['Đỏ', 2, ''],
      ['Đỏ', '', ''],
      ['Xanh', '', ''],
      ['Xanh', '', ''],
    ]);
    const them = asked.rows.map(({ candidates: [only] }) => only?.playerId ?? null);
    const moved: ImportPreview = (await scene.check(sendable(asked).map((row, at) => ({ ...row, player: them[at] ?? null })))).body;
    expect(states(moved)).toEqual(['changed', 'changed', 'same', 'same']);
    await scene.apply(sendable(moved));
    expect((await flights()).at(-1)).toEqual(['2', 10, 'Xanh', 'Đỏ']);
  });

  it('lets sides go out together that say one start and no flight: so many sides, not golfers, are in one', async () => {
    const body = await pasted(
      [
        ['Đỏ', 10],
        ['Đỏ', 10],
        ['Xanh', 10],
        ['Xanh', 10],
      ],
      ['Họ tên', 'HDC', 'Nhóm', 'Hố'],
    );
    await scene.apply(sendable(body));
    expect(await flights()).toEqual([['1', 10, 'Xanh', 'Đỏ']]);
  });

  it('names rows of one side that say different flights or holes, and writes nothing', async () => {
    const body = await pasted([
      ['Đỏ', 1, 1],
      ['Đỏ', 2, 1],
      ['Xanh', 3, 10],
      ['Xanh', 3, 11],
    ]);
    expect(states(body)).toEqual(['new', 'wrong', 'new', 'wrong']);
    expect(sentences(body)).toEqual([
      'Row 3: The side Đỏ goes out otherwise in row 2. It plays one ball: let its rows have one flight, one time and one hole.',
      'Row 5: The side Xanh goes out otherwise in row 4. It plays one ball: let its rows have one flight, one time and one hole.',
    ]);
    expect((await scene.apply(sendable(body))).status).toBe(422);
    expect([await scene.players(), await flights()]).toEqual([[], []]);
  });

  it('says whose flight and bag tag have nowhere to go, and makes no empty flight', async () => {
    const heading = ['Họ tên', 'HDC', 'Nhóm', 'Flight', 'Hố', 'Bag tag'];
    const body = await pasted(
      [
        ['Đỏ', '', '', '7'],
        ['Đỏ', '', '', ''],
        ['', 1, 1, '8'],
      ],
      heading,
    );
    expect(
      body.rows.map(({ notes }) => notes.map(({ field }) => field).filter((field) => field === 'flight' || field === 'bagTag')),
    ).toEqual([['bagTag'], [], ['bagTag', 'flight']]);
    await scene.apply(sendable(body));
    expect(await flights()).toEqual(['Đỏ']);
  });
});
