import { engineHole } from '@fairway/api/rule/field/round-hole';
import {
  type Competitor,
  editionRules,
  type OwnBalls,
  playedOffOf,
  type Rules,
  type Side,
  type SidePlay,
  type Status,
} from '@fairway/golf';
import { holesPlayed } from '../tournament/side/partner-hole.ts';
import type { Partner as PartnerRow } from '../tournament/side/partner-store.ts';
import { sidePlayOf } from '../tournament/side/play.ts';
import { type Competition, statusOf } from './competition.ts';
import type { CardFacts, RoundFacts } from './store.ts';

type OwnBallFormat = SidePlay['format'] & { readonly ball: OwnBalls };

/** The sides of a tournament whose partners each play a ball, as golf takes them. */
type OwnBallField = { format: OwnBallFormat; sides: Side[] };

/**
 * Null where single players compete alone, or sides with one ball. Made from the cards that the competition knows, so that what is hidden of a
 * partner is hidden of their side. Each partner plays off the share of their handicap that the play has, whatever single players beside them
 * play off: it is worked out here, so that the rules are those of the players.
 */
export function ownBallField({ tournament, rounds, rules, competitors, players, sides }: Competition): OwnBallField | null {
  const play = sidePlayOf(tournament);
  if (play === null || play.format.ball.kind === 'one') return null;
  const playedOff = playedOffOf(withAllowance(rules, play.allowance), competitors);
  const byId = new Map(competitors.map((one, nth) => [one.id, { ...one, playedOff: playedOff[nth] ?? null }]));
  const { disqualifiedBallCountsNot } = editionRules(rules.edition);
  const cardOf: CardOf = (playerId, roundId) => players.get(playerId)?.cards.find((card) => card.roundId === roundId);
  // of whole rounds a disqualification is of the round that it is in (Rule 24): the others are those of one who left
  const countsRounds = play.format.ball.kind === 'rounds' && disqualifiedBallCountsNot;
  const isOutOfRound = ({ playerId, roundId }: PartnerRow) => countsRounds && cardOf(playerId, roundId)?.status === 'DQ';
  return {
    format: play.format as OwnBallFormat,
    sides: sides.map(({ id, divisionId, partners: rows }): Side => {
      const partners = idsOf(rows).flatMap((playerId) => {
        const own = byId.get(playerId);
        if (own === undefined) return [];
        const status = statusInSide(own, rows, players.get(playerId)?.cards ?? []);
        return { ...own, status: countsRounds && status === 'DQ' ? ('WD' as const) : status };
      });
      const inRounds = inRoundsOf(
        idsOf(rows).length,
        rows.filter((row) => !isOutOfRound(row)),
        rounds,
      );
      const own = { id, division: divisionId ?? divisionOf(partners), partners, handicap: null, cards: [], ...(inRounds && { inRounds }) };
      const isOut = disqualifiedBallCountsNot && rows.some((row) => isOutWithSide(row, cardOf));
      return { ...own, status: isOut ? 'DQ' : statusOfSide(partners, rows, rounds.at(-1)) };
    }),
  };
}

type CardOf = (playerId: string, roundId: string) => Pick<CardFacts, 'status'> | undefined;

/** Whether a partner is disqualified in a round, and their side with them (Rule 23.9b). */
export const isOutWithSide = ({ playerId, roundId, sideOut }: PartnerRow, cardOf: CardOf): boolean =>
  sideOut && cardOf(playerId, roundId)?.status === 'DQ';

/** A division has its own cap and limits also for its sides, but not an allowance: that is for single players. */
function withAllowance({ divisionRestrictions = {}, ...rules }: Rules, allowance: number): Rules {
  const restrictions = Object.entries(divisionRestrictions).map(([id, { allowance: _, ...of }]) => [id, of] as const);
  return { ...rules, allowance, divisionRestrictions: Object.fromEntries(restrictions) };
}

/** The partners of every round, in the order of the rounds, each once. */
const idsOf = (rows: readonly PartnerRow[]): readonly string[] => [...new Set(rows.map(({ playerId }) => playerId))];

/** Who plays in each round; who came in or was replaced during one, on their holes. Undefined: `all` partners play all of them. */
function inRoundsOf(all: number, rows: readonly PartnerRow[], rounds: readonly RoundFacts[]): Side['inRounds'] {
  const inRounds = rounds.map((round) =>
    rows
      .filter(({ roundId }) => roundId === round.id)
      .flatMap((row) => {
        const holes = holesPlayed(
          row,
          rows.filter(({ roundId }) => roundId === round.id),
          round,
        );
        if (holes?.length === 0) return [];
        return { partner: row.playerId, ...(holes !== null && { holes: holes.map((hole) => engineHole(round, hole)) }) };
      }),
  );
  return inRounds.every((of) => of.length === all && of.every(({ holes }) => holes === undefined)) ? undefined : inRounds;
}

/** A side without a division of its own is in the one that all its partners are in; null: there is none such. */
function divisionOf([first, ...others]: readonly Competitor[]): string | null {
  return first !== undefined && others.every(({ division }) => division === first.division) ? first.division : null;
}

/**
 * How a partner is out for their side: by their cards of the rounds that they play for it. Whoever came in during a round returns no card of
 * it alone, and is not out of the side.
 */
function statusInSide({ id, status }: Competitor, rows: readonly PartnerRow[], cards: readonly CardFacts[]): Status {
  if (status === 'ok') return 'ok';
  const own = rows.filter(({ playerId }) => playerId === id);
  return statusOf(
    own.map(({ roundId, fromHole }) => cards.find((card) => card.roundId === roundId && !(card.status === 'NR' && fromHole !== null))),
  );
}

/** A side is out once all who play for it to the end of the last round are. */
function statusOfSide(partners: readonly Competitor[], rows: readonly PartnerRow[], last: RoundFacts | undefined): Status {
  const playing = rows.filter(({ roundId, untilHole }) => roundId === last?.id && untilHole === null);
  const statuses = playing.flatMap(({ playerId }) => partners.find(({ id }) => id === playerId)?.status ?? []);
  const [first] = statuses;
  return first === undefined || statuses.includes('ok') ? 'ok' : first;
}
