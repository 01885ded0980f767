import { Button, CopyButton, Group, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatInstant } from '../../../lib/date.ts';
import type { HoleList } from './counted-holes-panel.tsx';

type Props = { list: HoleList; name: string | null; timeZone: string; onEdit: ((way: 'draw' | 'name') => void) | null };

/** How much of a seal people compare at a glance. */
const SHORT = 8;

/** One list: its state, its seals with the latest first, and what can be done with it. */
export function HoleListLine({ list: { count, entered, published, drawable, seals }, name, timeZone, onEdit }: Props) {
  const { t } = useTranslation('counted-holes');
  const said =
    published !== null ? t('published', { holes: published.join(', ') }) : entered ? t('entered', { count }) : t('missing', { count });
  const labelled = (action: string) => ({ ...(name !== null && { 'aria-label': `${action}: ${name}` }), children: action });
  return (
    <li>
      <Group gap="xs" justify="space-between">
        <Text className="tabular" {...(!entered && { c: 'var(--fairway-needs-person)' })}>
          {name !== null && <b>{name}: </b>}
          {said}
        </Text>
        {onEdit && (
          <Group gap="xs">
            <Button size="xs" variant="default" disabled={!drawable} onClick={() => onEdit('draw')} {...labelled(t('draw'))} />
            <Button size="xs" variant="default" onClick={() => onEdit('name')} {...labelled(t('name'))} />
          </Group>
        )}
      </Group>
      {onEdit && !drawable && (
        <Text size="sm" c="dimmed">
          {t('notDrawable')}
        </Text>
      )}
      {seals.map(({ seal, at, by, reason }, nth) => (
        <Group key={seal} gap="xs">
          <Text size="sm" c="dimmed" className="tabular" {...(nth > 0 && { td: 'line-through' })} title={seal}>
            {t('sealed', { seal: `${seal.slice(0, SHORT)}…`, time: formatInstant(at, timeZone), by: by ?? '–' })}
          </Text>
          {nth === 0 && (
            <CopyButton value={seal}>
              {({ copied, copy }) => (
                <Button size="compact-xs" variant="subtle" onClick={copy}>
                  {copied ? t('copied') : t('copy')}
                </Button>
              )}
            </CopyButton>
          )}
          {reason !== null && (
            <Text size="sm" c="dimmed">
              {t('changedFor', { reason })}
            </Text>
          )}
        </Group>
      ))}
    </li>
  );
}
