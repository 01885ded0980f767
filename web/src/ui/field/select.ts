import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { matchesSearch } from '../../lib/name.ts';

/** The options of a list that a search finds, with accents or without; those of a group below its title. */
export const findOptions: OptionsFilter = ({ options, search, limit }) => {
  const isFound = ({ label }: ComboboxItem) => matchesSearch(label, search);
  const found = options.flatMap((option) => {
    if (!('group' in option)) return isFound(option) ? option : [];
    const items = option.items.filter(isFound);
    return items.length === 0 ? [] : { ...option, items };
  });
  return found.slice(0, limit);
};

/** Enter in an open list chooses. It never sends the form around it, with the value of before in place of what was typed. */
export function chooseOnly(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && event.currentTarget.dataset.expanded !== undefined) event.preventDefault();
}
