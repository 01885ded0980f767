#!/usr/bin/env bash
# excel-builder-vanilla 5.2.5; the workbook is opened with read-excel-file 9.3.17.
# Expected: a Date in the rows of `setData` becomes a date cell, or the writer refuses it, as numbers, texts and booleans become theirs by themselves.
# Seen: every Date becomes the text "undefined". With a date style beside it, the cell has the text of `Date.toString()` in the writer's zone. Only
# `metadata.type: 'date'`, cell by cell, makes it a date.
# Fairway: no text of a writer's is taken for a value; a birthday that cannot be read is told with its cell in the preview, and the rest of the row stays.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent excel-builder-vanilla@5.2.5 read-excel-file@9.3.17 >/dev/null
cat > seen.mjs <<'JS'
import { createExcelFile, Workbook } from 'excel-builder-vanilla';
import { readSheet } from 'read-excel-file/node';

const workbook = new Workbook();
const sheet = workbook.createWorksheet({ name: 'List' });
const day = new Date('2026-11-29T00:00:00Z');
const style = workbook.getStyleSheet().createSimpleFormatter('date').id;
sheet.setData([['An', 12, true, day, { value: day, metadata: { style } }, { value: day, metadata: { type: 'date', style } }]]);
workbook.addWorksheet(sheet);
const [row] = await readSheet(Buffer.from(await createExcelFile(workbook, 'Uint8Array')));
const seen = row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell));
console.log(JSON.stringify(seen));
process.exit(seen[3] === 'undefined' && seen[4] === day.toString() && seen[5] === '2026-11-29' ? 0 : 1);
JS
TZ=UTC node seen.mjs
