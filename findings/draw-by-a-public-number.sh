#!/usr/bin/env bash
# pure-rand 8.4.2, prando 6.0.1, d3-random 3.0.2 and java-random 0.4.0, with chance 1.1.13 beside them.
# Expected: a generator that takes a number as its seed may be weak, but another seed gives another first draw: one of 144 golfers drawn by the number of the
# day, or of a ticket, is somebody else each time, and over many numbers everybody comes up.
# Seen: pure-rand, called as on its own page, goes down the list: the next number draws the golfer one line above, from 144 to 1 and round again. Prando,
# d3's randomLcg and java-random's nextDouble draw the golfer of the number before in 94 of 100 cases, so that one name comes up for a fortnight. chance does
# as one expects. Whoever saw yesterday's draw knows today's.
# Fairway: a draw by a public number hashes the number with what was bound before (`facts/src/draw`), and takes its choices of the hash.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pure-rand@8.4.2 prando@6.0.1 d3-random@3.0.2 java-random@0.4.0 chance@1.1.13 >/dev/null
cat > seen.mjs <<'JS'
import { createRequire } from 'node:module';
import { randomLcg } from 'd3-random';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const load = createRequire(import.meta.url);
const Prando = load('prando').default ?? load('prando');
const JavaRandom = load('java-random').default ?? load('java-random');
const Chance = load('chance');
const GOLFERS = 144;
const first = {
  'pure-rand': (seed) => uniformInt(xoroshiro128plus(seed), 1, GOLFERS),
  prando: (seed) => new Prando(seed).nextInt(1, GOLFERS),
  'd3-random': (seed) => 1 + Math.floor(randomLcg(seed)() * GOLFERS),
  'java-random': (seed) => 1 + Math.floor(new JavaRandom(seed).nextDouble() * GOLFERS),
  chance: (seed) => new Chance(seed).integer({ min: 1, max: GOLFERS }),
};
const seen = {};
for (const [name, draw] of Object.entries(first)) {
  const drawn = Array.from({ length: 20_000 }, (_, seed) => draw(seed));
  const likeTheOneBefore = drawn.filter((golfer, at) => at > 0 && golfer === drawn[at - 1]).length;
  const oneLineAbove = drawn.filter((golfer, at) => at > 0 && (drawn[at - 1] - golfer + GOLFERS) % GOLFERS === 1).length;
  seen[name] = { likeTheOneBefore, oneLineAbove };
}
console.log(JSON.stringify(seen, null, 1));
const inARow = (name) => seen[name].likeTheOneBefore > 18_000;
const isFair = ({ likeTheOneBefore, oneLineAbove }) => likeTheOneBefore < 300 && oneLineAbove < 300;
const asSeen = seen['pure-rand'].oneLineAbove === 19_999 && inARow('prando') && inARow('d3-random') && inARow('java-random');
process.exit(asSeen && isFair(seen.chance) ? 0 : 1);
JS
node seen.mjs
