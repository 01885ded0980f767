#!/usr/bin/env bash
# csv-sniffer 0.1.1.
# Expected: a list with two commas in every line is found to be separated by commas.
# Seen: where every golfer has two words in their name, the blank is as regular as the comma and is taken: "Nguyễn" is a column and "An,0912…,12" the other,
# and the first line is no heading any more. One golfer of three words more and the same list is read by its commas. Given the usual separators to choose
# from it finds the comma.
# Fairway: only tab, semicolon or comma can separate, and of these the one that makes the most headings (`player-import/read/separated.ts`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent csv-sniffer@0.1.1 >/dev/null
cat > seen.cjs <<'JS'
const sniffer = require('csv-sniffer');
const list = 'Họ tên,SĐT,HDC\r\nNguyễn An,0912000001,12\r\nLê Bình,0912000002,8\r\nTrần Dũng,0912000003,15\r\n';
const found = (text, separators) => JSON.stringify(new (sniffer())(separators).sniff(text).delimiter);
const seen = [found(list), found(`${list}Phạm Văn Giang,0912000004,20\r\n`), found(list, [',', ';', '\t'])];
console.log(seen.join(' '));
process.exit(seen.join() === '" ",",",","' ? 0 : 1);
JS
node seen.cjs
