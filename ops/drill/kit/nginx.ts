import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/kit/command.ts';
import { freePort } from '../../../server/test/engine/port.ts';
import { makeCertificate, trust } from './certificate.ts';
import { Skip } from './outcome.ts';
import { programNamed, startProgram } from './program.ts';

/** A proxy with the project's configuration: only addresses, certificates and folders are those of the drill. */
export type RunningProxy = { url: string; stop(): Promise<void> };

const MIME_TYPES = '/etc/nginx/mime.types';

/** Said before anything is started for it. */
export function requireNginx(): void {
  if (!existsSync(MIME_TYPES)) throw new Skip(`this machine has no nginx with its ${MIME_TYPES}`);
  programNamed('nginx');
}

/** Serves the servers at these ports over TLS, with everything it writes in the folder. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<RunningProxy> {
  requireNginx();
  const [plain, port] = [await freePort(), await freePort()];
  const [certificate, key] = makeCertificate(folder);
  trust(certificate);
  const site = join(folder, 'site.conf');
  mkdirSync(join(folder, 'cache'));
  writeFileSync(site, siteOf({ ports, plain, port, certificate, key, cache: join(folder, 'cache') }));
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainOf(folder, site));
  const stop = await startProgram('nginx', ['-c', main, '-p', folder, '-e', 'stderr'], port);
  return { url: `https://127.0.0.1:${port}`, stop };
}

type Site = { ports: readonly number[]; plain: number; port: number; certificate: string; key: string; cache: string };

/** The configuration of docs/operations.md. */
function siteOf({ ports, plain, port, certificate, key, cache }: Site): string {
  return configurationOf('nginx.conf', [
    ['    server 127.0.0.1:3000 max_fails=1', ports.map((own) => `    server 127.0.0.1:${own} max_fails=1`).join(' fail_timeout=2s;\n')],
    ['    listen 80;\n    listen [::]:80;', `    listen 127.0.0.1:${plain};`],
    ['    listen 443 ssl http2;\n    listen [::]:443 ssl http2;', `    listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/letsencrypt/live/golf.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/golf.example.com/privkey.pem', key],
    ['/var/cache/nginx/fairway', cache],
    ['/opt/fairway', root.replace(/\/$/, '')],
  ]);
}

/** A file of `deploy/` with what is the drill's own. What is replaced must be there: else the drill would play another file. */
export const configurationOf = (file: string, replaced: readonly [string, string][]): string =>
  replaced.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${file} has no “${from}”`);
      return text.replace(from, to);
    },
    readFileSync(join(root, 'deploy', file), 'utf8'),
  );

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
