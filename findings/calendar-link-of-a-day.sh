#!/usr/bin/env bash
# calendar-link 2.11.5, its file read with ical.js 2.2.1 and node-ical 0.27.2.
# Expected: `allDay: true` gives an entry of a whole day, and the same entry added twice is one entry.
# Seen: the day is written as a moment without a clock (no VALUE=DATE), which RFC 5545 doesn't have: ical.js, which Thunderbird reads with, refuses it, node-ical
# takes it for the day that was meant. Each press makes another identifier, a random number below 100,000: pressed twice a tournament stands twice, and among
# 400 different entries two are more likely than not to be the same one.
# Fairway: writes its own entries (`server/src/text/icalendar.ts`): dates as dates, an identifier that stays.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.27.2 >/dev/null
cat > seen.mjs <<'JS'
import { createRequire } from 'node:module';
import { ics } from 'calendar-link';
import ICAL from 'ical.js';

const nodeIcal = createRequire(import.meta.url)('node-ical');
const file = () => decodeURIComponent(ics({ title: 'Open', start: '2026-11-29', allDay: true })).replace(/^data:[^,]*,/, '');
const text = file();
const start = /DTSTART.*/.exec(text)[0].trim();
function readByIcalJs() {
  try {
    return new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toString();
  } catch (error) {
    return error.message;
  }
}
const other = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').start;
const ids = Array.from({ length: 20 }, () => /UID:(.*)/.exec(file())[1].trim());
console.log(start, '|', readByIcalJs(), '|', other.toISOString().slice(0, 10), '|', ids.slice(0, 3).join());
const isRefused = readByIcalJs().startsWith('invalid date-time value');
process.exit(start === 'DTSTART:20261129' && isRefused && other.getUTCDate() === 29 && new Set(ids).size > 1 && ids.every((id) => /^\d{1,5}$/.test(id)) ? 0 : 1);
JS
TZ=UTC node seen.mjs
