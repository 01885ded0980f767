import { GUEST_COUNT } from '@fairway/api';
import { guestSeal } from '@fairway/facts/draw';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import { holdTournament, type Writer, write } from '../../../write/write.ts';
import { requireDraw } from './bound-draw.ts';
import { decide } from './outcome.ts';
import { type DrawRow, findSiteId, type GuestRow, insertGuest, openGuest, phaseOf } from './store.ts';

/** Whose draw a phone in the hall is in. */
export type HallDraw = { tournamentId: string; drawId: string };

type SealedNumber = { code: string; name: string; seal: string; device: string };

/**
 * A guest's phone sends its seal; the same one again, as after a lost answer, changes nothing. It has one seat: nobody takes several by mistake, with
 * a second tab or a scan again. Who means to can: another browser or a program is another phone, and an address tells nothing, since all guests have
 * that of the clubhouse. Against them stand who presents, who sees three people, and the code, which is a new one once somebody was sent away.
 */
export const sealNumber = (deps: Writer, of: HallDraw, sent: SealedNumber): Promise<void> =>
  inHall(deps, of, {
    isNew: (row) => {
      if (row.guests.some(({ seal }) => seal === sent.seal)) return false;
      if (row.code !== sent.code) throw new AppError('draw-code-wrong');
      if (phaseOf(row) !== 'hall') throw new AppError('draw-not-waiting');
      if (row.guests.some(({ device }) => device === sent.device)) throw new AppError('draw-one-seat');
      if (row.guests.length >= GUEST_COUNT) throw new AppError('draw-guests-full');
      return true;
    },
    change: async (tx, row) => {
      const { name, seal, device } = sent;
      await insertGuest(tx, { drawId: row.id, nth: freeSeat(row), name, seal, device, sealedAt: deps.clock() });
      return actionOf('draw-number', row);
    },
  });

/** The first seat that nobody has: whoever was sent away left theirs. */
const freeSeat = ({ guests }: DrawRow): number =>
  1 + Array.from({ length: GUEST_COUNT }, (_, at) => guests.some(({ nth }) => nth === at + 1)).indexOf(false);

/** A guest's phone opens its number, which nobody else can: only that one fits the seal. The last one decides. */
export const openNumber = (deps: Writer, of: HallDraw, opened: { number: number; salt: string }): Promise<void> => {
  const guestOf = (row: DrawRow): GuestRow => {
    const seal = guestSeal({ drawId: row.id, ...opened });
    const guest = row.guests.find((one) => one.seal === seal);
    if (!guest) throw new AppError('draw-number-differs');
    return guest;
  };
  return inHall(deps, of, {
    isNew: (row) => {
      if (guestOf(row).number !== null) return false;
      if (phaseOf(row) !== 'opening') throw new AppError('draw-not-waiting');
      return true;
    },
    change: async (tx, row) => {
      const [guest, now] = [guestOf(row), deps.clock()];
      await openGuest(tx, guest, { ...opened, openedAt: now });
      const numbers = row.guests.map(({ nth, number }) => (nth === guest.nth ? opened.number : number));
      const done = actionOf('draw-number-opened', row);
      if (numbers.some((number) => number === null)) return done;
      return [done, await decide(tx, row, numbers.map(String), now)];
    },
  });
};

const actionOf = (kind: Action['kind'], { tournamentId }: DrawRow): Action => ({
  kind,
  subjectType: 'tournament',
  subjectId: tournamentId,
});

/** What a phone sends: refused, known already (false) or new; and what is new, written. */
type Sending = { isNew: (row: DrawRow) => boolean; change: (tx: Transaction, row: DrawRow) => Promise<Action | Action[]> };

/**
 * Nobody in the hall signs in: the log names the program, and the draw says what the guests are called. Judged before the tournament is held too, so
 * that whoever tries codes keeps nobody waiting.
 */
async function inHall(deps: Writer, { tournamentId, drawId }: HallDraw, { isNew, change }: Sending): Promise<void> {
  if (!isNew(await requireDraw(deps.db, tournamentId, drawId))) return;
  const siteId = await findSiteId(deps.db, tournamentId);
  await write(
    deps,
    { principal: null, siteId, tournamentId },
    {
      change: async (tx) => {
        await holdTournament(tx, tournamentId);
        const row = await requireDraw(tx, tournamentId, drawId);
        return isNew(row) ? change(tx, row) : null;
      },
      boards: () => eq(tournament.id, tournamentId),
      answer: async () => undefined,
    },
  );
}
