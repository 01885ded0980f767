import type { Plugin } from 'vite';
import { type Chunk, chunksOf, chunkWith, weigh, withImports } from './bundle.ts';
import { screenModules } from './screen-modules.ts';

// Both weigh last, when every other plugin has finished the scripts.

type PageLimit = {
  /** The module that the page begins with. */
  readonly entry: string;
  readonly firstBytes: number;
  readonly laterBytes: number;
  readonly apart: Apart;
  /** Another page of the same door, by the folder of its modules: everything that it loads beyond the beginning. */
  readonly page: { readonly folder: string; readonly limitBytes: number };
};

/** Something of a page that only few phones load: the module that it begins with. */
type Apart = { readonly entry: string; readonly limitBytes: number };

/**
 * Fails the build when what a page begins with, or one thing that it loads later (a language, what opens on a tap), weighs more than it may; what
 * only few phones load has a limit of its own, and so has a page beside the first.
 */
export function pageBudget(environment: string, { entry, firstBytes, laterBytes, apart, page }: PageLimit): Plugin {
  return {
    name: 'page-budget',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const begun = withImports(chunks, [chunkWith(chunks, entry)]);
        const few = chunkWith(chunks, apart.entry);
        const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(page.folder)));
        const beside = chunks
          .filter((chunk) => chunk !== few && !own.includes(chunk))
          .map((chunk) => weigh([...withImports(chunks, [chunk])].filter((one) => !begun.has(one))));
        const [first, later, fewBytes] = [weigh(begun), Math.max(...beside), weigh([few])];
        const ownBytes = weigh([...withImports(chunks, own)].filter((one) => !begun.has(one)));
        const sentence = `The ${environment} page begins with ${first} bytes gzipped, of ${firstBytes}, and loads ${later} later, of ${laterBytes}; for few phones ${fewBytes}, of ${apart.limitBytes}; ${page.folder} ${ownBytes}, of ${page.limitBytes}`;
        if (first > firstBytes || later > laterBytes || fewBytes > apart.limitBytes || ownBytes > page.limitBytes) this.error(sentence);
        this.info(sentence);
      },
    },
  };
}

/**
 * Fails the build when all script of one page together, compressed as it travels, weighs more than it may; what only few phones load has a
 * limit of its own.
 */
export function scriptBudget(environment: string, limitBytes: number, ...apart: readonly Apart[]): Plugin {
  return {
    name: 'script-budget',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const few = apart.map((one) => ({ ...one, chunk: chunkWith(chunks, one.entry) }));
        const bytes = weigh(chunks.filter((chunk) => few.every((one) => one.chunk !== chunk)));
        const ofFew = few.map((one) => ({ bytes: weigh([one.chunk]), limitBytes: one.limitBytes }));
        const note = ofFew.map((one) => `; for few phones ${one.bytes}, of ${one.limitBytes}`).join('');
        const sentence = `All script of the ${environment}: ${bytes} bytes gzipped, of ${limitBytes}${note}`;
        if (bytes > limitBytes || ofFew.some((one) => one.bytes > one.limitBytes)) this.error(sentence);
        this.info(sentence);
      },
    },
  };
}

/** Fails the build when the script of a file that people keep weighs more than it may as it lies on a disk. */
export function keptBudget(environment: string, limitBytes: number): Plugin {
  return {
    name: 'kept-budget',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const bytes = chunksOf(bundle).reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
        const sentence = `The script of the ${environment}: ${bytes} bytes, of ${limitBytes}`;
        if (bytes > limitBytes) this.error(sentence);
        this.info(sentence);
      },
    },
  };
}

type Limit = {
  /** The module that every screen begins with. */
  readonly entry: string;
  /** The screens that may be the first, by their names. */
  readonly firsts: readonly string[];
  readonly firstBytes: number;
  readonly laterBytes: number;
};

/**
 * Fails the build when a first screen needs more script than it may, compressed as it travels: the entry, the screen's page and words, and
 * all that they load. Also fails when a later screen with its words, or a part of one, needs more than it may beyond what every first
 * screen has loaded.
 */
export function screenBudget(environment: string, { entry, firsts, firstBytes, laterBytes }: Limit): Plugin {
  return {
    name: 'screen-budget',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const screens = (await screenModules()).map(({ name, modules }) => ({
          name,
          loaded: withImports(
            chunks,
            [entry, ...modules].map((module) => chunkWith(chunks, module)),
          ),
        }));
        const begun = screens.filter(({ name }) => firsts.includes(name));
        const isLater = (chunk: Chunk) => !begun.every(({ loaded }) => loaded.has(chunk));
        const check = (what: string, bytes: number, limit: number) => {
          if (bytes > limit) this.error(`${what}: ${bytes} bytes of script gzipped, of ${limit}`);
          return bytes;
        };
        for (const { name, loaded } of begun) {
          this.info(
            `First load of ${name}: ${check(`First load of ${name}`, weigh(loaded), firstBytes)} bytes of script gzipped, of ${firstBytes}`,
          );
        }
        const later = screens.map(({ name, loaded }) => ({ name, bytes: check(name, weigh([...loaded].filter(isLater)), laterBytes) }));
        const heaviest = later.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
        this.info(`Of ${laterBytes} bytes for a later screen: ${heaviest.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}`);
        for (const chunk of chunks) {
          const loaded = [...withImports(chunks, [chunk])].filter(isLater);
          check(`${chunk.fileName} with ${heaviestOf(loaded)}`, weigh(loaded), laterBytes);
        }
      },
    },
  };
}

const NAMED_PARTS = 6;

/** The heaviest scripts by name: where to look when a screen weighs too much. */
function heaviestOf(chunks: readonly Chunk[]): string {
  const parts = chunks.map((chunk) => ({ name: chunk.fileName, bytes: weigh([chunk]) })).toSorted((a, b) => b.bytes - a.bytes);
  return parts
    .slice(0, NAMED_PARTS)
    .map(({ name, bytes }) => `${name} ${bytes}`)
    .join(', ');
}
