import { useTranslation } from 'react-i18next';
import { KeyList } from '../../ui/key-list.tsx';

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
  return <KeyList label={t('keys.label')} keys={KEYS.map(({ keys, text }) => ({ keys, text: t(`keys.${text}`) }))} />;
}
