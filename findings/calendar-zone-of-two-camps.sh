#!/usr/bin/env bash
# node-ical 0.27.2, ical.js 2.2.1, ical 0.8.0, cal-parser 1.0.2; node-ical wants Node 22 and runs on 20.
# Expected: a tee time with TZID=Asia/Ho_Chi_Minh is 6:30 in Vietnam in every reader; and so is one whose zone the file itself describes, by any name.
# Seen: two camps. ical.js knows only zones that the file describes and takes a known name for the reader's own clock; node-ical knows names and does not
# look at the description. ical and cal-parser look at neither. Each form is seven hours off in three of the four, and only a moment in UTC is right in all.
# Fairway: calendars carry moments in UTC (`server/src/text/icalendar.ts`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-ical@0.27.2 ical.js@2.2.1 ical@0.8.0 cal-parser@1.0.2 >/dev/null
cat > seen.mjs <<'JS'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';

const require = createRequire(import.meta.url);
const nodeIcal = require('node-ical');
const ical = require('ical');
const calParser = require('cal-parser');
const zone = ['BEGIN:VTIMEZONE', 'TZID:Club', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0700', 'TZOFFSETTO:+0700', 'END:STANDARD', 'END:VTIMEZONE'];
const file = (start, described = []) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//club//EN', ...described, 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', start, 'SUMMARY:Tee', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const event = (entries) => Object.values(entries).find(({ type }) => type === 'VEVENT').start;
const read = (text) =>
  [
    event(nodeIcal.sync.parseICS(text)),
    new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toJSDate(),
    event(ical.parseICS(text)),
    calParser.parseString(text).events[0].dtstart.value,
  ].map((moment) => (moment.toISOString() === '2026-11-28T23:30:00.000Z' ? 'right' : moment.toISOString().slice(11, 16)));
const seen = {
  named: read(file('DTSTART;TZID=Asia/Ho_Chi_Minh:20261129T063000')),
  described: read(file('DTSTART;TZID=Club:20261129T063000', zone)),
  utc: read(file('DTSTART:20261128T233000Z')),
};
console.log('         node-ical ical.js ical cal-parser');
for (const [form, moments] of Object.entries(seen)) console.log(form.padEnd(9), moments.join('  '));
const expected = { named: 'right,06:30,06:30,06:30', described: '06:30,right,06:30,06:30', utc: 'right,right,right,right' };
process.exit(Object.entries(expected).every(([form, moments]) => seen[form].join() === moments) ? 0 : 1);
JS
TZ=UTC node seen.mjs
