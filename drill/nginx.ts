import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { root } from '../scripts/command.ts';
import { freePort } from '../server/test/port.ts';
import { Skip } from './outcome.ts';

/** nginx with the project's configuration: only addresses, certificates and folders are those of the drill. */
export type Proxy = { url: string; port: number; stop(): Promise<void> };

const MIME_TYPES = '/etc/nginx/mime.types';
const START_LIMIT_MS = 10_000;

/** Where the program is; said before anything is started for it. */
export function requireNginx(): string {
  if (!existsSync(MIME_TYPES)) throw new Skip(`this machine has no nginx with its ${MIME_TYPES}`);
  return programNamed('nginx');
}

/** Serves the servers at these ports over TLS, with everything it writes in the folder. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Proxy> {
  const nginx = requireNginx();
  const [plain, port] = [await freePort(), await freePort()];
  const [certificate, key] = makeCertificate(folder);
  const site = join(folder, 'site.conf');
  mkdirSync(join(folder, 'cache'));
  writeFileSync(site, siteOf({ ports, plain, port, certificate, key, cache: join(folder, 'cache') }));
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainOf(folder, site));
  const child = spawn(nginx, ['-c', main, '-p', folder, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-2000);
  });
  const killAtExit = () => child.kill('SIGTERM');
  process.once('exit', killAtExit);
  for (const begun = Date.now(); !(await listens(port)); await wait(50)) {
    if (child.exitCode !== null || Date.now() - begun > START_LIMIT_MS) throw new Error(`nginx did not start: ${said}`);
  }
  return {
    url: `https://127.0.0.1:${port}`,
    port,
    stop: async () => {
      process.off('exit', killAtExit);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function programNamed(name: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Skip(`this machine has no ${name}`);
  return found;
}

/** Self-signed; this process trusts it from here on. */
function makeCertificate(folder: string): [string, string] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const of = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '2'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...of];
  execFileSync(programNamed('openssl'), options, { stdio: 'ignore' });
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
  return [certificate, key];
}

type Site = { ports: readonly number[]; plain: number; port: number; certificate: string; key: string; cache: string };

/** The configuration of docs/operations.md. What is replaced must be there: else the drill would play another file. */
function siteOf({ ports, plain, port, certificate, key, cache }: Site): string {
  const replaced: [string, string][] = [
    ['    server 127.0.0.1:3000 max_fails=1', ports.map((own) => `    server 127.0.0.1:${own} max_fails=1`).join(' fail_timeout=2s;\n')],
    ['    listen 80;\n    listen [::]:80;', `    listen 127.0.0.1:${plain};`],
    ['    listen 443 ssl http2;\n    listen [::]:443 ssl http2;', `    listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/letsencrypt/live/golf.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/golf.example.com/privkey.pem', key],
    ['/var/cache/nginx/fairway', cache],
    ['/opt/fairway', root.replace(/\/$/, '')],
  ];
  return replaced.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no “${from}”`);
      return text.replace(from, to);
    },
    readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8'),
  );
}

/** What Debian's nginx.conf says around a site, in the foreground and within one folder. */
const mainOf = (folder: string, site: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid ${folder}/nginx.pid;
events { worker_connections 8192; }
http {
  include ${MIME_TYPES};
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${site};
}
`;

async function listens(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
