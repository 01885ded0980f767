import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type PeerCertificate } from 'node:tls';
import { root } from '../../../scripts/kit/command.ts';
import { freePort } from '../../../server/test/engine/port.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { makeCertificate, trust } from '../kit/certificate.ts';
import { brokenOf } from '../kit/check.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { databaseOf, withPostgres } from '../kit/place.ts';
import { programNamed, startProgram } from '../kit/program.ts';
import { ask } from '../kit/secure-request.ts';

const DOMAIN = 'golf.example.test';
const PATIENCE_MS = 90_000;

type Authority = { directory: string; rootUrl: string; stop(): Promise<void> };

/** Debian's ACME server for tests, with a DNS that leads every name to this machine; it looks at `httpPort`. */
async function startPebble(folder: string, httpPort: number): Promise<Authority> {
  programNamed('pebble');
  const [port, management, dns, dnsManagement] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const [certificate, privateKey] = makeCertificate(folder);
  trust(certificate);
  const config = join(folder, 'pebble.json');
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate,
    privateKey,
    httpPort,
  };
  writeFileSync(config, JSON.stringify({ pebble: { ...pebble, tlsPort: await freePort() } }));
  const off = ['-http01', '', '-https01', '', '-tlsalpn01', ''];
  const names = [
    '-dns01',
    `127.0.0.1:${dns}`,
    '-management',
    `127.0.0.1:${dnsManagement}`,
    '-defaultIPv4',
    '127.0.0.1',
    '-defaultIPv6',
    '',
  ];
  const stopDns = await startProgram('pebble-challtestsrv', [...names, ...off], dnsManagement);
  // it refuses some numbers used once, as authorities do
  const args = ['-strict', '-config', config, '-dnsserver', `127.0.0.1:${dns}`];
  const stop = await startProgram('pebble', args, port, { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '15' });
  return {
    directory: `https://127.0.0.1:${port}/dir`,
    rootUrl: `https://127.0.0.1:${management}/roots/0`,
    stop: async () => {
      await stop();
      await stopDns();
    },
  };
}

type Server = { port: number; httpPort: number; stop(): Promise<void>; output(): string };

async function startSecure(env: Record<string, string>, httpPort: number): Promise<Server> {
  const port = await freePort();
  const own = { ...process.env, DEMO: 'off', HOST: '127.0.0.1', TLS: 'auto', ...env, PORT: String(port), HTTP_PORT: String(httpPort) };
  const child = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], { env: own, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output = (output + part).slice(-4000)));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const stop = async () => {
    process.off('exit', killAtExit);
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { port, httpPort, stop, output: () => output };
}

/** The certificate that a browser is shown that trusts this authority; null: none that it trusts. */
async function certificateOf({ port }: Server, ca: string): Promise<PeerCertificate | null> {
  const socket = connect({ port, host: '127.0.0.1', servername: DOMAIN, ca });
  try {
    await once(socket, 'secureConnect');
    return socket.getPeerCertificate();
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}

async function soon<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(250)) {
    const result = await look();
    if (result !== null) return result;
  }
  return null;
}

/** What its plain http says once the authority has refused; null: it has not yet. */
async function refusalOf({ httpPort }: Server): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' }).catch(() => null);
  const text = answer?.status === 503 ? await answer.text() : '';
  return /\d{4}-\d\d-\d\dT/.test(text) ? text : null; // when it was tried
}

async function playOn(folder: string, database: Record<string, string>): Promise<Outcome> {
  const httpPort = await freePort();
  const authority = await startPebble(folder, httpPort);
  const env = {
    ...{ PUBLIC_URL: `https://${DOMAIN}`, ACME_DIRECTORY: authority.directory, NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem') },
    FAIRWAY_SECRET: 'a secret of the drill, which is long enough',
  };
  const begun = performance.now();
  const servers = [await startSecure({ ...env, ...database }, httpPort), await startSecure({ ...env, ...database }, await freePort())];
  const alone = { ...env, DATA_DIR: join(folder, 'alone'), PUBLIC_URL: 'https://elsewhere.example.test' };
  try {
    const { body: ca } = await ask(authority.rootUrl);
    const [first, second] = await Promise.all(servers.map((server) => soon(() => certificateOf(server, ca))));
    const seconds = (performance.now() - begun) / 1000;
    const unseen = await startSecure(alone, await freePort());
    servers.push(unseen);
    const refusal = await soon(() => refusalOf(unseen));
    await servers[0]?.stop();
    const again = await startSecure({ ...env, ...database }, httpPort);
    servers.push(again);
    const third = await soon(() => certificateOf(again, ca));
    const broken = await brokenOf([
      { sentence: 'a browser that trusts the authority trusts both servers', holds: async () => first !== null && second !== null },
      {
        sentence: 'both have the same certificate: one of them ordered it',
        holds: async () => first?.serialNumber === second?.serialNumber,
      },
      { sentence: 'a restart keeps the certificate', holds: async () => third !== null && third.serialNumber === first?.serialNumber },
      {
        sentence: 'http leads on to https',
        holds: async () =>
          (await fetch(`http://127.0.0.1:${httpPort}/live`, { redirect: 'manual' })).headers.get('location') === `https://${DOMAIN}/live`,
      },
      {
        sentence: 'where the authority refuses, http says so in its words',
        holds: async () => refusal?.includes('returned 404') ?? false,
      },
    ]);
    const note = `${seconds.toFixed(1)} s from the start · refused: ${refusal?.trim().split('\n').at(-1)?.slice(26) ?? 'not'}`;
    return { load: 'two servers with TLS=auto, pebble that refuses 15 % of its nonces', note, broken };
  } finally {
    for (const server of servers) await server.stop();
    await authority.stop();
  }
}

/** The server gets its certificate from an authority that it has never seen: that of Debian. */
export const pebble: Drill = {
  name: 'certificate by ACME, pebble',
  play: () => withFolder((folder) => withPostgres((postgres) => playOn(folder, databaseOf(postgres)))),
};
