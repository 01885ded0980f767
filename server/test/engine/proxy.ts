import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that a test may close, as a network does. */
export type DatabaseWay = {
  /** The address of the server, by this way. */
  url: string;
  /** Cuts every connection; new ones are let through. */
  cut(): number;
  /** Cuts every connection and refuses new ones. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** From here on it leads to another server; who was connected is cut. */
  moveTo(address: string): void;
};

export async function openProxy(address: string): Promise<DatabaseWay> {
  let target = new URL(address);
  const sockets = new Set<Socket>();
  let server: Server;
  const pass = (near: Socket): void => {
    const far = connect({ host: target.hostname, port: Number(target.port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  };
  const listen = async (port: number): Promise<number> => {
    server = createServer(pass).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = (): number => {
    const count = sockets.size / 2;
    for (const socket of sockets) socket.destroy();
    return count;
  };
  const port = await listen(0);
  const url = Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) });
  url.searchParams.delete('host'); // of the server's socket
  return {
    url: url.href,
    cut,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    open: async () => void (await listen(port)),
    moveTo: (other) => {
      target = new URL(other);
      cut();
    },
  };
}
