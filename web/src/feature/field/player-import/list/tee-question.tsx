import type { ImportPreview } from '@fairway/api';
import { NativeSelect, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { IconHelpSquare } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useCounted } from '../counted.ts';
import { type RowEdit, type UnknownTee, unknownTees } from '../draft.ts';
import classes from './column-panel.module.css';

type Props = { preview: ImportPreview; teeNames: readonly string[]; onEdit: (edits: readonly RowEdit[]) => void };

const DROPPED = '';

/** Tees of the list that the course does not have: each is asked for once, for all of its golfers, and says what becomes of it. */
export function TeeQuestion({ preview, teeNames, onEdit }: Props) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  // what was answered stays, so that it can be answered otherwise
  const [answered, setAnswered] = useState<readonly (UnknownTee & { readonly tee: string })[]>([]);
  const open = unknownTees(preview).filter(({ name }) => answered.every((one) => one.name !== name));
  const asked = [...answered, ...open.map((one) => ({ ...one, tee: DROPPED }))].sort((a, b) => b.rows.length - a.rows.length);
  if (asked.length === 0) return null;
  const count = asked.reduce((sum, { rows, tee }) => sum + (tee === DROPPED ? rows.length : 0), 0);
  const answer = (one: UnknownTee, tee: string) => {
    setAnswered([...answered.filter(({ name }) => name !== one.name), { ...one, tee }]);
    onEdit(one.rows.map((row) => ({ row, edit: { cells: { tee: tee === DROPPED ? one.name : tee } } })));
  };
  return (
    <section className={`warning row gap-16 top ${classes.question}`} aria-labelledby="tees">
      <IconHelpSquare aria-hidden size={26} stroke={1.6} />
      <div className="column gap-8">
        <Title order={2} size="h3" id="tees">
          {count === 0 ? t('tees.done') : t('tees.title', counted(count))}
        </Title>
        <Text>{t('tees.text', { tees: teeNames.join(', ') })}</Text>
        <div className="row gap-16 wrap">
          {asked.map((one) => (
            <NativeSelect
              key={one.name}
              label={t('tees.question', { ...counted(one.rows.length), tee: one.name })}
              value={one.tee}
              data={[{ value: DROPPED, label: t('tees.drop') }, ...teeNames]}
              onChange={({ currentTarget }) => answer(one, currentTarget.value)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
