import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';

type Question = {
  /** What is about to happen, as a question; “Are you sure?” unless told otherwise. */
  title?: string;
  /** The specified words unless told otherwise. */
  text?: string;
  /** The button that does it: a verb. */
  action: string;
  cancel?: string;
};

/** Asks before something that cannot be undone; true when the person goes ahead. A new question answers the one before with no. */
export const confirm = ({ title, text, action, cancel }: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const t = i18next.getFixedT(null, 'word');
    modals.closeAll();
    modals.openConfirmModal({
      title: title ?? t('confirmTitle'),
      children: <Text style={{ whiteSpace: 'pre-line' }}>{text ?? t('confirmText')}</Text>,
      labels: { confirm: action, cancel: cancel ?? t('cancel') },
      cancelProps: { 'data-autofocus': true },
      confirmProps: { color: 'amber.7' },
      groupProps: { gap: 'xs' },
      closeButtonProps: { 'aria-label': t('close') },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
