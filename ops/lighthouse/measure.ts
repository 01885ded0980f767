import lighthouse from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Goals } from './pages.ts';

/** What Lighthouse is asked to do: which page of which server, in which browser, and who logs in before (null: nobody). */
export type Task = { browser: string; url: string; path: string; login: { username: string; password: string } | null; runs: number };
export type Scores = Readonly<Record<keyof Goals, number>>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** The scores of each run in per cent. A login is kept between runs; the cache is not. */
export async function measure({ browser: executablePath, url, path, login, runs }: Task): Promise<Scores[]> {
  const browser = await puppeteer.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage();
    if (login) {
      await page.goto(`${url}/login`, { waitUntil: 'networkidle0' });
      await page.type('input', login.username);
      await page.type('input[type=password]', login.password);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.pathname !== '/login');
    }
    const scores: Scores[] = [];
    for (let run = 0; run < runs; run++) {
      await forgetCache(page);
      const flags = { onlyCategories: [...CATEGORIES], disableStorageReset: login !== null, logLevel: 'error' as const };
      const result = await lighthouse(`${url}${path}`, flags, undefined, page);
      const scoreOf = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
      scores.push(Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Scores);
    }
    return scores;
  } finally {
    await browser.close();
  }
}

/** Lighthouse itself forgets it only together with the login. */
async function forgetCache(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
