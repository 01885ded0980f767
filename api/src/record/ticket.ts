import { TICKET_STATUSES } from '../choice/account/ticket.ts';
import { choice, defaultsOf, email, lines, name, phone } from './kind.ts';

/** What a person asks the people who run Fairway. */
export const TICKET_QUESTION = { name: name(), phone: phone(40), email: email(), description: lines(5000, { needed: true }) };
/** What a super administrator answers. */
export const TICKET_ANSWER = { status: choice(TICKET_STATUSES, { usual: 'new' }), solution: lines(5000) };
export const QUESTION_DEFAULTS = defaultsOf(TICKET_QUESTION);
