import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../kit/command.ts';

/** `npm run dev`: the server, restarted when a file changes, and Vite, which passes API requests to it. When one ends, both end. */
const programs = [
  { parameters: ['--watch', '--watch-preserve-output', 'server/src/main.ts'], cwd: root },
  { parameters: [join(root, 'node_modules/vite/bin/vite.js')], cwd: join(root, 'web') },
];
const children = programs.map(({ parameters, cwd }) => spawn(process.execPath, parameters, { cwd, stdio: 'inherit' }));
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const child of children) child.once('exit', stop);
