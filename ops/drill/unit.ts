import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/kit/command.ts';
import { freePort } from '../../server/test/engine/port.ts';
import { withFolder } from '../bench/kit/folder.ts';
import { type Drill, type Outcome, Skip } from './kit/outcome.ts';

const START_LIMIT_MS = 30_000;
const here = root.replace(/\/$/, '');

/** The unit with this checkout in place of the installed program. */
const unitText = () => readFileSync(join(root, 'deploy', 'fairway@.service'), 'utf8').replaceAll('/opt/fairway', here);

/** The value of a setting of the unit. */
function setting(unit: string, name: string): string {
  const value = new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  if (value === undefined) throw new Error(`the unit has no ${name}`);
  return value;
}

/** How the unit starts Node: its options, and the environment that it sets. */
export function unitStart(): { options: string[]; env: Record<string, string> } {
  const unit = unitText();
  const [, ...options] = setting(unit, 'ExecStart').split(' ').slice(0, -1);
  const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const env: Record<string, string> = Object.fromEntries(pairs.map((pair) => pair.split('=')).filter(([name]) => name !== 'PORT'));
  return { options, env };
}

/** The complaints of systemd about the unit. */
function complaints(folder: string, unit: string): string[] {
  const file = join(folder, 'fairway@.service');
  writeFileSync(file, unit);
  try {
    execFileSync('systemd-analyze', ['verify', file], { stdio: 'pipe' });
    return [];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new Skip('this machine has no systemd-analyze');
    return [String((error as { stderr?: Buffer }).stderr ?? error).trim()];
  }
}

/** The settings file that we give away, with a folder of the drill. */
function environmentOf(folder: string): Record<string, string> {
  const lines = readFileSync(join(root, 'deploy', 'fairway.env'), 'utf8').split('\n');
  const pairs = lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split(/=(.*)/).slice(0, 2));
  return { ...Object.fromEntries(pairs), DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backup') };
}

async function play(folder: string): Promise<Outcome> {
  const unit = unitText();
  const broken = complaints(folder, unit);
  const [program = '', ...args] = setting(unit, 'ExecStart').split(' ');
  const port = String(await freePort());
  const cwd = setting(unit, 'WorkingDirectory');
  const env = { PATH: '/usr/bin:/bin', ...unitStart().env, ...environmentOf(folder), PORT: port };
  const child = spawn(program, args, { cwd, env, stdio: 'ignore' });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok ?? false;
  for (const begun = Date.now(); !(await answers()) && Date.now() - begun < START_LIMIT_MS && child.exitCode === null; ) await wait(50);
  if (!(await answers())) broken.push('ExecStart does not start a server that answers');
  const stopped = once(child, 'exit');
  const begun = performance.now();
  child.kill('SIGTERM');
  const [code] = child.exitCode === null ? await stopped : [child.exitCode];
  process.off('exit', killAtExit);
  const seconds = (performance.now() - begun) / 1000;
  if (code !== 0) broken.push(`it ended with ${code}`);
  if (seconds > Number(setting(unit, 'TimeoutStopSec'))) broken.push(`it took ${seconds.toFixed(0)} s to stop`);
  return { load: 'deploy/fairway@.service verified, its ExecStart started and stopped', broken };
}

/** The unit for systemd that we give away. */
export const unit: Drill = { name: 'systemd unit', play: () => withFolder(play) };
