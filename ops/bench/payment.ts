import { createHmac } from 'node:crypto';
import { startPostgres } from '../../server/test/engine/postgres-server.ts';
import { startChild } from './kit/child.ts';
import { type Connection, openConnection, request } from './kit/connection.ts';
import { withFolder } from './kit/folder.ts';
import { alternate } from './kit/measure.ts';
import type { FilledMoney } from './kit/money.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';

const [ENTRIES, LINES, ROUNDS] = [2000, 5000, 7];
/** Of each round. */
const NOTICES = 25;

/** A bank's statement against open entries, from the file sent to the answer, and what a provider tells of one payment after the other. */
export async function benchPayments(): Promise<void> {
  await withFolder((folder) => benchOn('PGlite', folder));
  const postgres = await startPostgres([]);
  await benchOn('PostgreSQL', '', postgres.databaseUrl('postgres')).finally(postgres.stop);
}

async function benchOn(engine: string, dataDir: string, databaseUrl?: string): Promise<void> {
  const product = startChild<Product>('./product.ts', { env: { FAIRWAY_SECRET: 'a secret of this bench, long enough for it' } });
  try {
    const port = await product.ask('start', dataDir, databaseUrl);
    const filled = await product.ask('fillMoney', ENTRIES);
    const connection = await openConnection(port);
    const file = statementOf(filled.codes);
    const statement = await alternate(
      async () => {
        await product.ask('emptyMoney');
        const { seen } = JSON.parse(String(await upload(connection, filled, '/preview', file)));
        const begun = performance.now();
        await upload(connection, filled, '', file, seen);
        return performance.now() - begun;
      },
      () => product.ask('insertLines', LINES, 1),
      ROUNDS,
    );
    print(`a statement of ${LINES} lines against ${ENTRIES} open entries: ${engine}`, statement.subject, 'ms', {
      ...{ value: statement.ratio, to: 'inserting as many rows', goal: 'under a second' },
    });
    await product.ask('emptyMoney');
    let told = 0;
    const notices = await alternate(
      async () => {
        const begun = performance.now();
        for (let nth = 0; nth < NOTICES; nth += 1) await tell(connection, filled, told++);
        return (performance.now() - begun) / NOTICES;
      },
      async () => (await product.ask('insertLines', 1, NOTICES)) / NOTICES,
      ROUNDS,
    );
    print(`a notice of a payment, one after the other: ${engine}`, notices.subject, 'ms', {
      ...{ value: notices.ratio, to: 'a plain insert', goal: '≤ 3' },
    });
    connection.close();
  } finally {
    await product.end();
  }
}

/** Two of three lines are for an entry: of the first 2,000 each is the whole fee, later ones pay a second time. */
export function statementOf(codes: readonly string[]): Buffer {
  let balance = 0;
  const rows = Array.from({ length: LINES }, (_, nth) => {
    balance += 2_500_000;
    const text = nth % 3 === 2 ? `NGUYEN VAN GOLFER ${nth} CHUYEN TIEN` : `${codes[nth % codes.length]} GIAI MUA THU`;
    const day = `2026-11-${String(1 + Math.floor((nth * 28) / LINES)).padStart(2, '0')}`;
    return `${day} 10:00:00;FT26${100_000 + nth};+2500000;${balance};${text}`;
  });
  return Buffer.from(['Ngày giao dịch;Mã giao dịch;Số tiền;Số dư;Diễn giải', ...rows, ''].join('\n'));
}

async function upload(connection: Connection, { path, token }: FilledMoney, of: string, file: Buffer, seen = ''): Promise<Buffer> {
  const head = `--form\r\ncontent-disposition: form-data; name="seen"\r\n\r\n${seen}\r\n--form\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n\r\n`;
  const sent = request(
    `POST /${path.slice(1)}/payments/statement${of}`,
    { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=form' },
    Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--form--\r\n')]),
  );
  const { status, body } = await connection.send(sent);
  if (status > 204) throw new Error(`the statement was not taken: ${status} ${body}`);
  return body;
}

async function tell(connection: Connection, { accountId, number, key, codes }: FilledMoney, nth: number): Promise<void> {
  const body = JSON.stringify({
    ...{ id: nth + 1, gateway: 'Vietcombank', transactionDate: '2026-11-02 08:05:00', accountNumber: number },
    ...{
      content: `${codes[nth % codes.length]} GIAI`,
      transferType: 'in',
      transferAmount: 2_500_000,
      referenceCode: `N26${100_000 + nth}`,
    },
  });
  const at = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
  const heads = { 'content-type': 'application/json', 'x-sepay-timestamp': at, 'x-sepay-signature': `sha256=${signature}` };
  const sent = request(`POST /api/payment-notices/sepay/${accountId}`, heads, Buffer.from(body));
  const { status, body: said } = await connection.send(sent);
  if (status !== 200) throw new Error(`a notice was not taken: ${status} ${said}`);
}
