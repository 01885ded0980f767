import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import spoken from '../../../ui/style/spoken.module.css';
import type { CardView } from '../desk/desk-view.ts';
import classes from './card.module.css';
import page from './card-page.module.css';
import { findCards, type PersonMark } from './finder.ts';
import { focusCell } from './grid-events.ts';

type Props = {
  field: Ref<HTMLInputElement>;
  views: readonly CardView[];
  people: ReadonlyMap<string, PersonMark>;
  onOpen: (playerId: string) => void;
};

const MOST = 12;

/** Finds a card by name, flight, bag tag or VGA number; Enter opens the one that is marked, arrows mark another, Escape leaves. */
export function CardFinder({ field, views, people, onOpen }: Props) {
  const { t } = useTranslation('score');
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState(0);
  const list = useId();
  const found = findCards(views, people, search);
  const shown = found.slice(0, MOST);
  const open = (playerId: string) => {
    setSearch('');
    setMarked(0);
    onOpen(playerId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const one = shown[marked];
    if (event.key === 'Enter' && one !== undefined) open(one.playerId);
    else if (event.key === 'ArrowDown') setMarked(Math.min(marked + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') setMarked(Math.max(marked - 1, 0));
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  };
  const leave = () => {
    setSearch('');
    focusCell();
  };
  const type = (text: string) => {
    setSearch(text);
    setMarked(0);
  };
  return (
    <search>
      <TextInput
        ref={field}
        aria-label={t('finder.label')}
        placeholder={t('finder.label')}
        leftSection={<IconSearch aria-hidden size={16} />}
        value={search}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={list}
        aria-activedescendant={shown.length > 0 ? `${list}-${marked}` : undefined}
        autoComplete="off"
      />
      <output className={spoken.only}>{search !== '' && t('finder.results', { count: found.length })}</output>
      {search.trim() !== '' && found.length === 0 && <p className={classes.where}>{t('finder.none')}</p>}
      <div id={list} role="listbox" aria-label={t('finder.label')} className={page.results}>
        {shown.map((view, at) => (
          <FoundCard
            key={view.playerId}
            id={`${list}-${at}`}
            view={view}
            mark={people.get(view.playerId)}
            marked={at === marked}
            onOpen={() => open(view.playerId)}
          />
        ))}
      </div>
    </search>
  );
}

type FoundProps = { id: string; view: CardView; mark: PersonMark | undefined; marked: boolean; onOpen: () => void };

function FoundCard({ id, view: { card, missing }, mark, marked, onOpen }: FoundProps) {
  const { t } = useTranslation('score');
  const about = [
    card.flight === null ? t('noFlight') : t('flightNumber', { flight: card.flight }),
    mark?.bagTag && t('finder.bagTag', { bagTag: mark.bagTag }),
    mark?.vga && t('finder.vga', { vga: mark.vga }),
  ];
  return (
    <button
      type="button"
      role="option"
      id={id}
      aria-selected={marked}
      tabIndex={-1}
      className={page.result}
      data-first={marked || undefined}
      onClick={onOpen}
    >
      <span>
        <span className={classes.name}>{card.name}</span>
        <span className={classes.where}>{about.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={page.left}>{missing.length === 0 ? t('finder.done') : t('finder.left', { count: missing.length })}</span>
    </button>
  );
}
