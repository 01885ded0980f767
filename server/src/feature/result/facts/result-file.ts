import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@fairway/api/word/language';
import { awardInFacts, sayAward } from '@fairway/api/word/say/award';
import { type DayFacts, dataBlock, linePacker } from '@fairway/facts';
import { AppError } from '../../../error/app-error.ts';
import { say } from '../../../text/word.ts';
import { mapInSlices } from '../../../work/slice.ts';

/** The one script of the file, as the web's build has made it. */
export async function fileScript(web: string): Promise<string> {
  try {
    return await readFile(join(web, 'result-file.js'), 'utf8');
  } catch {
    throw new AppError('not-found'); // the web is not built
  }
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Nothing but what is in the file may run or load. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

/**
 * A result as one page for a browser without a network: facts and names, what awards are called, and the script that checks and shows them.
 * Names are data in it: none of their signs can begin or end an element.
 */
export async function resultFile(facts: DayFacts, script: string): Promise<string> {
  const t = say('vi');
  const lines = await mapInSlices(facts.ledger?.lines ?? [], linePacker(facts.core));
  const words = JSON.stringify({ awards: awardNames(facts) }).replace(/</g, '\\u003c');
  return [
    '<!doctype html>',
    '<html lang="vi">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<title>${escaped(t('result-file:title', { name: facts.names.tournament }))}</title>`,
    `<body><main id="root"><p>${escaped(t('result-file:needsScript'))}<p lang="en">${escaped(say('en')('result-file:needsScript'))}</main>`,
    dataBlock(facts, lines),
    `<script type="application/json" id="words">${words}</script>`,
    `<script>${script.replace(/<\/script/gi, '<\\/script')}</script>`,
    '</body>',
  ].join('\n');
}

function awardNames({ names }: DayFacts): Record<string, Record<string, string>> {
  const called = Object.entries(names.awards).map(([id, named]) => {
    const award = awardInFacts(named, names);
    return [id, Object.fromEntries(LANGUAGES.map((language) => [language, sayAward(award, say(language), language)]))];
  });
  return Object.fromEntries(called);
}
