import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

type Question = {
  /** What is about to happen, as a question; “Are you sure?” unless told otherwise. */
  title?: string;
  /** The specified words unless told otherwise. */
  text?: string;
  /** The button that does it: a verb. */
  action: string;
  cancel?: string;
};
type Asked = Question & { readonly answer: (yes: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function ask(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks before something that cannot be undone; true when the person goes ahead. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false);
    ask({ ...question, answer: resolve });
  });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog behind `confirm`; once in the office. */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const current = useSyncExternalStore(subscribe, () => asked);
  const [last, setLast] = useState<Asked | null>(null);
  if (current !== null && current !== last) setLast(current);
  const question = current ?? last;
  const close = (yes: boolean) => {
    current?.answer(yes);
    ask(null);
  };
  return (
    <Modal
      zIndex={400}
      opened={current !== null}
      onClose={() => close(false)}
      title={question?.title ?? t('confirmTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text mb="lg" style={{ whiteSpace: 'pre-line' }}>
        {question?.text ?? t('confirmText')}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => close(false)} data-autofocus>
          {question?.cancel ?? t('cancel')}
        </Button>
        <Button color="amber.7" onClick={() => close(true)}>
          {question?.action}
        </Button>
      </Group>
    </Modal>
  );
}
