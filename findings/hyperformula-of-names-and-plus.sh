#!/usr/bin/env bash
# hyperformula 3.5.0, with its settings as they come.
# Expected: a club's own sheet (playing handicaps by INT, rows found by name) recalculated without a spreadsheet program gives what Excel shows.
# Seen: INT(-1.5) is -1 where Excel, LibreOffice and Google Sheets say -2, so that every plus handicap is a stroke off. Names that differ by accents are
# the same name: VLOOKUP("Hà") gives the row of "Hạ" above it, COUNTIF counts both, and "Đức" equals "Duc" (`accentSensitive` is off; EXACT alone sees it).
# Fairway: never recalculates a sheet; it takes the values that the writing program left, and asks where there are none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent hyperformula@3.5.0 >/dev/null
cat > seen.cjs <<'JS'
const { HyperFormula } = require('hyperformula');
const sheet = [['Hạ', 24], ['Hà', 8], ['Đức', 12]];
const engine = HyperFormula.buildFromArray(sheet, { licenseKey: 'gpl-v3' });
const expected = { '=INT(-1.5)': -1, '=VLOOKUP("Hà",A1:B3,2,FALSE())': 24, '=COUNTIF(A1:A3,"Hà")': 2, '="Đức"="Duc"': true, '=EXACT("Đức","Duc")': false };
const seen = Object.keys(expected).map((formula) => [formula, engine.calculateFormula(formula, 0)]);
console.log(seen.map((pair) => pair.join('  ')).join('\n'));
process.exit(seen.every(([formula, value]) => expected[formula] === value) ? 0 : 1);
JS
node seen.cjs
