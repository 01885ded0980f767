import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type Props = { page: number; pageSize: number; total: number; onPage: (page: number) => void };

/** Under a list that comes in pages; nothing when there is one page only. */
export function Pager({ page, pageSize, total, onPage }: Props) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <Group component="nav" aria-label={t('page', { page, pages })} justify="flex-end" gap="xs" mt="sm">
      <ActionIcon variant="default" size={36} disabled={page <= 1} aria-label={t('previousPage')} onClick={() => onPage(page - 1)}>
        <IconChevronLeft aria-hidden size={18} />
      </ActionIcon>
      <span className="tabular">{t('page', { page, pages })}</span>
      <ActionIcon variant="default" size={36} disabled={page >= pages} aria-label={t('nextPage')} onClick={() => onPage(page + 1)}>
        <IconChevronRight aria-hidden size={18} />
      </ActionIcon>
    </Group>
  );
}
