import { AppError } from '../../../error/app-error.ts';
import { findBoards } from '../../play/leaderboard/find-boards.ts';
import { winnerList } from '../../result/winner/winner-list.ts';
import { standingOf } from './board.ts';
import type { Reading } from './reading.ts';
import { namesOf } from './word.ts';

/** The prizes with who wins them, of all divisions or of one; `names` are the winners’. */
export async function readWinners({ db, tournament, facts }: Reading, divisionId?: string) {
  const { items, publication } = await winnerList(db, tournament.id);
  const winners = items.filter((winner) => divisionId === undefined || winner.divisionId === divisionId);
  const won = namesOf(winners.flatMap(({ winner }) => winner ?? []));
  if (winners.length === 0) throw new AppError('paper-no-winners');
  const boards = await findBoards(db, tournament.id);
  return {
    content: { winners, distanceUnit: facts.distanceUnit, changed: publication?.changedAwards ?? [] },
    names: won,
    publication,
    ...standingOf(tournament, boards?.board ?? { hidden: [], ledger: null }),
  };
}
