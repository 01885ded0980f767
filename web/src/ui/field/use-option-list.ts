import { type KeyboardEvent, useEffect, useId, useState } from 'react';

/** What can be chosen: by what it is known while the list changes. */
type Offered = { readonly id: string };

/**
 * A field with a list of options below it, one of which is marked: arrows mark another, Enter takes the marked one. The focus stays in the field,
 * which names the marked option for screen readers. `onEscape`: what leaves the field; without it Escape goes on.
 */
export function useOptionList<Option extends Offered>(options: readonly Option[], onTake: (option: Option) => void, onEscape?: () => void) {
  const list = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === chosen),
  );
  const marked = options[at];
  const optionId = (nth: number) => `${list}-${nth}`;
  const markedId = marked === undefined ? undefined : optionId(at);
  useEffect(() => {
    if (markedId !== undefined) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) setChosen(options.at((at + step) % options.length)?.id ?? null);
    else if (key === 'Enter' && marked !== undefined) onTake(marked);
    else if (key === 'Escape' && onEscape !== undefined) onEscape();
    else return;
    event.preventDefault();
  };
  return {
    marked,
    /** Marks the first option again: something else is searched. */
    reset: () => setChosen(null),
    field: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': list,
      'aria-autocomplete': 'list',
      'aria-activedescendant': markedId,
      autoComplete: 'off',
      onKeyDown,
    },
    listId: list,
    option: (option: Option) => ({
      id: optionId(options.indexOf(option)),
      role: 'option',
      tabIndex: -1,
      'aria-selected': option === marked,
      onClick: () => onTake(option),
    }),
  } as const;
}
