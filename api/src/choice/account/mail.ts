/** The mails that the server sends: an invitation, a new password, a proof of an address, a note to the address of before, the answer to a ticket,
 * where a signup stands, what the office writes to those who signed up, and that the fee is still to be paid. */
export const MAIL_KINDS = ['welcome', 'password', 'verify', 'address', 'solution', 'signup', 'signup-message', 'payment-reminder'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What a list of mails shows: those that will be tried again, and those that will not. */
export const MAIL_STATES = ['waiting', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why a mail is not delivered yet. */
export const MAIL_REASONS = [
  'unreachable',
  'closed',
  'slow',
  'encryption',
  'login',
  'sender',
  'busy',
  'refused',
  'rejected',
  'unanswered',
  'enough',
  'other',
] as const;
export type MailReason = (typeof MAIL_REASONS)[number];
