import { useTranslation } from '../../i18n/use-translation.ts';
import { COMMAND_KEY } from '../../lib/page/keyboard.ts';
import { KeyList } from '../page/key-list.tsx';

const KEYS = [
  { keys: ['abc'], text: 'type' },
  { keys: ['F2'], text: 'edit' },
  { keys: ['Enter'], text: 'keep' },
  { keys: ['Esc'], text: 'cancel' },
  { keys: ['Shift', '←→↑↓'], text: 'range' },
  { keys: [COMMAND_KEY, 'D'], text: 'fill' },
  { keys: [COMMAND_KEY, 'Z'], text: 'undo' },
  { keys: ['Esc', 'Tab'], text: 'leave' },
] as const;

/** The keys of the grid. */
export function GridKeys() {
  const { t } = useTranslation('grid');
  return <KeyList label={t('keys.label')} keys={KEYS.map(({ keys, text }) => ({ keys, text: t(`keys.${text}`) }))} />;
}
