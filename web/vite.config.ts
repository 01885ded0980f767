import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { compressed } from './compressed.ts';
import { cutFonts } from './cut-font.ts';
import { mantineStyles } from './mantine-styles.ts';
import { offlineFiles } from './offline-files.ts';
import { screenPages } from './screen-pages.ts';
import { keptBudget, pageBudget, screenBudget, scriptBudget } from './script-budget.ts';
import { shortAddresses } from './short-address.ts';
import { tablerIcons } from './tabler-icons.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:3000';

/** In development and preview, like the server: the caddie's page and the paths of the public board get their own. */
const toLivePage: Connect.NextHandleFunction = (request, _response, next) => {
  if (/^\/live\/marker(\/|\?|$)/.test(request.url ?? '')) request.url = '/caddie.html';
  else if (/^\/(live|tournaments\/[^/]+\/live)(\/|\?|$)/.test(request.url ?? '')) request.url = '/live.html';
  next();
};
const livePages: Plugin = {
  name: 'live-pages',
  configureServer: ({ middlewares }) => void middlewares.use(toLivePage),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(toLivePage),
};

const LIGHT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Of the login, which has a component library and few words. */
const OF_LOGIN: Readonly<Record<string, string>> = {
  react: '\0react-of-login',
  '@fairway/api/word/load': at('src/office/login/load.ts'),
};

/** What phones load, and the login, is built with Preact under React's names, at a quarter of the weight. */
const lightReact: Plugin = {
  name: 'light-react',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => ['login', 'live', 'caddie'].includes(name),
  resolveId(source, importer, options) {
    const light = (this.environment.name === 'login' ? OF_LOGIN[source] : undefined) ?? LIGHT[source];
    return light?.startsWith('\0') ? light : light && this.resolve(light, importer, { ...options, skipSelf: true });
  },
  // Mantine imports Activity, which Preact lacks, for tabs and trees; the login has none
  load: (id) =>
    id === OF_LOGIN.react ? "export * from 'preact/compat'; export { default, Fragment as Activity } from 'preact/compat';" : null,
};

/**
 * A script that the caddie's page loads later is loaded as it stands: Vite's helper of 700 bytes would first fetch the styles and scripts that
 * it needs. It has none: its styles are in `caddie.css`.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'caddie',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** The code that every screen needs is one script: by default it would be forty, and compress 13 kB worse. */
const ONE_ENTRY = { name: 'entry', tags: ['$initial' as const] };

/** The oldest browsers that a page promises to work in (README.md); what a page may call is held by its `tsconfig.*.json`. */
const OLDEST_OF_PHONES = ['ios15', 'safari15', 'chrome79', 'firefox91'];
const OLDEST_OF_OFFICES = ['ios16.4', 'safari16.4', 'chrome109', 'firefox115'];

/** Small modules that are needed together are one script: dozens of them would each wait for its turn. By parts of their paths. */
const TOGETHER = Object.entries({
  // apart: the script that it would else be with would come with every component that has a style in it
  'mantine-later': ['/office/mantine-later.css'],
  first: [
    ...['ActionIcon', 'Anchor', 'Group', 'Input', 'InputBase', 'NativeSelect', 'Skeleton', 'Stack', 'Text', 'TextInput'].map(
      (part) => `/${part}/`,
    ),
    ...['use-id', 'use-uncontrolled', 'use-debounced-callback', 'use-window-event'].map((hook) => `/${hook}/`),
    ...[
      '/useMutation.js',
      '/use-sync-external-store/',
      '/lib/value/date.',
      '/word/number.',
      '/lib/page/print.',
      '/lib/value/text.',
      '/ui/page/page-frame',
      '/ui/page/screen-link.',
      '/ui/page/unsaved.',
      '/ui/mark/status-mark',
      '/ui/table/table.module',
      '/office/may-open.',
      ...['stand', 'state-mark', 'holes-bar'].map((part) => `/feature/field/tournament/${part}`),
      '/IconChevronRight.',
      '/IconArrow',
      ...['Flag', 'Pencil', 'Plus', 'Trash', 'Users'].map((icon) => `/Icon${icon}.`),
    ],
  ],
  tool: [
    '/ui/page/address.',
    '/ui/table/hidden-columns.',
    '/ui/field/search-box.',
    '/ui/table/table-toolbar.',
    '/ui/page/screen-keys.',
    '/ui/page/use-slash.',
    '/ui/table/speak-sorted.',
    '/use-local-storage/',
  ],
  list: ['data-table', 'record-list', 'use-list', 'pager', 'list-tool', 'row-detail', 'choice-filter'].map(
    (part) => `/ui/record/list/${part}.`,
  ),
  // without those of a tournament and its prizes, which bring rules of golf along
  record: [
    ...['bound', 'club', 'contract', 'division', 'kind', 'player', 'site', 'sponsor', 'ticket', 'user'].map(
      (part) => `/api/src/record/${part}.ts`,
    ),
    '/ui/record/form/record-field.',
  ],
  choice: ['Popover', 'Select', 'ScrollArea'].map((part) => `/components/${part}/`),
  ask: ['/components/Radio/', '/ui/dialog/ask-form.', '/ui/field/icon-button.', '/ui/field/copy-button.'],
  // of people and their mails
  icon: ['Mail', 'MailOff', 'ShieldLock', 'UserOff'].map((icon) => `/Icon${icon}.`),
  word: ['word', 'failure', 'shell'].map((namespace) => `/word/vi/${namespace}.ts`),
}).map(([name, paths]) => ({ name, test: (id: string) => paths.some((path) => id.includes(path)) }));

/** What several parts of a card on the public board need: within one of them it would make the others load that one. */
const OF_CARD = {
  name: 'card',
  test: (id: string) =>
    [
      'leaderboard/step/tie-words',
      'leaderboard/step/trial-words',
      'leaderboard/hole-mark',
      'leaderboard/nine',
      'leaderboard/step/tenths',
      'lib/play/played-card',
      'golf/src/course',
    ].some((part) => id.includes(`/${part}.ts`)),
};

/** The same of other parts. One script for what several of them need: the page begins with the names of all scripts. */
const OF_PARTS = Object.entries({
  code: ['facts/src/readable.ts', 'live/check/card/score-words.ts', 'word/say/place.ts'],
  ink: ['ui/style/ink.module.css'],
  'match-word': ['word/match-text.ts', ...['contest-words', 'round-title', 'side-name'].map((part) => `match/picture/${part}.ts`)],
  'match-line': ['hole-line.ts', 'hole-strip.tsx', 'match-line.tsx', 'match.module.css'].map((part) => `match/picture/${part}`),
  // before what the start list needs, which would take it along
  answer: ['live/use-answer.ts'],
  'start-list': ['start-list/starters.tsx', 'start-list/start-list.tsx'],
  // small, and few boards have one
  link: [
    'live/ceremony/ceremony-link.tsx',
    'live/board/list-tabs.tsx',
    'leaderboard/side-list.ts',
    'live/board/other-view.tsx',
    'live/board/frame-height.ts',
  ],
}).map(([name, paths]) => ({ name, test: (id: string) => paths.some((path) => id.endsWith(`/${path}`)) }));

/** Where a person begins. */
const FIRST_SCREENS = ['dashboard', 'tournaments'];

/** Apart from the others', so that a phone can keep all of them. */
const CADDIE_ASSETS = 'assets/caddie';

/** A package of the seals calls it as it loads; the phones’ oldest browsers have only the longer name. */
const OLD_OBJECT = { 'Object.hasOwn': 'Object.prototype.hasOwnProperty.call' };

/** A page beside the office's. */
const beside = { emptyOutDir: false, copyPublicDir: false, modulePreload: { polyfill: false } };
const phone = { ...beside, target: OLDEST_OF_PHONES };

/**
 * The office, the public board and the caddie's page are built apart: together they would share chunks, and every spectator would load what only
 * the office uses.
 */
export default defineConfig({
  root: at('.'),
  plugins: [
    react(),
    livePages,
    shortAddresses(at('index.html')),
    lightReact,
    plainImports,
    tablerIcons(),
    mantineStyles('client', { first: at('src/office/mantine.css'), later: at('src/office/mantine-later.css') }),
    screenPages('client'),
    compressed(),
    pageBudget('live', {
      ...{ entry: '/live/main.tsx', firstBytes: 28_700, laterBytes: 7_800 },
      apart: { entry: '/facts/src/draw/beacon-signature.ts', limitBytes: 23_600 },
      page: { folder: '/live/enter/', limitBytes: 20_700 },
    }),
    scriptBudget(
      'caddie',
      39_200,
      { entry: '/caddie/app-browser/app-door.tsx', limitBytes: 5_000 },
      { entry: '/caddie/side/side-part.tsx', limitBytes: 4_100 },
      { entry: '/caddie/measure/hole-awards.tsx', limitBytes: 3_000 },
      { entry: '/caddie/match/match-part.tsx', limitBytes: 10_500 },
    ),
    scriptBudget('login', 54_700),
    scriptBudget('checker', 65_000),
    // with the data of 144 golfers (facts/src/data-block.test.ts) the file is below 400 kB
    keptBudget('resultFile', 199_500),
    offlineFiles('worker', {
      dir: at('dist'),
      assets: CADDIE_ASSETS,
      pages: ['caddie.html', 'icon.svg', 'old-browser.js', 'old-browser-words.js'],
      // the way out of the browser of an app needs a network anyway
      without: 'app-door-',
      onceNeeded: 'match-part-',
      limitBytes: 190_000,
    }),
    screenBudget('client', { entry: '/office/main.tsx', firsts: FIRST_SCREENS, firstBytes: 201_500, laterBytes: 122_700 }),
  ],
  // scripts carry the names of classes
  css: { postcss: { plugins: [cutFonts] }, modules: { generateScopedName: '[hash:base64:5]' } },
  server: { proxy: { '/api': server, '/sanctum': server } },
  // The budgets above check the weight of scripts.
  build: { outDir: 'dist', chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  // the server may serve the build below a prefix, and writes it into the pages; scripts and styles find the others from where they are
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  environments: {
    client: {
      build: {
        target: OLDEST_OF_OFFICES,
        rolldownOptions: { input: at('index.html'), output: { codeSplitting: { groups: [ONE_ENTRY, ...TOGETHER] } } },
      },
    },
    // what a browser of an office lacks, for old-browser.js to load
    login: {
      consumer: 'client',
      build: {
        ...beside,
        target: OLDEST_OF_OFFICES,
        rolldownOptions: { input: at('login.html'), output: { codeSplitting: { groups: [ONE_ENTRY] } } },
      },
    },
    extra: {
      consumer: 'client',
      build: {
        ...beside,
        target: OLDEST_OF_OFFICES,
        rolldownOptions: { input: at('src/office/extra.ts'), output: { format: 'iife', entryFileNames: 'office-extra.js' } },
      },
    },
    live: {
      define: OLD_OBJECT,
      consumer: 'client',
      build: {
        ...phone,
        rolldownOptions: { input: at('live.html'), output: { codeSplitting: { groups: [ONE_ENTRY, OF_CARD, ...OF_PARTS] } } },
      },
    },
    // the engine that checks a result: one classic script, which a worker of the oldest phones runs, and the page where no worker starts
    checker: {
      define: OLD_OBJECT,
      consumer: 'client',
      build: {
        ...phone,
        rolldownOptions: { input: at('src/live/check/checker.ts'), output: { format: 'iife', entryFileNames: 'live-check.js' } },
      },
    },
    // the one script of the file of a result that a person keeps: the server puts it into the file
    resultFile: {
      define: OLD_OBJECT,
      consumer: 'client',
      build: {
        ...phone,
        rolldownOptions: { input: at('src/result-file/main.ts'), output: { format: 'iife', entryFileNames: 'result-file.js' } },
      },
    },
    caddie: {
      consumer: 'client',
      build: { ...phone, assetsDir: CADDIE_ASSETS, rolldownOptions: { input: at('caddie.html') } },
    },
    // last: it lists what the caddie's page loads
    worker: {
      consumer: 'client',
      build: {
        ...phone,
        rolldownOptions: {
          input: at('src/caddie/offline/worker.ts'),
          output: { format: 'iife', entryFileNames: 'marker-worker.js' },
        },
      },
    },
  },
  builder: {
    buildApp: async ({ build, environments }) => {
      for (const name of ['client', 'login', 'extra', 'live', 'checker', 'resultFile', 'caddie', 'worker']) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
  },
});
