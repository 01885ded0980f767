import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/kit/command.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { type Drill, type Outcome, Skip } from '../kit/outcome.ts';
import { programNamed } from '../kit/program.ts';

/** What the part within the namespace says in its last line. */
export type LanOutcome = { note: string; broken: readonly string[] };

/** A network of its own, without a way out; not every machine lets a program make one. */
const NETWORK = ['-rn', 'sh', '-c'];

function requireNamespace(): void {
  const tried = spawnSync(programNamed('unshare'), [...NETWORK, 'ip link set lo up']);
  if (tried.status !== 0) throw new Skip('this machine lets no program make a network of its own (unshare -rn)');
}

function play(folder: string): Outcome {
  requireNamespace();
  for (const name of ['certutil', 'openssl', 'chromium']) programNamed(name);
  if (!existsSync(join(root, 'web', 'dist', 'index.html'))) throw new Skip('the web is not built: npm run build');
  const inside = `ip link set lo up && ip addr add 192.168.77.1/24 dev lo && exec "${process.execPath}" "${join(root, 'ops', 'drill', 'field', 'lan-inside.ts')}"`;
  const output = execFileSync('unshare', [...NETWORK, inside], {
    env: { ...process.env, HOME: folder, LAN_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    timeout: 240_000,
  });
  const { note, broken }: LanOutcome = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  return { load: 'a browser in a network without internet: plain http, then a name with a certificate of a test authority', note, broken };
}

/** What phones in a club's Wi-Fi have by plain http, and by a name with a certificate; loopback would count as secure by itself. */
export const lan: Drill = { name: 'addresses in a LAN', play: () => withFolder(async (folder) => play(folder)) };
