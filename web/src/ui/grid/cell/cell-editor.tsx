import { Popover } from '@mantine/core';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import classes from '../grid.module.css';
import { type GridColumn, type GridOption, isWritable, labelOf } from '../model/grid-column.ts';
import type { GridDraft } from '../model/grid-step.ts';
import type { GridActions } from '../use-grid.ts';
import { type GridWords, MarkSign } from './cell-content.tsx';

/** What is being typed, the options for it, and the one that Enter takes. */
export type CellEdit = { readonly draft: GridDraft; readonly offered: readonly GridOption[]; readonly taken: GridOption | undefined };

type Props<Row> = {
  t: GridWords;
  column: GridColumn<Row>;
  row: Row;
  name: string;
  edit: CellEdit | null;
  focused: boolean;
  actions: GridActions;
};

/**
 * The cell that keys go to: a real field with the focus before anything is typed, its text marked. So the first letter of an input
 * method begins its composition here, and typing replaces the old text.
 */
export function CellEditor<Row>({ t, column, row, name, edit, focused, actions }: Props<Row>) {
  const id = useId();
  const mark = column.mark?.(row);
  const problem = mark?.state === 'failed' ? mark.message : null;
  const note = problem ?? column.note?.(row) ?? null;
  const field = {
    'aria-label': t('cell', { column: column.title, row: name }),
    'aria-invalid': mark?.state === 'failed' || mark?.state === 'wrong',
    'aria-describedby': note === null ? undefined : id,
    'data-field': true,
    'data-open': edit !== null || undefined,
  };
  const text = {
    ...field,
    label: labelOf(column, column.text(row)),
    draft: edit?.draft ?? null,
    isReadOnly: !isWritable(column),
    focused,
    onType: actions.type,
  };
  return (
    <>
      {column.editor === 'check' ? (
        <span className={classes.checked}>
          <Tick field={field} isChecked={column.text(row) !== ''} focused={focused} />
          <MarkSign t={t} mark={mark} />
        </span>
      ) : column.options === undefined ? (
        <TextField {...text} />
      ) : (
        <OptionField {...text} edit={edit} onChoose={actions.choose} />
      )}
      {note !== null && focused && !edit?.offered.length && (
        <BelowCell>
          <div className={classes.told} id={id} role={problem === null ? undefined : 'alert'} data-problem={problem !== null || undefined}>
            {note}
          </div>
        </BelowCell>
      )}
    </>
  );
}

/**
 * The area below the cell. It is made when there is something to show, beside the field and not around it: so the field stays the same
 * element.
 */
function BelowCell({ children }: { children: ReactNode }) {
  return (
    <Popover opened position="bottom-start" withRoles={false} closeOnEscape={false} closeOnClickOutside={false} shadow="md" offset={2}>
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown p={0}>{children}</Popover.Dropdown>
    </Popover>
  );
}

type FieldProps = {
  'aria-label': string;
  label: string;
  draft: GridDraft | null;
  isReadOnly: boolean;
  focused: boolean;
  onType: (text: string) => void;
};

/**
 * The text belongs to the field while something is typed: nothing writes into it, so that a composition is never broken. Before that
 * it has the cell's text, all of it marked.
 */
function useField(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, { label, draft, focused }: FieldProps): void {
  const isOpen = draft !== null;
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    if (!isOpen) element.value = label;
    if (!focused) return;
    element.focus({ preventScroll: true });
    const isAllMarked = element.selectionStart === 0 && element.selectionEnd === element.value.length;
    if (!isOpen) element.select();
    else if (isAllMarked) element.setSelectionRange(element.value.length, element.value.length);
  }, [field, label, isOpen, focused]);
}

function TextField(props: FieldProps) {
  const { label, draft: _draft, isReadOnly, focused: _focused, onType, ...field } = props;
  const element = useRef<HTMLTextAreaElement>(null);
  useField(element, props);
  return (
    <textarea
      {...field}
      ref={element}
      className={classes.field}
      rows={1}
      defaultValue={label}
      readOnly={isReadOnly}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}

function OptionField({ edit, onChoose, ...props }: FieldProps & { edit: CellEdit | null; onChoose: (value: string) => void }) {
  const { label, draft: _draft, isReadOnly, focused: _focused, onType, ...field } = props;
  const element = useRef<HTMLInputElement>(null);
  const list = useId();
  const offered = edit?.offered ?? [];
  const optionId = (value: string) => `${list} ${value}`;
  useField(element, props);
  return (
    <>
      <input
        {...field}
        ref={element}
        className={classes.field}
        role="combobox"
        aria-expanded={offered.length > 0}
        aria-controls={offered.length > 0 ? list : undefined}
        aria-activedescendant={edit?.taken && optionId(edit.taken.value)}
        defaultValue={label}
        readOnly={isReadOnly}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {offered.length > 0 && (
        <BelowCell>
          <div id={list} role="listbox" aria-label={field['aria-label']} className={classes.options}>
            {offered.map((option) => (
              <div
                key={option.value}
                id={optionId(option.value)}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === edit?.taken?.value}
                onMouseDown={(event) => {
                  event.preventDefault();
                  onChoose(option.value);
                }}
              >
                {option.label}
              </div>
            ))}
          </div>
        </BelowCell>
      )}
    </>
  );
}

/** Turned over by Space or a click; the grid does both. */
function Tick({ field, isChecked, focused }: { field: object; isChecked: boolean; focused: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focused) box.current?.focus({ preventScroll: true });
  }, [focused]);
  return <input {...field} ref={box} type="checkbox" className={classes.tick} data-box checked={isChecked} onChange={() => undefined} />;
}
