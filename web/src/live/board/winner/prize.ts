import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { DIVISION_PLACES } from '@fairway/api/choice/field/award';
import type { PublicLanguage } from '@fairway/api/word/language';
import { partnersText } from '@fairway/api/word/partners-text';
import type { Basis } from '@fairway/golf';
import { amountLabel, handicapLabel } from '../../../feature/play/leaderboard/figure.ts';
import { lineOf } from '../../../feature/play/leaderboard/listed-board.ts';
import type { PodiumPrize } from '../../../feature/result/winner/picture/podium.ts';
import type { Say } from '../../words.ts';
import { sayAward, sayDistance } from './award-words.ts';
import { listsOfContests, wonInContest } from './contest-prize.ts';

/** One award and its winner; no name: nobody has it yet. */
export type Prize = PodiumPrize & { key: string };
export type RankedPrize = Prize & {
  /** The first, second or third of a division; null: another award. */
  podium: number | null;
  /** Of a side, apart from its partners: its name, and theirs; where its name says them, or of a player, there are none. */
  side: { name: string; partners: string } | null;
  /** Of the best of the field or of a division: it stands before the side awards and the awards for fun. */
  isMain: boolean;
};
/** The awards of each contest, those over the field (no title), then those of each division. */
export type PrizeGroup<Of extends Prize = Prize> = { title: string | null; prizes: Of[] };

type Winners = NonNullable<PublicBoard['winners']>;

export function prizesOf(board: PublicBoard, winners: Winners, t: Say, language: PublicLanguage): PrizeGroup<RankedPrize>[] {
  const prize = (won: Winners[number]): RankedPrize => {
    const { award, divisionId, place, hole, gender, playerId } = won;
    const line = lineOf(board, playerId) ?? partnerLine(board, playerId);
    return {
      key: `${award} ${won.ownName} ${divisionId} ${hole} ${gender} ${place} ${playerId}`,
      kind: won.award,
      place: won.place,
      award: sayAward(won, t, language),
      ...namesOf(line, t),
      figure: line === null ? null : wonWith(line, won, board, t, language),
      sponsor: won.sponsor ?? null,
      podium: (award === 'division' || award === 'contest') && place <= DIVISION_PLACES.length ? place : null,
      isMain: MAIN.includes(award),
    };
  };
  const ofField = winners.filter(({ divisionId, contest }) => divisionId === null && contest === undefined).map(prize);
  const ofDivisions = board.divisions.map(({ id, name }) => ({
    title: t('divisionName', { name }),
    prizes: winners.filter(({ divisionId }) => divisionId === id).map(prize),
  }));
  const ofContests = listsOfContests(board, winners).map(({ title, winners: own }) => ({
    title,
    prizes: own.map((won): RankedPrize => ({ ...prize(won), ...wonInContest(won, board.matches, language), side: null })),
  }));
  return [...ofContests, { title: null, prizes: ofField }, ...ofDivisions].filter(({ prizes }) => prizes.length > 0);
}

/** A partner of a side of one ball stands as their side does, under their own name. */
function partnerLine({ lines }: PublicBoard, id: string | null): PublicBoardLine | null {
  for (const line of lines)
    for (const { playerId, name } of line.partners ?? []) if (playerId === id) return { ...line, playerId, name, partners: [] };
  return null;
}

const MAIN: readonly Winners[number]['award'][] = ['best-gross', 'best-net', 'division', 'contest'];

/**
 * The groups as a page lists them: the first three of each division, then the main awards of the field, and apart from them everything
 * else, which a large tournament has by the dozen.
 */
export function inReadingOrder(groups: readonly PrizeGroup<RankedPrize>[]) {
  const ofField = groups.filter(({ title }) => title === null);
  const main = ofField.map(({ title, prizes }) => ({ title, prizes: prizes.filter(({ isMain }) => isMain) }));
  return {
    groups: [...groups.filter(({ title }) => title !== null), ...main.filter(({ prizes }) => prizes.length > 0)],
    others: ofField.flatMap(({ prizes }) => prizes.filter(({ isMain }) => !isMain)),
  };
}

function namesOf(line: PublicBoardLine | null, t: Say): Pick<RankedPrize, 'name' | 'side'> {
  if (line === null) return { name: null, side: null };
  const [name, partners] = [withStatus(line), partnersText(line, (round) => t('round', round))];
  return partners === '' ? { name, side: null } : { name: `${name}: ${partners}`, side: { name, partners } };
}

/** Who did not finish, and has the prize all the same, is marked: “An (WD)”. */
const withStatus = ({ name, status }: PublicBoardLine): string =>
  status === 'WD' || status === 'NR' || status === 'DQ' ? `${name} (${status})` : name;

/** The total, or the distance, that won; awards of another measure have none on the board. */
function wonWith(
  line: PublicBoardLine,
  { award: kind, centimetres, own }: Winners[number],
  { bases, distanceUnit }: PublicBoard,
  t: Say,
  language: PublicLanguage,
): string | null {
  if (centimetres !== null) return sayDistance(centimetres, distanceUnit, t, language);
  if (own) return `${t('column.net')} ${amountLabel(own.net, language)} (${t('column.handicap')} ${handicapLabel(own.handicap, language)})`;
  if (kind !== 'best-gross' && kind !== 'best-net' && kind !== 'division') return null;
  const basis: Basis = kind === 'best-gross' ? 'gross' : kind === 'best-net' ? 'net' : (bases[0] ?? 'gross');
  return `${t(`column.${basis}`)} ${amountLabel(basis === 'net' ? judgedNet(line) : line[basis], language)}`;
}

/** The net that decides: the board's net to par is the one after the net floor. */
const judgedNet = ({ net, gross, grossToPar, netToPar }: PublicBoardLine): number | null =>
  gross === null || grossToPar === null || netToPar === null ? net : gross - grossToPar + netToPar;
