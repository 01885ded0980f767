import fs from 'node:fs';

/** Loaded before the server (`NODE_OPTIONS=--import …`): from SIGUSR2 on the disk is full and takes nothing more. */
process.on('SIGUSR2', () => {
  fs.writeSync = (): never => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  };
});
