import { StartError } from '../error/start-error.ts';
import { BackupBusy, type MadeBackup, makeBackup } from './file.ts';
import { openSource, type Source } from './source.ts';

/** What the server asks of this process, and what it hears. */
export type Task = { source: Source; file: string; now: string };
export type ChildAnswer = { made: MadeBackup } | { busy: { part?: string } } | { refused: string } | { failed: string };

/** Makes one backup in a process of its own, so that reading, compressing and checking take nothing from the server. */
async function work({ source, file, now }: Task): Promise<ChildAnswer> {
  try {
    const database = await openSource(source);
    return { made: await makeBackup(database, file, new Date(now)).finally(database.close) };
  } catch (error) {
    if (error instanceof BackupBusy) return { busy: { ...(error.part && { part: error.part }) } };
    if (error instanceof StartError) return { refused: error.message };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.once('disconnect', () => process.exit(1)); // the server is gone
process.once('message', async (task: Task) => {
  const answer = await work(task);
  process.send?.(answer, () => process.disconnect());
});
