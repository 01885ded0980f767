#!/usr/bin/env bash
# fast-formula-parser 1.0.19.
# Expected: EDATE, EOMONTH and ISOWEEKNUM are Excel's: a month after 31 January 2026 is 28 February, and Sunday 29 November 2026 ends week 48.
# Seen: EDATE says 3 March (EOMONTH is right), and ISOWEEKNUM says 49 for that Sunday, and for each Sunday the week after its own: a monthly medal from the
# last of a month lands in the wrong month, and a weekend is cut in two. PROPER, beside them, makes "NguyỄN" of NGUYỄN.
# Fairway: dates of a series are worked out on days, months and years, never by a sheet's formula.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent fast-formula-parser@1.0.19 >/dev/null
cat > seen.cjs <<'JS'
const FormulaParser = require('fast-formula-parser');
const parser = new FormulaParser();
const serial = (day) => Date.parse(day) / 86_400_000 + 25_569;
const day = (number) => new Date((number - 25_569) * 86_400_000).toISOString().slice(0, 10);
const value = (formula) => parser.parse(formula, { row: 1, col: 1, sheet: 'S' });
const january = serial('2026-01-31');
const sundays = ['2026-11-22', '2026-11-29', '2026-12-06'].map((sunday) => [serial(sunday) - 1, serial(sunday)].map((date) => value(`ISOWEEKNUM(${date})`)).join('/'));
const seen = [day(value(`EDATE(${january},1)`)), day(value(`EOMONTH(${january},1)`)), sundays.join(' '), value('PROPER("NGUYỄN")')];
console.log(seen.join(' | '));
process.exit(seen.join() === '2026-03-03,2026-02-28,47/48 48/49 49/50,NguyỄN' ? 0 : 1);
JS
TZ=UTC node seen.cjs
