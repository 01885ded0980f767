import { CloseButton, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconSearch } from '#icon';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useSlash } from '../../../../../ui/page/use-slash.ts';
import type { DeskState } from '../../desk/use-desk.ts';
import type { DeskCell } from '../../key/desk-step.ts';
import classes from '../card.module.css';
import { focusCell } from '../grid-events.ts';

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
  const cursor = useRef<DeskCell | null>(null);
  /** null: nobody is typing here, and the address says what is searched; it follows a fast typist a little later. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  useSlash(field);
  const type = (next: string) => {
    setTyped(next);
    onChange(next);
  };
  const leave = () => {
    if (text !== '') onChange('');
    field.current?.blur();
    if (cursor.current !== null) desk.goTo(cursor.current);
    focusCell();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter') onEnter(text);
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
      rightSection={text !== '' && <CloseButton size="sm" aria-label={t('word:clearSearch')} onClick={() => onChange('')} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onFocus={() => {
        cursor.current = desk.desk.place;
        setTyped(value);
      }}
      onBlur={() => setTyped(null)}
      autoComplete="off"
      className={classes.search}
    />
  );
}
