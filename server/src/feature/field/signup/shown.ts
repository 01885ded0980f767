import { daysAfter, type OwnPage, type SignupMember, type SignupShown, totalOf } from '@fairway/api';
import type { SignupState } from '@fairway/api/choice/field/signup';
import { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { refundOf } from '@fairway/api/rule/field/payment/refund';
import { mayFollow } from '@fairway/api/rule/field/signup/state';
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

/** What a signup still lacks. */
export function lacksOf({ name, answeredAt, answers }: SignupRow, { form: { form } }: Pick<WholeForm, 'form'>): SignupShown['lacks'] {
  if (name === null) return ['name'];
  const isMissing = form.questions.some(({ id, needed }) => needed && !answers.some(({ questionId }) => questionId === id));
  return [...(answeredAt === null ? ['consent' as const] : []), ...(isMissing ? ['answers' as const] : [])];
}

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
    ...{ refunds, refundIfFilled, refund: row ? refundNow(row, whole, now) : 0 },
    mayChange: isAlive(row) && phaseOf(spanOf(whole), now) !== 'closed',
    mayWithdraw: row !== null && mayFollow(facts, 'withdrawn') && now < startOf(whole),
  };
}

const packageShown = ({ id, code, name, packageId, lines }: Awaited<ReturnType<typeof requirePackage>>) => ({
  ...{ id, code, name, packageId, lines, total: totalOf(lines) },
});

const ENDED: readonly SignupState[] = ['withdrawn', 'refused', 'no-show'];
export const isAlive = (row: Pick<SignupRow, 'state'> | null): boolean => row !== null && !ENDED.includes(row.state);

/** What would be given back today of what was owed. */
function refundNow({ state, lines, refunds: { refunds } }: SignupRow, { tournament }: WholeForm, now: Date): number {
  const price = totalOf(lines);
  const steps = refunds.map(({ daysBefore, percent, less }) => ({
    until: daysAfter(tournament.date, -daysBefore),
    percent,
    less,
    ifFilled: false,
  }));
  const on = dayAt(now, tournament.timeZone);
  return refundOf({ price, paid: price, on, isFilled: false, onlyWaited: state === 'waiting' || state === 'ballot' }, steps);
}
