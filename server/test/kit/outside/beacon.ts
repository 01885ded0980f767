import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** Published rounds of quicknet. */
export const SIGNED_ROUNDS: Readonly<Record<number, string>> = {
  1000: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  1001: 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
};
/** When round 1000 was published. */
export const ROUND_AT = new Date('2023-08-23T15:59:24Z');
/** What a relay answers of a round; null: it has none. */
export const signedAnswer = (round: number): string | null =>
  SIGNED_ROUNDS[round] ? JSON.stringify({ round, randomness: 'not read', signature: SIGNED_ROUNDS[round] }) : null;

/** A relay of the beacon for one file of tests. Returns its address; `answer` says what it answers, and `asked` is told of each address. */
export async function startRelay(answer: (round: number) => string | null, asked: (path: string) => void = () => undefined) {
  const relay = createServer(({ url = '' }, response) => {
    asked(url);
    const body = answer(Number(url.split('/').at(-1)));
    response.writeHead(body === null ? 404 : 200).end(body ?? '');
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  afterAll(() => relay.close());
  return `http://127.0.0.1:${(relay.address() as AddressInfo).port}/`;
}
