#!/usr/bin/env bash
# chrono-node 2.10.3, its Vietnamese parser.
# Expected: "6h30 sáng" (half past six in the morning) and "thứ hai tuần sau" (Monday next week) are read, or nothing is.
# Seen: the clock before the word is passed over and the word has an hour of its own: 6h30 sáng is 9:00, 5h chiều 15:00, 12h đêm (midnight) 22:00. "Thứ hai"
# is "second": Monday next week is taken for "hai tuần sau", two weeks from now, keeping the hour of the clock on the wall. "Bảy giờ rưỡi" loses its half hour.
# Fairway: a tee time is read by its own few rules (`player-import/value/tee-time.ts`), and a text that these don't cover is asked about.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent chrono-node@2.10.3 >/dev/null
cat > seen.mjs <<'JS'
import { vi } from 'chrono-node';

const sunday = new Date('2026-11-29T03:00:00Z');
const expected = {
  '6h30 sáng': '2026-11-29T09:00',
  '5h chiều': '2026-11-29T15:00',
  '12h đêm': '2026-11-29T22:00',
  '7 giờ rưỡi': '2026-11-29T07:00',
  'thứ hai tuần sau': '2026-12-13T03:00',
  'thứ bảy': '2026-12-05T12:00',
};
const seen = Object.keys(expected).map((text) => [text, vi.parseDate(text, sunday, { forwardDate: true }).toISOString().slice(0, 16)]);
console.log(seen.map((pair) => pair.join(' -> ')).join('\n'));
process.exit(seen.every(([text, moment]) => expected[text] === moment) ? 0 : 1);
JS
TZ=UTC node seen.mjs
