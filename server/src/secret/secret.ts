import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Config, SHORTEST_SECRET } from '../config.ts';
import { secretFile, unusable } from '../db/pglite/data-folder.ts';
import { StartError } from '../error/start-error.ts';

/**
 * The secret of this site: FAIRWAY_SECRET, or beside an embedded database the file `secret` of its data folder, readable by its owner alone and
 * made where `mayMake`. Null: on PostgreSQL, where FAIRWAY_SECRET is not set; or there is no file, and none may be made.
 */
export async function secretOf(
  { secret, databaseUrl, dataDir }: Pick<Config, 'secret' | 'databaseUrl' | 'dataDir'>,
  { mayMake }: { mayMake: boolean },
): Promise<string | null> {
  if (secret !== undefined) return secret;
  if (databaseUrl !== undefined) return null;
  const file = secretFile(dataDir);
  try {
    if (!mayMake && !existsSync(file)) return null;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true }).catch(unlessThere);
    const written = (await readFile(file, 'utf8')).trim();
    if (written.length >= SHORTEST_SECRET) return written;
  } catch (error) {
    throw unusable(dataDir, error);
  }
  throw new StartError(
    `File ${file} trống hoặc bị cắt. Hãy chép lại file từ bản sao, hoặc xóa file này: Fairway tạo file mới, và ai dùng mã xác thực phải đăng nhập bằng mã khôi phục.\n` +
      `The file ${file} is empty or cut short. Copy it back from where you keep it, or delete it: Fairway makes a new one, and whoever has a second factor logs in with a recovery code.`,
  );
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
