import type { Ceremony, CeremonyStep, PublicCeremony, StandingsStep, WinnersStep } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import { drawnSteps } from '../bound-draw/drawn-step.ts';
import { findWinners } from '../winner/winner-list.ts';
import type { CeremonyContext } from './counted-hole-steps.ts';
import { countedHoleSteps } from './counted-hole-steps.ts';
import { standingSteps } from './standing-steps.ts';
import { type CeremonyRow, findSealedAward } from './store.ts';
import { winnerSteps } from './winner-steps.ts';

type Kind<Step> = {
  readonly steps: (context: CeremonyContext, of: CeremonyRow) => readonly Step[] | Promise<readonly Step[]>;
  /** The ids of what a step shows. */
  readonly keys: (step: Step) => readonly string[];
  /** One step with only what has such an id in some steps; null: they have nothing of it. */
  readonly pick: (steps: readonly Step[], isWanted: (key: string) => boolean) => Step | null;
};

const keyOfLine = ({ playerId }: StandingsStep['lines'][number]): string => playerId;
const KINDS: { readonly [K in CeremonyStep['kind']]: Kind<Extract<CeremonyStep, { kind: K }>> } = {
  standings: {
    steps: ({ board }, { divisionId, basis, fromPlace, list }) =>
      basis === null || fromPlace === null ? [] : standingSteps(board, { divisionId, basis, fromPlace, list }),
    keys: ({ lines }) => lines.map(keyOfLine),
    pick: (steps, isWanted) => {
      const lines = steps.flatMap((step) => step.lines.filter((line) => isWanted(keyOfLine(line))));
      return lines.length > 0 ? { kind: 'standings', lines } : null;
    },
  },
  'counted-holes': {
    steps: countedHoleSteps,
    // by number: which hole comes next is known to nobody
    keys: ({ nth }) => [String(nth)],
    pick: (steps, isWanted) => steps.find(({ nth }) => isWanted(String(nth))) ?? null,
  },
  winners: {
    steps: async ({ db, board }) => winnerSteps(board, await findWinners(db, board.tournamentId)),
    keys: (step) => [keyOfAward(step)],
    pick: (steps, isWanted) => steps.find((step) => isWanted(keyOfAward(step))) ?? null,
  },
  draw: {
    steps: async ({ db, board }, of) => (await shownDraw(db, board.tournamentId, of))?.steps ?? [],
    // by number: who is drawn next is known to nobody
    keys: ({ nth }) => [String(nth)],
    pick: (steps, isWanted) => steps.find(({ nth }) => isWanted(String(nth))) ?? null,
  },
};

const shownDraw = async (db: Database, tournamentId: string, { boundDrawId, shown }: CeremonyRow) =>
  boundDrawId === null ? null : drawnSteps(db, { tournamentId, drawId: boundDrawId, count: shown.length });

/** With the player: another winner of the same award has not been shown yet. */
const keyOfAward = ({ awardId, winner }: WinnersStep): string => `${awardId} ${winner.playerId}`;
/** The steps of a ceremony are all of its own kind. */
const kindOf = (kind: CeremonyStep['kind']) => KINDS[kind] as unknown as Kind<CeremonyStep>;

export const keysOf = (step: CeremonyStep): string[] => [...kindOf(step.kind).keys(step)];

/** What is still to be shown, in its order. */
function toCome(steps: readonly CeremonyStep[], row: CeremonyRow): CeremonyStep[] {
  const keys = new Set(row.shown.flat());
  return steps.flatMap((step) => kindOf(row.kind).pick([step], (key) => !keys.has(key)) ?? []);
}

export const stepsToCome = async (context: CeremonyContext, row: CeremonyRow): Promise<CeremonyStep[]> =>
  toCome(await kindOf(row.kind).steps(context, row), row);

/** What anyone may see of a ceremony: exactly what was shown, with the figures of now. */
const publicPart = async ({ db, board }: CeremonyContext, row: CeremonyRow, steps: readonly CeremonyStep[]): Promise<PublicCeremony> => ({
  id: row.id,
  kind: row.kind,
  basis: row.basis,
  division: board.divisions.find(({ id }) => id === row.divisionId) ?? null,
  award: row.awardId === null ? null : await findSealedAward(db, row.awardId),
  shown: row.shown.flatMap((keys) => kindOf(row.kind).pick(steps, (key) => keys.includes(key)) ?? []),
  draw: (await shownDraw(db, board.tournamentId, row))?.draw ?? null,
  of: row.kind === 'winners' || row.kind === 'draw' ? steps.length : null,
});

export const publicCeremonyOf = async (context: CeremonyContext, row: CeremonyRow): Promise<PublicCeremony> =>
  publicPart(context, row, await kindOf(row.kind).steps(context, row));

/** The same for the presenter, who also sees what comes next. */
export async function ceremonyOf(context: CeremonyContext, row: CeremonyRow): Promise<Ceremony> {
  const steps = await kindOf(row.kind).steps(context, row);
  const [next = null, ...after] = toCome(steps, row);
  return { ...(await publicPart(context, row, steps)), version: row.version, next, after: after.length };
}
