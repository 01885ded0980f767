import { readFileSync } from 'node:fs';
import type { Language, Release } from '@fairway/api';

const FILE = new URL('../../../../../CHANGES.md', import.meta.url);
const HEADING = /^## (\S+) · (\d{4}-\d\d-\d\d)$/gm;

/** What is new in each release, the newest first: the parts of CHANGES.md, which are in Vietnamese and English. */
export function readReleases(language: Language, text = readFileSync(FILE, 'utf8')): Release[] {
  const headings = [...text.matchAll(HEADING)];
  return headings.map(({ 0: heading, 1: version = '', 2: date = '', index }, at) => {
    const part = text.slice(index + heading.length, headings[at + 1]?.index);
    const [, vi = '', en = ''] = part.split(/^### (?:vi|en)$/m);
    const changes = (language === 'vi' ? vi : en).match(/^- .*$/gm) ?? [];
    return { version, date, changes: changes.map((line) => line.slice(2)) };
  });
}
