import { afterEach, describe, expect, test, vi } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const own = Object.entries(sources).filter(([file]) => !/\.test\.tsx?$/.test(file));

/** The module as a page served below `prefix` has it. */
async function below(prefix: string | undefined) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: prefix === undefined ? {} : { prefix } } });
  return { ...(await import('./prefix.ts')), ...(await import('./api/api-base.ts')) };
}

/** Tests of a process share its modules: those of a path are not left to them. */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the path that the server serves a page below', () => {
  test.each([
    [undefined, '', '/live', 'golf_access_token'],
    ['/golf', '/golf', '/golf/live', 'golf_access_token/golf'],
    ['/a/golf', '/a/golf', '/a/golf/live', 'golf_access_token/a/golf'],
  ])('below %s: where the server is, what an address means, and what is kept under which name', async (prefix, base, address, name) => {
    const { API_BASE, ownName, PREFIX, withoutPrefix } = await below(prefix);
    expect([PREFIX, API_BASE, ownName('golf_access_token')]).toEqual([base, base, name]);
    expect([withoutPrefix(address), withoutPrefix(base)]).toEqual(['/live', '/']);
  });

  test('everything that a browser keeps has a name of the installation’s own', () => {
    const named = own.flatMap(([, text]) => [...text.matchAll(/(\w+\(|)['`]golf_\w+/g)]);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(([, call]) => call !== 'ownName(').map(([found]) => found)).toEqual([]);
  });

  test('an address that the browser opens by itself begins with it', () => {
    const plain = own.flatMap(([file, text]) =>
      [...text.matchAll(/(?:\b(?:href|src)=|\bhref: |fetch\()\{?["'`]\/.*/g)].map(([found]) => `${file}: ${found}`),
    );
    expect(plain).toEqual([]);
  });
});
