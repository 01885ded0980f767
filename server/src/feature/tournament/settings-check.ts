import type { SIDE_AWARD_KINDS, Tournament } from '@fairway/api';
import { type Course, rulesProblems } from '@fairway/golf';
import { AppError, fieldError } from '../../errors.ts';
import { type PlayedBy, rulesOf } from './rules.ts';

type Kind = Tournament['awards'][number]['kind'] | (typeof SIDE_AWARD_KINDS)[number];

/** An award may be listed only once, a side award too. */
export function requireAwardsOnce({ awards, sideAwards }: Pick<Tournament, 'awards' | 'sideAwards'>): void {
  requireEachOnce('awards', awards);
  requireEachOnce('sideAwards', sideAwards);
}

function requireEachOnce(field: string, listed: readonly { kind: Kind }[]): void {
  const again = listed.findIndex(({ kind }, at) => listed.findIndex((award) => award.kind === kind) < at);
  const kind = listed[again]?.kind;
  if (kind) throw fieldError(`${field}.${again}.kind`, 'already-exists', { value: [{ key: `choice:award.${kind}` as const }] });
}

/**
 * What golf finds wrong with a tournament's rules on its courses. Each setting and each course was checked alone before; these do not
 * fit together. `courseField` is the field for a missing stroke index.
 */
export function requireRules(played: PlayedBy, courses: readonly Course[], courseField: string): void {
  for (const { code } of rulesProblems(rulesOf(played, courses))) {
    if (code === 'cap') throw fieldError('capCountsAs', 'too-big', { maximum: played.capAbove });
    if (code === 'needs-stroke-index')
      throw new AppError('stableford-needs-stroke-index', { errors: { [courseField]: [{ key: 'stableford-needs-stroke-index' }] } });
  }
}
