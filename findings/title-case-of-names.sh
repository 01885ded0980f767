#!/usr/bin/env bash
# lodash.startcase 4.4.0 and voca 1.4.1.
# Expected: a name in title case is the same name: nothing but the case of letters changes.
# Seen: startCase also strips accents, and only those of the older half of Unicode's Latin: Đức becomes Dức and Hà becomes Ha, while Nguyễn stays; its page
# says nothing of it. voca's titleCase takes a letter of the newer half for the begin of a word: NguyỄn, ĐỨc.
# Fairway: case is changed word by word between blanks (`player-import/value/proper-name.ts`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent lodash.startcase@4.4.0 voca@1.4.1 >/dev/null
cat > seen.cjs <<'JS'
const names = ['nguyễn thị hà', 'lê đức'];
const seen = [require('lodash.startcase'), require('voca').titleCase].map((titled) => names.map((name) => titled(name)).join(', '));
console.log(seen.join('\n'));
process.exit(seen.join('|') === 'Nguyễn Thị Ha, Le Dức|NguyỄn ThỊ Hà, Lê ĐỨc' ? 0 : 1);
JS
node seen.cjs
