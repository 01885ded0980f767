import { type Card, type Competitor, explainStanding, leaderboard, PEORIA_RULES, type Rules, standings, ties } from '@fairway/golf';
import { course } from '@fairway/golf/test-kit';
import { compare } from '../kit/measure.ts';
import { print } from '../kit/print.ts';

const phoenix = course('4 4 3 5 4 4 5 4 3 4 5 3 4 4 3 4 5 4', '7 5 15 9 1 3 17 11 13 6 14 12 18 8 16 10 2 4');
const DIVISIONS = ['A', 'B', 'C', 'Ladies'];

type Player = Competitor & { readonly handicap: number };

/** The same field in every run: a small generator with a fixed seed. */
function field(size: number): Player[] {
  let seed = 20_261_121;
  const upTo = (limit: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) % limit;
  };
  return Array.from({ length: size }, (_, at): Player => {
    const handicap = upTo(37);
    const card: Card = phoenix.par.map((par) => Math.max(1, par + Math.floor((handicap + upTo(30)) / 18) - (upTo(6) === 0 ? 1 : 0)));
    return {
      id: `player-${String(at).padStart(6, '0')}`,
      division: DIVISIONS[upTo(4)] ?? null,
      gender: 'm',
      handicap: handicap * 10,
      status: 'ok',
      cards: [card],
    };
  });
}

const rules = (dayHandicap: Rules['dayHandicap']): Rules => ({
  rounds: [phoenix],
  format: 'stroke-play',
  dayHandicap,
  cap: { above: 36, countsAs: 36 },
  netFloor: null,
  ties: ties('lower-handicap', '9-6-3-1-18-to-1'),
});
const declared = rules({ system: 'none' });
/** Every net is near par, so most of the field is tied: of all systems this takes longest to explain. */
const systemThirtySix = rules({ system: 'system-36' });
const doublePeoria = rules({
  system: 'double-peoria',
  ...PEORIA_RULES['double-peoria'],
  countedHoles: [[1, 2, 3, 4, 5, 6, 10, 11, 12, 14, 15, 17]],
});

const CONTROL = 'a plain sum and sort';

/** The least work possible: add up each card, subtract the handicap, sort. */
function sumAndSort(competitors: readonly Player[]) {
  const totals = competitors.map(({ id, handicap, cards }) => {
    let net = -handicap;
    for (const score of cards[0] ?? []) net += (score as number) * 10;
    return { id, net };
  });
  return totals.sort((one, other) => one.net - other.net);
}

export function benchLeaderboard(): void {
  benchField(144, 3);
  benchField(1000, 2.5);
  const club = field(144);
  const peoria = compare(
    () => standings(doublePeoria, club, 'net'),
    () => sumAndSort(club),
  );
  print('standings of 144: Double Peoria', peoria.subject, 'ms', { value: peoria.ratio, to: CONTROL, goal: '≤ 2.3' });
  const board = compare(
    () => leaderboard(declared, club),
    () => sumAndSort(club),
  );
  print('whole board of 144: gross, net and points', board.subject, 'ms', { value: board.ratio, to: CONTROL, goal: '≤ 12' });
  const explained = compare(
    () => explainStanding(declared, club, 'player-000070', 'net', 'division'),
    () => sumAndSort(club),
  );
  print('explanation of one standing', explained.subject * 1000, 'µs', { value: explained.ratio, to: CONTROL });
  const explainedLevel = compare(
    () => explainStanding(systemThirtySix, club, 'player-000070', 'net', 'field'),
    () => sumAndSort(club),
  );
  print('explanation of one standing, System 36', explainedLevel.subject * 1000, 'µs', { value: explainedLevel.ratio, to: CONTROL });
  // Measured last: after it the JavaScript engine places new objects beside old ones, which slows small fields down.
  benchField(100_000);
}

function benchField(size: number, most?: number): void {
  const competitors = field(size);
  const { subject, ratio } = compare(
    () => standings(declared, competitors, 'net'),
    () => sumAndSort(competitors),
    size > 10_000 ? 7 : 41,
  );
  print(`standings of ${size}: net, countback, divisions`, subject, 'ms', {
    value: ratio,
    to: CONTROL,
    ...(most && { goal: `≤ ${most}` }),
  });
}
