import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// Both weigh last, when every other plugin has finished the scripts.

/** Fails the build when all script of one page together, compressed as it travels, weighs more than it may. */
export function scriptBudget(environment: string, limitBytes: number): Plugin {
  return {
    name: 'script-budget',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
        const bytes = scripts.reduce((sum, code) => sum + gzipSync(code).length, 0);
        const sentence = `All script of the ${environment} page: ${bytes} bytes gzipped, of ${limitBytes}`;
        if (bytes > limitBytes) this.error(sentence);
        this.info(sentence);
      },
    },
  };
}

type Chunk = {
  readonly fileName: string;
  readonly code: string;
  readonly imports: string[];
  readonly moduleIds: string[];
};

/** These chunks and all that they load. */
function withImports(chunks: readonly Chunk[], fileNames: readonly string[], found: Set<string> = new Set()): Set<string> {
  for (const { fileName, imports } of chunks.filter((chunk) => fileNames.includes(chunk.fileName) && !found.has(chunk.fileName))) {
    found.add(fileName);
    withImports(chunks, imports, found);
  }
  return found;
}

type Limit = {
  /** The module that the page begins with. */
  readonly entry: string;
  /** Screens that may be the first: by name, the modules that each loads for itself, its page and its words in one language. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly firstBytes: number;
  readonly laterBytes: number;
};

/**
 * Fails the build when a first screen needs more script than it may, compressed as it travels: the entry, the screen's page and words, and
 * all that they load. Also fails when a later screen, or a part of one, needs more than it may beyond what every first screen has loaded.
 */
export function firstLoadBudget(environment: string, { entry, screens, firstBytes, laterBytes }: Limit): Plugin {
  return {
    name: 'first-load-budget',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const bytes = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code).length]));
        const chunkOf = (module: string): string => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
          return chunk?.fileName ?? this.error(`No script holds ${module}`);
        };
        const weigh = (fileNames: readonly string[]) => fileNames.reduce((total, fileName) => total + (bytes.get(fileName) ?? 0), 0);
        const firsts = Object.entries(screens).map(([screen, modules]) => ({
          screen,
          loaded: withImports(chunks, [chunkOf(entry), ...modules.map(chunkOf)]),
        }));
        for (const { screen, loaded } of firsts) {
          const sum = weigh([...loaded]);
          const sentence = `First load of ${screen}: ${sum} bytes of script gzipped, of ${firstBytes}`;
          if (sum > firstBytes) this.error(sentence);
          this.info(sentence);
        }
        for (const { fileName } of chunks) {
          const sum = weigh([...withImports(chunks, [fileName])].filter((needed) => !firsts.every(({ loaded }) => loaded.has(needed))));
          if (sum > laterBytes) this.error(`${fileName} and all that it loads: ${sum} bytes gzipped, of ${laterBytes}`);
        }
      },
    },
  };
}
