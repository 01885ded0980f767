import { readFileSync } from 'node:fs';
import type { Language, Release } from '@fairway/api';

const FILE = new URL('../../../../CHANGES.md', import.meta.url);
const HEADING = /^## (\S+) · (\d{4}-\d\d-\d\d)$/m;

/** What is new in the newest release: the first part of CHANGES.md, which is in Vietnamese and English. */
export function newestRelease(language: Language, text = readFileSync(FILE, 'utf8')): Release {
  const [, version = '', date = '', part = ''] = text.split(HEADING);
  const [, vi = '', en = ''] = part.split(/^### (?:vi|en)$/m);
  const changes = (language === 'vi' ? vi : en).match(/^- .*$/gm) ?? [];
  return { version, date, changes: changes.map((line) => line.slice(2)) };
}
