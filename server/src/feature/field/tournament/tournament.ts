import { TOURNAMENT_DEFAULTS, type Tournament, usualAwards } from '@fairway/api';
import { playedCard } from '@fairway/api/rule/field/round-hole';
import { settingChoices } from '@fairway/api/rule/field/setting-choice';
import { eq } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Scope } from '../../../access/scope.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { holdAccounts, holdSignups, holdSpots } from '../../../db/hold.ts';
import { removeRow } from '../../../db/row.ts';
import { player } from '../../../db/schema/field/player.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { womenColumns } from '../../../db/women-card.ts';
import { findAwards, writeAwards } from '../../../engine/tournament/award-store.ts';
import { deleteContests, requireNoMatches } from '../../../engine/tournament/match-guard.ts';
import { requireOffered } from '../../../engine/tournament/offered.ts';
import { safeRegulations } from '../../../engine/tournament/regulation-text.ts';
import { requirePrizesOnce } from '../../../engine/tournament/same-prize.ts';
import { cardsAreOfSides } from '../../../engine/tournament/side/play.ts';
import {
  deleteScores,
  findRounds,
  requireTournament,
  tournamentHasBookings,
  tournamentHasScores,
  updateTournament,
} from '../../../engine/tournament/store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { PRIVATE_FIELDS } from '../../../write/redact.ts';
import { type Actor, type TournamentRow, type Writer, write, writeTournament } from '../../../write/write.ts';
import { requireHalf, requirePlayable } from '../../account/club/course-check.ts';
import { copiesOf, requireCopies } from '../../account/definition/copy.ts';
import { requireAwards } from './award.ts';
import { withListsKept } from './counted-hole/counted-hole.ts';
import { daysBetween, movePlayDates } from './play-dates.ts';
import { keepRegulations } from './regulation.ts';
import { giveCards } from './round-store.ts';
import {
  requireDayRule,
  requireDrives,
  requirePlay,
  requirePrizeForms,
  requirePrizePeorias,
  requireRules,
  requireSideAwardKinds,
  withFreshRule,
} from './settings-check.ts';
import { requireCutRules } from './standing-cut.ts';

const subjectType = 'tournament';

/** A tournament with its first round, which owns a copy of the course card. */
export async function createTournament(
  deps: Writer,
  { principal, club }: { principal: Principal; club: NonNullable<Scope['club']> },
  { course, ...values }: Input<'POST /api/tournaments'>['body'],
): Promise<Tournament> {
  const wanted = { ...TOURNAMENT_DEFAULTS, awards: usualAwards(values.play ?? TOURNAMENT_DEFAULTS.play), ...safeRegulations(values) };
  requirePlayable(course, 'course.');
  requireHalf(course, 'course.');
  const played = [playedCard(course)];
  return write(
    deps,
    { principal, siteId: club.siteId },
    {
      change: async (tx) => {
        const { awards, sideAwards, ...settings } = {
          ...wanted,
          ...(await requireCopies(tx, club.siteId, { ...wanted, play: values.play, playRule: values.playRule })),
        };
        requirePrizesOnce({ ...settings, awards });
        requireOffered(settingChoices(settings), settings);
        requireSideAwardKinds(settings, sideAwards, []);
        requireDayRule(settings.calculateHandicapDay, settings.dayHandicapRule);
        requirePlay(settings);
        requireDrives(settings, played, 'playRule.drives');
        requirePrizePeorias('awards', awards, settings);
        requirePrizePeorias('sideAwards', sideAwards, settings);
        requireRules({ ...settings, tieOrder: [] }, played, 'course.strokeIndex');
        requirePrizeForms(awards, played);
        const [created] = await tx
          .insert(tournament)
          .values({ ...settings, lastDate: settings.date, clubId: club.id })
          .returning({ id: tournament.id });
        if (!created) throw new Error('the tournament was not written');
        await tx.insert(round).values({ tournamentId: created.id, number: 1, date: settings.date, ...womenColumns(course) });
        const ruleOf = await requireAwards(tx, { siteId: club.siteId, tournamentId: null }, { awards, sideAwards });
        await writeAwards(tx, created.id, { awards, sideAwards }, ruleOf);
        return {
          kind: 'created',
          subjectType,
          subjectId: created.id,
          tournamentId: created.id,
          after: { ...wanted, play: settings.play, playRule: settings.playRule, course },
        };
      },
      answer: (tx, done) => requireTournament(tx, done?.subjectId ?? ''),
    },
  );
}

/** Changes the named settings of a tournament, as the caller saw it. */
export async function changeTournament(
  deps: Writer,
  actor: Actor,
  { version, ...written }: Input<'PATCH /api/tournaments/:tournamentId'>['body'],
): Promise<Tournament> {
  const wanted = safeRegulations(written);
  return writeTournament(deps, actor, {
    change: async (tx, row) => {
      await requireVersion(row, version, () => requireTournament(tx, row.id));
      if (row.rehearsal && wanted.public) throw new AppError('rehearsal-stays-private');
      const current = { ...row, ...safeRegulations(row), ...(await findAwards(tx, row.id)) };
      const change = changeOf(current, await withCopies(tx, { row, siteId: actor.tournament.siteId }, wanted));
      if (!change) return null;
      const { awards, sideAwards, ...settings } = change.after;
      const changed = { ...current, ...settings };
      requirePrizesOnce({ ...changed, awards: wanted.awards ?? current.awards }, current);
      // of another play everything is chosen anew
      const isOtherPlay = changed.play !== row.play;
      requireOffered(settingChoices(changed), isOtherPlay ? changed : settings);
      requireSideAwardKinds(changed, wanted.sideAwards ?? current.sideAwards, isOtherPlay ? [] : current.sideAwards);
      await requireCutRules(tx, row, settings);
      await requireTieOrder(tx, row.id, wanted.tieOrder ?? []);
      requireDayRule(changed.calculateHandicapDay, changed.dayHandicapRule);
      requirePlay(changed);
      const movesCards = cardsAreOfSides(changed) !== cardsAreOfSides(row);
      if (row.play === 'match' && changed.play !== 'match') await requireNoMatches(tx, row.id);
      if (movesCards && (await tournamentHasScores(tx, row.id))) throw new AppError('play-has-scores');
      requirePrizePeorias('awards', wanted.awards ?? current.awards, changed);
      requirePrizePeorias('sideAwards', wanted.sideAwards ?? current.sideAwards, changed);
      const rounds = await findRounds(tx, row.id);
      requireRules(changed, rounds, 'format');
      if ('play' in settings || 'playRule' in settings) requireDrives(changed, rounds, 'playRule.drives');
      requirePrizeForms(wanted.awards ?? current.awards, rounds);
      if ('regulations' in settings || 'regulationsEnglish' in settings) await keepRegulations(tx, row, deps.clock());
      const lists = {
        ...(awards !== undefined && { awards: wanted.awards }),
        ...(sideAwards !== undefined && { sideAwards: wanted.sideAwards }),
      };
      const ruleOf = await requireAwards(tx, { siteId: actor.tournament.siteId, tournamentId: row.id }, lists);
      await withListsKept(tx, row.id, deps.clock(), async () => {
        await updateTournament(tx, row.id, settings);
        await writeAwards(tx, row.id, lists, ruleOf);
      });
      if (movesCards) await giveCards(tx, row.id);
      if (changed.date !== row.date) await movePlayDates(tx, row.id, daysBetween(row.date, changed.date));
      return { kind: 'updated', subjectType, subjectId: row.id, ...change };
    },
    answer: (tx, { id }) => requireTournament(tx, id),
  });
}

/** An order by hand names players of the tournament, each once. */
async function requireTieOrder(tx: Transaction, tournamentId: string, order: readonly string[]): Promise<void> {
  if (order.length === 0) return;
  const rows = await tx.select({ id: player.id }).from(player).where(eq(player.tournamentId, tournamentId));
  const ids = new Set(rows.map(({ id }) => id));
  if (new Set(order).size < order.length || order.some((id) => !ids.has(id))) throw fieldError('tieOrder', 'tie-order-wrong');
}

type Wanted = Omit<Input<'PATCH /api/tournaments/:tournamentId'>['body'], 'version'>;

/** What is wanted of a tournament, with the copies of the definitions that it chooses anew. */
export async function withCopies(db: Database, { row, siteId }: { row: TournamentRow; siteId: string }, wanted: Wanted) {
  const { format, formatRule, tiebreak, countback, play, playRule, ownPlay } = wanted;
  const isOtherPlay = Object.values(otherThan(row, { play, ownPlay })).some((one) => one !== undefined);
  const chosen = { ...otherThan(row, { format, formatRule, tiebreak, countback }), ...(isOtherPlay && { play, playRule, ownPlay }) };
  const copies = await copiesOf(db, siteId, chosen, row);
  return { ...withFreshRule(row, wanted), ...copies };
}

/** What is chosen anew: a definition that stays chosen keeps the copy that was made of it. */
const otherThan = <Chosen extends Record<string, unknown>>(row: Record<string, unknown>, chosen: Chosen): Partial<Chosen> =>
  Object.fromEntries(Object.entries(chosen).filter(([field, value]) => value !== row[field])) as Partial<Chosen>;

/** The log keeps the names of its players, and nothing private. Where money is booked, the ledger stays. A rehearsal goes whole, with its scores and its invented money, and also once it is closed. */
export async function deleteTournament(deps: Writer, actor: Actor): Promise<undefined> {
  return writeTournament(deps, actor, {
    evenArchived: true,
    ...(actor.tournament.rehearsal && { evenClosed: true }),
    change: async (tx, { id, name, date, rehearsal }) => {
      await holdAccounts(tx, actor.tournament.siteId);
      if (rehearsal) await deleteScores(tx, id);
      else if (await tournamentHasBookings(tx, id)) throw new AppError('tournament-has-bookings');
      else if (await tournamentHasScores(tx, id)) throw new AppError('tournament-has-scores');
      await deleteContests(tx, id);
      await holdSignups(tx, eq(signup.tournamentId, id), 'update');
      await holdSpots(tx, [id]);
      await removeRow(tx, tournament, id);
      const redacts = [{ playerId: null, fields: PRIVATE_FIELDS }];
      return { kind: 'deleted', subjectType, subjectId: id, before: { name, date }, redacts };
    },
    answer: async () => undefined,
  });
}
