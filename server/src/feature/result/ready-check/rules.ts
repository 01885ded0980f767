import type { ReadyLine } from '@fairway/api';
import { LATEST_EDITION } from '@fairway/golf';
import { editionOf } from '../../../engine/tournament/edition.ts';
import { movedBetween } from '../result/moved.ts';
import type { Checked } from './field.ts';
import { factOf, lineOf } from './finding.ts';

/** What rules that were mended since the tournament was made have moved in it; null: nothing, or it does not go by them. */
export async function rulesLine({ tx, competition: { tournament }, language }: Checked): Promise<ReadyLine | null> {
  const { startEdition } = tournament;
  if (startEdition === LATEST_EDITION || editionOf(tournament) !== LATEST_EDITION || tournament.state === 'closed') return null;
  const { places, winners, matches, strokes } = await movedBetween(tx, tournament.id, [startEdition, LATEST_EDITION], language);
  const findings = [
    ...factOf('warn', 'rules-places', places),
    ...factOf('warn', 'rules-winners', winners),
    ...factOf('warn', 'rules-matches', matches),
    ...factOf('warn', 'rules-strokes', strokes),
  ];
  return findings.length === 0 ? null : lineOf('rules', findings);
}
