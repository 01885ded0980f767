import { randomUUID } from 'node:crypto';
import { newSignupForm, type SignupApplication, type SignupForm } from '@fairway/api';
import { hashOf } from '../../../src/access/token.ts';
import type { Database } from '../../../src/db/database.ts';
import { signup, signupFact, signupForm, signupPackage, signupSpot } from '../../../src/db/schema/field/signup.ts';
import { NOBODY } from '../../../src/feature/field/signup/enter.ts';
import type { Ids, Scene } from './scene.ts';

/** What the link of a signup says. */
export const signupSecretOf = (signupId: string): string => `fs_${hashOf(signupId).slice(0, 43)}`;
export const newSignupSecret = (): string => signupSecretOf(randomUUID());

/** A form with one kind, free of charge, that asks nothing which must be answered. */
export const signupFormOf = (
  kindId: string,
  change: Partial<SignupForm> = {},
  ofKind: Partial<SignupForm['kinds'][number]> = {},
): SignupForm => {
  const { kinds, asked, ...form } = newSignupForm(kindId, { vi: 'Khách', en: 'Guest' });
  return {
    ...form,
    asked: { ...asked, phone: 'may' },
    kinds: kinds.map((kind) => ({ ...kind, places: 40, waitingPlaces: 20, ...ofKind })),
    ...change,
  };
};

/** Who enters, as a page sends it. */
export const enteringOf = (kindId: string, change: Partial<SignupApplication> = {}): SignupApplication => ({
  ...{ id: randomUUID(), secret: newSignupSecret(), language: 'en', begunAt: new Date().toISOString(), kindId, partners: [], code: null },
  person: { ...NOBODY, name: 'Phạm Dung', gender: 'f', email: 'dung@example.com' },
  ...{ answers: [], extras: [], wishes: ['Lê Cường'], consents: [], guardian: null, waits: true, total: 0 },
  ...change,
});

/** A form that is open, and a group of two who applied by it; the second has not answered yet. A sponsor has a package. */
export async function createSignups(
  db: Database,
  tournamentId: string,
  scene: Scene,
): Promise<Pick<Ids, 'signupId' | 'memberId' | 'kindId' | 'packageId'>> {
  const ids = { signupId: randomUUID(), memberId: randomUUID(), kindId: randomUUID(), packageId: randomUUID() };
  if (!scene.signup) return ids;
  const { signupId, memberId, kindId, packageId } = ids;
  const packages = [{ id: packageId, name: { vi: 'Vàng', en: 'Gold' }, kindId, places: 2, price: 20_000_000, extras: [], logo: false }];
  const form = signupFormOf(kindId, { packages, confirm: 'office' });
  await db.insert(signupForm).values({ tournamentId, mode: 'open', closesAt: '2099-12-31', way: 'order', listed: true, form });
  await db.insert(signupSpot).values({ tournamentId, subjectId: kindId, places: 40, taken: 2, waitingPlaces: 20 });
  const of = { tournamentId, packageId, email: 'tai-tro@example.com', language: 'vi' as const, lines: [] };
  await db
    .insert(signupPackage)
    .values({ ...of, code: `FW${packageId.slice(0, 5)}`, name: 'Cửu Long', tokenHash: hashOf(signupSecretOf(packageId)) });
  const applied = {
    ...{ tournamentId, groupId: signupId, kindId, state: 'applied' as const, language: 'vi' as const, lines: [], appliedAt: new Date() },
    refunds: { refunds: [], refundIfFilled: null },
  };
  await db.insert(signup).values([
    {
      ...applied,
      id: signupId,
      code: `FW${signupId.slice(0, 5)}`,
      tokenHash: hashOf(signupSecretOf(signupId)),
      name: 'Lê Cường',
      gender: 'm',
      phone: '0912345679',
      answeredAt: new Date(),
    },
    { ...applied, id: memberId, code: `FW${memberId.slice(0, 5)}`, tokenHash: hashOf(signupSecretOf(memberId)) },
  ]);
  const facts = [signupId, memberId].map((id) => ({ signupId: id, number: 1, kind: 'applied' as const, at: new Date() }));
  await db.insert(signupFact).values(facts);
  return ids;
}
