import { Kbd } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './score-desk.module.css';

const HELP = [
  { keys: ['2', '–', '9'], text: 'atOnce' },
  { keys: ['1'], text: 'leadingOne' },
  { keys: ['+'], text: 'twoDigits' },
  { keys: ['.'], text: 'pickup' },
  { keys: ['⌫', 'Del'], text: 'clear' },
  { keys: ['←', '↑', '→', '↓'], text: 'move' },
  { keys: ['Ctrl Z'], text: 'undo' },
] as const;

/** The keys of the desk, always in sight where there is a keyboard. */
export const KeyHelp = memo(function KeyHelp() {
  const { t } = useTranslation('score');
  return (
    <ul className={classes.help} aria-label={t('help.label')}>
      {HELP.map(({ keys, text }) => (
        <li key={text}>
          {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Kbd key={key}>{key}</Kbd>))} {t(`help.${text}`)}
        </li>
      ))}
    </ul>
  );
});
