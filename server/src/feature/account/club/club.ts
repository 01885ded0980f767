import { CLUB_DEFAULTS, type Club } from '@fairway/api';
import type { Principal } from '../../../access/principal.ts';
import { AppError } from '../../../error/app-error.ts';
import type { LogoOf } from '../../../file/logo.ts';
import type { Input } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { countSeasons, countTournaments, holdClub, insertClub, removeClub, requireClub, unclosedOf, updateClub } from './store.ts';

/** Who writes to which club; the scope checked both before the route runs. */
export type ClubActor = { principal: Principal; club: { id: string; siteId: string } };
/** The subject in the log. */
export const ofSite = ({ principal, club: { siteId } }: ClubActor) => ({ principal, siteId });

const subjectType = 'club';

export async function addClub(deps: Writer, principal: Principal, { siteId, ...values }: Input<'POST /api/clubs'>['body']): Promise<Club> {
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        const subjectId = await insertClub(tx, siteId, { ...CLUB_DEFAULTS, ...values });
        return { kind: 'created', subjectType, subjectId, after: values };
      },
      answer: (tx, done) => requireClub(tx, done?.subjectId ?? ''),
    },
  );
}

type ClubChange = Input<'PATCH /api/clubs/:clubId'>['body'];

export async function changeClub(deps: Writer, actor: ClubActor, { version, ...wanted }: ClubChange): Promise<Club> {
  const { id } = actor.club;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdClub(tx, id);
      const current = await requireClub(tx, id);
      await requireVersion(current, version);
      const change = changeOf(current, wanted);
      if (!change) return null;
      await updateClub(tx, id, change.after);
      return { kind: 'updated', subjectType, subjectId: id, ...change };
    },
    answer: (tx) => requireClub(tx, id),
    boards: ({ after }) => (isShown(after) ? unclosedOf(id) : undefined),
  });
}

/** Boards show the club's name, and times in its time zone. */
const isShown = (changed: Action['after']): boolean =>
  typeof changed === 'object' && changed !== null && ('name' in changed || 'timeZone' in changed);

export async function deleteClub(deps: Writer, actor: ClubActor): Promise<undefined> {
  const { id } = actor.club;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdClub(tx, id);
      const { name } = await requireClub(tx, id);
      const count = await countTournaments(tx, id);
      if (count > 0) throw new AppError('club-has-tournaments', { params: { count } });
      const seasons = await countSeasons(tx, id);
      if (seasons > 0) throw new AppError('club-has-seasons', { params: { count: seasons } });
      await removeClub(tx, id);
      return { kind: 'deleted', subjectType, subjectId: id, before: { name } };
    },
    answer: async () => undefined,
  });
}

/** Boards show the logo. */
export const logoOfClub = (actor: ClubActor): LogoOf<Club> => ({
  setting: ofSite(actor),
  owner: subjectType,
  hold: (tx) => holdClub(tx, actor.club.id),
  answer: (tx) => requireClub(tx, actor.club.id),
  boards: () => unclosedOf(actor.club.id),
});
