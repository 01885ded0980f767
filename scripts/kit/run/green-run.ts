import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';

const STEPS = join(root, 'docs', 'release.md');

/** Writes today, and what was left out, into the line of this command in the steps of a release. */
export function noteGreenRun(command: 'walk' | 'drill', leftOut = 0): void {
  const text = new Date().toISOString().slice(0, 10) + (leftOut > 0 ? `, ${leftOut} skipped` : '');
  const line = new RegExp(`^(\\| \`npm run ${command}\` \\|.*\\| )[^|]*( \\|)$`, 'm');
  writeFileSync(STEPS, readFileSync(STEPS, 'utf8').replace(line, `$1${text}$2`));
}
