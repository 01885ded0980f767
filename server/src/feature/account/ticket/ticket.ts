import type { Language, Ticket } from '@fairway/api';
import { closestLanguage } from '@fairway/api/word/language';
import type { Principal } from '../../../access/principal.ts';
import type { Scope } from '../../../access/scope.ts';
import type { Transaction } from '../../../db/database.ts';
import type { Deps, Input } from '../../../http/route.ts';
import type { LetterWriter } from '../../../mail/letter.ts';
import { say } from '../../../text/word.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { findAnswer, holdTicket, insertTicket, requireTicket, updateTicket } from './store.ts';

const subjectType = 'ticket';

type TicketQuestion = Input<'POST /api/tickets'>['body'];

export async function addTicket(deps: Writer, principal: Principal, language: Language, question: TicketQuestion): Promise<Ticket> {
  const { id: userId, siteId } = principal;
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        const { id, number } = await insertTicket(tx, { ...question, siteId, userId, language }, deps.clock());
        return { kind: 'created', subjectType, subjectId: id, after: { number, description: question.description } };
      },
      answer: (tx, done) => requireTicket(tx, done?.subjectId ?? ''),
    },
  );
}

type TicketActor = { principal: Principal; ticket: NonNullable<Scope['ticket']> };
type Answered = Input<'PATCH /api/tickets/:ticketId'>['body'];

/** A new solution also goes to the address that the person gave; what became of its mail is in the answer. */
export async function changeTicket(
  deps: Writer & Pick<Deps, 'mail'>,
  actor: TicketActor,
  { version, ...wanted }: Answered,
): Promise<Ticket> {
  const { id, siteId } = actor.ticket;
  const { changed, mailId } = await write(
    deps,
    { principal: actor.principal, siteId },
    {
      change: async (tx) => {
        await holdTicket(tx, id);
        const current = await requireTicket(tx, id);
        await requireVersion(current, version);
        const change = changeOf(current, wanted);
        if (!change) return null;
        await updateTicket(tx, id, { ...change.after, ...('solution' in change.after && { answeredAt: deps.clock() }) });
        return { kind: 'updated', subjectType, subjectId: id, ...change };
      },
      answer: async (tx, done) => {
        const isAnswered = typeof (done?.after as Answered | undefined)?.solution === 'string';
        return { mailId: isAnswered ? await putSolution(tx, deps, id) : null, changed: await requireTicket(tx, id) };
      },
    },
  );
  if (mailId === null) return changed;
  await deps.mail.tryNow(mailId);
  return requireTicket(deps.db, id);
}

async function putSolution(tx: Transaction, { mail }: Pick<Deps, 'mail'>, ticketId: string): Promise<string | null> {
  const answer = await findAnswer(tx, ticketId);
  if (!mail.isOn || !answer?.email || !answer.solution) return null;
  return mail.put(tx, { kind: 'solution', userId: answer.userId, ticketId, language: answer.language });
}

/** The answer as it stands at the try. */
export const solutionLetter =
  ({ db }: Pick<Deps, 'db'>): LetterWriter =>
  async ({ ticketId, language }) => {
    const answer = await findAnswer(db, ticketId ?? '');
    if (!answer?.email || !answer.solution) return null;
    const { number, name, email, description, solution } = answer;
    const t = say(closestLanguage(language));
    return {
      ...{ to: email, name, subject: t('mail:solution.subject', { number }) },
      paragraphs: [solution, t('mail:solution.asked', { description })],
    };
  };
