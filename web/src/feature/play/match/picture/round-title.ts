import type { BracketShown } from '@fairway/api';
import type { SayMatch } from '@fairway/api/word/match-text';

/** Final, semifinals, quarterfinals; before them by how many are left. */
export function roundTitle(
  { part, round }: Pick<BracketShown['rounds'][number], 'part' | 'round'>,
  { size, rounds }: BracketShown,
  t: SayMatch,
): string {
  if (part === 'third-place') return t('bracket.thirdPlace');
  if (part === 'consolation') {
    const isLast = round === Math.max(...rounds.flatMap((of) => (of.part === 'consolation' ? of.round : [])));
    return isLast ? t('bracket.consolationFinal') : t('bracket.consolationRound', { round });
  }
  const entrants = size / 2 ** (round - 1);
  const name = ({ 2: 'final', 4: 'semi', 8: 'quarter' } as const)[entrants];
  return name === undefined ? t('bracket.round.early', { entrants }) : t(`bracket.round.${name}`);
}
