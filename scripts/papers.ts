import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PAPER_KINDS } from '@fairway/api/choice/paper';
import sharp from 'sharp';
import { openDatabase } from '../server/src/db/open.ts';
import { club } from '../server/src/db/schema/club.ts';
import { site } from '../server/src/db/schema/site.ts';
import { createPapers } from '../server/src/feature/paper/draw.ts';
import type { PaperOrder } from '../server/src/feature/paper/source.ts';
import { writeLongDay } from '../server/test/fixture/long-day.ts';
import { DRAWINGS, orderOf } from '../server/test/fixture/long-paper.ts';
import { seedEvent } from '../server/test/kit/event.ts';
import { checkPaper } from '../server/test/kit/paper-check.ts';
import { pdfPages } from '../server/test/kit/pdf-page.ts';

/**
 * `npm run papers [folder]`: every paper of the long day in each size and language, what is wrong on it, and how long it takes for 144 and 499
 * players; its first page as a picture in a folder.
 */
const folder = resolve(process.argv[2] ?? 'papers');
const DOTS_PER_INCH = 100;
const dataDir = mkdtempSync(join(tmpdir(), 'fairway-papers-'));
const database = await openDatabase({ dataDir });
const papers = createPapers();
try {
  await database.migrate();
  await walk();
} finally {
  await papers.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function walk(): Promise<void> {
  const { db } = database;
  mkdirSync(folder, { recursive: true });
  const [home] = await db.insert(site).values({ name: 'Long Day', nameKey: 'long day' }).returning();
  const siteId = home?.id ?? '';
  const day = await writeLongDay(db, siteId);
  for (const drawing of DRAWINGS) {
    const { kind, size, language, each, code } = drawing;
    const order = await orderOf(db, day.id, drawing);
    const { file, seconds } = await draw(order);
    const { pages, codes, codesRead, counts } = await checkPaper(file, order, () => true);
    const name = [kind, size, language, each, code].join(' ');
    const faults = Object.entries(counts).flatMap(([fault, count]) => (count > 0 ? [`${fault} ${count}`] : []));
    const said = [`${pages} pages`, `codes ${codesRead}/${codes}`, `${Math.round(file.length / 1024)} kB`, `${seconds} s`, ...faults];
    console.log([name.padEnd(40), ...said].join(' | '));
    await keepFirstPage(file, name.replaceAll(' ', '-'));
  }
  const [own] = await db.insert(club).values({ siteId, name: 'Usual' }).returning();
  for (const players of [144, 499]) {
    const { id } = await seedEvent(db, own?.id ?? '', { players, divisions: ['A', 'B', 'C'] });
    for (const kind of PAPER_KINDS) {
      const order = await orderOf(db, id, { kind, size: 'a4', language: 'vi', each: 'four', code: 'board' }).catch(() => null);
      if (order) console.log(`${players} players | ${kind} | ${(await draw(order)).seconds} s`);
    }
  }
}

async function draw(order: PaperOrder): Promise<{ file: Buffer; seconds: string }> {
  const begun = performance.now();
  const file = await buffer((await papers.draw(order, 'papers')).file);
  return { file, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
}

async function keepFirstPage(file: Buffer, name: string): Promise<void> {
  for await (const page of pdfPages(file)) {
    const { data, width, height } = await page.picture(DOTS_PER_INCH);
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(join(folder, `${name}.png`));
    return;
  }
}
