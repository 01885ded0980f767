import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { COMMAND_KEY } from '../../../lib/page/keyboard.ts';
import { oneKeysWork, useSession } from '../../../lib/session.ts';
import { KeyList } from '../../../ui/page/key-list.tsx';

const HELP = [
  { keys: ['2', '–', '9'], text: 'atOnce' },
  { keys: ['1'], text: 'leadingOne' },
  { keys: ['+'], text: 'twoDigits' },
  { keys: ['.'], text: 'pickup' },
  { keys: ['⌫', 'Del'], text: 'clear' },
  { keys: ['←', '↑', '→', '↓'], text: 'move' },
  { keys: ['S'], text: 'status' },
  { keys: ['C'], text: 'correct' },
  { keys: ['K'], text: 'again' },
  { keys: ['T'], text: 'totalOnly' },
  { keys: ['D'], text: 'drive' },
  { keys: ['/'], text: 'search' },
  { keys: [`${COMMAND_KEY} Z`], text: 'undo' },
  { keys: [`${COMMAND_KEY} V`], text: 'paste' },
] as const;

/** The keys of the desk; `status`: the person may set a status; `drive`: tee shots are counted. */
export const KeyHelp = memo(function KeyHelp({ status, drive }: { status: boolean; drive: boolean }) {
  const { t } = useTranslation('score');
  const oneKeys = oneKeysWork(useSession());
  return (
    <KeyList
      label={t('help.label')}
      keys={HELP.filter(
        ({ keys: [key], text }) => (status || text !== 'status') && (drive || text !== 'drive') && (oneKeys || !/^[A-Z/]$/.test(key)),
      ).map(({ keys, text }) => ({ keys, text: t(`help.${text}`) }))}
    />
  );
});
