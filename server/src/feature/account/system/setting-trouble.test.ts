import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingTroubles } from './setting-trouble.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-setting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = { secret: undefined, databaseUrl: undefined, dataDir: folder, fontDir: undefined, backupDir: join(folder, 'backup') };

test('settings that are right are not spoken of: a folder of backups is made by the first one', () => {
  expect(settingTroubles(config, null)).toEqual([]);
});

test('a folder of fonts that is not there is named, and not passed over in silence', () => {
  const fontDir = join(folder, 'phông chữ');
  expect(settingTroubles({ ...config, fontDir }, null)).toEqual([{ code: 'unreadable-folder', setting: 'FONT_DIR', path: fontDir }]);
});

test('a secret that does not fit is called by where it is from: its file, or the setting', () => {
  expect(settingTroubles(config, 'no-key')).toEqual([{ code: 'no-key', setting: 'DATA_DIR', path: join(folder, 'secret') }]);
  const secret = 'another one, of 32 letters and more';
  expect(settingTroubles({ ...config, secret }, 'other-key')).toEqual([{ code: 'other-key', setting: 'FAIRWAY_SECRET', path: null }]);
});
