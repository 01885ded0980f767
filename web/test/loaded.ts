import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a script or a sheet says that it loads, now or later. */
const LOADS = /(?:\bfrom|\bimport|@import)\s*\(?\s*(?:url\()?['"]([^'"]+)['"]/g;

/** The files of the web that these load, and what those load: scripts and sheets. Packages are left out. */
export function loadedBy(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    const folder = dirname(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(LOADS)) if (path.startsWith('.')) waiting.push(join(folder, path));
  }
  return [...found].sort();
}
