import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';

type Props = { page: number; pageSize: number; total: number; onPage: (page: number) => void };

/** Under a list that comes in pages; nothing when there is one page only. */
export function Pager({ page, pageSize, total, onPage }: Props) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  // not disabled: on the last page the button would lose the focus of the keyboard
  const step = (to: number) => {
    const isNone = to < 1 || to > pages;
    return { 'aria-disabled': isNone, 'data-disabled': isNone || undefined, onClick: () => !isNone && onPage(to) };
  };
  return (
    <Group component="nav" aria-label={t('page', { page, pages })} justify="flex-end" gap="xs" mt="sm">
      <ActionIcon variant="default" size={36} {...step(page - 1)} aria-label={t('previousPage')}>
        <IconChevronLeft aria-hidden size={18} />
      </ActionIcon>
      <span className="tabular">{t('page', { page, pages })}</span>
      <ActionIcon variant="default" size={36} {...step(page + 1)} aria-label={t('nextPage')}>
        <IconChevronRight aria-hidden size={18} />
      </ActionIcon>
    </Group>
  );
}
