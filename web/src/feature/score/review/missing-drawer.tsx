import { Drawer, Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { holeRanges } from '../../../lib/hole-range.ts';
import { StatusTag } from '../card/status-tag.tsx';
import { type CardView, unfinished } from '../desk/desk-view.ts';
import classes from './review.module.css';

type Props = { opened: boolean; onClose: () => void; views: readonly CardView[]; onOpen: (view: CardView) => void };

/** The missing scores: cards without some of them, the emptiest first, and those whose scores are not expected. */
export function MissingDrawer({ opened, onClose, views, onOpen }: Props) {
  const { t } = useTranslation(['score', 'word']);
  const open = unfinished(views);
  const others = views.filter(({ expected }) => !expected);
  const holes = open.reduce((sum, { missing }) => sum + missing.length, 0);
  return (
    <Drawer opened={opened} onClose={onClose} title={t('missing.title')} closeButtonProps={{ 'aria-label': t('word:close') }}>
      <Text mb="md">{open.length === 0 ? t('missing.none') : t('missing.text', { holes, cards: open.length })}</Text>
      <ul className={classes.list}>
        {open.map((view) => (
          <li key={view.playerId}>
            <button type="button" className={classes.line} onClick={() => onOpen(view)}>
              <strong>{view.card.name}</strong>
              <span>
                {[
                  view.card.flight === null ? t('noFlight') : t('flightNumber', { flight: view.card.flight }),
                  view.missing.length === view.holes.length
                    ? t('missing.allHoles')
                    : t('missing.holes', { holes: holeRanges(view.missing) }),
                ].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('missing.others')}</h3>
          <ul className={classes.list}>
            {others.map(({ playerId, card }) => (
              <li key={playerId} className={classes.line}>
                <span>
                  {card.name} <StatusTag card={card} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}
