import type { PayableEntry } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import type { Language } from '../../../lib/language.ts';
import { formatInstant } from '../../../lib/value/date.ts';

/** An entry without a name is called by its code. */
export const nameOf = (entry: PayableEntry | undefined, gone: string): string => entry?.name ?? entry?.code ?? gone;

/** What is still to come of an entry, or that nothing is. */
export const owedText = ({ owed }: PayableEntry, t: SayOf<'payment'>, language: Language): string =>
  owed > 0 ? t('entry.owes', { amount: formatMoney(owed, language) }) : t('entry.paid');

/** The same of what goes back to it. */
export const dueText = ({ refundable, refund }: PayableEntry, t: SayOf<'payment'>, language: Language): string =>
  t('entry.due', { amount: formatMoney(refund || refundable, language) });

/** How and when they were reminded, or that they are to be called. */
export const reminderText = ({ reminder }: PayableEntry, t: SayOf<'payment'>, timeZone: string): string =>
  reminder === null
    ? ''
    : reminder.at === null
      ? t('entry.with.call')
      : t(`reminder.${reminder.by}`, { time: formatInstant(reminder.at, timeZone) });
