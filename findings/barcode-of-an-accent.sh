#!/usr/bin/env bash
# bwip-js 4.11.4, read with zxing-wasm 3.1.4.
# Expected: Code 128 has the letters of Latin-1, so "Café 12" comes back as "Café 12"; a letter that it lacks, as Đ, is refused, as Code 93 refuses it here.
# Seen: neither. The text is taken as UTF-8 bytes and each byte is written as a letter of its own: the reader, quite rightly, says "CafÃ© 12", and "Äáº·ng"
# for "Đặng". QR, Data Matrix and Aztec of the same package come back right, because they carry the encoding.
# Fairway: no bar codes; a bag tag's QR code is a link in ASCII.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent bwip-js@4.11.4 zxing-wasm@3.1.4 >/dev/null
cat > seen.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const bwip = createRequire(import.meta.url)('bwip-js');
prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } });
async function scanned(bcid, text) {
  const picture = await bwip.toBuffer({ bcid, text, scale: 3, backgroundcolor: 'FFFFFF', paddingwidth: 20, paddingheight: 20 });
  const [code] = await readBarcodes(new Blob([picture]));
  return code.text;
}
const seen = [await scanned('code128', 'A 12'), await scanned('code128', 'Café 12'), await scanned('datamatrix', 'Café 12')];
console.log(seen.join(' | '));
process.exit(seen.join() === 'A 12,CafÃ© 12,Café 12' ? 0 : 1);
JS
node seen.mjs
