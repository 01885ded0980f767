import { Anchor, Button, Text } from '@mantine/core';
import { IconCopy, IconDeviceTv } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { API_BASE } from '../../../lib/api/api-base.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import classes from './step-card.module.css';
import { StepCard } from './step-card.tsx';

/** `address`: the short one of the television; null while it is read. */
type Props = { tournamentId: string; address: string | null; isPublic: boolean; isRunning: boolean; hasWinners: boolean; isMatch: boolean };

/** The television: its address as a link and as a QR code, and what it shows when. */
export function TelevisionStep({ tournamentId, address, isPublic, isRunning, hasWinners, isMatch }: Props) {
  const { t } = useTranslation('presentation');
  const path = `${PREFIX}/tournaments/${tournamentId}/live?tv=1`;
  const link = address ?? new URL(path, location.href).href;
  const of = isMatch ? 'matches' : 'strokes';
  const text = isRunning ? t('tv.ceremony') : hasWinners ? t(`tv.${of}.winners`) : t(`tv.${of}.board`);
  return (
    <StepCard
      nth={isRunning ? null : 2}
      title={t('tv.title')}
      state={isPublic ? text : t('notPublic')}
      tone={isPublic ? 'active' : 'attention'}
    >
      {isPublic && (
        <Anchor className={classes.link} href={path} target="_blank">
          {link.replace(/^https?:\/\//, '')}
        </Anchor>
      )}
      {isPublic && (
        <div className={classes.television}>
          <img className={classes.code} src={`${API_BASE}/api/live/tournaments/${tournamentId}/code.svg?tv=1`} alt={t('tv.code')} />
          <div className={`column gap-8 ${classes.links}`}>
            <Button component="a" href={path} target="_blank" variant="default" leftSection={<IconDeviceTv aria-hidden size={16} />}>
              {t('openTelevision')}
            </Button>
            <CopyButton value={link} label={t('tv.copy')} leftSection={<IconCopy aria-hidden size={16} />} />
          </div>
        </div>
      )}
      <div>
        <Text size="sm" fw={500}>
          {t('tv.shows')}
        </Text>
        <ul className={classes.list}>
          <li>{t(`tv.${of}.before`)}</li>
          <li>{t('tv.during')}</li>
          <li>{t(`tv.${of}.after`)}</li>
        </ul>
      </div>
    </StepCard>
  );
}
