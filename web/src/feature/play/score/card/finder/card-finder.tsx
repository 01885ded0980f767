import { TextInput } from '@mantine/core';
import { type ComponentProps, type Ref, useState } from 'react';
import { IconSearch } from '#icon';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useOptionList } from '../../../../../ui/field/use-option-list.ts';
import type { CardView } from '../../desk/desk-view.ts';
import classes from '../card.module.css';
import page from '../card-page.module.css';
import { focusCell } from '../grid-events.ts';
import { sideLine } from '../side-line.ts';
import { findCards, type PersonMark } from './finder.ts';

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
  const matching = findCards(views, people, search);
  const visible = matching.slice(0, MOST).map((view) => ({ id: view.playerId, view }));
  const leave = () => {
    setSearch('');
    focusCell();
  };
  const open = ({ id }: (typeof visible)[number]) => {
    setSearch('');
    onOpen(id);
  };
  const options = useOptionList(visible, open, leave);
  const type = (text: string) => {
    setSearch(text);
    options.reset();
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
        {...options.field}
      />
      <output className="for-listeners">{matching.length > 0 && t('finder.results', { count: matching.length })}</output>
      <div role="status">
        {search.trim() !== '' && matching.length === 0 && <p className={`block quiet ${classes.where}`}>{t('finder.none')}</p>}
      </div>
      <div id={options.listId} role="listbox" aria-label={t('finder.label')} className={page.results}>
        {visible.map((one) => (
          <FoundCard key={one.id} option={options.option(one)} view={one.view} mark={people.get(one.id)} />
        ))}
      </div>
    </search>
  );
}

type FoundProps = { option: ComponentProps<'button'>; view: CardView; mark: PersonMark | undefined };

function FoundCard({ option, view: { card, missing }, mark }: FoundProps) {
  const { t } = useTranslation('score');
  const about = [
    sideLine(card),
    card.flight === null ? t('noFlight') : t('flightNumber', { flight: card.flight }),
    mark?.bagTag && t('finder.bagTag', { bagTag: mark.bagTag }),
    mark?.vga && t('finder.vga', { vga: mark.vga }),
  ];
  return (
    <button type="button" {...option} className={`row baseline between gap-8 ${page.result}`}>
      <span>
        <span className={`block strong break ${classes.name}`}>{card.name}</span>{' '}
        <span className={`block quiet ${classes.where}`}>{about.filter(Boolean).join(' · ')}</span>
      </span>{' '}
      <span className="fixed quiet small">{missing.length === 0 ? t('finder.done') : t('finder.left', { count: missing.length })}</span>
    </button>
  );
}
