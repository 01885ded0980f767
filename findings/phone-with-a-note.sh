#!/usr/bin/env bash
# google-libphonenumber 3.2.47 and awesome-phonenumber 7.8.0 against libphonenumber-js 1.13.16, which all speak of the same rules.
# Expected: a note in brackets behind a number is passed over, as a word before it is ("Zalo 0912…"), or the cell is refused.
# Seen: two of them take the note for a number's letters as on a keypad and lengthen the number: (Minh) is 6464. It is no valid number any more, but it is
# "parsed", and formats without complaint. The third drops the note. A list read by one and a form checked by another don't meet.
# Fairway: a phone is digits; from a cell with more in it the first run that is a phone is taken, and the preview says so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent google-libphonenumber@3.2.47 awesome-phonenumber@7.8.0 libphonenumber-js@1.13.16 >/dev/null
cat > seen.cjs <<'JS'
const { PhoneNumberUtil, PhoneNumberFormat } = require('google-libphonenumber');
const awesome = require('awesome-phonenumber');
const { parsePhoneNumber } = require('libphonenumber-js');
const google = PhoneNumberUtil.getInstance();
const read = (text) => [
  google.format(google.parse(text, 'VN'), PhoneNumberFormat.E164),
  awesome.parsePhoneNumber(text, { regionCode: 'VN' }).number.e164,
  parsePhoneNumber(text, 'VN').number,
];
const [before, behind] = ['Zalo 0912 000 000', '0912 000 000 (Minh)'].map((text) => read(text).join(' '));
console.log(`${before}\n${behind}`);
const plain = '+84912000000';
process.exit(before === [plain, plain, plain].join(' ') && behind === [`${plain}6464`, `${plain}6464`, plain].join(' ') ? 0 : 1);
JS
node seen.cjs
