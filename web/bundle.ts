import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** What is loaded together with one script. */
export type Chunk = Rolldown.OutputChunk;

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] => Object.values(bundle).filter((output) => output.type === 'chunk');

/** The script that holds a module, which is named by the end of its path. */
export function chunkWith(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`No script holds ${module}`);
  return chunk;
}

/** These scripts and all that they load before they run. */
export function withImports(chunks: readonly Chunk[], begun: readonly Chunk[], all: Set<Chunk> = new Set()): Set<Chunk> {
  for (const chunk of begun.filter((one) => !all.has(one))) {
    all.add(chunk);
    withImports(
      chunks,
      chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
      all,
    );
  }
  return all;
}

/** The hash in the name of a file that is imported: no two builds compress it alike. */
const HASH = /-[\w-]{8}(?=\.js\b)/g;
/** Compressed as they travel, without hashes, so that a limit judges the code and not chance. */
export const weigh = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code.replace(HASH, '')).length, 0);
