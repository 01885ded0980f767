import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { label: string; value: string; onChange: (search: string) => void };

/** Searching while typing; `onChange` comes when the typing pauses. `lib/name.ts` or the server handles accents. */
export function SearchBox({ label, value, onChange }: Props) {
  const { t } = useTranslation();
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
