import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Writes each text of the build compressed beside itself, so that the server sends it so at no cost: a quarter of its weight. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    async writeBundle({ dir = '' }, bundle) {
      const { name: environment } = this.environment;
      const { publicDir, build } = this.environment.config;
      const asTheyAre = build.copyPublicDir ? await readdir(publicDir) : [];
      const texts = [...Object.keys(bundle), ...asTheyAre].filter((name) => /\.(js|css|html|svg)$/.test(name));
      await Promise.all(texts.map((name) => compress(join(dir, name), qualityOf(environment))));
    },
  };
}

/** The best takes as long as all the rest of a build, for 2 % of bytes: phones have it, on a golf course, and not the office. */
const qualityOf = (environment: string): number => constants.BROTLI_MAX_QUALITY - (environment === 'client' ? 1 : 0);

async function compress(path: string, quality: number): Promise<void> {
  const text = await readFile(path);
  await writeFile(`${path}.gz`, await asGzip(text, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${path}.br`, await asBrotli(text, { params }));
}
