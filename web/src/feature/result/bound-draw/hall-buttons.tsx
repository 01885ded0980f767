import type { BoundDraw } from '@fairway/api';
import { GUEST_COUNT, OPENING_SECONDS } from '@fairway/api/choice/result/bound-draw';
import { Button, Modal, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import classes from './bound-draw.module.css';
import { beginAnew, openNumbers, sendGuestAway, useDrawChange } from './query.ts';

type Props = { tournamentId: string; draw: BoundDraw };

/** What the presenter does while guests give the numbers: show the code, have the numbers opened, begin anew without who does not open. */
export function HallButtons({ tournamentId, draw }: Props) {
  const { t } = useTranslation('counted-holes');
  const [isShowing, setShowing] = useState(false);
  const open = useDrawChange(tournamentId, openNumbers(tournamentId));
  const anew = useDrawChange(tournamentId, beginAnew(tournamentId));
  const away = useDrawChange(tournamentId, sendGuestAway(tournamentId));
  const mayBeginAnew = useLater(draw.openingAt === null ? null : Date.parse(draw.openingAt) + OPENING_SECONDS * 1000);
  const askAnew = async () => {
    if (await confirm({ title: t('bound.anewTitle'), text: t('bound.anewText'), action: t('bound.anew') })) anew.mutate(draw.id);
  };
  if (draw.phase === 'opening') {
    return (
      <Button size="xs" variant="default" disabled={!mayBeginAnew} loading={anew.isPending} onClick={askAnew}>
        {t('bound.anew')}
      </Button>
    );
  }
  if (draw.phase !== 'hall' || draw.hall === null) return null;
  const { picture, code } = draw.hall;
  return (
    <>
      <Button size="xs" onClick={() => setShowing(true)}>
        {t('bound.showCode')}
      </Button>
      <Modal opened={isShowing} onClose={() => setShowing(false)} title={t('bound.hallTitle')} size="min(96vw, 70rem)">
        <div className={classes.hall}>
          <img className={classes.code} src={picture} alt={t('bound.hallTitle')} />
          <Stack gap="md">
            <div>
              <Text>{t('bound.hallCode')}</Text>
              <Title order={2} className={classes.number}>
                {code}
              </Title>
            </div>
            <section aria-label={t('bound.guests')} className={classes.guests} data-landing>
              {draw.guests.length === 0 && <Text c="dimmed">{t('bound.nobody')}</Text>}
              <ol className="marked">
                {draw.guests.map(({ name, seal }) => (
                  <li key={seal}>
                    ✓ {name}{' '}
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      aria-label={t('bound.sendAwayName', { name })}
                      onClick={() => away.mutate({ drawId: draw.id, seal })}
                    >
                      {t('bound.sendAway')}
                    </Button>
                  </li>
                ))}
              </ol>
            </section>
            <Button
              size="lg"
              disabled={draw.guests.length < GUEST_COUNT}
              loading={open.isPending}
              onClick={() => open.mutate(draw.id, { onSuccess: () => setShowing(false) })}
            >
              {t('bound.open')}
            </Button>
            <Text c="dimmed">{t('bound.openHelp')}</Text>
          </Stack>
        </div>
      </Modal>
    </>
  );
}

/** Whether a moment has come; the screen changes when it does. */
function useLater(moment: number | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null || now >= moment) return;
    const timer = setTimeout(() => setNow(Date.now()), moment - now + 100);
    return () => clearTimeout(timer);
  }, [moment, now]);
  return moment !== null && now >= moment;
}
