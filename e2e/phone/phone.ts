import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { MarkerEntry } from '@fairway/api';
import type { FastifyInstance } from 'fastify';
import { build } from 'vite';
import type { Besides } from '../../web/src/caddie/phone/admission.ts';
import type { Phone as CaddiePhone } from '../../web/src/caddie/phone/phone.ts';
import type { CardView } from '../../web/src/caddie/play/card-view.ts';
import type { Clock } from './clock.ts';
import { type Disk, emptyDisk, idbOf } from './disk.ts';

type Code = typeof import('./page.ts');
/** Runs the caddie's code once more, with what a browser would give it. */
type NewPage = (browser: readonly unknown[]) => Code;

const BROWSER = [
  'window',
  'navigator',
  'location',
  'history',
  'document',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'AbortSignal',
  'Math',
  'idb',
];

/** The code of the caddie's page, built as the product builds it, to be run for each page that is opened. */
export async function buildPage(): Promise<NewPage> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'page' },
      rolldownOptions: { external: ['idb'], output: { globals: { idb: 'idb' } } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('the caddie’s page was not built');
  const run = compileFunction(`${output.output[0].code}\nreturn page;`, BROWSER);
  return (browser) => run(...browser);
}

/** What happens to the next batch of strokes, shots or words, in place of an answer. `late`: it reaches the server after the phone has given up. */
export type Fault = 'reply lost' | 'sent twice' | 'late';
/** One page of the phone while it lives, and the ids of the strokes that it had to send. */
type Page = { readonly phone: CaddiePhone; readonly code: Code; isAlive: boolean; readonly seen: Set<string> };

/** A stroke, a shot or a word of a match as it was typed, and the most that its phone said of it. */
export type Typed = { readonly entry: MarkerEntry | Besides; wasOnPhone: boolean; wasReceived: boolean };

export type TestPhone = {
  readonly disk: Disk;
  isOnline: boolean;
  fault: Fault | null;
  readonly pages: Page[];
  /** All strokes, shots and words that were typed on it, by their ids. */
  readonly typed: Map<string, Typed>;
  /** Opens a page: by a scan, or again. */
  readonly open: (secret: string | null) => Promise<void>;
  /** The pages are gone with what was only in their memory. */
  readonly crash: () => void;
  /** Requests that were sent long ago arrive now. */
  readonly deliverLate: () => Promise<void>;
};

/** Where faults happen: what a phone has to send. */
const FAULTY = ['/api/marker/entries', '/api/marker/measurements', '/api/marker/match-entries'];

const never = () => new Promise<never>(() => {});

export function createTestPhone(app: FastifyInstance, clock: Clock, newPage: NewPage): TestPhone {
  const late: (() => Promise<unknown>)[] = [];
  const phone: TestPhone = {
    disk: emptyDisk(),
    isOnline: true,
    fault: null,
    pages: [],
    typed: new Map(),
    open: async (secret) => {
      const page = { isAlive: true, seen: new Set() } as unknown as Page;
      const code = newPage(browserOf(page));
      Object.assign(page, { code, phone: code.createPhone() });
      phone.pages.push(page);
      void page.phone.start(secret === null ? null : { link: secret });
      await clock.pass(50);
    },
    crash: () => {
      for (const page of phone.pages.splice(0)) page.isAlive = false;
    },
    deliverLate: async () => {
      for (const deliver of late.splice(0)) await deliver();
    },
  };

  const fetchOf =
    (page: Page) =>
    async (url: string, { method, headers, body }: RequestInit) => {
      if (!page.isAlive) return never();
      if (!phone.isOnline) throw new TypeError('no network');
      const deliver = () =>
        app.inject({ method: method as 'GET', url, headers: headers as Record<string, string>, ...(body && { payload: body as string }) });
      const fault = FAULTY.includes(url.split('?')[0] ?? '') ? phone.fault : null;
      if (fault !== null) phone.fault = null;
      if (fault === 'late') {
        late.push(deliver);
        throw new TypeError('no answer in time');
      }
      const answer = await clock.during(deliver());
      if (fault === 'sent twice') await clock.during(deliver());
      if (fault === 'reply lost') throw new TypeError('the answer was lost');
      return page.isAlive ? new Response(answer.body, { status: answer.statusCode }) : never();
    };
  const browserOf = (page: Page): readonly unknown[] => {
    const setTimeout = (work: () => void, ms = 0) => clock.after(ms, () => page.isAlive && work());
    const location = { pathname: '/live/marker', search: '' };
    const window = { isSecureContext: true };
    const clearTimeout = (cancel?: () => void) => cancel?.();
    const steady = Object.create(Math, { random: { value: () => 0 } });
    const globals: Record<string, unknown> = { window, location, setTimeout, clearTimeout, Math: steady };
    globals.navigator = { languages: ['vi'] };
    globals.history = { replaceState: () => undefined };
    globals.document = { documentElement: {} };
    globals.fetch = fetchOf(page);
    globals.AbortSignal = { timeout: () => undefined };
    globals.idb = idbOf(phone.disk, setTimeout);
    return BROWSER.map((name) => globals[name]);
  };
  return phone;
}

/** The cards as a page shows them; none while it is in no flight. */
export function cardsOn({ phone, code }: Page): readonly CardView[] {
  const { admission, outbox } = phone.getState();
  if (admission === null || outbox === null) return [];
  const { cards, round } = admission.flight;
  return cards.map((card) => code.cardView(card, round, outbox.getState(), admission.held));
}
