import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskState } from '../desk/use-desk.ts';
import type { Place } from '../key/desk-step.ts';
import { focusCell } from './grid-events.ts';
import { useSlash } from './use-slash.ts';

type Props = {
  desk: Pick<DeskState, 'desk' | 'goTo'>;
  value: string;
  onChange: (search: string) => void;
  /** Goes to the first card that is found. */
  onEnter: (search: string) => void;
};

/** Which of many cards are on screen: / comes here, Enter goes to the first card found, Escape back to where the cursor was. */
export function CardSearch({ desk, value, onChange, onEnter }: Props) {
  const { t } = useTranslation(['score', 'word']);
  const field = useRef<HTMLInputElement>(null);
  const cursor = useRef<Place | null>(null);
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  useSlash(field);
  const type = (text: string) => {
    setTyped(text);
    setSeen(text);
    onChange(text);
  };
  const leave = () => {
    if (typed !== '') type('');
    field.current?.blur();
    if (cursor.current !== null) desk.goTo(cursor.current);
    focusCell();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter') onEnter(typed);
    else return;
    event.preventDefault();
  };
  return (
    <TextInput
      ref={field}
      role="searchbox"
      aria-label={t('finder.label')}
      aria-keyshortcuts="/"
      placeholder={t('finder.label')}
      leftSection={<IconSearch aria-hidden size={16} />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={t('word:clearSearch')} onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onFocus={() => {
        cursor.current = desk.desk.place;
      }}
      autoComplete="off"
      w={200}
    />
  );
}
