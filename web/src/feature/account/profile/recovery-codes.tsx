import { Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { IconCopy } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';

type Props = { codes: readonly string[]; onKept: () => void };

/** The codes that stand in for the phone, shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation('profile');
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={3} size="h4">
        {t('factor.codesTitle')}
      </Title>
      <Text size="sm">{t('factor.codesText')}</Text>
      <Code block>{codes.join('\n')}</Code>
      <Group gap="xs">
        <Button onClick={onKept}>{t('factor.kept')}</Button>
        <CopyButton value={codes.join('\n')} label={t('factor.copy')} leftSection={<IconCopy aria-hidden size={16} />} />
      </Group>
    </Stack>
  );
}
