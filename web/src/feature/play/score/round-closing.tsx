import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';

export type RoundAction = 'finish' | 'reopen';

type Props = {
  finished: boolean;
  /** Nothing is missing and nothing differs: finishing is the next step. */
  isNext: boolean;
  /** Scores that the server does not have yet. */
  unsent: number;
  pending: boolean;
  onAction: (action: RoundAction) => void;
};

/** Finishes the round, or opens it again for corrections. */
export function RoundClosing({ finished, isNext, unsent, pending, onAction }: Props) {
  const { t } = useTranslation('score');
  const finish = () => {
    if (unsent > 0) showToast('warning', t('finish.button'), t('finish.unsent'));
    else onAction('finish');
  };
  return finished ? (
    <Button variant="default" loading={pending} onClick={() => onAction('reopen')}>
      {t('finish.reopen')}
    </Button>
  ) : (
    <Button variant={isNext ? 'filled' : 'default'} loading={pending} onClick={finish}>
      {t('finish.button')}
    </Button>
  );
}
