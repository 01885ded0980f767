import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>('../public/*.js', { query: '?raw', import: 'default', eager: true });
const source = (name: string): string => sources[`../public/${name}`] ?? '';

type Door = {
  readonly page: 'office' | 'live' | 'caddie';
  readonly path?: string;
  readonly languages?: string[];
  readonly kept?: string;
  readonly prefix?: string;
  /** Where the page is drawn; null: a sentence stands in its place. */
  readonly root?: { readonly firstChild: object | null } | null;
};

/** What the scripts in old syntax do in a browser with these differences: the sentence in the page’s place, and what else they load. */
function opened(
  { page, path = '/live', languages = ['vi-VN'], kept, prefix = '', root = { firstChild: null } }: Door,
  different: object = {},
) {
  const texts: string[] = [];
  const written: string[] = [];
  const listening = new Map<string, (event: object) => void>();
  const own = { getAttribute: () => page, noModule: false, src: `https://club.example${prefix}/old-browser.js` };
  const element = () => ({ style: {}, appendChild: (node: unknown) => typeof node === 'string' && texts.push(node) });
  const run = (name: string) => new Function(...Object.keys(browser), source(name))(...Object.values(browser));
  const window: Record<string, unknown> = {
    Promise,
    globalThis,
    AbortController,
    ResizeObserver: Object,
    structuredClone,
    addEventListener: (type: string, listener: (event: object) => void) => void listening.set(type, listener),
  };
  const browser = {
    window,
    CSS: { supports: () => true },
    Promise,
    Array,
    Map,
    Set,
    localStorage: { getItem: (name: string) => (name === `golf_language${prefix}` ? (kept ?? null) : null) },
    location: { pathname: path, search: '' },
    navigator: { languages, cookieEnabled: true },
    document: {
      documentElement: { getAttribute: () => prefix || null },
      body: element(),
      getElementById: (id: string) => (id === 'old-browser' ? own : root),
      createElement: element,
      createTextNode: (text: string) => text,
      head: { appendChild: ({ src }: { src: string }) => run(src.replace(`https://club.example${prefix}/`, '')) },
      write: (markup: string) => void written.push(markup),
    },
    ...different,
  };
  Object.assign(window, browser);
  run('old-browser.js');
  if (page === 'office') run('office-browser.js');
  const happens = (type: string, event: object) => listening.get(type)?.({ type, ...event });
  return { texts, written, happens };
}

test.each<[string, Door, string, string]>([
  ['a caddie', { page: 'caddie' }, 'Trình duyệt này quá cũ để mở trang này', 'nhập điểm bằng điện thoại khác'],
  ['a Korean follower', { page: 'live', languages: ['fr', 'ko-KR'] }, '이 브라우저는 오래되어', '업데이트'],
  ['who chose Japanese', { page: 'live', kept: 'ja' }, 'このブラウザーは古い', '更新'],
  ['a television', { page: 'live', path: '/live/tv', languages: ['zh-CN'] }, '此浏览器版本过旧', 'HDMI'],
  ['the office, Vietnamese unless English was chosen', { page: 'office', languages: ['ja'] }, 'quá cũ', 'máy tính khác'],
])('%s with an old browser reads what it lacks and what to do, in their language', (_, door, title, todo) => {
  const { texts } = opened(door, { Promise: {} });
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain(title);
  expect(texts[1]).toContain('Promise.allSettled');
  expect(texts[2]).toContain(todo);
});

test('below a path of a host what is missing is loaded from there, in the language that was chosen there', () => {
  const below = { page: 'office', prefix: '/golf', kept: 'en' } as const;
  expect(opened(below, { Promise: {} }).texts[0]).toBe('This browser is too old for this page');
  expect(opened(below, { Map: {} }).written).toEqual(['<script src="/golf/office-extra.js"></script>']);
});

test.each(['caddie', 'live', 'office'] as const)('a browser that has everything opens %s without a sentence', (page) => {
  expect(opened({ page })).toMatchObject({ texts: [], written: [] });
});

test('the office loads what a browser of Windows 7 lacks before it begins, and no other page does', () => {
  const different = { Map: {} };
  expect(opened({ page: 'office' }, different).written).toEqual(['<script src="/office-extra.js"></script>']);
  expect(opened({ page: 'live' }, different).written).toEqual([]);
});

test.each([
  ['storage', { localStorage: null }],
  ['cookies', { navigator: { languages: ['vi'], cookieEnabled: false } }],
])('where the browser refuses %s the office says what to allow, and the board opens', (_, different) => {
  expect(opened({ page: 'office' }, different).texts[0]).toBe('Trình duyệt đang chặn cookie và dữ liệu trang web');
  expect(opened({ page: 'live' }, different).texts).toEqual([]);
});

describe('what fails before anything is drawn', () => {
  const own = { filename: 'https://club.example/assets/live.js' };
  const isMissing = new TypeError('structuredClone is not a function');

  test.each<[string, string, object]>([
    ['a function that is missing', 'error', { ...own, error: isMissing }],
    ['syntax that cannot be read', 'unhandledrejection', { reason: new SyntaxError('Unexpected token') }],
  ])('%s: the browser is too old', (_, type, event) => {
    const { texts, happens } = opened({ page: 'live' });
    happens(type, event);
    expect(texts[0]).toBe('Trình duyệt này quá cũ để mở trang này');
  });

  test.each<[string, string, object]>([
    ['a fault of the page', 'error', { ...own, error: new TypeError('undefined is not an object') }],
    ['words that did not come', 'unhandledrejection', { reason: new TypeError('Importing a module script failed.') }],
  ])('%s is said, and nothing is blamed', (_, type, event) => {
    const { texts, happens } = opened({ page: 'office' });
    happens(type, event);
    expect(texts).toEqual(['Không mở được trang này', expect.stringContaining('Hãy tải lại trang.')]);
  });

  test.each<[string, Door, object]>([
    ['a page that is drawn', { page: 'live', root: { firstChild: {} } }, { ...own, error: isMissing }],
    ['a page whose place a sentence has taken', { page: 'live', root: null }, { ...own, error: isMissing }],
    ['what an app puts into the page', { page: 'live' }, { filename: 'https://club.example/live', error: new ReferenceError('no fill') }],
  ])('%s stays as it is', (_, door, event) => {
    const { texts, happens } = opened(door);
    happens('error', event);
    expect(texts).toEqual([]);
  });
});

/** Loaded only by browsers that take messages while no page is open. */
const OF_NEW_BROWSERS = '../public/follow-worker.js';

test.each(Object.keys(sources).filter((path) => path !== OF_NEW_BROWSERS))(
  '%s has nothing that is newer than a browser of 2012',
  (path) => {
    const code = (sources[path] ?? '').replace(/\/\/.*/g, '').replace(/'(\\.|[^'\\])*'/g, "''");
    expect(code).not.toMatch(/=>|`|\b(let|const|class|async|await|import|export)\b|\?\.|\?\?|\.\.\./);
  },
);
