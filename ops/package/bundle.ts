import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../../scripts/kit/command.ts';

/** Packages that stay as they are, in `node_modules` of the program: they have machine code, or an engine that finds its files by itself. */
export const WHOLE = ['@electric-sql/pglite', '@napi-rs/canvas', '@node-rs/argon2', 'sharp'] as const;

/** Packages of which the program has the code, and a folder that the code reads. */
const WITH_FOLDER: Readonly<Record<string, string>> = { '@fastify/swagger-ui': 'static' };

/** Each such folder, and where it is in the program. */
export const filesBeside = (): [from: string, to: string][] =>
  Object.entries(WITH_FOLDER).map(([name, folder]) => [join(root, 'node_modules', name, folder), join('beside', name, folder)]);

/** What the server reads beside its own modules, and where the program has it. */
export const FILES: Readonly<Record<string, string>> = {
  'CHANGES.md': '../../CHANGES.md',
  'web/dist': 'web',
  'server/src/db/migrations': 'migrations',
  'server/src/db/database.tar.gz': 'database.tar.gz', // made for the package
};

const ADDRESS = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g;

/**
 * A module names its threads, helper processes and files by where they are from it. In the program all modules lie in one folder: a thread or
 * process becomes an entry of its own there, a file is looked for where `FILES` puts it, and an unknown one fails the build.
 */
const besideModules: Plugin = {
  name: 'beside-modules',
  enforce: 'pre',
  transform(code, id) {
    const [, path, name = ''] = /\/node_modules\/((@[^/]+\/[^/]+|[^/]+)\/.*)$/.exec(id) ?? [];
    if (path && name in WITH_FOLDER) return code.replaceAll('__dirname', `(__program + '/beside/${dirname(path)}')`);
    if (path) return;
    return code.replace(ADDRESS, (_, address: string) => {
      const source = relative(root, resolve(dirname(id), address));
      if (!source.endsWith('.ts')) {
        const place = FILES[source];
        if (place === undefined) this.error(`${relative(root, id)} reads ${source}, which the package does not have: see FILES`);
        return `new URL('./${place}', import.meta.url)`;
      }
      const fileName = source.replace(/^.*\//, '').replace(/\.ts$/, '.js');
      this.emitFile({ type: 'chunk', id: join(root, source), fileName });
      return `new URL('./${fileName}', import.meta.url)`;
    });
  },
};

/** The program says the version that it is packed as, whatever stands in the tree. */
const withVersion = (version: string): Plugin => ({
  name: 'with-version',
  enforce: 'pre',
  transform(code, id) {
    if (id === join(root, 'package.json') || id === join(root, 'server', 'package.json'))
      return code.replace(/"version": "[^"]*"/, `"version": "${version}"`);
  },
});

/** Bundles the server with its commands into a folder. Returns the folders of the packages whose code is in it. */
export async function bundle(outDir: string, version: string): Promise<Set<string>> {
  const packages = new Set<string>();
  const noteRead: Plugin = {
    name: 'packages-read',
    generateBundle(_, chunks) {
      for (const chunk of Object.values(chunks)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, ''));
          if (match?.[1]) packages.add(match[1]);
        }
      }
    },
  };
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [withVersion(version), besideModules, noteRead],
    ssr: { noExternal: true, external: [...WHOLE], target: 'node' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      minify: false, // for whoever reads where an error happened
      rolldownOptions: {
        input: { fairway: join(root, 'ops', 'package', 'fairway.ts') },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          banner: 'const __program = import.meta.dirname;',
        },
      },
    },
  });
  return packages;
}
