import fc from 'fast-check';
import type { Clock } from './clock.ts';
import type { Flight } from './flight.ts';
import { cardsOn, type Fault, type TestPhone } from './phone.ts';
import { watch } from './promise.ts';

const PHONES = ['A', 'B'] as const;
export type Name = (typeof PHONES)[number];
type Score = number | 'pickup' | null;

/** What happens on the course, one thing after the other. */
type Happening =
  | {
      readonly phone: Name;
      readonly enters: Score;
      readonly player: number;
      readonly hole: number;
      readonly tab: number;
      readonly thenMs: number;
    }
  | { readonly phone: Name; readonly measures: number | null; readonly player: number; readonly tab: number; readonly thenMs: number }
  | { readonly phone: Name; readonly concedes: number; readonly hole: number; readonly tab: number; readonly thenMs: number }
  | { readonly phone: Name; readonly network: 'goes' | 'comes back' }
  | { readonly phone: Name; readonly next: Fault }
  | { readonly phone: Name; readonly page: 'scans' | 'crashes' | 'is opened again' | 'opens another tab' | 'is looked at' }
  | { readonly phone: Name; readonly arrives: 'what was late' }
  | { readonly desk: 'types 5' | 'revokes the link' | 'locks' | 'unlocks'; readonly player: number; readonly hole: number }
  | { readonly passes: number };

const phone = fc.constantFrom(...PHONES);
const spot = { player: fc.nat(1), hole: fc.integer({ min: 1, max: 2 }) };
const score: fc.Arbitrary<Score> = fc.constantFrom<Score[]>(3, 4, 5, 'pickup', null);
const strokes = { arbitrary: fc.record({ phone, enters: score, ...spot, tab: fc.nat(1), thenMs: fc.constantFrom(0, 6, 310) }), weight: 8 };
const centimetres = fc.constantFrom(24_000, 24_500, 25_100, null);
const shots = {
  arbitrary: fc.record({ phone, measures: centimetres, player: fc.nat(1), tab: fc.nat(1), thenMs: fc.constantFrom(0, 6, 310) }),
  weight: 3,
};
const words = {
  arbitrary: fc.record({ phone, concedes: fc.nat(1), hole: spot.hole, tab: fc.nat(1), thenMs: fc.constantFrom(0, 6, 310) }),
  weight: 2,
};
const kinds: fc.WeightedArbitrary<Happening>[] = [
  strokes,
  shots,
  words,
  { weight: 4, arbitrary: fc.record({ passes: fc.constantFrom(6, 300, 305, 320, 1_500, 20_000) }) },
  { weight: 2, arbitrary: fc.record({ phone, network: fc.constantFrom('goes', 'comes back') }) },
  { weight: 3, arbitrary: fc.record({ phone, next: fc.constantFrom<Fault[]>('reply lost', 'sent twice', 'late') }) },
  {
    weight: 4,
    arbitrary: fc.record({ phone, page: fc.constantFrom('scans', 'crashes', 'is opened again', 'opens another tab', 'is looked at') }),
  },
  { weight: 1, arbitrary: fc.record({ phone, arrives: fc.constant('what was late' as const) }) },
  { weight: 1, arbitrary: fc.record({ desk: fc.constantFrom('types 5', 'revokes the link', 'locks', 'unlocks'), ...spot }) },
];
export const happenings: fc.Arbitrary<Happening[]> = fc.array(fc.oneof(...kinds), { maxLength: 40, size: 'max' });

export type Course = { readonly clock: Clock; readonly flight: Flight; readonly phones: Readonly<Record<Name, TestPhone>> };

/** Makes it happen. What cannot happen now, such as a stroke on a phone that is dead, does not. */
export async function happen({ clock, flight, phones }: Course, it: Happening): Promise<void> {
  if ('passes' in it) return clock.pass(it.passes);
  if ('desk' in it) {
    const playerId = flight.playerIds[it.player] ?? '';
    if (it.desk === 'types 5') await flight.type(playerId, it.hole, 5).catch(() => undefined);
    else if (it.desk === 'revokes the link') await flight.revoke();
    else await flight.lock(it.desk === 'locks').catch(() => undefined);
    return;
  }
  const phone = phones[it.phone];
  if ('network' in it) phone.isOnline = it.network === 'comes back';
  else if ('next' in it) phone.fault = it.next;
  else if ('arrives' in it) await phone.deliverLate();
  else if ('page' in it) await turnPage(phone, it.page, flight);
  else if ('measures' in it) measure(phone, it, flight);
  else if ('concedes' in it) concede(phone, it, flight);
  else enter(phone, it, flight);
  watch(phone);
  await clock.pass('thenMs' in it ? it.thenMs : 0);
}

async function turnPage(phone: TestPhone, page: Extract<Happening, { page: string }>['page'], { secret }: Flight): Promise<void> {
  if (page === 'crashes') phone.crash();
  else if (page === 'is looked at') lookAt(phone);
  else if (page === 'scans') await phone.open(secret);
  else if (page === 'opens another tab' || phone.pages.length === 0) await phone.open(null);
}

function enter(phone: TestPhone, { enters, player, hole, tab }: Extract<Happening, { enters: Score }>, { playerIds }: Flight): void {
  const page = phone.pages[tab] ?? phone.pages[0];
  if (page === undefined) return;
  const playerId = playerIds[player] ?? '';
  const view = cardsOn(page).find((card) => card.playerId === playerId)?.holes[hole - 1];
  if (view !== undefined) page.phone.enter({ playerId, hole, score: enters, replaces: view.head });
}

function measure(
  phone: TestPhone,
  { measures, player, tab }: Extract<Happening, { measures: number | null }>,
  { playerIds }: Flight,
): void {
  const page = phone.pages[tab] ?? phone.pages[0];
  const { admission } = page?.phone.getState() ?? {};
  if (page === undefined || !admission) return;
  const playerId = playerIds[player] ?? '';
  const replaces = admission.flight.shots.find((shot) => shot.playerId === playerId)?.id ?? null;
  const shot = { kind: 'longest-drive', hole: 1, driveCentimetres: null, onTarget: true } as const;
  page.phone.besides({ ...shot, playerId, centimetres: measures, replaces });
}

function concede(phone: TestPhone, { concedes, hole, tab }: Extract<Happening, { concedes: number }>, { matchId }: Flight): void {
  if (matchId === null) return;
  const word = { kind: 'hole-conceded', hole, by: concedes === 0 ? 0 : 1 } as const;
  (phone.pages[tab] ?? phone.pages[0])?.phone.besides({ matchId, hole, word, replaces: null });
}

/** What the page does by itself when it is seen again, and every 20 seconds. */
export function lookAt({ pages }: TestPhone): void {
  for (const { phone } of pages) {
    const { outbox, shots, older } = phone.getState();
    for (const one of [outbox, shots, ...older]) one?.sendNow();
    void phone.refresh();
  }
}
