import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { DIVISION_PLACES } from '@fairway/api/choice';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { Basis } from '@fairway/golf';
import { amountLabel } from '../../feature/leaderboard/figure.ts';
import type { Say } from '../words.ts';

/** One award and its winner; no name: nobody has it yet. */
export type Prize = { key: string; award: string; name: string | null; figure: string | null };
/** The awards over the field (no title), then those of each division. */
export type PrizeGroup = { title: string | null; prizes: Prize[] };

type Winners = NonNullable<PublicBoard['winners']>;

export function prizesOf(board: PublicBoard, winners: Winners, t: Say, language: PublicLanguage): PrizeGroup[] {
  const prize = ({ award, divisionId, place, playerId }: Winners[number]): Prize => {
    const line = board.lines.find((candidate) => candidate.playerId === playerId) ?? null;
    const basis = award === 'best-gross' ? 'gross' : award === 'best-net' ? 'net' : (board.bases[0] ?? 'gross');
    return {
      key: `${award} ${divisionId} ${place}`,
      award: award === 'division' ? t(`divisionPlace.${DIVISION_PLACES[place - 1] ?? 'other'}`, { place }) : sayAward(award, place, t),
      name: line?.name ?? null,
      figure: line === null ? null : wonWith(line, basis, t, language),
    };
  };
  const ofField = winners.filter(({ divisionId }) => divisionId === null).map(prize);
  const ofDivisions = board.divisions.map(({ id, name }) => ({
    title: t('divisionName', { name }),
    prizes: winners.filter(({ divisionId }) => divisionId === id).map(prize),
  }));
  return [{ title: null, prizes: ofField }, ...ofDivisions].filter(({ prizes }) => prizes.length > 0);
}

/** Of several of a kind the second is Best Gross 2. */
function sayAward(kind: 'best-gross' | 'best-net', place: number, t: Say): string {
  const award = t(`award.${kind}`);
  return place === 1 ? award : t('awardNth', { award, place });
}

function wonWith(line: PublicBoardLine, basis: Basis, t: Say, language: PublicLanguage): string {
  return `${t(`column.${basis}`)} ${amountLabel(basis === 'net' ? judgedNet(line) : line[basis], language)}`;
}

/** The net that decides: the board's net to par is the one after the net floor. */
const judgedNet = ({ net, gross, grossToPar, netToPar }: PublicBoardLine): number | null =>
  gross === null || grossToPar === null || netToPar === null ? net : gross - grossToPar + netToPar;
