import { CARDS_A_SHEET, PAPER_CODES, PAPER_KINDS, PAPER_SIZES, type PaperKind } from '@fairway/api/choice/output/paper';
import type { PapersWish } from './query.ts';

/** As the address keeps it. `kind`: the paper that a link leads to. */
export type Choice = { kind: string; size: string; language: string; round: string; division: string; each: string; code: string };

export const kindOf = ({ kind }: Pick<Choice, 'kind'>): PaperKind | null => PAPER_KINDS.find((one) => one === kind) ?? null;

const among = <Value extends string>(values: readonly Value[], chosen: string, other: Value): Value =>
  values.find((value) => value === chosen) ?? other;

/** What the server is asked for: an address may say anything. */
export function wishOf(tournamentId: string, choice: Choice, mayCode: boolean): PapersWish {
  const code = among(PAPER_CODES, choice.code, 'board');
  return {
    tournamentId,
    query: {
      size: among(PAPER_SIZES, choice.size, 'a4'),
      language: among(['vi', 'en'] as const, choice.language, 'vi'),
      each: among(CARDS_A_SHEET, choice.each, 'four'),
      code: code === 'caddie' && !mayCode ? 'board' : code,
      ...(choice.round !== '' && { roundId: choice.round }),
      ...(choice.division !== '' && { divisionId: choice.division }),
    },
  };
}
