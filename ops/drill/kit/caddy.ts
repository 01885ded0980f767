import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/kit/command.ts';
import { freePort } from '../../../server/test/engine/port.ts';
import { makeCertificate, trust } from './certificate.ts';
import { configurationOf, type RunningProxy } from './nginx.ts';
import { startProgram } from './program.ts';

/** Serves the server at this port over TLS, with everything it writes in the folder. */
export async function startCaddy(folder: string, ofServer: number): Promise<RunningProxy> {
  const port = await freePort();
  const [certificate, key] = makeCertificate(folder);
  trust(certificate);
  const site = configurationOf('Caddyfile', [
    ['\ngolf.example.com {', `\nhttps://127.0.0.1:${port} {\n\ttls ${certificate} ${key}`],
    ['reverse_proxy 127.0.0.1:3000', `reverse_proxy 127.0.0.1:${ofServer}`],
    ['/opt/fairway', root.replace(/\/$/, '')],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const own = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const stop = await startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, own);
  return { url: `https://127.0.0.1:${port}`, stop };
}
