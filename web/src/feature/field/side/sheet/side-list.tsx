import type { Side } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import rows from '../../../../ui/grid/opening-list.module.css';
import { sayProblem } from '../problem-words.ts';
import { partnersIn } from './place.ts';

type Props = {
  sides: readonly Side[];
  roundId: string;
  nameOf: (golferId: string) => string;
  divisionOf: (divisionId: string | null) => string;
  onOpen: (side: Side) => void;
};

/** The sides on a phone: one above the other, each opening its form. */
export function SideList({ sides, roundId, nameOf, divisionOf, onOpen }: Props) {
  const { t } = useTranslation('side');
  const language = useLanguage();
  return (
    <ul className={`frame mb-12 ruled ${rows.list}`} aria-label={t('label')}>
      {sides.map((side) => {
        const about = [
          side.named && partnersIn(side, roundId).map(nameOf).join(' / '),
          divisionOf(side.divisionId),
          side.handicap !== null && t('without.handicap', { handicap: formatHandicap(side.handicap, language) }),
        ];
        return (
          <li key={side.id}>
            <button type="button" className={`hoverable ${rows.item}`} onClick={() => onOpen(side)}>
              <strong>{side.name}</strong>
              <span className={rows.about}>{about.filter(Boolean).join(' · ')}</span>
              {side.problems.length > 0 && (
                <span className={rows.problem}>{side.problems.map((problem) => sayProblem(problem, nameOf, t)).join(' ')}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
