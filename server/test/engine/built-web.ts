import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const source = fileURLToPath(new URL('../../../web', import.meta.url));

/** The pages of the web as the server finds them after a build, without their scripts. */
export function builtWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-web-'));
  for (const page of ['index.html', 'live.html', 'caddie.html']) cpSync(join(source, page), join(folder, page));
  writeFileSync(join(folder, 'screens.json'), '{}');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
