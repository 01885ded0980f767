import type { MailReason } from '@fairway/api/choice/account/mail';

/** What became of a try. */
export type Outcome = { isSent: true } | Failure;
export type Failure = {
  isSent: false;
  reason: MailReason;
  /** What the mail server answered, such as 550. */
  code: number | null;
  /** Another try would end in the same way. */
  isFinal: boolean;
};

type SmtpError = { code?: unknown; originalCode?: unknown; command?: unknown; responseCode?: unknown };
/** What Node says of a certificate that it does not trust. */
const OF_CERTIFICATE = /CERT|SIGNATURE|ERR_TLS|ERR_SSL/;

/**
 * What an error of nodemailer means. `isHandedOver`: the text was on its way, so that without an answer (RFC 5321 §4.5.3.2.6) nobody knows
 * whether it arrived. Only a refusal of the address or of the text is final: what is wrong with the server or with our settings passes.
 */
export function failureOf(error: unknown, isHandedOver: boolean): Failure {
  const { code, originalCode, command, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const answered = typeof responseCode === 'number' ? responseCode : null;
  const failure = (reason: MailReason, isFinal = false): Failure => ({ isSent: false, reason, code: answered, isFinal });
  if (answered === null && isHandedOver) return failure('unanswered');
  if (answered === null && code === 'EENVELOPE') return failure('refused', true);
  if (code === 'EAUTH' || code === 'ENOAUTH') return failure('login');
  if (code === 'ETLS' || OF_CERTIFICATE.test(String(originalCode))) return failure('encryption');
  if (answered !== null && answered < 500) return failure('busy');
  if (command === 'RCPT TO') return failure('refused', true);
  if (command === 'DATA') return failure('rejected', true);
  if (command === 'MAIL FROM') return failure('sender');
  if (code === 'ETIMEDOUT') return failure('slow');
  if (code === 'ECONNECTION') return failure('closed');
  if (code === 'ESOCKET' || code === 'EDNS' || code === 'EPROTOCOL') return failure('unreachable');
  return failure('other');
}

/** They are about the server or our settings, so they hold for every mail: the others need not be tried now. */
const OF_ALL: readonly MailReason[] = ['unreachable', 'closed', 'slow', 'encryption', 'login', 'sender'];
export const isOfAll = (reason: MailReason | null): boolean => reason !== null && OF_ALL.includes(reason);
