import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../server/test/engine/port.ts';
import { withFolder } from '../bench/kit/folder.ts';
import { makeFolder } from '../package/folder.ts';
import { isPlatform, ownPlatform } from '../package/platform.ts';
import { type Drill, type Outcome, Skip } from './kit/outcome.ts';
import { packageFolder, playStory, startOnce } from './package.ts';

const NEXT = '99.0.0';
/** The date of a migration that no program has yet. */
const NEWER = 9_000_000_000_000;

/** The next release of this tree: another version, one more migration, and a web of which every script of phones has another name. */
async function nextRelease(folder: string, migration: string): Promise<string> {
  if (!isPlatform(ownPlatform)) throw new Skip('no package is made for this machine');
  await makeFolder(folder, ownPlatform, NEXT);
  const migrations = join(folder, 'app', 'migrations');
  const journal = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8'));
  const tag = '9999_next';
  journal.entries.push({ idx: journal.entries.length, version: '7', when: NEWER, tag, breakpoints: true });
  writeFileSync(join(migrations, 'meta', '_journal.json'), JSON.stringify(journal));
  writeFileSync(join(migrations, `${tag}.sql`), migration);
  renameScripts(join(folder, 'app', 'web'));
  return folder;
}

/** As another build would: no file of the older one is there any more. */
function renameScripts(web: string): void {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const names = files.flatMap((file) => /^assets\/caddie\/([^/]+-[\w-]{8})\.js$/.exec(file)?.[1] ?? []);
  for (const file of files) {
    const path = join(web, file);
    if (/\.(br|gz)$/.test(file)) rmSync(path);
    else if (/\.(html|js)$/.test(file)) {
      const text = readFileSync(path, 'utf8');
      const named = names.reduce((so, name) => so.replaceAll(`${name}.js`, `${name}N.js`), text);
      const renamed = named.replace(/(`caddie\.html`,revision:`)/, '$1next-'); // its content is another one now
      if (renamed !== text) writeFileSync(path, renamed);
    }
  }
  for (const name of names) renameSync(join(web, 'assets', 'caddie', `${name}.js`), join(web, 'assets', 'caddie', `${name}N.js`));
}

const FINE = 'alter table "club" add column "drill" text;';
const FAILS = 'alter table "club" add column "drill" text;--> statement-breakpoint\nselect 1 / 0;';

/** A newer release in place of the older one, and the way back; then a release whose migration fails. */
const playUpdate = (): Promise<Outcome> =>
  withFolder(async (folder) => {
    const [older, newer] = [packageFolder(), await nextRelease(join(folder, 'next'), FINE)];
    const env = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backup'), PORT: String(await freePort()) };
    const start = (home: string, settings = env, ...words: string[]) => startOnce([join(home, 'fairway'), ...words], settings);
    const first = await start(older, env, '--demo');
    const updated = await start(newer);
    const backup = readdirSync(env.BACKUP_DIR).find((name) => name.startsWith(`fairway-before-${NEXT}-`)) ?? '';
    const refused = await start(older);
    const back = { ...env, DATA_DIR: join(folder, 'back') };
    const restored = execFileSync(join(older, 'fairway'), ['restore', join(env.BACKUP_DIR, backup)], { env: back, encoding: 'utf8' });
    const again = await start(older, back);
    writeFileSync(join(newer, 'app', 'migrations', '9999_next.sql'), FAILS);
    const failed = await start(newer, back);
    const after = await start(older, back);
    const isUp = ({ output }: { output: string }) => output.includes('Fairway: http');
    const broken = [
      ...(isUp(first) ? [] : [`the older release does not start: ${first.output}`]),
      ...(isUp(updated) && updated.output.includes(`Made a backup before migrating the data to release ${NEXT}`) ? [] : [updated.output]),
      ...(refused.output.includes('made by a newer version') && !isUp(refused)
        ? []
        : [`the older release on newer data: ${refused.output}`]),
      ...(isUp(again) && !again.output.includes('/password#') ? [] : [`the way back: ${restored} ${again.output}`]),
      ...(!isUp(failed) && /could not be migrated .*division by zero/.test(failed.output)
        ? []
        : [`a migration that fails: ${failed.output}`]),
      ...(isUp(after) ? [] : [`after a migration that failed: ${after.output}`]),
    ];
    return {
      load: `the demo, ${NEXT} in place of this release`,
      note: 'backup, migrated, older refused, restored, a failed one undone',
      broken,
    };
  });

/** The caddie's phone through an update, in a browser. */
const playPhone = (): Promise<Outcome> =>
  withFolder(async (folder) => {
    const next = await nextRelease(join(folder, 'next'), FINE);
    return playStory('update.drill', { FAIRWAY_SERVER: join(packageFolder(), 'fairway'), FAIRWAY_NEXT: join(next, 'fairway') });
  });

/** A newer package in place of an older one. */
export const updates: readonly Drill[] = [
  { name: 'package: update and back', play: playUpdate },
  { name: 'package: update under a phone', play: playPhone },
];
