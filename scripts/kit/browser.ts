import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { runCommand, runPackage } from './command.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * A Chromium for the browser stories: one of this machine, else Playwright's download, else the system's package where this user may
 * install it. Without any, throws with the command to type.
 */
export async function requireBrowser(): Promise<string> {
  const browser = browserOfMachine() ?? (await downloadedBrowser()) ?? (await installedBrowser());
  if (browser) return browser;
  throw new Error(
    'No browser for the stories. Type "npx playwright install --with-deps chromium", or set CHROME_PATH to a Chromium or Chrome.',
  );
}

function browserOfMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROME_PATH ?? '', ...named, ...ELSEWHERE, chromium.executablePath()].find(starts);
}

/** A browser may be installed and still lack a library of the system. */
function starts(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function downloadedBrowser(): Promise<string | undefined> {
  console.log('No browser on this machine: downloading Chromium (npx playwright install chromium) …');
  await runPackage('playwright/cli.js', ['install', '--no-shell', 'chromium']);
  return [chromium.executablePath()].find(starts);
}

async function installedBrowser(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  console.log('Installing the system’s Chromium (apt-get install chromium) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { env });
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return browserOfMachine();
}
