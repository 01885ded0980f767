import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { useTellDrawer } from '../../../../ui/record/form/around-form.ts';
import { pastedSides, type WrittenSide } from '../name/pasted-sides.ts';

type Props = { find: FindGolfer; size: number; onRead: (sides: readonly WrittenSide[]) => void; onCancel: () => void };

const MOST_NAMES = 8;

/** Sides from a list that is pasted: what was read, and who is not clear, is told before it goes into the sheet. */
export function PasteForm({ find, size, onRead, onCancel }: Props) {
  const { t } = useTranslation('side');
  const [text, setText] = useState('');
  const read = pastedSides(text, find, size);
  const names = read.flatMap(({ partners }) => partners);
  const unclear = names.filter((name) => 'wrong' in find(name));
  useTellDrawer(text !== '');
  return (
    <AskForm action={t('paste.action')} onSubmit={() => onRead(read)} onCancel={onCancel} ready={names.length > 0}>
      <Textarea
        label={t('paste.field')}
        description={t('paste.text')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        minRows={8}
        autosize
        maxRows={18}
        data-autofocus
      />
      <Text role="status" size="sm">
        {names.length > 0 && t('paste.found', { sides: read.length, golfers: names.length - unclear.length })}
      </Text>
      {unclear.length > 0 && (
        <Text size="sm" c="var(--fairway-needs-person)">
          {t('paste.unclear', {
            count: unclear.length,
            names: [...unclear.slice(0, MOST_NAMES), ...(unclear.length > MOST_NAMES ? ['…'] : [])].join(', '),
          })}
        </Text>
      )}
    </AskForm>
  );
}
