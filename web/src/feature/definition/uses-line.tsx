import type { DefinitionUse } from '@fairway/api';
import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Where a definition is used, and what a change of it does not touch. */
export function UsesLine({ use }: { use: DefinitionUse | undefined }) {
  const { t } = useTranslation('definition');
  if (use === undefined) return <Text c="dimmed">{t('unused')}</Text>;
  const more = use.count - use.newest.length;
  return (
    <section>
      <Text fw={600}>{t('usesTitle')}</Text>
      <ul style={{ margin: '4px 0', paddingLeft: 20 }}>
        {use.newest.map(({ id, name }) => (
          <li key={id}>
            <Anchor component={Link} to={`/tournaments/${id}`} lh={1.7}>
              {name}
            </Anchor>
          </li>
        ))}
        {more > 0 && <li>{t('usesMore', { count: more })}</li>}
      </ul>
      <Text size="sm" c="dimmed">
        {t('usesHelp')}
      </Text>
    </section>
  );
}
