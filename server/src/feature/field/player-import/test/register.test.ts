import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { activity } from '../../../../db/schema/account/activity.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of thirty-two letters or more' });
const ask = async (route: Parameters<typeof test.ask>[1], body?: unknown) => {
  const answer = await test.ask('editor', route, body);
  expect([route, answer.status, answer.status < 300 ? null : answer.body]).toEqual([route, answer.status, null]);
  return answer.body;
};
const path = () => `/api/sites/${test.siteId}/golfers` as const;
const read = (text: string) => ask(`POST ${path()}/import/preview`, { text });
type Row = { row: number; version: number | null } & Record<string, unknown>;
const sent = ({ row, cells, player, skip, version, flightVersion }: Row) => ({ row, cells, player, skip, version, flightVersion });
const write = (rows: Row[]) => ask(`POST ${path()}/import`, { rows: rows.map(sent) });
const golfers = async () => (await ask(`GET ${path()}?pageSize=100`)).items;

const LIST =
  'Họ và tên\tGiới tính\tMã VGA\tHandicap Index\tĐiện thoại\tFlight\nTrần Văn Ánh\tNam\t1234\t18,4\t0912345678\t3\nLê Thị Bình\tNữ\t\t\t0987654321\t3';

it('a list comes into the register without a tournament, by the same steps; what is of a tournament alone goes nowhere', async () => {
  test.setNow(new Date('2026-05-01T03:00:00Z'));
  const { rows, columns, counts, roundId } = await read(LIST);
  expect([counts.new, roundId, rows[0].cells.flight]).toEqual([2, null, undefined]);
  expect(columns.map(({ field }: { field: string | null }) => field)).toEqual(['name', 'gender', 'vga', 'handicapIndex', 'phone', null]);
  expect(await write(rows)).toMatchObject({ created: 2, changed: 0, joined: 0 });
  expect(await golfers()).toMatchObject([
    { name: 'Trần Văn Ánh', gender: 'm', vga: '1234', handicapIndex: 18.4, handicapDate: '2026-05-01', phone: '+84912345678' },
    { name: 'Lê Thị Bình', gender: 'f', handicapIndex: null, handicapDate: null },
  ]);
  const [line] = await test.db.select().from(activity).where(eq(activity.kind, 'import'));
  expect([line?.subjectType, line?.after]).toEqual(['site', { golfers: 2 }]);
});

it('knows whom the register has: in plain letters, by another phone of theirs, and with what is new told before it is written', async () => {
  await write((await read(LIST)).rows);
  expect((await read(LIST)).counts).toMatchObject({ new: 0, same: 2 });
  const [anh] = await golfers();
  await ask(`PATCH /api/golfers/${anh.id}`, { version: anh.version, otherPhone: '0900000001' });
  const plain = 'Họ và tên\tĐiện thoại\tEmail\nTRAN VAN ANH\t0900000001\tanh@example.com';
  const { rows } = await read(plain);
  expect(rows).toMatchObject([{ state: 'changed', asks: false, changes: [{ field: 'email', from: '', to: 'anh@example.com' }] }]);
  expect(await write(rows)).toMatchObject({ created: 0, changed: 1 });
  expect((await golfers())[0]).toMatchObject({
    name: 'Trần Văn Ánh',
    phone: '+84912345678',
    otherPhone: '0900000001',
    email: 'anh@example.com',
  });
});

it('asks who a namesake is, and writes nothing over a change that came since', async () => {
  await write((await read(LIST)).rows);
  const { rows } = await read('Họ và tên\tNgày sinh\nLê Thị Bình\t01/02/1980');
  expect(rows).toMatchObject([{ state: 'wrong', asks: true, candidates: [{ name: 'Lê Thị Bình' }] }]);
  const [{ candidates }] = rows;
  const answered = await ask(`POST ${path()}/import/preview`, { rows: [{ ...sent(rows[0]), player: candidates[0].playerId }] });
  const [, binh] = await golfers();
  await ask(`PATCH /api/golfers/${binh.id}`, { version: binh.version, note: 'Hội viên' });
  const stale = await test.ask('editor', `POST ${path()}/import`, { rows: answered.rows.map(sent) });
  expect([stale.status, stale.body.code]).toEqual([409, 'import-stale']);
});

it('leaves out who asked to be kept out, and says so', async () => {
  await write((await read(LIST)).rows);
  const [anh] = await golfers();
  const removed = await test.ask('manager', `POST /api/golfers/${anh.id}/removal`, { keepOut: true });
  expect(removed.status).toBe(200);
  const { rows } = await read(LIST);
  expect(rows[0]).toMatchObject({ state: 'skipped', notes: [{ message: expect.stringContaining('kept out of the register') }] });
  expect(await write(rows.map((row: Row) => ({ ...row, skip: false })))).toMatchObject({ created: 0, skipped: 1 });
});

it('asks whether a handicap of a tournament is what the golfer declares, and passes none over in silence', async () => {
  test.setNow(new Date('2026-05-01T03:00:00Z'));
  const text = 'Họ và tên\tHCP\nTrần Văn Ánh\t18';
  const handicap = ({ columns }: { columns: { heading: string }[] }) => columns.find(({ heading }) => heading === 'HCP');
  expect(handicap(await read(text))).toMatchObject({
    field: null,
    choices: ['handicapIndex', 'note'],
    question: expect.stringContaining('HCP'),
  });
  const chosen = await ask(`POST ${path()}/import/preview`, { text, columns: { B: 'handicapIndex' } });
  expect(handicap(chosen)).toMatchObject({ field: 'handicapIndex', question: null });
  await write(chosen.rows);
  expect(await golfers()).toMatchObject([{ handicapIndex: 18, handicapDate: '2026-05-01' }]);
});
