import { randomUUID } from 'node:crypto';
import { daysAfter, newSignupForm, type TournamentFile } from '@fairway/api';
import { lineOf } from '@fairway/api/rule/field/signup/price';
import type { Transaction } from '../../../db/database.ts';
import { bankAccount, tournamentPayment } from '../../../db/schema/field/payment.ts';
import { type InventedLine, takeInvented } from '../../field/payment/invented.ts';
import type { By } from '../../field/payment/ledger/settle.ts';
import { newSignupCodes } from '../../field/signup/code.ts';
import { NOBODY } from '../../field/signup/enter.ts';

/** Where an event costs nothing. */
const USUAL_FEE = 2_000_000;
const SHORT = 500_000;

/** How banks write the note of a transfer: with a tail, in small letters, between numbers, with blanks or a hyphen in the code. */
const NOTES: readonly ((code: string) => string)[] = [
  (code) => `${code} PHI THAM DU`,
  (code) => `${code.toLowerCase()} phi tham du giai`,
  (code) => `MBVCB.1000000001.${code} PHI GIAI.CT tu 0000000001 toi 0000000002`,
  (code) => `1234TEST5678.FW ${code.slice(2)} PHI GIAI`,
  (code) => `GD 100001-010126 09:30:00 ${code.slice(0, 4)}-${code.slice(4)}-CT tu 0000000003`,
  (code) => `CHUYEN TIEN ${code} NOP HO`,
];

type Drawn = Pick<TournamentFile, 'signupForms' | 'signupSpots' | 'signups' | 'signupFacts'>;

/** Every player has entered for a fee, so that the money of a tournament can be practised. */
export async function drawSignups(tx: Transaction, { players, signupForms, signupSpots }: TournamentFile, now: Date): Promise<Drawn> {
  const entrants = players.filter(({ kind }) => kind === 'player');
  const written = signupForms[0] ?? blankForm();
  const [kind] = written.form.kinds;
  if (!kind) return { signupForms, signupSpots, signups: [], signupFacts: [] };
  const codes = await newSignupCodes(tx, entrants.length);
  const fee = lineOf('fee', kind.name, 1, kind.fees[0]?.amount || USUAL_FEE);
  const signups = entrants.map(({ id: playerId, name, gender }, nth) => {
    const id = randomUUID();
    return {
      ...{ ...NOBODY, id, groupId: id, packageId: null, kindId: kind.id, code: codes[nth] ?? '', state: 'confirmed' as const },
      ...{ until: null, turn: null, lot: null, drawn: null, name, gender, language: 'vi' as const, answers: [], extras: [], wishes: [] },
      ...{ consents: [], guardian: null, answeredAt: now, lines: [fee], refunds: { refunds: [], refundIfFilled: null } },
      ...{ appliedAt: new Date(now.getTime() + nth), late: false, playerId },
    };
  });
  const fact = { at: now, until: null, reason: null, authorId: null };
  const signupFacts = signups.flatMap(({ id: signupId }) => [
    { ...fact, id: randomUUID(), signupId, number: 1, kind: 'applied' as const },
    { ...fact, id: randomUUID(), signupId, number: 2, kind: 'confirmed' as const },
  ]);
  const spot = { subjectId: kind.id, waitingPlaces: 0, waiting: 0, turns: 0, releasedAt: null };
  const own = { ...(signupSpots.find(({ subjectId }) => subjectId === kind.id) ?? spot), taken: entrants.length };
  const spots = [...signupSpots.filter(({ subjectId }) => subjectId !== kind.id), { ...own, places: Math.max(kind.places, own.taken) }];
  return { signupForms: [written], signupSpots: spots, signups, signupFacts };
}

const blankForm = (): TournamentFile['signupForms'][number] => ({
  ...{ mode: 'off', opensAt: null, closesAt: null, way: 'order', listed: false },
  form: newSignupForm(randomUUID(), { vi: 'Khách', en: 'Guest' }),
});

type Own = { tournamentId: string; siteId: string; today: string };

/** An account that no bank has, and a statement of it with something in every pile; some have not paid, and their day has passed. */
export async function drawMoney(tx: Transaction, { tournamentId, siteId, today }: Own, signups: Drawn['signups'], by: By): Promise<void> {
  const number = `DIENTAP${tournamentId.slice(0, 8).toUpperCase()}`;
  const place = { bank: '970436', number, holder: 'TAI KHOAN DIEN TAP' };
  const [account] = await tx
    .insert(bankAccount)
    .values({ ...place, siteId, rehearsalId: tournamentId })
    .returning();
  if (!account) throw new Error('the account of the rehearsal was not written');
  await tx.insert(tournamentPayment).values({ tournamentId, accountId: account.id, readmits: true, payBy: daysAfter(today, -1) });
  await takeInvented(tx, account, statementOf(signups, today), by);
}

/** Two thirds have paid as they should; of the others each doubtful case of a real statement has one, as far as there are players. */
function statementOf(signups: Drawn['signups'], today: string): { lines: InventedLine[]; notices: InventedLine[] } {
  const owed = ({ lines }: Drawn['signups'][number]) => lines.reduce((sum, { amount }) => sum + amount, 0);
  const at = (daysAgo: number, amount: number, text: string): InventedLine => ({
    day: daysAfter(today, -daysAgo),
    amount,
    text,
    name: null,
  });
  const paying = signups.filter((_, nth) => nth % 3 !== 2);
  const [part, over, nameless, cut, two, three, told] = signups.filter((_, nth) => nth % 3 === 2);
  const [first] = paying;
  const lines = [
    ...paying.map((of, nth) => at(20 - (nth % 12), owed(of), NOTES[nth % NOTES.length]?.(of.code) ?? '')),
    ...(part ? [at(7, owed(part) - SHORT, `${part.code} NOP TRUOC MOT PHAN`)] : []),
    ...(over ? [at(6, owed(over) + SHORT, `${over.code} PHI THAM DU VA QUY`)] : []),
    ...(nameless ? [at(6, owed(nameless), 'CHUYEN TIEN GIAI GOLF')] : []),
    ...(cut ? [at(5, owed(cut), `PHI GIAI ${cut.code.slice(0, -1)}`)] : []),
    ...(two && three ? [at(4, owed(two) + owed(three) - SHORT, `${two.code} ${three.code} HAI NGUOI`)] : []),
    ...(first ? [at(3, owed(first), `${first.code} NOP LAI`)] : []),
    at(3, 18_000_000, 'THANH TOAN TIEN SAN THANG TRUOC'),
    at(2, -33_000, 'PHI QUAN LY TAI KHOAN'),
  ];
  return { lines, notices: told ? [at(1, owed(told), `${told.code} PHI THAM DU`)] : [] };
}
