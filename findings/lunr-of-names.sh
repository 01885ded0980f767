#!/usr/bin/env bash
# lunr 2.3.9, and lunr with the Vietnamese part of lunr-languages 1.22.0.
# Expected: a name is found when it is typed exactly as it stands in the index; with the Vietnamese part, certainly.
# Seen: words are trimmed at both ends of what isn't a letter, and letters are ASCII there, so that "Hà" is indexed as "h" and "Ý" as nothing, while what
# is searched for isn't trimmed: Hà, Vũ, Ánh and Đức are never found. The Vietnamese part knows đ, ê, ô, but no letter with a tone: Đức is found, Hà isn't.
# Fairway: search compares folded text without word rules (`server/src/text/plain.ts`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent lunr@2.3.9 lunr-languages@1.22.0 >/dev/null
cat > seen.cjs <<'JS'
const lunr = require('lunr');
require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.vi')(lunr);
lunr.utils.warn = () => {};
const names = ['Hà', 'Vũ', 'Ánh', 'Đức', 'Bình'];
function found(language) {
  const index = lunr(function () {
    if (language) this.use(language);
    this.ref('name');
    this.field('name');
    for (const name of names) this.add({ name });
  });
  return names.filter((name) => index.search(name).some(({ ref }) => ref === name)).join(' ');
}
const seen = [found(), found(lunr.vi)];
console.log(`of ${names.join(' ')}\nlunr found ${seen[0]}\nwith vi    ${seen[1]}`);
process.exit(seen[0] === 'Bình' && seen[1] === 'Đức Bình' ? 0 : 1);
JS
node seen.cjs
