import type { ApiKey, NewApiKey } from '@fairway/api';
import { createKey } from '../../../access/api-key-store.ts';
import type { Principal } from '../../../access/principal.ts';
import type { Input } from '../../../http/route.ts';
import { type Writer, write } from '../../../write/write.ts';
import { insertKey, markRevoked, requireKey } from './store.ts';

type SiteActor = { principal: Principal; siteId: string };

const subjectType = 'api-key';

/** The answer is the only one with the key: nobody ever gets it again. */
export async function addKey(deps: Writer, actor: SiteActor, values: Input<'POST /api/sites/:siteId/keys'>['body']): Promise<NewApiKey> {
  const { key, ...rest } = createKey();
  return write(deps, actor, {
    change: async (tx) => {
      const subjectId = await insertKey(tx, { ...values, ...rest, siteId: actor.siteId, createdAt: deps.clock() });
      return { kind: 'created', subjectType, subjectId, after: values };
    },
    answer: async (tx, done) => ({ ...(await requireKey(tx, done?.subjectId ?? '')), key }),
  });
}

export async function revokeKey(deps: Writer, actor: SiteActor, keyId: string): Promise<ApiKey> {
  return write(deps, actor, {
    change: async (tx) => {
      const { name } = await requireKey(tx, keyId);
      if (!(await markRevoked(tx, keyId, deps.clock()))) return null;
      return { kind: 'deleted', subjectType, subjectId: keyId, before: { name } };
    },
    answer: (tx) => requireKey(tx, keyId),
  });
}
