import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtWeb } from '../../test/engine/built-web.ts';
import { testApp } from '../../test/kit/app.ts';

const web = builtWeb();
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'assets', 'entry-1.js'), 'export {};');
const test = await testApp({}, { web });

it('an asset is sent without what only pages are read for, and still as nothing but what it is', async () => {
  const [page, asset] = [await test.app.inject('/login'), await test.app.inject('/assets/entry-1.js')];
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  expect(asset.headers['x-content-type-options']).toBe('nosniff');
  expect(asset.headers['cross-origin-resource-policy']).toBe('same-origin');
  const bytes = Object.entries(asset.headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  expect(bytes).toBeLessThan(500);
});
