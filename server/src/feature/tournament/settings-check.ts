import type { SIDE_AWARD_KINDS, Tournament } from '@fairway/contract';
import { needsStrokeIndex } from '@fairway/golf';
import { AppError, fieldError } from '../../errors.ts';
import { golfFormat } from './format.ts';

type Settings = Pick<Tournament, 'capAbove' | 'capCountsAs' | 'awards' | 'sideAwards'>;
type Kind = Tournament['awards'][number]['kind'] | (typeof SIDE_AWARD_KINDS)[number];

/** What no single field of a tournament can tell: numbers that do not go together, and an award that is listed twice. */
export function requireSound({ capAbove, capCountsAs, awards, sideAwards }: Settings): void {
  if (capCountsAs > capAbove) throw fieldError('capCountsAs', 'too-big', { maximum: capAbove });
  requireEachOnce('awards', awards);
  requireEachOnce('sideAwards', sideAwards);
}

function requireEachOnce(field: string, listed: readonly { kind: Kind }[]): void {
  const again = listed.findIndex(({ kind }, at) => listed.findIndex((award) => award.kind === kind) < at);
  const kind = listed[again]?.kind;
  if (kind) throw fieldError(`${field}.${again}.kind`, 'already-exists', { value: [{ key: `award:${kind}` }] });
}

/** Net Stableford gives strokes hole by hole, so every course of the tournament needs its stroke index. */
export function requireStrokeIndex(
  format: Tournament['format'],
  courses: readonly { strokeIndex: readonly number[] | null }[],
  field: string,
): void {
  if (!needsStrokeIndex(golfFormat(format)) || courses.every(({ strokeIndex }) => strokeIndex !== null)) return;
  throw new AppError('stableford-needs-stroke-index', { errors: { [field]: [{ key: 'stableford-needs-stroke-index' }] } });
}
