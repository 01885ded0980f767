// `node keeper.mjs <folder>`: waits until the run that has begun it is gone, however that came about, ends what it has left running, and removes
// its folder. Its input is a pipe from the run, which the system closes with it. Plain JavaScript, so that it costs little.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const [folder] = process.argv.slice(2);
/** PostgreSQL closes its files, and a browser its own processes, when they are asked to. */
const PATIENCE_MS = 5000;

/** The processes of the run; elsewhere than on Linux none can be told from others, and signals alone end them. */
function leftOver() {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && isOfRun(id));
}

function isOfRun(id) {
  try {
    return readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`FAIRWAY_RUN=${folder}`);
  } catch {
    return false; // it has ended, or is another user's
  }
}

function signal(name) {
  const ids = leftOver();
  for (const id of ids) {
    try {
      process.kill(Number(id), name);
    } catch {
      // it has ended
    }
  }
  return ids.length;
}

for await (const _ of process.stdin) {
  // nothing is said: its end is
}
for (const asked = Date.now(); signal(Date.now() - asked < PATIENCE_MS ? 'SIGTERM' : 'SIGKILL') > 0; ) await wait(100);
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
