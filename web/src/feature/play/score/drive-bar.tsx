import { Button, Group, Kbd } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { calledAmong, driveCount } from '../../../lib/play/drive.ts';
import { partnersOn } from '../../../lib/play/plays-hole.ts';
import type { CardView } from './desk/desk-view.ts';

type Props = { view: CardView; hole: number; by: string | null; least: number; onDrive: (by: string) => void };

/** Whose tee shot was used on the hole of the cursor, with how many of each were used and are asked for. D goes to the next partner. */
export function DriveBar({ view, hole, by, least, onDrive }: Props) {
  const { t } = useTranslation('score');
  const partners = partnersOn(view.card.side, hole);
  const ids = partners.map(({ playerId }) => playerId);
  const { partners: counted, open, short } = driveCount(least, view.card.side?.partners ?? [], view.drives);
  const next = ids[(ids.indexOf(by ?? '') + 1) % ids.length];
  return (
    <Group gap={4} role="group" aria-label={t('drive.label')}>
      <span>{t('drive.label')}</span>
      {partners.map(({ playerId, name }) => (
        <Button
          key={playerId}
          size="compact-sm"
          variant={by === playerId ? 'filled' : 'default'}
          aria-pressed={by === playerId}
          data-next-drive={playerId === next || undefined}
          opacity={by === null && !open.includes(playerId) ? 0.6 : undefined}
          disabled={!view.writable}
          onMouseDown={keepFocus}
          onClick={() => onDrive(playerId)}
        >
          {calledAmong(partners, name)} {counted.find(({ partner }) => partner === playerId)?.used}/{least}
        </Button>
      ))}
      <Kbd size="xs">D</Kbd>
      {short > 0 && <span className="needs-person strong">{t('drive.short', { count: short })}</span>}
    </Group>
  );
}

/** The keys stay at the cell. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
