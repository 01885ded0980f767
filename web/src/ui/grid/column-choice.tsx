import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '#icon';
import { useTranslation } from '../../i18n/use-translation.ts';

type Props = {
  columns: readonly { readonly id: string; readonly title: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

/** Chooses the columns on screen. */
export function ColumnChoice({ columns, hidden, onChange }: Props) {
  const { t } = useTranslation('grid');
  const turn = (id: string, isShown: boolean) => onChange(isShown ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 aria-hidden size={16} />}>
          {t('columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns')}>
        <Stack gap={6}>
          {columns.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={!hidden.includes(id)}
              onChange={({ currentTarget }) => turn(id, currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
