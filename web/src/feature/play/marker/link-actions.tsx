import type { LinkedFlight } from '@fairway/api';
import { Group, Tooltip } from '@mantine/core';
import { IconQrcode } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { IconButton } from '../../../ui/field/icon-button.tsx';
import { MoreMenu } from '../../../ui/menu/more-menu.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { hasCode } from './phone.ts';
import { type RoundRef, revokeLink, useMarkerChange } from './query.ts';

type Props = { of: RoundRef; flight: LinkedFlight; onMake: (replace: boolean) => void };

/** What can be done with a flight's codes: one more at a press, the rest in a menu. */
export function LinkActions({ of, flight, onMake }: Props) {
  const { t } = useTranslation('marker-link');
  const { number, links } = flight;
  const revoke = useMarkerChange(of, async () => {
    for (const { id, revokedAt } of links) if (revokedAt === null) await revokeLink(of)(id);
  });
  const askAndRevoke = async () => {
    if (!(await confirm({ title: t('revokeTitle', { number }), text: t('revokeText'), action: t('revoke'), isFinal: true }))) return;
    revoke.mutate(undefined, { onSuccess: () => showToast('success', t('revoked', { number }), '') });
  };
  const make = t(hasCode(flight) ? 'printAgain' : 'make');
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label={make}>
        <IconButton icon={IconQrcode} className="for-desk" label={t('makeOf', { action: make, number })} onClick={() => onMake(false)} />
      </Tooltip>
      <MoreMenu
        label={t('menu', { number })}
        actions={[
          { label: make, run: () => onMake(false) },
          hasCode(flight) && { label: t('replace'), run: () => onMake(true) },
          hasCode(flight) && { label: t('revoke'), run: askAndRevoke },
        ]}
      />
    </Group>
  );
}
