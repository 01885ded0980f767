import type { Contact } from '@fairway/api';
import type { Principal } from '../../../access/principal.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { holdContact, requireContact, updateContact } from './store.ts';

type Wanted = Input<'PATCH /api/contact'>['body'];

export async function changeContact(deps: Writer, principal: Principal, { language, version, text }: Wanted): Promise<Contact> {
  return write(
    deps,
    { principal, siteId: null },
    {
      change: async (tx) => {
        const current = await holdContact(tx, language);
        await requireVersion(current, version);
        const change = changeOf(current, { text });
        if (!change) return null;
        await updateContact(tx, language, text);
        return { kind: 'updated', subjectType: 'contact', subjectId: language, ...change };
      },
      answer: (tx) => requireContact(tx, language),
    },
  );
}
