import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { matchesSearch } from '../../lib/value/name.ts';

/** The options of a list that a search finds, with accents or without; those of a group below its title. */
export const findOptions: OptionsFilter = ({ options, search, limit }) => {
  const isFound = ({ label }: ComboboxItem) => matchesSearch(label, search);
  return options
    .map((option) => ('group' in option ? { ...option, items: option.items.filter(isFound) } : option))
    .filter((option) => ('group' in option ? option.items.length > 0 : isFound(option)))
    .slice(0, limit);
};

/** Enter in an open list chooses. It never sends the form around it, with the value of before in place of what was typed. */
export function chooseOnly(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && event.currentTarget.dataset.expanded !== undefined) event.preventDefault();
}
