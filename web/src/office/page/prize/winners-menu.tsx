import { ActionIcon, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { IconArrowsShuffle, IconDots, IconGift, IconListNumbers, IconPhoto } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';

type Props = {
  tournament: { readonly id: string; readonly state: string };
  /** null: nobody wins anything yet. */
  onPicture: (() => void) | null;
  /** null: no tiebreak looks at an order made by hand, or it cannot be changed. */
  onTieOrder: (() => void) | null;
};

/** What is done with winners now and then: it stays out of the row of tools. A closed tournament cannot be changed, so nothing is tried there. */
export function WinnersMenu({ tournament: { id, state }, onPicture, onTieOrder }: Props) {
  const { t } = useTranslation(['winner', 'shell']);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('more')}>
          <IconDots aria-hidden size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onPicture && (
          <Menu.Item leftSection={<IconPhoto aria-hidden size={16} />} onClick={onPicture}>
            {t('picture.open')}
          </Menu.Item>
        )}
        {onTieOrder && (
          <Menu.Item leftSection={<IconListNumbers aria-hidden size={16} />} onClick={onTieOrder}>
            {t('tieOrder.open')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={`/tournaments/${id}/lucky-draw`} leftSection={<IconGift aria-hidden size={16} />}>
          {t('shell:screen.luckyDraw')}
        </Menu.Item>
        {state !== 'closed' && (
          <Menu.Item component={Link} to={`/tournaments/${id}/what-if`} leftSection={<IconArrowsShuffle aria-hidden size={16} />}>
            {t('shell:screen.whatIf')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
