#!/usr/bin/env bash
# qrcode-svg 1.1.0; the code is read with jsqr 1.4.0.
# Expected: what a scanner gives back is what was written; letters outside ASCII are UTF-8.
# Seen: as soon as one letter has an accent, three bytes are put before the text (a byte order mark). A link with "giải" in it no longer begins with https,
# and a payload of numbered fields (VietQR) no longer with 00. Some readers drop the mark at times and others never, so that it depends on the phone.
# Fairway: links and payloads in its codes are ASCII, and a test reads each back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent qrcode-svg@1.1.0 jsqr@1.4.0 >/dev/null
cat > seen.cjs <<'JS'
const jsqr = require('jsqr').default ?? require('jsqr');
const QRCode = require('qrcode-svg');
function scanned(content) {
  const { modules } = new QRCode({ content, ecl: 'M' }).qrcode;
  const [scale, quiet] = [3, 12];
  const width = modules.length * scale + 2 * quiet;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = quiet; y < width - quiet; y++)
    for (let x = quiet; x < width - quiet; x++)
      if (modules[Math.floor((y - quiet) / scale)][Math.floor((x - quiet) / scale)]) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return jsqr(pixels, width, width).data;
}
const [plain, accented] = ['https://club.example/giai', 'https://club.example/giải'].map(scanned);
console.log(JSON.stringify(plain), accented.codePointAt(0).toString(16), accented.slice(1));
process.exit(plain === 'https://club.example/giai' && accented === '\ufeffhttps://club.example/giải' ? 0 : 1);
JS
node seen.cjs
