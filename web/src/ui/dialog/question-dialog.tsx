import { Button, Text } from '@mantine/core';
import { ModalsProvider, modals } from '@mantine/modals';
import { useEffect } from 'react';
import { sayFrom } from '../../i18n/words.ts';

export type Question = {
  /** What is about to happen, as a question; “Are you sure?” by default. */
  title?: string;
  /** The words of the specification by default. */
  text?: string;
  /** The button that does it: a verb. */
  action: string;
  /** Another way to go ahead. */
  other?: string;
  cancel?: string;
  /** It cannot be undone: the button has the colour of that. */
  isFinal?: boolean;
};

/** Where questions appear; it reports when it is ready. */
export function QuestionDialog({ onPlaced }: { onPlaced: () => void }) {
  useEffect(onPlaced, [onPlaced]);
  return <ModalsProvider />;
}

/** The dialog is described by its question: the element with this id and `-body`. */
const QUESTION = 'question';

/** How the person goes ahead; null: not. A new question answers the one before so. */
export const ask = ({ title, text, action, other, cancel, isFinal = false }: Question): Promise<'action' | 'other' | null> =>
  new Promise((resolve) => {
    const t = sayFrom('word');
    modals.closeAll();
    modals.openConfirmModal({
      id: QUESTION,
      title,
      children: (
        <>
          <Text id={`${QUESTION}-body`} style={{ whiteSpace: 'pre-line' }}>
            {text}
          </Text>
          {other !== undefined && (
            <Button
              variant="default"
              mt="sm"
              fullWidth
              onClick={() => {
                resolve('other');
                modals.closeAll();
              }}
            >
              {other}
            </Button>
          )}
        </>
      ),
      labels: { confirm: action, cancel: cancel ?? t('cancel') },
      cancelProps: { 'data-autofocus': true },
      ...(isFinal && { confirmProps: { color: 'brick' } }),
      groupProps: { gap: 'xs' },
      onConfirm: () => resolve('action'),
      onClose: () => resolve(null),
    });
  });
