import { accessSync, constants } from 'node:fs';
import type { SettingTrouble } from '@fairway/api';
import type { Config } from '../../../config.ts';
import { secretFile } from '../../../db/pglite/data-folder.ts';
import type { KeyTrouble } from '../../../secret/site-encryption.ts';

const { F_OK, R_OK, W_OK, X_OK } = constants;

type CheckedConfig = Pick<Config, 'secret' | 'databaseUrl' | 'dataDir' | 'fontDir' | 'backupDir'>;

/** What is wrong with the settings of a server that runs all the same. A folder of backups that is not there yet is made by the first one. */
export function settingTroubles(config: CheckedConfig, key: KeyTrouble | null): SettingTrouble[] {
  const { secret, databaseUrl, dataDir, fontDir, backupDir } = config;
  const hasFile = secret === undefined && databaseUrl === undefined;
  const folders = [
    { setting: 'FONT_DIR', path: fontDir ?? null, needs: R_OK | X_OK },
    { setting: 'BACKUP_DIR', path: may(backupDir, F_OK) === 'absent' ? null : backupDir, needs: R_OK | W_OK | X_OK },
  ];
  return [
    ...(key === null
      ? []
      : [{ code: key, setting: hasFile ? 'DATA_DIR' : 'FAIRWAY_SECRET', path: hasFile ? secretFile(dataDir) : null } as const]),
    ...folders.flatMap(({ setting, path, needs }) =>
      path === null || may(path, needs) === 'yes' ? [] : [{ code: 'unreadable-folder' as const, setting, path }],
    ),
  ];
}

function may(path: string, mode: number): 'yes' | 'no' | 'absent' {
  try {
    accessSync(path, mode);
    return 'yes';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'absent' : 'no';
  }
}
