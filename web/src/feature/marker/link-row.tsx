import type { LinkedFlight } from '@fairway/api';
import { ActionIcon, Menu, Stack, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { confirm } from '../../ui/dialog/confirm.tsx';
import { StatusMark } from '../../ui/mark/status-mark.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import classes from './link-list.module.css';
import { hasCode, hasSeveralPhones, isCodeGuarded } from './phone.ts';
import { PhoneLine } from './phone-line.tsx';
import { type RoundRef, revokeLink, useMarkerChange } from './query.ts';

type Props = {
  of: RoundRef;
  flight: LinkedFlight;
  timeZone: string;
  /** Absent: the person may only look. */
  onMake: ((replace: boolean) => void) | undefined;
};

/** A flight: when it starts, who plays in it, whether it has a code, and its phones. */
export function LinkRow({ of, flight, timeZone, onMake }: Props) {
  const { t } = useTranslation('marker-link');
  const { number, teeTime, startingHole, startingSide, players, links } = flight;
  const revoke = useMarkerChange(of, async () => {
    for (const { id, revokedAt } of links) if (revokedAt === null) await revokeLink(of)(id);
  });
  const askAndRevoke = async () => {
    if (!(await confirm({ title: t('revokeTitle', { number }), text: t('revokeText'), action: t('revoke'), isFinal: true }))) return;
    revoke.mutate(undefined, { onSuccess: () => showToast('success', t('revoked', { number }), '') });
  };
  const devices = links.flatMap(({ devices, revokedAt }) =>
    devices.filter(({ waitingSince }) => waitingSince === null).map((device) => ({ device, isRevoked: revokedAt !== null })),
  );
  return (
    <tr>
      <th scope="row">{number}</th>
      <td data-wide-only className={classes.start}>
        {[teeTime, startingHole !== null && t('hole', { hole: `${startingHole}${startingSide ?? ''}` })].filter(Boolean).join(' · ')}
      </td>
      <td data-wide-only className={classes.players}>
        {players.join(', ')}
      </td>
      <td>
        <StatusMark tone={hasCode(flight) ? 'active' : flight.id === null || links.length > 0 ? 'quiet' : 'attention'}>
          {t(hasCode(flight) ? 'code.stands' : flight.id === null ? 'code.flightGone' : links.length > 0 ? 'code.revoked' : 'code.none')}
        </StatusMark>
      </td>
      <td>
        <Stack gap={2} py={4}>
          {hasCode(flight) && isCodeGuarded(flight) && <Text size="sm">{t('codeGuarded')}</Text>}
          {hasSeveralPhones(flight) && <StatusMark tone="attention">{t('several')}</StatusMark>}
          {devices.map(({ device, isRevoked }) => (
            <PhoneLine
              key={device.id}
              of={of}
              flight={number}
              device={device}
              isRevoked={isRevoked}
              timeZone={timeZone}
              mayShutOut={onMake !== undefined}
            />
          ))}
          {devices.length === 0 && hasCode(flight) && (
            <Text size="sm" c="dimmed">
              {t('noPhone')}
            </Text>
          )}
        </Stack>
      </td>
      <td>
        {onMake && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={t('menu', { number })}>
                <IconDots aria-hidden size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => onMake(false)}>{t(hasCode(flight) ? 'printAgain' : 'make')}</Menu.Item>
              {hasCode(flight) && <Menu.Item onClick={() => onMake(true)}>{t('replace')}</Menu.Item>}
              {hasCode(flight) && <Menu.Item onClick={askAndRevoke}>{t('revoke')}</Menu.Item>}
            </Menu.Dropdown>
          </Menu>
        )}
      </td>
    </tr>
  );
}
