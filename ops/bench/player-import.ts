import readWorkbook from 'read-excel-file/node';
import { workbookFile } from '../../server/src/feature/field/player-import/sample/workbook-file.ts';
import { startChild } from './kit/child.ts';
import { openConnection, request } from './kit/connection.ts';
import { withFolder } from './kit/folder.ts';
import { alternate } from './kit/measure.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';

const [ROWS, GOLFERS] = [1000, 100_000];
const ROUNDS = 11;

/** From sending the file to receiving the preview, beside only reading the same workbook. */
export async function benchPlayerImport(): Promise<void> {
  const file = entryList(ROWS);
  await withFolder(async (folder) => {
    const product = startChild<Product>('./product.ts');
    try {
      const connection = await openConnection(await product.ask('start', folder));
      const [known, unknown] = [await product.ask('fill', 1), await product.ask('fill', 1)];
      await product.ask('fillRegister', known.clubId, GOLFERS);
      const previewOf =
        ({ token, events }: typeof known) =>
        async () => {
          const upload = uploadRequest(events[0]?.path ?? '', token, file);
          const { status, body } = await connection.send(upload);
          if (status !== 200) throw new Error(`the list was not previewed: ${status} ${body}`);
        };
      const { subject, ratio } = await alternate(
        timed(previewOf(unknown)),
        timed(() => readWorkbook(file)),
        ROUNDS,
      );
      print(`import preview of ${ROWS} rows, from the file sent to the answer`, subject, 'ms', {
        value: ratio,
        to: 'reading the workbook alone',
        goal: '≤ 2.5',
      });
      const cpuOf = (work: () => Promise<void>) => async () => {
        const before = await product.ask('cpu');
        await work();
        return (await product.ask('cpu')) - before;
      };
      const beside = await alternate(cpuOf(previewOf(known)), cpuOf(previewOf(unknown)), ROUNDS);
      print(`the same against a register of ${GOLFERS.toLocaleString('en')} golfers who are all in the list`, beside.subject, 'ms of CPU', {
        value: beside.ratio,
        to: 'against none',
        goal: '≤ 1.3',
      });
      connection.close();
    } finally {
      await product.end();
    }
  });
}

const timed = (work: () => Promise<unknown>) => async (): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** A club's list: flight, name, handicap, division, VGA number, birthday, phone. */
export function entryList(count: number): Buffer {
  const heading = ['FLY', 'Họ và tên', 'Handicap xét giải', 'Mã VGA', 'Ngày sinh', 'SĐT', 'Ghi chú'];
  const rows = Array.from({ length: count }, (_, at) => {
    const birthday = { date: `${1950 + (at % 50)}-0${1 + (at % 9)}-1${at % 9}` };
    return [`FLY ${Math.floor(at / 4) + 1}`, `Nguyễn Văn ${at}`, at % 36, 100_000 + at, birthday, 912_000_000 + at, 'Khách'];
  });
  return workbookFile({ rows: [heading, ...rows] });
}

function uploadRequest(path: string, token: string, file: Buffer): Buffer {
  const head = '--list\r\ncontent-disposition: form-data; name="file"; filename="list.xlsx"\r\n\r\n';
  return request(
    `POST /${path.slice(1)}/players/import/file`,
    { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=list' },
    Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--list--\r\n')]),
  );
}
