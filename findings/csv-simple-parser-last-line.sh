#!/usr/bin/env bash
# csv-simple-parser 2.0.2.
# Expected: a line break behind the last record, which RFC 4180 leaves to the writer, makes no record; nearly every program writes one.
# Seen: it makes one, as wide as the heading, of one empty text and holes; with `header` an object that has the first field only, so that "how many
# golfers" is one too many and the other fields are `undefined` rather than empty. A file without that line break is read right.
# Fairway: reads CSV with papaparse, and a row without a text is no golfer's.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent csv-simple-parser@2.0.2 >/dev/null
cat > seen.mjs <<'JS'
import parse from 'csv-simple-parser';

const list = 'name,hdc\r\nAn,12\r\nDũng,8';
const seen = [list, `${list}\r\n`].map((text) => JSON.stringify(parse(text, { header: true })));
console.log(seen.join('\n'));
process.exit(seen[0] === '[{"name":"An","hdc":"12"},{"name":"Dũng","hdc":"8"}]' && seen[1] === '[{"name":"An","hdc":"12"},{"name":"Dũng","hdc":"8"},{"name":""}]' ? 0 : 1);
JS
node seen.mjs
