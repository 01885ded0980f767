#!/usr/bin/env bash
# banknote 0.2.7.
# Expected: a library that asks for a locale and a currency and formats amounts in the currency's smallest unit takes the đồng for one without a smaller
# unit, as ISO 4217 and `Intl` have it; 2,500,000 đồng are 2.500.000 ₫.
# Seen: 25.000,00 ₫, a hundredth, with two decimals that no Vietnamese amount has. It knows each currency's sign and place, and counts a hundred for all.
# Fairway: whole đồng everywhere, formatted by `Intl`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent banknote@0.2.7 >/dev/null
cat > seen.cjs <<'JS'
const { formattingForLocale, formatSubunitAmount } = require('banknote');
const shown = (locale, currency) => formatSubunitAmount(2_500_000, formattingForLocale(locale, currency)).replace(/\s/g, ' ');
const digits = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' }).resolvedOptions().maximumFractionDigits;
const seen = [shown('vi-VN', 'VND'), shown('ja-JP', 'JPY')];
console.log(seen.join(' | '), '| decimals by Intl', digits);
process.exit(seen.join() === '25.000,00 ₫,¥25,000.00' && digits === 0 ? 0 : 1);
JS
node seen.cjs
