import type { PublicBoardLine } from '@fairway/api';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { column, importFixture } from '../../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../../test/kit/app.ts';
import { seedEvent, stroke } from '../../../../../../test/kit/event.ts';
import { boardFile } from './board.ts';

const test = await testApp();

const SLY = '=HYPERLINK("http://evil.example";"An")';
const people = [{ name: SLY, flight: '1' }, { name: 'Trần, “Bi” Bình' }, { name: '＋84 903' }, { name: 'Lê Chi', initials: true }];

async function fetched(query = '?language=en', headers: Record<string, string> = {}) {
  const event = await seedEvent(test.db, test.clubId, { players: people, divisions: ['A'], settings: { format: 'stroke-play-gross' } });
  const par = [4, 4, 3];
  for (const [at, strokes] of par.entries())
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[0] ?? '', at + 1, strokes - 1)] });
  const url = `/api/live/tournaments/${event.id}/board.csv${query}`;
  return { url, answer: await test.app.inject({ url, headers }) };
}

describe('the board as CSV', () => {
  it('has a line for each player by place: what a sheet would compute is a text, and numbers stay numbers', async () => {
    const { answer } = await fetched();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [heads = [], ...rows] = Papa.parse<string[]>(answer.body.slice(1).trim()).data;
    expect(heads.slice(0, 13).join()).toBe(
      'Place,Place in division,Player,Division,Flight,Status,Holes played,To par (gross),Gross,Handicap used,Net,Stableford points,Hole 1',
    );
    expect(rows.map(([, , name]) => name).sort()).toEqual([`'${SLY}`, "'＋84 903", 'L.C.', 'Trần, “Bi” Bình'].sort());
    expect(rows[0]?.slice(0, 16)).toEqual(['1', '1', `'${SLY}`, 'A', '1', '', '3', '-3', '', '0', '', '', '3', '3', '2', '']);
    expect(heads).toHaveLength(12 + 18 + 1);
    expect(heads.at(-1)).toBe('Total only');
  });

  it('is in the language of the caller, and unchanged for who has it', async () => {
    const { url, answer } = await fetched('', { 'accept-language': 'vi' });
    expect(answer.body).toContain('Hạng,Hạng trong bảng,Golfer');
    expect(String(answer.headers.vary).split(', ')).toEqual(expect.arrayContaining(['Accept-Language', 'Accept-Encoding']));
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await test.app.inject({ url, headers })).statusCode).toBe(304);
    expect((await test.app.inject({ url, headers: { ...headers, 'accept-language': 'en' } })).statusCode).toBe(200);
    expect((await test.app.inject({ url: `${url}?language=ko` })).body).toContain('순위,부문 순위,선수');
    expect((await test.app.inject({ url: `${url}?language=xx` })).statusCode).toBe(422);
  });

  it('for Excel has semicolons and decimal commas; the import reads both alike', async () => {
    const scene = importFixture(test);
    await scene.begin();
    const { id } = await seedEvent(test.db, test.clubId, { players: [{ name: 'An; Bình' }, { name: 'Chi "D" Dũng' }] });
    const { body: board } = await test.ask(null, `GET /api/live/tournaments/${id}`);
    const decimal = { ...board, lines: board.lines.map((line: PublicBoardLine) => ({ ...line, handicap: 14.4 })) };
    const [plain, excel] = [boardFile(decimal, 'vi'), boardFile(decimal, 'vi', 'excel')];
    const lines = excel.toString().split('\r\n');
    expect(lines[0]?.startsWith('\ufeffHạng;Hạng trong bảng;Golfer;')).toBe(true);
    expect(lines.slice(1, 3).sort().join()).toMatch(/;"An; Bình";.*;14,4;.*,.*;"Chi ""D"" Dũng";/);
    const [one, other] = [await scene.upload(plain), await scene.upload(excel)];
    expect(column(one.body, 'name').sort()).toEqual(['An; Bình', 'Chi "D" Dũng']);
    expect(column(one.body, 'handicapCourse')).toEqual(['14.4', '14.4']);
    expect(other.body.rows).toEqual(one.body.rows);
    const { headers, body } = await test.app.inject({ url: `/api/live/tournaments/${id}/board.csv?language=vi&for=excel` });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    expect(body.split('\r\n')[0]).toBe(lines[0]);
  });

  it('is not there for a tournament that is not public', async () => {
    const { id } = await seedEvent(test.db, test.clubId, { settings: { public: false } });
    expect((await test.ask(null, `GET /api/live/tournaments/${id}/board.csv`)).status).toBe(404);
  });
});
