import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** The part of the loaded engine that matters here; `nfd` is the descriptor of the Node file behind a stream. */
interface LoadedEngine {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
}
interface Stream {
  nfd: number;
  node: { mode: number };
}

const EIO = 29; // in the numbering of the engine's file layer
const FILE_KIND = 0o170000;
const DIRECTORY = 0o040000;

/**
 * PGlite's Node files, made durable. PGlite ships without fsync: a commit then survives a killed process but not a power cut.
 * Its file layer calls `stream_ops.fsync` if there is one; this adds it. A failing disk answers EIO, and the engine
 * stops rather than acknowledge what is not written.
 */
export class DurableFiles extends NodeFS {
  fsyncCount = 0;

  override async init(database: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const addFsync = (engine: LoadedEngine) => {
      engine.NODEFS.stream_ops.fsync = (stream) => this.fsync(stream);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }

  private fsync(stream: Stream): number {
    // Windows has no flush of a directory.
    if (process.platform === 'win32' && (stream.node.mode & FILE_KIND) === DIRECTORY) return 0;
    this.fsyncCount += 1;
    try {
      fsyncSync(stream.nfd);
      return 0;
    } catch {
      return EIO;
    }
  }
}
