#!/usr/bin/env bash
# dayjs 1.11.23 with its customParseFormat, and moment 2.31.0 beside it.
# Expected: what `format` writes with a locale, the parser reads with the same format and locale, as it does in English and as moment does.
# Seen: in Vietnamese no month is read, long or short, strict or lax: the parser's word is one without blanks and digits, and Vietnamese months have a blank
# ("tháng 11") or a digit ("Th11"). A field of date inputs that shows the month's name empties itself when a person types into it what it showed.
# Fairway: date fields show and take figures.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent dayjs@1.11.23 moment@2.31.0 >/dev/null
cat > seen.cjs <<'JS'
const dayjs = require('dayjs');
dayjs.extend(require('dayjs/plugin/customParseFormat'));
require('dayjs/locale/vi');
const moment = require('moment');
require('moment/locale/vi');
const day = new Date(2026, 10, 9);
const roundTrip = (library, locale, format) => {
  const text = library(day).locale(locale).format(format);
  return [text, library(text, format, locale).isValid()];
};
const formats = ['D MMMM YYYY', 'D MMM YYYY'];
const seen = [[dayjs, 'en'], [dayjs, 'vi'], [moment, 'vi']].map(([library, locale]) => formats.map((format) => roundTrip(library, locale, format)));
console.log(['dayjs en ', 'dayjs vi ', 'moment vi'].map((name, row) => `${name} ${seen[row].map((pair) => pair.join(' ')).join(' | ')}`).join('\n'));
process.exit(seen.flat().map(([, isRead]) => isRead).join() === 'true,true,false,false,true,true' ? 0 : 1);
JS
node seen.cjs
