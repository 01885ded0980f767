import type { ImportField, ImportRow, ImportRowPreview } from '@fairway/api';
import { Autocomplete, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { matchingOptions, onlyOption } from '../../../../ui/grid/model/grid-column.ts';
import { type Edit, wrongFields } from '../draft.ts';

type Props = {
  field: ImportField;
  row: ImportRow;
  judged: ImportRowPreview;
  options: readonly string[] | undefined;
  onEdit: (row: number, edit: Edit) => void;
};

/** A cell as a field of a form: leaving it keeps the text; its sentence is below it. */
export function CellField({ field, row, judged, options, onEdit }: Props) {
  const { t } = useTranslation('player-import');
  const kept = row.cells[field] ?? '';
  const [text, setText] = useState(kept);
  const [seen, setSeen] = useState(kept);
  if (kept !== seen) {
    setSeen(kept);
    setText(kept);
  }
  const keep = (value: string) => value.trim() !== kept && onEdit(row.row, { cells: { [field]: value.trim() } });
  const keepTyped = () => {
    const choices = (options ?? []).map((option) => ({ value: option, label: option }));
    keep(onlyOption(matchingOptions({ options: choices }, text), text)?.value ?? text);
  };
  const shared = {
    label: t(`field.${field}`),
    placeholder: judged.supplied[field],
    error: judged.problems.find((problem) => problem.field === field)?.message ?? wrongFields(judged).includes(field),
    value: text,
    onBlur: keepTyped,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && keepTyped(),
  };
  if (options === undefined) return <TextInput {...shared} onChange={({ currentTarget }) => setText(currentTarget.value)} />;
  return <Autocomplete {...shared} data={[...options]} onChange={setText} onOptionSubmit={keep} />;
}
