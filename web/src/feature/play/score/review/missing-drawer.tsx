import { Drawer, Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { StatusTag } from '../card/status-tag.tsx';
import type { CardView } from '../desk/desk-view.ts';
import { MissingList } from './missing-list.tsx';
import classes from './review.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  views: readonly CardView[];
  phoneOf: (playerId: string) => string | null;
  onOpen: (view: CardView, hole?: number) => void;
};

/** The missing scores: cards without some of them, flight by flight, and those whose scores are not expected. */
export function MissingDrawer({ opened, onClose, views, phoneOf, onOpen }: Props) {
  const { t } = useTranslation('score');
  const open = views.filter(({ expected, missing }) => expected && missing.length > 0).map((view) => ({ view, holes: view.missing }));
  const others = views.filter(({ expected }) => !expected);
  const count = open.reduce((sum, { holes }) => sum + holes.length, 0);
  return (
    <Drawer opened={opened} onClose={onClose} title={t('missing.title')}>
      <Text mb="md">{open.length === 0 ? t('missing.none') : t('missing.text', { holes: count, cards: open.length })}</Text>
      <MissingList cards={open} phoneOf={phoneOf} onOpen={onOpen} />
      {others.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('missing.others')}</h3>
          <ul className={classes.list}>
            {others.map(({ playerId, card }) => (
              <li key={playerId} className={classes.line}>
                {card.name} <StatusTag card={card} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}
