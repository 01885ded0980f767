import { canonical } from '../canonical.ts';
import type { FactsPrizes } from '../day-facts.ts';
import { changeKey, type ToldByLines } from '../ledger.ts';
import type { Finding } from './finding.ts';

/** What the ledger is told as the winners are published: what of the prizes depends on the cards. */
export const PUBLICATION = changeKey('publication', 'winners');

/** What is spelt out of the prizes, and neither of the plan nor told in lines of its own. */
export const speltOut = ({ awards, guests, absent }: FactsPrizes) => ({ awards, guests, absent });

/** The awards are those of the plan, in its order of priority. */
export function checkPlan(prizes: FactsPrizes | null): Finding[] {
  if (prizes === null) return [];
  const { plan, awards } = prizes;
  const placeOf = (award: string): number => {
    const exact = plan.prizes.findIndex(({ id }) => award === id);
    return exact === -1 ? plan.prizes.findIndex(({ id }) => award.startsWith(`${id}:`) || award.startsWith(`${id}-`)) : exact;
  };
  const places = awards.map(({ id }) => placeOf(id));
  const follows = awards.every(
    ({ membersOnly }, nth) => (places[nth] ?? -1) >= (places[nth - 1] ?? 0) && plan.prizes[places[nth] ?? -1]?.membersOnly === membersOnly,
  );
  return follows ? [] : [{ of: 'prizes', id: 'awards' }];
}

/**
 * The prizes against the ledger. What is spelt out is told with the publication, where it is told; before the result is final, cards may change
 * after that.
 */
export function differingPrizes(prizes: FactsPrizes | null, { changes }: ToldByLines, final: boolean): Finding[] {
  if (prizes === null) return isPublished(changes, final) ? [{ of: 'prizes', id: 'publication' }] : [];
  const publication = final ? changes.get(PUBLICATION) : undefined;
  const shots = [...changes].filter(([key]) => key.startsWith('shot ')).map(([, value]) => value as Record<string, unknown>);
  const differing = differingShots(prizes, shots);
  return publication === undefined || canonical(publication) === canonical(speltOut(prizes))
    ? differing
    : [...differing, { of: 'prizes', id: 'publication' }];
}

/** A result with prizes is final once its winners are published. Before that, lines that tell of winners are closed while they are not. */
function isPublished(changes: ToldByLines['changes'], final: boolean): boolean {
  const plan = changes.get(changeKey('prizes', 'plan')) as Partial<FactsPrizes['plan']> | undefined;
  return final ? (plan?.prizes ?? []).length > 0 : changes.has(PUBLICATION);
}

/** Of several rounds the best shot alone of a player and hole is in the prizes. */
function differingShots({ measurements }: FactsPrizes, shots: readonly Record<string, unknown>[]): Finding[] {
  const own = new Map(measurements.map((one) => [`${one.id} ${one.kind} ${one.hole}`, canonical(asTold(one))]));
  const shotTexts = shots.map(({ round: _, ...shot }) => ({ id: `${shot.player} ${shot.kind} ${shot.hole}`, text: canonical(shot) }));
  return [...new Set([...own.keys(), ...shotTexts.map(({ id }) => id)])].flatMap((id): Finding[] => {
    const isTold = shotTexts.some((shot) => shot.id === id && shot.text === own.get(id));
    return isTold ? [] : [{ of: 'shot', id }];
  });
}

const asTold = ({ id: player, kind, hole, centimetres, driveCentimetres, onTarget }: FactsPrizes['measurements'][number]) => ({
  ...{ player, kind, hole, centimetres, driveCentimetres: driveCentimetres ?? null, onTarget },
});
