import { formatHandicap } from '@fairway/api/word/number';
import { Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { Golfer } from './golfer.ts';
import classes from './sheet/side-sheet.module.css';

/** Who has no side in the round. */
export function WithoutList({ golfers }: { golfers: readonly Golfer[] }) {
  const { t } = useTranslation('side');
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mt="md">
        {t('without.title')}
      </Title>
      {golfers.length === 0 ? (
        <p>{t('without.nobody')}</p>
      ) : (
        <ul className={classes.without}>
          {golfers.map((golfer) => (
            <li key={golfer.id}>
              {golfer.name}{' '}
              {golfer.handicap !== null && <small>{t('without.handicap', { handicap: formatHandicap(golfer.handicap, language) })}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
