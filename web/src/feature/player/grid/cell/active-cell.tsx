import type { Player } from '@fairway/api';
import { Popover } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Field, type FieldContext, isNumeric, kindOf } from '../../field/field.ts';
import { fieldText } from '../../field/field-text.ts';
import { choicesOf, spokenText } from '../../field/field-words.ts';
import classes from '../grid.module.css';
import type { Grid } from '../grid-key.ts';
import type { CellSave } from './cell-saver.ts';

type Props = {
  player: Player;
  field: Field;
  context: FieldContext;
  draft: Grid['draft'];
  save: CellSave | undefined;
  writable: boolean;
  /** Whether the keys brought the cursor here: the field takes the focus. */
  focused: boolean;
  onType: (text: string) => void;
  onToggle: () => void;
};

/** The cell that keys go to: a real field, its text marked, so that typing replaces it and every keyboard driver works. */
export function ActiveCell({ player, field, context, draft, save, writable, focused, onType, onToggle }: Props) {
  const { t } = useTranslation('player');
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const message = useId();
  const kind = kindOf(field);
  const opened = draft !== null;
  useEffect(() => {
    if (!focused) return;
    select.current?.focus();
    focusInput(input.current, opened);
  }, [focused, opened]);
  const kept = save?.state === 'failed' || save?.state === 'stale' || save?.state === 'saving' ? save.text : null;
  const text = draft?.text ?? kept ?? fieldText(player, field, context);
  const problem = save?.state === 'failed' ? save.message : null;
  const shared = {
    className: classes.field,
    'aria-label': t('grid.cell', { field: t(`field.${field}`), name: player.name }),
    'aria-invalid': problem !== null,
    'aria-describedby': problem === null ? undefined : message,
    'data-numeric': isNumeric(field) || undefined,
    // A name is never cut: until it is typed in, it is read from the cell below, where it may break into lines.
    'data-clear': (field === 'name' && !opened) || undefined,
  };
  return (
    <Popover opened={problem !== null && focused} position="bottom-start" withRoles={false} closeOnEscape={false} shadow="md">
      <Popover.Target>
        {!writable || kind === 'computed' ? (
          <input {...shared} ref={input} readOnly value={spokenText(t, field, text, context)} />
        ) : kind === 'flag' ? (
          <input {...shared} ref={input} className={classes.tick} type="checkbox" checked={text !== ''} onChange={onToggle} />
        ) : kind === 'choice' ? (
          <select {...shared} ref={select} value={text} onChange={(event) => onType(event.currentTarget.value)} onKeyDown={openPicker}>
            {choicesOf(t, field, context).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...shared}
            ref={input}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onType(event.currentTarget.value)}
            onClick={(event) => !opened && event.currentTarget.select()}
          />
        )}
      </Popover.Target>
      <Popover.Dropdown className={classes.problem} id={message} role="alert">
        {problem}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Marks the whole text while keys move; puts the caret at its end once it is open. */
function focusInput(input: HTMLInputElement | null, opened: boolean): void {
  input?.focus();
  if (input?.type !== 'text') return;
  if (!opened) input.select();
  else if (input.selectionStart === 0) input.setSelectionRange(input.value.length, input.value.length);
}

function openPicker(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter' && event.key !== 'F2') return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
