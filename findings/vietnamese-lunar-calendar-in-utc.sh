#!/usr/bin/env bash
# vietnamese-lunar-calendar 0.0.6.
# Expected: `new LunarDate(2024, 2, 10)`, three numbers and no clock in them, is the first day of the Vietnamese year wherever it runs.
# Seen: it is the second day on a server in UTC, and the first only where the process runs in Vietnam's own zone; so on any developer's machine in Vietnam it
# is right. From 2000 to 2050 UTC misses the lunar date of about a third of all days.
# Fairway: a date is a text of year, month and day, and nothing that is worked out from one reads the process' zone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent vietnamese-lunar-calendar@0.0.6 >/dev/null
cat > seen.cjs <<'JS'
const { LunarDate } = require('vietnamese-lunar-calendar');
const newYears = [[2015, 2, 19], [2023, 1, 22], [2024, 2, 10], [2026, 2, 17]];
console.log(newYears.map((day) => new LunarDate(...day)).map(({ date, month }) => `${date}/${month}`).join(' '));
JS
home=$(TZ=Asia/Ho_Chi_Minh node seen.cjs)
server=$(TZ=UTC node seen.cjs)
printf 'first days of 2015, 2023, 2024, 2026\nVietnam %s\nUTC     %s\n' "$home" "$server"
[ "$home" = '1/1 1/1 1/1 1/1' ] && [ "$server" = '2/1 2/1 2/1 1/1' ]
