import fs from 'node:fs';

/**
 * Loaded before the server (`NODE_OPTIONS=--import …`): from SIGUSR2 on the disk takes nothing more. `FAILING_DISK` says how: `full`
 * refuses what is written, `failing` refuses to flush it.
 */
const isFull = process.env.FAILING_DISK === 'full';

const refuse = (): never => {
  const code = isFull ? 'ENOSPC' : 'EIO';
  throw Object.assign(new Error(code), { code });
};

process.on('SIGUSR2', () => {
  if (isFull) fs.writeSync = refuse;
  else fs.fsyncSync = refuse;
});
