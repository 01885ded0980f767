import { Worker } from 'node:worker_threads';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importFixture } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { workbookFile } from '../sample/workbook-file.ts';

const scene = importFixture(await testApp());
beforeEach(() => scene.begin());

const rows = [['Họ và tên', 'HDC'], ...Array.from({ length: 2000 }, (_, at) => [`Nguyễn Văn ${at}`, at % 26])];
const file = workbookFile({ rows });
const text = rows.map((cells) => cells.join('\t')).join('\n');

describe('reading a list', () => {
  it.each([
    ['a file', () => scene.upload(file)],
    ['pasted cells', () => scene.paste(text)],
  ])('is left to another thread, so that others are answered meanwhile: %s', async (_, read) => {
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    expect((await read()).body.counts.new).toBe(2000);
    expect(sent).toHaveBeenCalledOnce();
    sent.mockRestore();
  });

  it('is asked of the server by one person twice at once; whoever asks more often is asked to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => scene.upload(file)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([429, 'import-own-waiting', true]);
    }
    expect((await scene.upload(file)).status).toBe(200);
  });
});
