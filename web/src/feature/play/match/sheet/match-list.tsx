import type { StaffMatch } from '@fairway/api';
import { leaderOf, matchProgressText, matchScoreText } from '@fairway/api/word/match-text';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import rows from '../../../../ui/grid/opening-list.module.css';
import { matchTroubles } from '../trouble-words.ts';
import classes from './match-sheet.module.css';

type Props = {
  matches: readonly StaffMatch[];
  name: string;
  /** What a match is called within its contest. */
  titleOf: (match: StaffMatch) => string;
  onOpen: (match: StaffMatch) => void;
};

/** The matches on a phone: one above the other, each opening its results. */
export function MatchList({ matches, name, titleOf, onOpen }: Props) {
  const { t } = useTranslation('contest');
  const { t: say } = useTranslation('match-board');
  return (
    <ul className={`frame mb-12 ruled ${rows.list}`} aria-label={t('sheet.label', { name })}>
      {matches.map((match) => {
        const { id, format, flight, sides, state } = match;
        const about = [titleOf(match), say(`format.${format}`), flight && say('flight', { flight }), matchProgressText(match, say)];
        const troubles = matchTroubles(match, t);
        return (
          <li key={id}>
            <button type="button" className={`hoverable ${rows.item}`} onClick={() => onOpen(match)}>
              <span className={rows.about}>{about.filter(Boolean).join(' · ')}</span>
              <span className={classes.match}>
                <span className={classes.side} data-ahead={leaderOf(state) === 0 || undefined}>
                  {sides[0]?.name ?? t('match.unknown')}
                </span>
                <span className={classes.score}>{matchScoreText(match, say)}</span>
                <span className={classes.side} data-ahead={leaderOf(state) === 1 || undefined}>
                  {sides[1]?.name ?? t('match.unknown')}
                </span>
              </span>
              {troubles.length > 0 && <span className={rows.problem}>{troubles.join(' ')}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
