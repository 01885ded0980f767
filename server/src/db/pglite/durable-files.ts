import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OF_OTHERS } from './data-folder.ts';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** The part of the loaded engine that matters here. */
interface LoadedEngine {
  NODEFS: {
    realPath(node: Stream['node']): string;
    stream_ops: StreamOperations;
    node_ops: { setattr(node: Stream['node'], attributes: { mode?: number }): void };
  };
}
interface StreamOperations {
  open(stream: Stream): void;
  write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number;
  fsync?(stream: Stream): number;
}
/** `nfd` is the descriptor of the Node file behind a stream. */
interface Stream {
  nfd: number;
  node: { mode: number };
}

/** In the numbering of the engine's file layer. */
const [EDQUOT, EIO, EMFILE, ENFILE, ENOSPC, EROFS] = [19, 29, 33, 41, 51, 69];
const OF_THE_DISK: readonly unknown[] = [EDQUOT, EIO, ENOSPC, EROFS];
const FILE_KIND = 0o170000;
const DIRECTORY = 0o040000;
/** The log that a commit waits for, and the file that says where it begins. The engine can't go on without them, and would try for ever. */
const VITAL = /[\\/](pg_wal[\\/]|global[\\/]pg_control)/;

/** `full`: there is no space left; `failing`: the disk does not take what is written; `files`: the process may open no more files. */
export type DiskFailure = 'full' | 'failing' | 'files';

/**
 * PGlite's Node files, made durable. PGlite ships without fsync: a commit then survives a killed process but not a power cut.
 * Its file layer calls `stream_ops.fsync` if there is one; this adds it. When the disk does not take a commit, nothing is acknowledged:
 * `fail` ends the process there and then.
 */
export class DurableFiles extends NodeFS {
  fsyncCount = 0;
  private readonly fail: (failure: DiskFailure) => never;

  constructor(folder: string, fail: (failure: DiskFailure) => never) {
    super(folder);
    this.fail = fail;
  }

  override async init(database: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const makeDurable = ({ NODEFS }: LoadedEngine) => {
      const { stream_ops: operations, node_ops: nodes } = NODEFS;
      const { open, write } = operations;
      const isVital = ({ node }: Stream) => VITAL.test(NODEFS.realPath(node));
      operations.open = (stream) => this.failing(() => open(stream), isVital, stream);
      operations.write = (stream, ...what) => this.failing(() => write(stream, ...what), isVital, stream);
      operations.fsync = (stream) => this.fsync(stream);
      // the engine sets the mode of each file that it makes, past the umask
      const { setattr } = nodes;
      nodes.setattr = (node, { mode, ...rest }) => setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~OF_OTHERS });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), makeDurable] } };
  }

  private failing<Result>(work: () => Result, isVital: (stream: Stream) => boolean, stream: Stream): Result {
    try {
      return work();
    } catch (error) {
      const number = (error as { errno?: number }).errno;
      // the engine would leave a file behind that it believes is not there
      if (number === EMFILE || number === ENFILE) this.fail('files');
      if (OF_THE_DISK.includes(number) && isVital(stream)) this.fail(number === ENOSPC || number === EDQUOT ? 'full' : 'failing');
      throw error;
    }
  }

  private fsync(stream: Stream): number {
    // Windows has no flush of a directory.
    if (process.platform === 'win32' && (stream.node.mode & FILE_KIND) === DIRECTORY) return 0;
    this.fsyncCount += 1;
    try {
      fs.fsyncSync(stream.nfd);
      return 0;
    } catch (error) {
      return this.fail((error as { code?: string }).code === 'ENOSPC' ? 'full' : 'failing');
    }
  }
}
