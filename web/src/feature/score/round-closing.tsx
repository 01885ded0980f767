import type { Round } from '@fairway/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toast.ts';
import { confirm } from '../../ui/confirm.tsx';

export type RoundDeed = 'finish' | 'resume';

type Props = {
  round: Round;
  finished: boolean;
  /** Scores that the server does not have yet. */
  unsent: number;
  pending: boolean;
  onDeed: (deed: RoundDeed) => void;
};

/** Finishes the round, or opens it again for corrections. */
export function RoundClosing({ round, finished, unsent, pending, onDeed }: Props) {
  const { t } = useTranslation('score');
  const finish = async () => {
    if (unsent > 0) showToast('warning', t('finish.button'), t('finish.unsent'));
    else if (await confirm({ title: t('finish.asking', { number: round.number }), text: t('finish.text'), action: t('finish.button') })) {
      onDeed('finish');
    }
  };
  return finished ? (
    <Button variant="default" loading={pending} onClick={() => onDeed('resume')}>
      {t('finish.resume')}
    </Button>
  ) : (
    <Button variant="default" loading={pending} onClick={finish}>
      {t('finish.button')}
    </Button>
  );
}
