#!/usr/bin/env bash
# google-libphonenumber 3.2.47 and libphonenumber-js 1.13.16.
# Expected: Vietnam renumbered its landlines in 2017 and its mobiles in 2018, so numbers of a list from before are refused, or told apart.
# Seen: a landline of Hồ Chí Minh City in its old form (08 and eight digits beginning with 3) is a valid mobile today: the area code and the first digit
# became the prefix 083. Both say MOBILE, valid: a message goes to a stranger. An old mobile of eleven digits is "valid" by the set of rules that
# libphonenumber-js loads unless told otherwise, and not by its `max` set.
# Fairway: reads it as that mobile too, for nothing in the number tells; so nothing is sent to a phone by itself, only a person dials it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent google-libphonenumber@3.2.47 libphonenumber-js@1.13.16 >/dev/null
cat > seen.cjs <<'JS'
const { PhoneNumberUtil, PhoneNumberType } = require('google-libphonenumber');
const util = PhoneNumberUtil.getInstance();
const byDefault = require('libphonenumber-js').parsePhoneNumber;
const byAll = require('libphonenumber-js/max').parsePhoneNumber;
const landline = util.parse('08 3800 0000', 'VN');
const isMobile = util.getNumberType(landline) === PhoneNumberType.MOBILE && util.isValidNumber(landline);
const typeOfOther = byAll('08 3800 0000', 'VN').getType();
const eleven = [byDefault, byAll].map((parse) => parse('0121 000 0000', 'VN').isValid());
console.log('old landline: mobile', isMobile, typeOfOther, '\nold mobile: default', eleven[0], 'max', eleven[1]);
process.exit(isMobile && typeOfOther === 'MOBILE' && eleven.join() === 'true,false' ? 0 : 1);
JS
node seen.cjs
