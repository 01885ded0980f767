import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NoticeProvider } from '@fairway/api/choice/field/payment';
import { PAYMENT } from '@fairway/api/record/bound';
import { z } from 'zod';
import { type BankLine, payerOf } from '../bank-line.ts';

/** What a provider sends: the body as it came, byte by byte, and the heads in small letters. */
export type NoticeRequest = { body: Buffer; heads: Readonly<Record<string, string | undefined>>; now: Date };
/** A line that a provider saw, by the number that it gave to it. */
export type Notice = BankLine & { id: string };
/** `forged`: not signed by whoever has the key. `old`: signed too long ago, so it may be sent again by others. `test`: of no money. */
export type NoticeRefusal = 'forged' | 'old' | 'test' | 'unreadable';

const OLDEST_MS = 5 * 60_000;

/** Verifies before it reads. What is said of other money than whole dong is not read. */
export function readNotices(provider: NoticeProvider, request: NoticeRequest, key: string): Notice[] | NoticeRefusal {
  if (key === '') return 'forged';
  if (provider === 'sepay') return sepay(request, key);
  return provider === 'casso' ? casso(request, key) : payos(request, key);
}

/** The database keeps no NUL. */
const optional = z
  .string()
  .nullish()
  .transform((text) => text?.replaceAll('\0', '') ?? null);
const whole = z.int().min(-PAYMENT.most).max(PAYMENT.most);
const id = z.union([z.int(), z.string().min(1)]).transform(String);
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/)
  .refine((text) => text < '2101' && z.iso.date().safeParse(text.slice(0, 10)).success);

function lineOf(said: { account: string; at: string; amount: number; reference: string | null; text: string | null }) {
  const { account, at, amount, reference, text } = said;
  return {
    account: account.replace(/\D/g, ''),
    day: at.slice(0, 10),
    time: at.slice(11, 16),
    amount,
    reference: reference || null,
    text: text ?? '',
  };
}

// SePay signs the time and the body as it is

const sepayBody = z.object({
  id,
  transactionDate: moment,
  accountNumber: z.string().min(1),
  content: optional,
  transferType: z.enum(['in', 'out']),
  transferAmount: whole.positive(),
  referenceCode: optional,
});

function sepay({ body, heads, now }: NoticeRequest, key: string): Notice[] | NoticeRefusal {
  const at = heads['x-sepay-timestamp'] ?? '';
  const signature = heads['x-sepay-signature']?.replace(/^sha256=/, '');
  if (!isHex(signature, createHmac('sha256', key).update(`${at}.`).update(body).digest())) return 'forged';
  if (isOld(at, now)) return 'old';
  const said = sepayBody.safeParse(parsed(body)).data;
  if (said === undefined) return 'unreadable';
  const amount = said.transferType === 'in' ? said.transferAmount : -said.transferAmount;
  const line = { account: said.accountNumber, at: said.transactionDate, amount, reference: said.referenceCode, text: said.content };
  return [{ ...lineOf(line), id: said.id, payer: payerOf(null, null) }];
}

// Casso signs the time and the body with its keys sorted; to older accounts it sends a fixed token, and several lines

const cassoLine = z.object({
  id,
  reference: optional,
  description: optional,
  amount: whole,
  transactionDateTime: moment,
  accountNumber: z.string().min(1),
  counterAccountName: optional,
  counterAccountNumber: optional,
});
const cassoOldLine = z.object({
  id,
  tid: optional,
  description: optional,
  amount: whole,
  when: moment,
  bank_sub_acc_id: z.string().min(1),
});

function casso({ body, heads, now }: NoticeRequest, key: string): Notice[] | NoticeRefusal {
  const token = heads['secure-token'];
  const [, at = '', signature] = /^t=(\d+),v1=([\da-f]+)$/i.exec(heads['x-casso-signature'] ?? '') ?? [];
  const data = dataOf(body);
  if (signature === undefined) {
    if (token === undefined || !isSame(digest(token), digest(key))) return 'forged';
    const said = z.array(cassoOldLine).safeParse(data).data;
    if (said === undefined) return 'unreadable';
    return withoutTests(
      said.map((own) => ({
        ...lineOf({ account: own.bank_sub_acc_id, at: own.when, amount: own.amount, reference: own.tid, text: own.description }),
        ...{ id: own.id, payer: payerOf(null, null) },
      })),
    );
  }
  const sorted = JSON.stringify(sortedKeys(parsed(body))) ?? '';
  const isSigned = [sorted, asPhp(sorted)].some((text) => isHex(signature, createHmac('sha512', key).update(`${at}.${text}`).digest()));
  if (!isSigned) return 'forged';
  if (isOld(at, now)) return 'old';
  const said = cassoLine.safeParse(data).data;
  if (said === undefined) return 'unreadable';
  const line = {
    account: said.accountNumber,
    at: said.transactionDateTime,
    amount: said.amount,
    reference: said.reference,
    text: said.description,
  };
  return withoutTests([{ ...lineOf(line), id: said.id, payer: payerOf(said.counterAccountName, said.counterAccountNumber) }]);
}

function withoutTests(notices: Notice[]): Notice[] | NoticeRefusal {
  const real = notices.filter((notice) => notice.id !== '0' && notice.amount !== 0);
  return real.length === 0 ? 'test' : real;
}

/** PHP escapes slashes, and every letter beyond ASCII. */
const asPhp = (json: string): string =>
  json.replaceAll('/', '\\/').replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, of]) => [name, sortedKeys(of)]),
  );
}

// payOS signs the fields of `data`, and says no time beside

const payosData = z.object({
  amount: whole.positive(),
  description: optional,
  accountNumber: z.string().min(1),
  reference: z
    .string()
    .min(1)
    .regex(/^[^\0]+$/),
  transactionDateTime: moment,
  currency: z.literal('VND'),
  code: z.literal('00'),
  counterAccountName: optional,
  counterAccountNumber: optional,
});

function payos({ body }: NoticeRequest, key: string): Notice[] | NoticeRefusal {
  const { signature } = Object(parsed(body)) as { signature?: unknown };
  const data = dataOf(body);
  if (typeof signature !== 'string' || typeof data !== 'object' || data === null || Array.isArray(data)) return 'forged';
  const text = Object.entries(data)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${signedText(value)}`)
    .join('&');
  if (!isHex(signature, createHmac('sha256', key).update(text).digest())) return 'forged';
  const said = payosData.safeParse(data).data;
  if (said === undefined) return 'unreadable';
  const line = {
    account: said.accountNumber,
    at: said.transactionDateTime,
    amount: said.amount,
    reference: said.reference,
    text: said.description,
  };
  return [{ ...lineOf(line), id: said.reference, payer: payerOf(said.counterAccountName, said.counterAccountNumber) }];
}

function signedText(value: unknown): string {
  if (value === null || value === 'null' || value === 'undefined') return '';
  return typeof value === 'object' ? JSON.stringify(sortedKeys(value)) : String(value);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const dataOf = (body: Buffer): unknown => (Object(parsed(body)) as { data?: unknown }).data;

/** Seconds, or thousandths of one. A clock that goes ahead is as wrong as one that is late. */
function isOld(at: string, now: Date): boolean {
  const ms = Number(at) * (at.length > 11 ? 1 : 1000);
  return !(Math.abs(now.getTime() - ms) <= OLDEST_MS);
}

const digest = (text: string): Buffer => createHmac('sha256', 'token').update(text).digest();
const isHex = (signature: string | undefined, right: Buffer): boolean =>
  signature !== undefined && /^[\da-f]+$/i.test(signature) && isSame(Buffer.from(signature, 'hex'), right);
const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
