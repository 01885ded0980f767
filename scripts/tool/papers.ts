import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { USUAL_PAPERS } from '@fairway/api/choice/output/paper';
import sharp from 'sharp';
import { openDatabase } from '../../server/src/db/open.ts';
import { club } from '../../server/src/db/schema/account/club.ts';
import { site } from '../../server/src/db/schema/account/site.ts';
import { createPapers } from '../../server/src/feature/output/paper/draw.ts';
import type { PaperOrder } from '../../server/src/feature/output/paper/source.ts';
import { copyWinners } from '../../server/src/feature/result/winner/publication.ts';
import { writeLongDay, writePlay } from '../../server/test/fixture/long-day.ts';
import { DRAWINGS, orderOf } from '../../server/test/fixture/long-paper.ts';
import { AWARDS, REGULATIONS, SIDE_AWARDS } from '../../server/test/fixture/long-word.ts';
import { seedEvent } from '../../server/test/kit/event.ts';
import { checkPaper } from '../../server/test/kit/paper/paper-check.ts';
import { type ReadTag, tagsOfPdf } from '../../server/test/kit/paper/pdf.ts';
import { pdfPages } from '../../server/test/kit/paper/pdf-page.ts';

/**
 * `npm run papers [folder]`: every paper of the long day in each size and language, what is wrong on it, and how long it takes for 144 and 499
 * players, as a table; its first page as a picture in a folder. Of each paper every text is looked at, of its codes those of three pages.
 */
const folder = resolve(process.argv[2] ?? 'papers');
const DOTS_PER_INCH = 100;
const FIELDS = [144, 499];
const dataDir = mkdtempSync(join(tmpdir(), 'fairway-papers-'));
const database = await openDatabase({ dataDir });
const { db } = database;
const papers = createPapers();
try {
  await database.migrate();
  mkdirSync(folder, { recursive: true });
  const [home] = await db.insert(site).values({ name: 'Long Day', nameKey: 'long day' }).returning();
  const siteId = home?.id ?? '';
  await walkLongDay(siteId);
  await timePapers(siteId);
} finally {
  await papers.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function walkLongDay(siteId: string): Promise<void> {
  const day = await writeLongDay(db, siteId);
  console.log(
    '| paper | size | language | codes | pages | codes read | overlaps | cuts | margins | small | signs | tags, without one | kB | s |',
  );
  console.log(`|${' --- |'.repeat(14)}`);
  for (const drawing of DRAWINGS) {
    const { kind, size, language, each, code } = drawing;
    const paper = kind === 'score-card' ? `${kind}, ${each} a sheet` : kind;
    const order = await orderOf(db, day.id, drawing);
    const { file, pages, seconds } = await draw(order);
    const pictured = [0, Math.floor(pages / 2), pages - 1];
    const { codes, codesRead, counts } = await checkPaper(file, order, (page) => pictured.includes(page));
    const tags = await tagsOfPdf(file);
    const tagged = `${tags.isTagged ? countOf(tags.pages.flat()) : 'none'}, ${tags.loose.length}`;
    const faults = [counts.overlap, counts.cut, counts.margin, counts.small, counts.sign];
    const cells = [
      paper,
      size,
      language,
      code,
      pages,
      `${codesRead} of ${codes}`,
      ...faults,
      tagged,
      Math.round(file.length / 1024),
      seconds,
    ];
    console.log(`| ${cells.join(' | ')} |`);
    await keepFirstPage(file, [kind, size, language, each, code].join('-'));
  }
}

function countOf(tags: readonly ReadTag[]): number {
  return tags.reduce((sum, { parts }) => sum + 1 + countOf(parts), 0);
}

/** With names as they usually are. */
async function timePapers(siteId: string): Promise<void> {
  const [usual] = await db.insert(club).values({ siteId, name: 'Usual' }).returning();
  const settings = { awards: AWARDS, sideAwards: SIDE_AWARDS, regulations: REGULATIONS };
  const events: string[] = [];
  for (const players of FIELDS) {
    const event = await seedEvent(db, usual?.id ?? '', { players, divisions: ['A', 'B', 'C'], settings });
    await writePlay(db, event);
    await db.transaction((tx) => copyWinners(tx, event.id, new Date()));
    events.push(event.id);
  }
  console.log(`\n| paper | ${FIELDS.map((players) => `s for ${players} | kB`).join(' | ')} |`);
  console.log(`|${' --- |'.repeat(1 + 2 * FIELDS.length)}`);
  for (const kind of USUAL_PAPERS) {
    const cells: (string | number)[] = [kind];
    for (const id of events) {
      const order = await orderOf(db, id, { kind, size: 'a4', language: 'vi', each: 'four', code: 'board' });
      const { file, seconds } = await draw(order);
      cells.push(seconds, Math.round(file.length / 1024));
    }
    console.log(`| ${cells.join(' | ')} |`);
  }
}

async function draw(order: PaperOrder): Promise<{ file: Buffer; pages: number; seconds: string }> {
  const begun = performance.now();
  const { file, pages } = await papers.draw(order, 'papers');
  return { file: await buffer(file), pages, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
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
