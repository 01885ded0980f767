#!/usr/bin/env bash
# humanparser 2.7.0, parse-full-name 1.2.7, humanname 0.2.2.
# Expected: parsers of Western names take a Vietnamese one in the wrong order, but the same way each time, so that lists of the same people still meet.
# Seen: with accents the last name is the last word; without, "Van", the middle name of most men, is a Dutch particle and becomes part of it. The same man
# of two lists has two last names and one middle name, in all three.
# Fairway: a name is one field that no parser cuts; people are matched on the whole of it, without accents.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent humanparser@2.7.0 parse-full-name@1.2.7 humanname@0.2.2 >/dev/null
cat > seen.cjs <<'JS'
const { parseName } = require('humanparser');
const { parseFullName } = require('parse-full-name');
const humanname = require('humanname');
const last = (name) => [parseName(name).lastName, parseFullName(name).last, humanname.parse(name).lastName].join(' | ');
const seen = ['Nguyễn Văn An', 'Nguyen Van An'].map(last);
console.log(seen.join('\n'));
process.exit(seen.join() === 'An | An | An,Van An | Van An | Van An' ? 0 : 1);
JS
node seen.cjs
