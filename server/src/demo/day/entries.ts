import { randomUUID } from 'node:crypto';
import { newSignupForm, type SignupForm, signupLines, totalOf } from '@fairway/api';
import { newSecret } from '../../access/token.ts';
import { signupForm, signupSpot } from '../../db/schema/field/signup.ts';
import type { PlayerFields } from '../../feature/field/player/wire.ts';
import { enter } from '../../feature/field/signup/enter.ts';
import { addFacts } from '../../feature/field/signup/spot/fact.ts';
import { requireForm } from '../../feature/field/signup/store.ts';
import { type DemoDay, dayAt, minutesAfter } from './club-day.ts';

const PLACES = 8;
const PARTY = { vi: 'Bữa tối', en: 'Dinner' };
const SHIRT = { vi: 'Áo giải', en: 'Shirt' };
const SIZES = ['S', 'M', 'L', 'XL'];

/** Of one kind of place: a fee, a dinner, a shirt, a question, a wish, what is given back, and what is agreed to. */
function writtenForm(kindId: string): SignupForm {
  const { kinds, ...form } = newSignupForm(kindId, { vi: 'Khách mời', en: 'Guest' });
  return {
    ...form,
    kinds: kinds.map((kind) => ({ ...kind, places: PLACES, waitingPlaces: 20, fees: [{ from: null, amount: 2_500_000 }] })),
    extras: [
      { id: randomUUID(), name: PARTY, price: 600_000, places: 80, each: 4, sizes: [] },
      { id: randomUUID(), name: SHIRT, price: 350_000, places: null, each: 1, sizes: SIZES },
    ],
    questions: [{ id: randomUUID(), text: { vi: 'Bạn ăn chay?', en: 'Are you vegetarian?' }, kind: 'yes-no', choices: [], needed: false }],
    ...{ confirm: 'office', offerMinutes: 1440, quiet: { from: '21:00', to: '07:00' } },
    refunds: [
      { daysBefore: 3, percent: 100, less: 0 },
      { daysBefore: 1, percent: 50, less: 0 },
    ],
    consents: [
      {
        purpose: 'data',
        text: { vi: 'CLB dùng thông tin này để tổ chức giải.', en: 'The club uses these details to run the tournament.' },
        ...{ version: 1, needed: true },
      },
    ],
    intro: { vi: 'Mời tập trung trước giờ phát bóng 30 phút.', en: 'Please be there half an hour before the start.' },
    after: null,
  };
}

/** The form of a tournament, open until two days before it, and who entered: the first ones play already, by the list. */
export async function writeEntries(demo: DemoDay, tournamentId: string, people: readonly PlayerFields[], daysAhead: number): Promise<void> {
  const { tx, now } = demo;
  const principal = demo.people.editor;
  const kindId = randomUUID();
  const form = writtenForm(kindId);
  const closesAt = dayAt(demo, daysAhead - 2).date;
  await tx.insert(signupForm).values({ tournamentId, mode: 'open', way: 'order', listed: false, closesAt, form });
  await tx
    .insert(signupSpot)
    .values([
      { tournamentId, subjectId: kindId, places: PLACES, waitingPlaces: 20 },
      ...form.extras.flatMap(({ id, places }) => (places === null ? [] : [{ tournamentId, subjectId: id, places }])),
    ]);
  const whole = await requireForm(tx, tournamentId);
  const ids: string[] = [];
  for (const [nth, { name, gender, vga, birthYear, handicapIndex, phone }] of people.entries()) {
    const id = randomUUID();
    ids.push(id);
    const extras = form.extras.flatMap(({ id: extraId, sizes }, of) =>
      (nth + of) % 3 === 0 ? [] : [{ extraId, count: 1, size: sizes[nth % sizes.length] ?? null }],
    );
    const entering = {
      ...{ id, secret: `fs_${newSecret()}`, language: 'vi' as const, kindId, extras, partners: [], answers: [], wishes: [], waits: true },
      person: { name, gender, vga, birthYear, handicapIndex, phone, email: null, memberNumber: null },
      total: totalOf(signupLines(form, { kindId, extras }, dayAt(demo, 0).date)),
    };
    await enter(tx, whole, entering, { by: 'desk', principal, now: minutesAfter(now, nth - people.length) });
  }
  const say = (facts: Parameters<typeof addFacts>[1]) => addFacts(tx, facts, { whole, by: principal, now, queue: { as: 'first' } });
  const at = (nth: number) => ids[nth] ?? '';
  await say(ids.slice(0, PLACES - 2).map((id) => ({ id, kind: 'confirmed' as const })));
  await say([{ id: at(PLACES - 1), kind: 'withdrawn' }]);
  await say([{ id: at(PLACES), kind: 'offered', until: dayAt(demo, 1).day }]);
  await say([{ id: ids.at(-1) ?? '', kind: 'refused', reason: 'Ngoài đối tượng của giải' }]);
}
