import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every page in Markdown that the project keeps. */
const pages = (readdirSync(root, { recursive: true, withFileTypes: true }) as { name: string; parentPath: string }[])
  .map(({ name, parentPath }) => join(parentPath, name).slice(root.length))
  .filter((path) => path.endsWith('.md') && !/node_modules|^\.|test-results/.test(path));

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it('quotes only commands that exist', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const quoted = [...read(page).matchAll(/(?:`|^)npm (?:run )?([a-z]+)/gm)].map(([, word = '']) => word);
    expect(quoted.filter((word) => ![...scripts, 'ci', 'install', 'run'].includes(word))).toEqual([]);
  });

  it('speaks of the project alone', () => {
    expect(read(page)).not.toMatch(/registry\.npmjs|\/work\/|\.\.\/shared|\bissue \d/i);
  });
});

describe('the settings in the README', () => {
  it('are those that the server reads, all of them', () => {
    const table = read('README.md').split('## Settings')[1]?.split('## ')[0] ?? '';
    const told = [...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
    const known = [...read('server/src/config.ts').matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
    expect([...new Set(told)].sort()).toEqual([...known].sort());
  });
});

describe('every script of package.json', () => {
  it('has a file of its name', () => {
    for (const word of Object.keys(JSON.parse(read('package.json')).scripts))
      expect(existsSync(join(root, 'scripts', `${word}.ts`)), word).toBe(true);
  });
});
