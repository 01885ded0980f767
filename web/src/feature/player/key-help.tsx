import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './list/list.module.css';

const KEYS = [
  { keys: ['abc'], text: 'type' },
  { keys: ['F2'], text: 'edit' },
  { keys: ['Enter'], text: 'save' },
  { keys: ['Tab'], text: 'next' },
  { keys: ['Esc'], text: 'cancel' },
  { keys: ['Esc', 'Tab'], text: 'leave' },
] as const;

/** The keys of the grid. */
export function KeyHelp() {
  const { t } = useTranslation('player');
  return (
    <ul className={classes.keys} aria-label={t('keys.label')}>
      {KEYS.map(({ keys, text }) => (
        <li key={text}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}{' '}
          {t(`keys.${text}`)}
        </li>
      ))}
    </ul>
  );
}
