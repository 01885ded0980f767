#!/usr/bin/env bash
# spacetime 7.15.0, luxon 3.7.2, countries-and-timezones 3.10.0.
# Expected: Vietnam keeps no summer time and is seven hours ahead of UTC, so a birthday at Vietnam's midnight is that day for every program in its zone.
# Seen: Asia/Ho_Chi_Minh was eight hours ahead from 1960 to 13 June 1975. Those born then (most golfers past fifty) are born an hour apart by two libraries:
# luxon knows, spacetime uses today's offset for all time and shows the other's midnight as the day before. So does any +7: the zone that
# countries-and-timezones names first for Vietnam is Asia/Bangkok.
# Fairway: a birthday is a date without a clock, in the database and on the wire.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent spacetime@7.15.0 luxon@3.7.2 countries-and-timezones@3.10.0 >/dev/null
cat > seen.cjs <<'JS'
const { DateTime } = require('luxon');
const spacetime = require('spacetime');
const [first] = require('countries-and-timezones').getCountry('VN').timezones;
const zone = 'Asia/Ho_Chi_Minh';
const seen = ['1959-05-01', '1970-05-01', '1976-05-01'].map((birthday) => {
  const midnight = DateTime.fromISO(birthday, { zone }).toMillis();
  return [birthday, spacetime(midnight, zone).format('iso-short'), DateTime.fromMillis(midnight, { zone: first }).toISODate()].join(' ');
});
console.log(`birthday   spacetime  ${first}\n${seen.join('\n')}`);
process.exit(seen.join() === '1959-05-01 1959-05-01 1959-05-01,1970-05-01 1970-04-30 1970-04-30,1976-05-01 1976-05-01 1976-05-01' ? 0 : 1);
JS
TZ=UTC node seen.cjs
