#!/usr/bin/env bash
# iconv-lite 0.7.3 and @point-of-sale/codepage-encoder 3.0.2 (receipt printers).
# Expected: Vietnamese text can be written in windows-1258, Vietnam's code page, from composed letters, or at worst from decomposed ones.
# Seen: from neither. The code page has ê and ư whole but tones apart, a form that no normalization of Unicode gives: composed "Nguyễn" becomes "Nguy?n",
# decomposed "Nguye?~n". Only letters made by hand, the hat whole and the tone apart, survive. Nothing is raised.
# Fairway: reads that code page and composes what it read; writes UTF-8 only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent iconv-lite@0.7.3 @point-of-sale/codepage-encoder@3.0.2 >/dev/null
cat > seen.mjs <<'JS'
import CodepageEncoder from '@point-of-sale/codepage-encoder';
import iconv from 'iconv-lite';

const name = 'Nguyễn Thị Ưng';
const hats = (text) => text.normalize('NFD').replace(/[a-z][\u0302\u0306\u031b]/gi, (letter) => letter.normalize('NFC'));
const survives = (text) => iconv.decode(iconv.encode(text, 'windows-1258'), 'windows-1258').normalize('NFC') === name;
const seen = [name, name.normalize('NFD'), hats(name)].map(survives);
const printed = new TextDecoder('windows-1258').decode(CodepageEncoder.encode(name, 'windows1258'));
console.log('composed, decomposed, by hand:', seen.join(), '| printer:', printed);
process.exit(seen.join() === 'false,false,true' && printed === 'Nguy?n Th? Ưng' ? 0 : 1);
JS
node seen.mjs
