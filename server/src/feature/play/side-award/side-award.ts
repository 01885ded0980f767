import type { Ace, BoardSideAward, SideAwardHole, SideAwardList, Shot as WireShot } from '@fairway/api';
import { GIFT_AWARD_KINDS, MEASURED_AWARD_KINDS, SIDE_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { awardHoles, compareShots, featHoles, type GiftFeat } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { GIFT_FEATS, type ListedAward, listedAwards, mayHaveGift } from '../../../engine/competition/award-rules.ts';
import { type BoardPlayer, type Competition, competitionOf, outOf } from '../../../engine/competition/competition.ts';
import { bestShots, golfShot, type Shot } from '../../../engine/competition/shot-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { byGivenName } from '../../../text/name-order.ts';
import { findShotPlayers } from './store.ts';

const isOneOf = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

/** The side awards of the plan, in their order, one for each of its holes; a gift is one, whoever has it. */
export const sideAwards = (competition: Competition): ListedAward[] =>
  listedAwards(competition, [])
    .filter(({ prize }) => isOneOf(SIDE_AWARD_KINDS, prize.kind))
    .filter((award, at, all) => !isGift(award) || all.findIndex(({ prize }) => prize.id === award.prize.id) === at)
    .map((award) => (isGift(award) ? { ...award, hole: null } : award));

const isGift = ({ prize }: ListedAward): boolean => isOneOf(GIFT_AWARD_KINDS, prize.kind);

const isMeasured = ({ prize }: ListedAward): boolean => isOneOf(MEASURED_AWARD_KINDS, prize.kind);

/** A measured shot beside an award; `cause`: why it does not count. */
type RankedShot = { shot: Shot; player: BoardPlayer; cause: WireShot['cause'] };

/** The shots that were measured for an award, the best first, and then those that do not count. */
function shotsFor({ prize, hole, gender, rule }: ListedAward, competition: Competition): RankedShot[] {
  const { shots } = competition;
  const players = measuredPlayers(competition);
  const own = shots.filter((shot) => shot.kind === prize.kind && shot.hole === hole);
  const best = new Set(bestShots(own));
  const judged = own.flatMap((shot): RankedShot[] => {
    const player = players.get(shot.playerId);
    if (player === undefined || (gender !== null && player.gender !== gender)) return [];
    return [{ shot, player, cause: causeOf(shot, player, rule.membersOnly, best) }];
  });
  return judged.sort((one, other) => Number(one.cause !== null) - Number(other.cause !== null) || compare(one.shot, other.shot));
}

/** Whose shots are measured: of a side of one ball each partner's, who stands as the side does. */
function measuredPlayers({ players }: Competition): ReadonlyMap<string, BoardPlayer> {
  const partners = [...players.values()].flatMap((side) =>
    side.partners.map(({ playerId, name, gender, member }) => [playerId, { ...side, name, gender, member }] as const),
  );
  return new Map([...players, ...partners]);
}

const compare = (one: Shot, other: Shot): number => compareShots(golfShot(one), golfShot(other));

/** As the engine judges it: `golf/src/award/measured.ts`. */
function causeOf(shot: Shot, { status, member }: BoardPlayer, membersOnly: boolean, best: ReadonlySet<Shot>): WireShot['cause'] {
  if (status === 'DQ' || status === 'DNS') return 'out';
  if (!shot.onTarget) return 'off-target';
  if (membersOnly && !member) return 'not-a-member';
  return best.has(shot) ? null : 'better-shot';
}

/** The first of these shots that count, with all that are as good. */
function leadersOf(ranked: readonly RankedShot[]): RankedShot[] {
  const [first] = ranked;
  return first === undefined ? [] : ranked.filter(({ shot, cause }) => cause === null && compare(shot, first.shot) === 0);
}

/** Who leads each measured side award, as boards show it. */
export function sideAwardLeaders(competition: Competition): BoardSideAward[] {
  return sideAwards(competition).flatMap((award): BoardSideAward[] => {
    const { prize, hole, gender } = award;
    if (hole === null || !isMeasured(award)) return [];
    // a board names who is on it: of a partner the side
    const leaders = leadersOf(shotsFor(award, competition)).map(({ player: { id }, shot }) => ({
      playerId: id,
      centimetres: shot.centimetres,
    }));
    const kind = prize.kind as BoardSideAward['award'];
    return [{ award: kind, sponsor: award.sponsor, ownName: prize.name, ownNameEnglish: prize.nameEnglish, hole, gender, leaders }];
  });
}

/** The side awards hole by hole, and who can have a shot measured, as staff see them. */
export async function sideAwardList(db: Database, tournamentId: string): Promise<SideAwardList> {
  const competition = await competitionOf(db, await requireTournamentFacts(db, tournamentId));
  const { rounds, currentRound, tournament } = competition;
  const roundId = rounds[currentRound]?.id;
  return {
    boardVersion: tournament.boardVersion,
    items: sideAwards(competition).map((award) => sideAwardHole(award, competition)),
    players: roundId === undefined ? [] : await findShotPlayers(db, roundId),
  };
}

/** A side award on one of its holes, as staff see it. */
function sideAwardHole(award: ListedAward, competition: Competition): SideAwardHole {
  const { rule, prize, place, hole, gender } = award;
  return {
    awardId: rule.id,
    kind: prize.kind as SideAwardHole['kind'],
    name: prize.name,
    nameEnglish: prize.nameEnglish,
    place,
    hole,
    gender,
    membersOnly: rule.membersOnly,
    shots: isMeasured(award) ? wireShots(shotsFor(award, competition)) : [],
    sponsor: award.sponsor,
    aces: acesFor(award, competition),
  };
}

function wireShots(ranked: readonly RankedShot[]): WireShot[] {
  const counted = ranked.filter(({ cause }) => cause === null);
  return ranked.map(({ shot, player, cause }) => ({
    id: shot.id,
    playerId: shot.playerId,
    roundId: shot.roundId,
    name: player.name,
    flight: player.flight,
    centimetres: shot.centimetres,
    driveCentimetres: shot.driveCentimetres,
    onTarget: shot.onTarget,
    place: cause === null ? 1 + counted.filter((other) => compare(other.shot, shot) < 0).length : null,
    cause,
    enteredAt: shot.enteredAt.toISOString(),
  }));
}

/** What earns a prize that no shot is measured for; null: nothing on one hole. */
const featOf = ({ prize: { kind } }: ListedAward): GiftFeat | null =>
  kind === 'hole-in-one' ? kind : kind === 'gift-hole-in-one' || kind === 'gift-eagle' ? GIFT_FEATS[kind] : null;

/** The holes on the cards that earn it. */
function acesFor(award: ListedAward, { players, rounds, rules, tournament }: Competition): Ace[] {
  const { hole: only, gender, rule, prize } = award;
  const feat = featOf(award);
  if (feat === null) return [];
  const holes = prize.kind === 'hole-in-one' ? [] : (awardHoles(prize.holes ?? '') ?? []);
  const eligible = [...players.values()].filter(
    (player) =>
      (gender === null || player.gender === gender) &&
      (!rule.membersOnly || player.member) &&
      (isGift(award) ? mayHaveGift(player.status, tournament) : player.status !== 'DQ' && player.status !== 'DNS'),
  );
  const aces = eligible.flatMap((player) => {
    const { id: playerId, name, scores: cards, gender: whose, disputed, status } = player;
    const done = featHoles({ feat, holes }, rules, { cards, gender: whose }).filter(({ hole }) => only === null || only === hole);
    return done.map(({ round: nth, hole }): Ace => {
      const isDisputed = disputed.some(([inRound, onHole]) => inRound === nth && onHole === hole);
      return { playerId, name, round: rounds[nth - 1]?.number ?? nth, hole, disputed: isDisputed, out: outOf(status) };
    });
  });
  return aces.sort((one, other) => one.round - other.round || one.hole - other.hole || byGivenName(one, other));
}
