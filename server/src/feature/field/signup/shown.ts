import { type OwnPage, type SignupMember, type SignupShown, totalOf } from '@fairway/api';
import type { SignupState } from '@fairway/api/choice/field/signup';
import { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { refundOf, refundSteps } from '@fairway/api/rule/field/payment/refund';
import { mayFollow, onlyWaits } from '@fairway/api/rule/field/signup/state';
import type { Applicant } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { wireOf } from '../../../db/record.ts';
import { dayAt } from './enter.ts';
import { enterPage, phaseOf, spanOf, startOf } from './page.ts';
import {
  type FactRow,
  findFacts,
  findMembers,
  requireForm,
  requirePackage,
  requireSignup,
  type SignupRow,
  type WholeForm,
  waitingNumberOf,
} from './store.ts';

export const wireFact = ({ id, kind, at, until, reason }: FactRow) => ({
  ...{ id, kind, at: at.toISOString(), until: until?.toISOString() ?? null, reason },
});

/** What a signup still lacks; one that has ended lacks nothing. An extra that comes in sizes lacks its size. */
export function lacksOf(row: SignupRow, { form: { form } }: Pick<WholeForm, 'form'>): SignupShown['lacks'] {
  const { name, answeredAt, answers, extras } = row;
  if (!isAlive(row)) return [];
  if (name === null) return ['name'];
  const sized = sizedExtras(form);
  const isMissing =
    form.questions.some(({ id, needed }) => needed && !answers.some(({ questionId }) => questionId === id)) ||
    extras.some(({ extraId, size }) => size === null && sized.includes(extraId));
  return [...(answeredAt === null ? ['consent' as const] : []), ...(isMissing ? ['answers' as const] : [])];
}

export const sizedExtras = ({ extras }: WholeForm['form']['form']): string[] =>
  extras.filter(({ sizes }) => sizes.length > 0).map(({ id }) => id);

type Beside = { waitingNumber: number | null; waiting: number; whole: WholeForm };
export const wireSignup = (row: SignupRow, { waitingNumber, waiting, whole }: Beside): Omit<SignupShown, 'facts' | 'lot'> => ({
  ...{ id: row.id, code: row.code, kindId: row.kindId, state: row.state, until: row.until?.toISOString() ?? null, waitingNumber, waiting },
  person: wireOf(SIGNUP_PERSON, row),
  ...{ language: row.language, answers: row.answers, extras: row.extras, wishes: row.wishes, consents: row.consents },
  ...{ guardian: row.guardian, lacks: lacksOf(row, whole), lines: row.lines, total: totalOf(row.lines), late: row.late, drawn: row.drawn },
});

const wireMember = ({ id, name, gender, kindId, state, answeredAt }: SignupRow): SignupMember => ({
  ...{ id, name, gender, kindId, state, answered: answeredAt !== null },
});

/** What whoever has a link sees of the form that they came by. */
export async function ownPage(
  db: Database,
  { id, tournamentId, isPackage }: Pick<Applicant, 'id' | 'tournamentId' | 'isPackage'>,
  now: Date,
): Promise<OwnPage> {
  const whole = await requireForm(db, tournamentId);
  const enter = await enterPage(db, whole, now);
  const row = isPackage ? null : await requireSignup(db, id);
  const members = await findMembers(db, id);
  const facts = row ? await findFacts(db, [row.id]) : [];
  const { refunds, refundIfFilled } = row?.refunds ?? { refunds: [], refundIfFilled: null };
  const waiting = enter.kinds.find(({ kindId }) => kindId === row?.kindId)?.waiting ?? 0;
  return {
    enter,
    own: row && {
      ...wireSignup(row, { waitingNumber: await waitingNumberOf(db, row), waiting, whole }),
      ...{ lot: row.lot, facts: facts.map(wireFact) },
    },
    package: isPackage ? packageShown(await requirePackage(db, id)) : null,
    members: members.filter((member) => member.id !== id).map(wireMember),
    ...{ refunds, refundIfFilled },
    ...(row ? refundNow(row, whole, now) : { refund: 0, refundFilled: 0 }),
    mayChange: isAlive(row) && phaseOf(spanOf(whole), now) !== 'closed',
    mayWithdraw: row !== null && mayFollow(facts, 'withdrawn') && now < startOf(whole),
  };
}

const packageShown = ({ id, code, name, packageId, lines }: Awaited<ReturnType<typeof requirePackage>>) => ({
  ...{ id, code, name, packageId, lines, total: totalOf(lines) },
});

export const ENDED: readonly SignupState[] = ['withdrawn', 'refused', 'no-show'];
export const isAlive = (row: Pick<SignupRow, 'state'> | null): boolean => row !== null && !ENDED.includes(row.state);

/** What would be given back of the price if they withdrew today, at once and where somebody else takes the place. */
function refundNow({ state, lines, refunds }: SignupRow, { tournament }: WholeForm, now: Date) {
  const price = totalOf(lines);
  const withdrawal = { price, paid: price, on: dayAt(now, tournament.timeZone), getsAll: onlyWaits(state) || state === 'offered' };
  const steps = refundSteps(refunds, tournament.date);
  return {
    refund: refundOf({ ...withdrawal, isFilled: false }, steps),
    refundFilled: refundOf({ ...withdrawal, isFilled: true }, steps),
  };
}
