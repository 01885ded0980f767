import type { DefinitionUse } from '@fairway/api';
import { List, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';

/** Where a definition is used, and what a change of it does not touch. */
export function UsesLine({ use }: { use: DefinitionUse | undefined }) {
  const { t } = useTranslation('definition');
  if (use === undefined) return <Text c="dimmed">{t('unused')}</Text>;
  const more = use.count - use.newest.length;
  return (
    <section>
      <Text fw={600}>{t('usesTitle')}</Text>
      <List size="sm" spacing="xs" my={4}>
        {use.newest.map(({ id, name }) => (
          <List.Item key={id}>
            <TextLink to={`/tournaments/${id}`} inherit label={name} />
          </List.Item>
        ))}
        {more > 0 && <List.Item>{t('usesMore', { count: more })}</List.Item>}
      </List>
      <Text size="sm" c="dimmed">
        {t('usesHelp')}
      </Text>
    </section>
  );
}
