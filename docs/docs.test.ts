import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { describe, expect, it } from 'vitest';
import { containing, PARTS, partNamed, testsOf } from '../scripts/kit/run/part.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every page in Markdown that the project keeps. */
const pages = (readdirSync(root, { recursive: true, withFileTypes: true }) as { name: string; parentPath: string }[])
  .map(({ name, parentPath }) => join(parentPath, name).slice(root.length))
  .filter((path) => path.endsWith('.md') && !/node_modules|^\.|test-results/.test(path));
const stories = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.story.ts'))
  .map((name) => name + read(join('e2e', name)));

/** What `npm test -- golf tie` would run. */
function testsNamed(quoted: string): string[] {
  const [name = '', ...words] = quoted.split(' ');
  const part = partNamed(name);
  const there = part?.stories ? stories : [...(part?.projects.flatMap(testsOf) ?? []), ...(part?.checks ? ['check'] : [])];
  return containing(there, words);
}

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it('quotes only commands that exist', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const quoted = [...read(page).matchAll(/(?:`|^)npm (?:run )?([a-z]+(?:-[a-z]+)*)/gm)].map(([, word = '']) => word);
    expect(quoted.filter((word) => ![...scripts, 'ci', 'install', 'run'].includes(word))).toEqual([]);
  });

  it('quotes only tests that exist', () => {
    const quoted = [...read(page).matchAll(/npm test -- ([a-z:]+(?: [\p{L}\d-]+)*)/gu)].map(([, words = '']) => words);
    expect(quoted.filter((words) => testsNamed(words).length === 0)).toEqual([]);
  });

  // a decision record says what was when it was taken
  it.skipIf(page.startsWith('docs/decision'))('names only files that exist', () => {
    const folders = [dirname(page), '', 'golf/src', 'api/src', 'server', 'server/src', 'server/src/feature', 'web', 'web/src'];
    const named = [...read(page).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.tsx?)`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => folders.every((folder) => !existsSync(join(root, folder, path))))).toEqual([]);
  });

  it('mentions nothing outside the project', () => {
    expect(read(page)).not.toMatch(/registry\.npmjs|(?<![\w.])\/work\/|\.\.\/shared|\bissue \d/i);
  });
});

describe('the proxies that we give away', () => {
  it('let the largest file pass, and a megabyte more', () => {
    const megabytes = Math.max(...Object.values(UPLOAD_BYTES)) / 1024 / 1024 + 1;
    expect(read('deploy/nginx.conf')).toContain(`client_max_body_size ${megabytes}m;`);
    expect(read('deploy/Caddyfile')).toContain(`max_size ${megabytes}MiB`);
  });
});

describe('the settings in the README', () => {
  it('are exactly those that the server reads', () => {
    const table = read('README.md').split('## Settings')[1]?.split('## ')[0] ?? '';
    const listed = [...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
    const names = [...read('server/src/config.ts').matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
    expect([...new Set(listed)].sort()).toEqual([...names].sort());
  });
});

describe('every script of package.json', () => {
  it('has a file of its name', () => {
    for (const word of Object.keys(JSON.parse(read('package.json')).scripts))
      expect(['program', 'tool'].filter((folder) => existsSync(join(root, 'scripts', folder, `${word}.ts`))).length, word).toBe(1);
  });
});

describe('npm test', () => {
  it('takes a room, a database of the server, the stories or the checks by name', () => {
    for (const name of PARTS) expect(partNamed(name), name).not.toBeNull();
    expect(partNamed('server')?.projects).toEqual(['server:pglite', 'server:postgres']);
    expect(partNamed('nonsense')).toBeNull();
  });

  it('takes the files whose path has one of the words that follow', () => {
    const found = testsNamed('golf TIE oracle');
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((path) => !/tie|oracle/.test(path))).toEqual([]);
    expect(testsNamed('golf nonsense')).toEqual([]);
  });
});
