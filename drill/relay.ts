import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that moves: whoever connects to it reaches the port it leads to now, as with a virtual address or HAProxy. */
export type Relay = { port: number; moveTo(port: number): void; close(): void };

export async function startRelay(firstPort: number): Promise<Relay> {
  let target = firstPort;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ port: target, host: '127.0.0.1' });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (port) => {
      target = port;
      cut();
    },
    close: () => {
      server.close();
      cut();
    },
  };
}
