import type { Language, Ticket } from '@fairway/api';
import type { Principal } from '../../access/principal.ts';
import type { Scope } from '../../access/scope.ts';
import type { Input } from '../../route.ts';
import { type Writer, write } from '../../write.ts';
import { changeOf, requireVersion } from '../activity/change.ts';
import { holdTicket, insertTicket, requireTicket, updateTicket } from './store.ts';

const subjectType = 'ticket';

type Asked = Input<'POST /api/tickets'>['body'];

export async function addTicket(deps: Writer, principal: Principal, language: Language, asked: Asked): Promise<Ticket> {
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

export async function changeTicket(deps: Writer, actor: TicketActor, { version, ...wanted }: Answered): Promise<Ticket> {
  const { id, siteId } = actor.ticket;
  return write(
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
      answer: (tx) => requireTicket(tx, id),
    },
  );
}
