import { execFileSync } from 'node:child_process';
import { root } from '../kit/command.ts';

/**
 * Lines of what git has, by room and floor. Words are the catalogues; tests are also what only tests are made with. What programs write
 * (migrations, lock files) is not counted.
 */
const KINDS = ['source', 'css', 'words', 'tests'] as const;
type Counts = Record<(typeof KINDS)[number], number>;

const TEST = /\.test\.tsx?$|^e2e\/|^(server|web)\/test\/|^(golf|facts|api)\/(test-kit|oracle|events|naive)\//;
const WORDS = /\/word\/([a-z-]+\/)?(vi|en|ko|ja|zh)(\/|\.ts$)/;

const kindOf = (path: string): keyof Counts => {
  if (TEST.test(path)) return 'tests';
  if (path.endsWith('.css')) return 'css';
  return WORDS.test(path) ? 'words' : 'source';
};

/** `golf`, `server/src/db`, `web/src/feature/field`. */
function roomOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  if (folders[1] !== 'src' || !['api', 'server', 'web'].includes(folders[0] ?? '')) return folders[0] ?? '.';
  return folders.slice(0, folders[2] === 'feature' ? 4 : 3).join('/');
}

const zero = (): Counts => ({ source: 0, css: 0, words: 0, tests: 0 });

function countsAt(commit: string): Record<string, Counts> {
  const pathspecs = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css'];
  const output = execFileSync('git', ['grep', '-I', '-c', '', commit, '--', ...pathspecs], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const rooms: Record<string, Counts> = {};
  const total = zero();
  for (const [, path = '', count] of output.matchAll(/^[^:]*:(.*):(\d+)$/gm)) {
    const room = roomOf(path);
    rooms[room] ??= zero();
    for (const counts of [rooms[room], total]) counts[kindOf(path)] += Number(count);
  }
  return { ...Object.fromEntries(Object.entries(rooms).sort()), total };
}

/** `npm run lines [-- <commit> …]`: of the last commit, or of those named. */
const [...commits] = process.argv.slice(2);
for (const commit of commits.length > 0 ? commits : ['HEAD']) {
  console.log(`\n${commit}`);
  console.table(countsAt(commit));
}
