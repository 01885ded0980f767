import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const RARE = ['@napi-rs/canvas', 'acme-client', 'fontkit', 'nodemailer', 'pdfkit', 'sharp', 'web-push', 'write-excel-file'];

/** The packages that a server has in memory before it is asked anything. */
function loadedPackages(): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ load: (url, context, next) => (loaded.add(/.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]), next(url, context)) });
    await import('./server/src/app.ts');
    console.log(JSON.stringify([...loaded]));
    process.exit();`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}

describe('what is rarely needed is loaded when it is', () => {
  it('has the packages that draw, write workbooks and send mail or notifications not in memory from the start', () => {
    const loaded = loadedPackages();
    expect(loaded).toContain('fastify');
    expect(RARE.filter((name) => loaded.includes(name))).toEqual([]);
  });
});
