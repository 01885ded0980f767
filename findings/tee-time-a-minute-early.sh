#!/usr/bin/env bash
# excel4node 1.8.2 writes, SheetJS of npm (xlsx 0.18.5) reads.
# Expected: a tee time of 6:30 with the format hh:mm:ss is "06:30:00" in the reader's text of the cell, as Excel and LibreOffice show it.
# Seen: "06:29:00". The writer keeps eight decimals of a day, half a millisecond short; the reader rounds the seconds up to sixty, shows them as 00 and leaves
# the minute. 480 of a day's 1,440 minutes come out one early, whole and plausible, in any zone. With hh:mm alone all are right.
# Fairway: a cell's serial number is rounded to the minute before anything is made of it (`player-import/read/cell-text.ts`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent excel4node@1.8.2 xlsx@0.18.5 >/dev/null
cat > seen.cjs <<'JS'
const excel4node = require('excel4node');
const xlsx = require('xlsx');
const workbook = new excel4node.Workbook();
const sheet = workbook.addWorksheet('Tee');
const clock = (minute) => new Date(Date.UTC(2026, 10, 29, 0, minute));
for (const [column, numberFormat] of [[1, 'hh:mm:ss'], [2, 'hh:mm']])
  for (let minute = 0; minute < 1440; minute++) sheet.cell(minute + 1, column).date(clock(minute)).style({ numberFormat });
workbook.writeToBuffer().then((file) => {
  const cells = xlsx.read(file).Sheets.Tee;
  const wrong = (column, length) =>
    Array.from({ length: 1440 }, (_, minute) => minute).filter((minute) => cells[`${column}${minute + 1}`].w !== clock(minute).toISOString().slice(11, 11 + length)).length;
  const seen = [cells.A391.v, cells.A391.w, wrong('A', 8), wrong('B', 5)];
  console.log(seen.join(' '));
  process.exit(seen.slice(1).join() === '06:29:00,480,0' ? 0 : 1);
});
JS
TZ=UTC node seen.cjs
