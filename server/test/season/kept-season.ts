import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../../src/db/database.ts';
import { migrationsFolder } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import { templateFolder } from '../../src/db/pglite/cluster.ts';
import { startPostgres } from '../engine/postgres-server.ts';
import { makeDay, makeSeason } from './make-season.ts';

export type Engine = OpenDatabase['engine'];
/** A club after one day, and after five seasons, opened from a copy: what is written there is gone with `close`. */
export type Season = { day: OpenDatabase; season: OpenDatabase; close(): Promise<void> };

const NAMES = ['day', 'season'] as const;

/** Opens both on an engine. They are made once, which takes a minute or two, and kept beside the packages until the schema is another. */
export async function openSeason(engine: Engine): Promise<Season> {
  const folder = await keptFolder(engine);
  return engine === 'pglite' ? openPglite(folder) : openPostgres(folder);
}

/** Fills an empty folder with the embedded data of the seasons, for a server. */
export const copySeason = async (dataDir: string): Promise<void> =>
  cpSync(join(await keptFolder('pglite'), 'season'), dataDir, { recursive: true });

async function keptFolder(engine: Engine): Promise<string> {
  const folder = join(dirname(templateFolder()), `season-${madeOf()}`, engine);
  if (!existsSync(folder)) await keep(engine, folder);
  return folder;
}

/** What they are made of: another schema, or another season, is made anew. */
function madeOf(): string {
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const files = [join(migrationsFolder, 'meta', '_journal.json'), here('./make-season.ts'), here('./copy-tournament.ts')];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** It gets its name when it is complete, in place of earlier ones. */
async function keep(engine: Engine, folder: string): Promise<void> {
  const [own, cache] = [dirname(folder), dirname(dirname(folder))];
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache))
    if (name.startsWith('season-') && name !== basename(own)) rmSync(join(cache, name), { recursive: true, force: true });
  const unfinished = join(own, `${engine}-${process.pid}`);
  mkdirSync(own, { recursive: true });
  await (engine === 'pglite' ? makePglite(unfinished) : makePostgres(unfinished));
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

async function fill(database: OpenDatabase, name: (typeof NAMES)[number]): Promise<void> {
  await database.migrate();
  await makeDay(database.db);
  if (name === 'season') await makeSeason(database.db);
  await database.close();
}

async function makePglite(folder: string): Promise<void> {
  for (const name of NAMES) await fill(await openDatabase({ dataDir: join(folder, name) }), name);
}

async function openPglite(folder: string): Promise<Season> {
  const copy = mkdtempSync(join(tmpdir(), 'fairway-season-'));
  cpSync(folder, copy, { recursive: true });
  const [day, season] = [await openDatabase({ dataDir: join(copy, 'day') }), await openDatabase({ dataDir: join(copy, 'season') })];
  const close = async () => {
    await day.close();
    await season.close();
    rmSync(copy, { recursive: true, force: true });
  };
  return { day, season, close };
}

async function makePostgres(folder: string): Promise<void> {
  const server = await startPostgres();
  const admin = await openDatabase({ databaseUrl: server.databaseUrl('postgres'), dataDir: '' });
  for (const name of NAMES) {
    await admin.db.execute(`create database ${name}`);
    await fill(await openDatabase({ databaseUrl: server.databaseUrl(name), dataDir: '' }), name);
  }
  await admin.close();
  await server.stop(folder);
}

async function openPostgres(folder: string): Promise<Season> {
  const server = await startPostgres(undefined, folder);
  const open = (name: string) => openDatabase({ databaseUrl: server.databaseUrl(name), dataDir: '' });
  const [day, season] = [await open('day'), await open('season')];
  const close = async () => {
    await day.close();
    await season.close();
    await server.stop();
  };
  return { day, season, close };
}
