import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

type Props = { holes: number; onChange: (holes: number) => void };

/** Whether the card that is typed has eighteen holes or nine. */
export function HoleCountField({ holes, onChange }: Props) {
  const { t } = useTranslation('course');
  const label = useId();
  return (
    <Stack gap={4}>
      <Text id={label} size="sm" fw={500}>
        {t('kind.label')}
      </Text>
      <SegmentedControl
        aria-labelledby={label}
        w="fit-content"
        data={[
          { value: '18', label: t('kind.whole') },
          { value: '9', label: t('kind.nine') },
        ]}
        value={String(holes)}
        onChange={(count) => onChange(Number(count))}
      />
    </Stack>
  );
}
