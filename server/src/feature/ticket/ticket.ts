import type { Language, Ticket } from '@fairway/api';
import type { Principal } from '../../access/principal.ts';
import type { Scope } from '../../access/scope.ts';
import type { Deps, Input } from '../../http/route.ts';
import { say } from '../../text/word.ts';
import { type Writer, write } from '../../write.ts';
import { changeOf, requireVersion } from '../activity/change.ts';
import { holdTicket, insertTicket, languageOf, requireTicket, updateTicket } from './store.ts';

const subjectType = 'ticket';

type TicketQuestion = Input<'POST /api/tickets'>['body'];

export async function addTicket(deps: Writer, principal: Principal, language: Language, asked: TicketQuestion): Promise<Ticket> {
  const { id: userId, siteId } = principal;
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        const { id, number } = await insertTicket(tx, { ...asked, siteId, userId, language }, deps.clock());
        return { kind: 'created', subjectType, subjectId: id, after: { number, description: asked.description } };
      },
      answer: (tx, done) => requireTicket(tx, done?.subjectId ?? ''),
    },
  );
}

type TicketActor = { principal: Principal; ticket: NonNullable<Scope['ticket']> };
type Answered = Input<'PATCH /api/tickets/:ticketId'>['body'];

/** A new solution also goes to the address that the person gave, after the answer: a slow mail server keeps nobody waiting. */
export async function changeTicket(
  deps: Writer & Pick<Deps, 'mail'>,
  actor: TicketActor,
  { version, ...wanted }: Answered,
): Promise<Ticket> {
  const { id, siteId } = actor.ticket;
  const { changed, after } = await write(
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
      answer: async (tx, done) => ({ changed: await requireTicket(tx, id), after: done?.after as Answered | undefined }),
    },
  );
  if (after?.solution) deps.mail.later(() => mailSolution(deps, changed));
  return changed;
}

async function mailSolution({ db, mail }: Pick<Deps, 'db' | 'mail'>, { id, number, name, email, ...asked }: Ticket): Promise<void> {
  if (!mail.isOn || email === null) return;
  const language = await languageOf(db, id);
  const t = say(language);
  const text = [asked.solution, t('mail:solution.asked', { description: asked.description })].join('\n\n');
  await mail.send({ to: email, name, language, subject: t('mail:solution.subject', { number }), text });
}
