#!/usr/bin/env bash
# vn-str 0.4.0, read-vn-number 4.1.0, to-words 5.7.0 (vi-VN), written-number 0.11.1 (vi), vn-num2words 1.0.4.
# Expected: an amount in words, as receipts in Vietnam carry it, says the same amount in each of them, up to a choice between "linh" and "lẻ", "tư" and "bốn".
# Seen: vn-str drops the one: 1,001 and 1,000 are both "một nghìn". to-words and written-number leave out the empty place, so 105,000 is "một trăm năm
# nghìn", which people take for 150,000; to-words says "mười năm" (ten years) for 15, read-vn-number "lẻ lăm" for the five of 105, vn-num2words "muời".
# Fairway: amounts are figures, with the đồng sign, on every paper and screen; nothing writes them out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent vn-str@0.4.0 read-vn-number@4.1.0 to-words@5.7.0 written-number@0.11.1 vn-num2words@1.0.4 >/dev/null
cat > seen.cjs <<'JS'
const { ToWords } = require('to-words');
const written = require('written-number');
const words = {
  'vn-str': require('vn-str').numToText,
  'read-vn-number': require('read-vn-number').default,
  'to-words': (n) => new ToWords({ localeCode: 'vi-VN' }).convert(n).toLowerCase(),
  'written-number': (n) => written(n, { lang: 'vi' }),
  'vn-num2words': require('vn-num2words'),
};
const seen = Object.entries(words).map(([name, say]) => [name, ...[15, 105, 1001, 105000].map((n) => say(n).trim())].join(' | '));
console.log(seen.join('\n'));
const expected = [
  'vn-str | mười lăm | một trăm linh năm | một nghìn | một trăm linh năm nghìn',
  'read-vn-number | mười lăm | một trăm lẻ lăm | một nghìn không trăm lẻ một | một trăm lẻ lăm nghìn',
  'to-words | mười năm | một trăm năm | một nghìn một | một trăm năm nghìn',
  'written-number | mười lăm | một trăm và năm | một ngàn và một | một trăm năm ngàn',
  'vn-num2words | muời năm | một trăm linh năm | một nghìn không trăm linh một | một trăm linh năm nghìn',
];
process.exit(seen.join('\n') === expected.join('\n') ? 0 : 1);
JS
node seen.cjs
