import type { BoardPartner, Winner } from '@fairway/api';
import type { AwardMeasure } from '@fairway/api/choice/field/award';
import type { AwardResult, Basis, BoardLine, PassedOver } from '@fairway/golf';
import type { ListedAward } from '../../../engine/competition/award-rules.ts';
import { type Competition, outOf } from '../../../engine/competition/competition.ts';
import type { Decision } from '../../../engine/competition/result/decision-store.ts';
import { byGivenName } from '../../../text/name-order.ts';
import { partnersOf } from '../../play/leaderboard/side-lines.ts';

/** The data for the sentences about an award. */
type Telling = {
  competition: Competition;
  linesOf: LinesOf;
  awards: ReadonlyMap<string, ListedAward>;
  results: ReadonlyMap<string, AwardResult>;
};

export type Total = Pick<BoardLine, 'gross' | 'net' | 'points' | 'handicap' | 'netToPar' | 'judgedNetToPar'>;
export type LinesOf = (award: ListedAward) => ReadonlyMap<string, Total>;
type Result = Omit<AwardResult, 'award'>;

export function tell(award: ListedAward, result: Result, decisions: readonly Decision[], telling: Telling): Winner {
  const { rule, prize, divisionId, measure } = award;
  const candidates = (ids: readonly string[]) => ids.map((id) => candidate(id, award, result, telling));
  // A choice by hand is shown even while it does not count, for instance because the player is absent.
  const decision = decisions.find(({ awardId, byHand }) => awardId === rule.id && (byHand || result.decidedBy?.by === 'committee'));
  return {
    awardId: rule.id,
    ...calledBy(award, telling),
    basis: rule.basis,
    measure,
    wonBy: award.wonBy,
    divisionId,
    main: rule.main,
    prize: { value: prize.value, gift: prize.gift, sponsor: award.sponsor },
    winner:
      result.winner === null
        ? null
        : {
            ...candidate(result.winner, award, result, telling),
            ...totals(telling.linesOf(award).get(result.winner)),
            ...partnersIn(result.winner, telling.competition),
            out: outOf(standsFor(result.winner, telling.competition)?.status ?? 'ok'),
          },
    open: candidates(result.open).sort(byGivenName),
    passedOver: result.passedOver.map((passed) => tellPassedOver(passed, award, telling)),
    backups: candidates(result.backups).slice(0, award.backups),
    waitsFor: result.waitsFor,
    decidedBy: inOrderOfNames(result.decidedBy, telling),
    decision: decision ? { playerId: decision.playerId, reason: decision.reason, by: decision.by } : null,
  };
}

/** A player, or a side of any kind. */
const competitorIn = ({ players, sides, matchPlay }: Competition, id: string) =>
  players.get(id) ?? [...sides, ...(matchPlay?.sides ?? [])].find((side) => side.id === id);
const teamIn = ({ matchPlay }: Competition, id: string) => matchPlay?.facts.teams.find((team) => team.id === id);
/** Whose card is that of a player: their own, or their side's. */
const standsFor = (id: string, { players }: Competition) =>
  players.get(id) ?? [...players.values()].find(({ partners }) => partners.some(({ playerId }) => playerId === id));
function nameIn(competition: Competition, id: string): string {
  const own =
    competitorIn(competition, id) ??
    teamIn(competition, id) ??
    standsFor(id, competition)?.partners.find(({ playerId }) => playerId === id);
  return own?.name ?? '';
}

/** Whether both are the same player or side, or somebody plays for both. */
function haveInCommon(one: string | null, other: string, competition: Competition): boolean {
  const people = (id: string) => [id, ...(competitorIn(competition, id)?.partners ?? []).map(({ playerId }) => playerId)];
  return one !== null && people(one).some((id) => people(other).includes(id));
}

/** Who plays for a side that won; nothing of a player. */
function partnersIn(id: string, competition: Competition): { partners?: BoardPartner[] } {
  const won = competitorIn(competition, id);
  return won?.kind === 'side' ? { partners: partnersOf(won, competition) } : {};
}

/** The committee chose among equal players: they are named in the order of lists. */
function inOrderOfNames(decidedBy: Result['decidedBy'], { competition }: Telling): Result['decidedBy'] {
  if (decidedBy?.by !== 'committee') return decidedBy;
  const people = decidedBy.among.map((id) => ({ id, name: nameIn(competition, id) }));
  return { ...decidedBy, among: people.sort(byGivenName).map(({ id }) => id) };
}

/** What an award is called by: its own name, or its kind with whose, which, on what hole and for whom it is. */
const calledBy = (
  { prize: { kind, name, nameEnglish }, divisionId, place, hole, gender, contest }: ListedAward,
  { competition }: Telling,
) => ({
  kind,
  name,
  nameEnglish,
  divisionName: competition.divisions.find(({ id }) => id === divisionId)?.name ?? null,
  place,
  hole,
  gender,
  ...(contest && { contest }),
});

const TOTALS: readonly AwardMeasure[] = ['gross', 'net', 'points'];

/** Who may win, with what it goes by; of those who would move up only totals are known. */
function candidate(id: string, award: ListedAward, result: Pick<Result, 'winner' | 'open' | 'value'>, { competition, linesOf }: Telling) {
  const isLevel = result.winner === id || result.open.includes(id);
  const value = (): number | null => {
    if (TOTALS.includes(award.measure)) return totalOn(award.rule.basis, linesOf(award).get(id));
    if (!isLevel || award.measure === 'none') return null;
    return award.measure === 'match-points' ? inStrokes(result.value) : result.value;
  };
  return { playerId: id, name: nameIn(competition, id), value: value() };
}

/** The result that an award goes by, as people say it: strokes, net strokes after the net floor, or points of the whole tournament. */
function totalOn(basis: Basis, line: Total | undefined): number {
  const { gross, points } = totals(line);
  return (basis === 'gross' ? gross : basis === 'net' ? judgedNet(line) : points) ?? 0;
}

/** The net floor (“cắt âm”) makes a better net to par count as the floor. */
function judgedNet(line: Total | undefined): number | null {
  if (line?.net == null) return null;
  return inStrokes(line.net + (line.judgedNetToPar ?? 0) - (line.netToPar ?? 0));
}

const totals = (line: Total | undefined) => ({
  gross: line?.gross ?? null,
  handicap: inStrokes(line?.handicap),
  net: inStrokes(line?.net),
  points: line?.points ?? null,
});
const inStrokes = (tenths: number | null | undefined): number | null => (tenths === null || tenths === undefined ? null : tenths / 10);

function tellPassedOver({ id, value, reason }: PassedOver, award: ListedAward, telling: Telling): Winner['passedOver'][number] {
  const held = 'award' in reason ? telling.awards.get(reason.award) : undefined;
  // This player and others are tied for this award, and each gets one like it: who gets which is open.
  const holder = reason.code === 'holds-main-prize' ? (telling.results.get(reason.award)?.winner ?? null) : null;
  const isHypothetical = reason.code === 'holds-main-prize' && !haveInCommon(holder, id, telling.competition);
  return {
    ...candidate(id, award, { winner: id, open: [], value }, telling),
    reason: isHypothetical ? 'sure-of-main-prize' : reason.code,
    award: held ? calledBy(held, telling) : null,
  };
}
