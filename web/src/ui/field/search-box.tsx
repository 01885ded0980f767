import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { IconSearch } from '#icon';
import { useTranslation } from '../../i18n/use-translation.ts';
import { oneKeysWork } from '../../lib/session.ts';
import { useScreenKeys } from '../page/screen-keys.ts';
import { useSlash } from '../page/use-slash.ts';

type Props = { label: string; value: string; onChange: (search: string) => void };

/** Said by the label itself. */
const KEYS = [{ keys: ['/'], text: '' }];

/** Searching while typing; `onChange` comes when the typing pauses. `lib/value/name.ts` or the server handles accents. */
export function SearchBox({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  useScreenKeys(label, oneKeysWork() ? KEYS : []);
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  const tell = useDebouncedCallback(onChange, 250);
  const type = (text: string) => {
    setTyped(text);
    tell(text);
  };
  const clear = () => {
    tell.cancel();
    setTyped('');
    onChange('');
  };
  return (
    <TextInput
      ref={field}
      role="searchbox"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch aria-hidden size={16} />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={clear} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      w={{ base: '100%', sm: 280 }}
    />
  );
}
