#!/usr/bin/env bash
# vcf 2.1.2.
# Expected: a contact as Android phones export it (vCard 2.1, names in quoted-printable as soon as a letter has an accent) is read, or refused.
# Seen: it is read, and the name is the coded text; where the coded name is long enough to be broken by a soft line break, everything behind the break is
# gone, without a word. A contact without accents, on the same phone, comes out right.
# Fairway: takes no vCards; its lists of contacts are workbooks and text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent vcf@2.1.2 >/dev/null
cat > seen.cjs <<'JS'
const Card = require('vcf');
const name = (...lines) => new Card().parse(['BEGIN:VCARD', 'VERSION:2.1', ...lines, 'TEL;CELL:0912000000', 'END:VCARD', ''].join('\r\n')).get('fn').valueOf();
const seen = [name('FN:Le Binh'), name('FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4C=C3=AA=20=', '=42=C3=AC=6E=68')];
console.log(seen.join('\n'));
process.exit(seen.join() === 'Le Binh,=4C=C3=AA=20=' ? 0 : 1);
JS
node seen.cjs
