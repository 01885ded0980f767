import { type Language, mayDo, type ReadyCheck, type ReadyLine } from '@fairway/api';
import type { Principal } from '../../../access/principal.ts';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import type { Backups } from '../../../backup/backups.ts';
import type { Transaction } from '../../../db/database.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps } from '../../../http/route.ts';
import { findArrangement } from '../../field/flight/arrangement-store.ts';
import { type Checked, courseLine, divisionLine, playerLine } from './field.ts';
import { flightLine, holesLine, type LinkAddress, linkLine } from './flight.ts';
import { matchLines, withFound } from './match.ts';
import { backupLine, contractLine, publicLine } from './outside.ts';
import { prizeLine } from './prize.ts';
import { rulesLine } from './rules.ts';
import { disqualified, sideLine } from './side.ts';

type ReadyQuestion = { principal: Principal; tournament: TournamentRecord; language: Language };

/** Everything that should be right before the day, each told by the function that its own screen asks. */
export async function checkReady(deps: Deps & { backups: Backups }, question: ReadyQuestion): Promise<ReadyCheck> {
  const { principal, tournament } = question;
  const now = deps.clock();
  const address = { publicUrl: deps.config.publicUrl, certificateEndsAt: deps.certificateEndsAt(), now };
  const settings = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const { round, lines } = await deps.db.transaction((tx) => ofTournament(tx, question, address), settings);
  const isPerson = principal.kind === 'person';
  return {
    ...{ checkedAt: now.toISOString(), round, siteId: tournament.siteId },
    lines: [
      ...lines,
      ...(isPerson && mayDo(principal, 'backup.read') ? [await backupLine(deps, now)] : []),
      // contracts are closed to keys
      ...(isPerson && mayDo(principal, 'site.read') ? [await contractLine(deps.db, tournament, now)] : []),
    ],
  };
}

async function ofTournament(
  tx: Transaction,
  { tournament, language }: ReadyQuestion,
  address: LinkAddress,
): Promise<{ round: number; lines: ReadyLine[] }> {
  const rounds = await findRounds(tx, tournament.id);
  const round = rounds.find(({ finishedAt }) => finishedAt === null) ?? rounds.at(-1);
  if (!round) throw new AppError('not-found');
  const competition = await competitionOf(tx, await requireTournamentFacts(tx, tournament.id));
  const arrangement = await findArrangement(tx, tournament, round.id);
  const checked: Checked = { tx, tournament, rounds, round, competition, arrangement, language };
  const ofMatches = matchLines(checked, await disqualified(tx, tournament.id));
  const lines = [
    await rulesLine(checked),
    courseLine(checked),
    await divisionLine(checked),
    await playerLine(checked),
    await sideLine(checked),
    ...(ofMatches?.lines ?? []),
    flightLine(checked, ofMatches?.golfers ?? null),
    prizeLine(checked),
    await holesLine(checked),
    await linkLine(checked, address),
    publicLine(tournament),
  ];
  return { round: round.number, lines: lines.flatMap((line) => (line === null ? [] : withFound(line, ofMatches?.byKind))) };
}
