#!/usr/bin/env bash
# @faker-js/faker 10.6.0.
# Expected: full names of the Vietnamese locale begin with the family name, as they do in its Chinese, Japanese and Korean locales.
# Seen: they end with it, always, "Mộng Thi Đỗ": a list that nobody in Vietnam would write. Sorting, initials, "known by the last word" and the matching of
# people pass their tests on such names and fail on real ones.
# Fairway: names in tests and in the demo are written out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @faker-js/faker@10.6.0 >/dev/null
cat > seen.mjs <<'JS'
import { fakerKO, fakerVI, fakerZH_CN } from '@faker-js/faker';

function share(faker, isAt) {
  faker.seed(7);
  const families = faker.definitions.person.last_name.generic;
  return Array.from({ length: 200 }, () => faker.person.fullName()).filter((name) => families.some((family) => isAt(name, family))).length;
}
const behind = share(fakerVI, (name, family) => name.endsWith(` ${family}`));
const before = [fakerZH_CN, fakerKO].map((faker) => share(faker, (name, family) => name.startsWith(family)));
fakerVI.seed(7);
console.log('family name: vi last in', behind, 'of 200; zh and ko first in', before.join(' and '), fakerVI.person.fullName());
process.exit(behind === 200 && before.every((count) => count === 200) ? 0 : 1);
JS
node seen.mjs
