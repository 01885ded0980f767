#!/usr/bin/env bash
# lightningcss 1.33.0 (what Vite minifies and lowers sheets with), read by Chrome 79 as chrome-aws-lambda 2.0.2 brings it.
# Expected: told that Chrome 79 must read a sheet, it writes `@media (width > 600px)` in a way that Chrome 79 reads; it does so for `>=`.
# What happens: `>` becomes `@media not (max-width: 600px)`. A `not` before a feature without a type is of the same level as `>` itself: Chrome
# before 104 takes the whole query for `not all`, and the rules never apply, at any width. `<` becomes `not (min-width: …)` in the same way.
# Fairway: `web/src/phone-style.test.ts` looks at what is written after lowering and refuses `not (` too; its sheets say `min-width`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --ignore-scripts --no-audit --no-fund --loglevel=error lightningcss@1.33.0 chrome-aws-lambda@2.0.2 >/dev/null 2>&1
cat >finding.mjs <<'END'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { transform } from 'lightningcss';

writeFileSync('chrome', brotliDecompressSync(readFileSync('node_modules/chrome-aws-lambda/bin/chromium.br')), { mode: 0o755 });
const lowered = (query) =>
  transform({ filename: 'a.css', targets: { chrome: 79 << 16 }, minify: true, code: Buffer.from(`@media ${query} { p { top: 0 } }`) })
    .code.toString()
    .replace(/^@media |\{.*/g, '')
    .trim();
const queries = ['(width >= 600px)', '(width > 600px)'].map((query) => [query, lowered(query)]);
writeFileSync(
  'page.html',
  `<body><script>document.body.textContent = navigator.userAgent.match(/Chrome.\\d+/)[0] + ' ' + innerWidth + ' ' + ${JSON.stringify(queries)}
    .map(function (one) { return one[0] + ' → ' + one[1] + ': ' + matchMedia(one[1]).matches; }).join('; ')</script>`,
);
const parameters = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote', '--window-size=1280,720'],
  ...['--dump-dom', `file://${process.cwd()}/page.html`],
];
const page = execFileSync('./chrome', parameters, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
const line = /<body>(.*?)<\/body>/s.exec(page)?.[1].replaceAll('&gt;', '>') ?? page;
console.log(line);
const isAsFound = / 1280 /.test(line) && /min-width:\s?600px\): true/.test(line) && /not \(max-width:\s?600px\): false/.test(line);
console.log(isAsFound ? 'as found: wider than 600 px by >=, not by >' : 'NOT as found');
process.exit(isAsFound ? 0 : 1);
END
node finding.mjs
