import type { HistoryEntry } from '@fairway/api';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newId } from '../../../../lib/id.ts';
import { type RoundIds, undoChange, useUndo } from '../query.ts';
import { holeText, scoreText } from './score-text.ts';
import { UndoForm } from './undo-form.tsx';

type Props = { of: RoundIds; playerId: string; entry: HistoryEntry; onClose: () => void };

/** Puts back what stood on a hole before its last change. */
export function UndoChangeDialog({ of, playerId, entry: { hole, score: seen, before }, onClose }: Props) {
  const { t } = useTranslation(['score', 'desk']);
  const undo = useUndo(of, undoChange(of));
  // one id however often it is sent: after a lost answer the same change is not undone twice
  const [id] = useState(newId);
  return (
    <UndoForm
      title={t('desk:history.undoTitle', { where: holeText(t, hole), before: scoreText(t, before) })}
      action={t('desk:history.undo')}
      pending={undo.isPending}
      ready
      onSave={(reason) => undo.mutate({ id, playerId, hole, seen, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t('desk:history.undoText')}</Text>
    </UndoForm>
  );
}
