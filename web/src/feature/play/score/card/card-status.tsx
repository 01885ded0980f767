import type { ScoreCard } from '@fairway/api';
import type { CardStatus as Status } from '@fairway/api/choice/play/score';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { IconChevronDown } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OpenMenu } from '../../../../ui/menu/open-menu.tsx';
import classes from './card.module.css';
import { StatusTag } from './status-tag.tsx';

/** Sets the status of a card; undefined: the person may not, or it was set elsewhere, as a cut is. */
export type SetStatus = ((playerId: string, status: Status) => void) | undefined;
type Props = {
  card: Pick<ScoreCard, 'playerId' | 'name' | 'status'>;
  onSet: SetStatus;
  /** In a line of the grid, which is one stop for Tab: a key of the line opens the menu. */
  inLine?: boolean;
};

const CHOICES = ['WD', 'DQ', 'DNS', 'NR'] as const;

/** Why no score of a player is expected, with a menu to set it and to take it back; the menu is drawn once it is asked for. */
export function CardStatus({ card, onSet, inLine = false }: Props) {
  const { t } = useTranslation('score');
  const [asked, setAsked] = useState(false);
  if (onSet === undefined) return <StatusTag card={card} />;
  const { playerId, name, status } = card;
  const now = status === 'ok' ? t('statusNone') : t(`statusWord.${status}`);
  const button = {
    className: `inline-row quiet ${classes.statusButton}`,
    'aria-label': t('statusOf', { name, status: now }),
    'aria-keyshortcuts': 's' as const,
    'data-status-of': playerId,
    tabIndex: inLine ? -1 : undefined,
    children: (
      <>
        {status === 'ok' ? <span className={classes.statusWord}>{t('statusMenu')}</span> : <StatusTag card={card} />}
        <IconChevronDown aria-hidden size={14} />
      </>
    ),
  };
  if (!asked) return <button type="button" aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} {...button} />;
  return (
    <OpenMenu button={button} position="bottom-start" width={260}>
      {CHOICES.filter((choice) => choice !== status).map((choice) => (
        <Menu.Item key={choice} onClick={() => onSet(playerId, choice)}>
          {t(`statusChoice.${choice}`)}
        </Menu.Item>
      ))}
      {status !== 'ok' && (
        <>
          <Menu.Divider />
          <Menu.Item onClick={() => onSet(playerId, 'ok')}>{t('statusTakeBack')}</Menu.Item>
        </>
      )}
    </OpenMenu>
  );
}
