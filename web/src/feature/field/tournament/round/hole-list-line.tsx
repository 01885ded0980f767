import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatInstant } from '../../../../lib/value/date.ts';
import { CopyButton } from '../../../../ui/field/copy-button.tsx';
import type { HoleList } from './counted-holes-form.tsx';

type Props = {
  list: HoleList;
  name: string | null;
  timeZone: string;
  onEdit: ((way: 'draw' | 'name') => void) | null;
  children: ReactNode;
};

/** How much of a seal people compare at a glance. */
const SHORT = 8;

/** One list: its state, its seals with the latest first, and what can be done with it. */
export function HoleListLine({ list: { count, entered, waits, published, drawable, seals }, name, timeZone, onEdit, children }: Props) {
  const { t } = useTranslation('counted-holes');
  const state = published !== null ? 'published' : entered ? 'entered' : waits ? 'waits' : 'missing';
  const sentence = t(state, { count, holes: published?.join(', ') ?? '' });
  const labelled = (action: string) => ({ ...(name !== null && { 'aria-label': `${action}: ${name}` }), children: action });
  return (
    <li>
      <Group gap="xs" justify="space-between">
        <Text className="tabular" {...(state === 'missing' && { c: 'var(--fairway-needs-person)' })}>
          {name !== null && <b>{name}: </b>}
          {sentence}
        </Text>
        {onEdit && (
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              disabled={!drawable}
              onClick={() => onEdit('draw')}
              {...labelled(t(entered ? 'drawAgain' : 'draw'))}
            />
            <Button size="xs" variant="default" onClick={() => onEdit('name')} {...labelled(t(entered ? 'nameAgain' : 'name'))} />
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
          <Text size="sm" c="dimmed" className="tabular" {...((nth > 0 || !entered) && { td: 'line-through' })} title={seal}>
            {t('sealed', { seal: `${seal.slice(0, SHORT)}…`, time: formatInstant(at, timeZone), by: by ?? '–' })}
          </Text>
          {nth === 0 && <CopyButton value={seal} label={t('copy')} size="compact-sm" variant="subtle" />}
          {reason !== null && (
            <Text size="sm" c="dimmed">
              {t('changedFor', { reason })}
            </Text>
          )}
        </Group>
      ))}
      {children}
    </li>
  );
}
