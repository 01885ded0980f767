import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeArchives } from '../../ops/package/archive.ts';
import { makeFolder, weightOf } from '../../ops/package/folder.ts';
import { isPlatform, ownPlatform, PLATFORMS } from '../../ops/package/platform.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../kit/command.ts';
import { tellFailure } from '../kit/failure.ts';
import { buildWebIfChanged } from '../kit/web.ts';

/** `npm run package`: the program as one folder, and its archives, in `dist/`; for another kind of machine with `--platform`. */
async function makePackage(): Promise<void> {
  const { values } = parseArgs({ options: { platform: { type: 'string', default: ownPlatform } } });
  const { platform } = values;
  if (!isPlatform(platform)) throw new Error(`npm run package -- --platform ${Object.keys(PLATFORMS).join(' | ')}`);
  if (!(await buildWebIfChanged())) process.exit(1);
  const { version } = packageJson;
  const out = join(root, 'dist');
  mkdirSync(out, { recursive: true });
  const folder = join(out, `fairway-${version}-${platform}`);
  await makeFolder(folder, platform, version);
  const weight = weightOf(folder);
  for (const { part, bytes } of weight) if (bytes > 50_000) console.log(`${(bytes / 1e6).toFixed(1).padStart(8)} MB  ${part}`);
  console.log(`${(weight.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1).padStart(8)} MB  ${folder}`);
  for (const { file, bytes } of await makeArchives(folder, platform, version))
    console.log(`${(bytes / 1e6).toFixed(1).padStart(8)} MB  ${file}`);
}

await makePackage().catch(tellFailure);
