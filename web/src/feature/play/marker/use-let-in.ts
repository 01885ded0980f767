import type { MarkerDevice } from '@fairway/api';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import type { WaitingPhone } from './phone.ts';
import { letIn, type RoundRef, useMarkerChange } from './query.ts';

/** The browser and the system of a phone as one name. */
export function usePhoneName(): (device: Pick<MarkerDevice, 'browser' | 'system'>) => string {
  const { t } = useTranslation('marker-link');
  return ({ browser, system }) => [browser, system].filter(Boolean).join(', ') || t('phone.unknown');
}

/** Lets in a phone that waits, and says so. */
export function useLetIn(of: RoundRef): { run: (phone: WaitingPhone) => void; isPending: boolean } {
  const { t } = useTranslation('marker-link');
  const nameOf = usePhoneName();
  const { mutate, isPending } = useMarkerChange(of, letIn(of));
  const run = ({ flight, device }: WaitingPhone) =>
    mutate(device.id, { onSuccess: () => showToast('success', t('waiting.done', { name: nameOf(device), flight }), '') });
  return { run, isPending };
}
