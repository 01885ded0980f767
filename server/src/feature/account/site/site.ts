import { SITE_DEFAULTS, type Site } from '@fairway/api';
import { sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Transaction } from '../../../db/database.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { AppError, type FieldProblem } from '../../../error/app-error.ts';
import type { LogoOf } from '../../../file/logo.ts';
import type { Input } from '../../../http/route.ts';
import { officeDate } from '../../../text/calendar.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { clubsOf, holdSite, insertSite, removeSite, requireSite, updateSite } from './store.ts';

/** Who writes to which site; the scope checked both before the route runs. */
export type SiteActor = { principal: Principal; siteId: string };

const subjectType = 'site';

/** The site has no id until it is made: the log names it as its subject. */
export async function addSite(deps: Writer, principal: Principal, values: Input<'POST /api/sites'>['body']): Promise<Site> {
  return write(
    deps,
    { principal, siteId: null },
    {
      change: async (tx) => {
        const subjectId = await insertSite(tx, { ...SITE_DEFAULTS, ...values });
        return { kind: 'created', subjectType, subjectId, after: values };
      },
      answer: (tx, done) => requireSite(tx, done?.subjectId ?? '', officeDate(deps.clock())),
    },
  );
}

type SiteChange = Input<'PATCH /api/sites/:siteId'>['body'];

export async function changeSite(deps: Writer, actor: SiteActor, { version, ...wanted }: SiteChange): Promise<Site> {
  const { siteId } = actor;
  const current = (tx: Transaction) => requireSite(tx, siteId, officeDate(deps.clock()));
  return write(deps, actor, {
    change: async (tx) => {
      await holdSite(tx, siteId);
      const site = await current(tx);
      await requireVersion(site, version);
      const change = changeOf(site, wanted);
      if (!change) return null;
      await updateSite(tx, siteId, change.after);
      return { kind: 'updated', subjectType, subjectId: siteId, ...change };
    },
    answer: current,
    boards: ({ after }) =>
      after instanceof Object && 'frameOrigins' in after ? sql`${tournament.clubId} in ${clubsOf(siteId)}` : undefined,
  });
}

export async function deleteSite(deps: Writer, actor: SiteActor): Promise<undefined> {
  const { siteId } = actor;
  return write(deps, actor, {
    change: async (tx) => {
      await holdSite(tx, siteId);
      const site = await requireSite(tx, siteId, officeDate(deps.clock()));
      const what = inTheWay(site);
      if (what.length > 0) throw new AppError('site-in-use', { params: { what } });
      await removeSite(tx, siteId);
      return { kind: 'deleted', subjectType, subjectId: siteId, before: { name: site.name } };
    },
    answer: async () => undefined,
  });
}

const inTheWay = ({ clubCount, userCount, contractCount }: Site): FieldProblem[] =>
  (
    [
      ['site-clubs', clubCount],
      ['site-users', userCount],
      ['site-contracts', contractCount],
    ] as const
  ).flatMap(([key, count]) => (count === 0 ? [] : [{ key, params: { count } }]));

export const logoOfSite = (deps: Writer, actor: SiteActor): LogoOf<Site> => ({
  setting: actor,
  owner: subjectType,
  hold: (tx) => holdSite(tx, actor.siteId),
  answer: (tx) => requireSite(tx, actor.siteId, officeDate(deps.clock())),
});
