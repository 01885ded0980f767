import type { Player } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useIsPrinting } from '../../../../lib/page/use-print.ts';
import rows from '../../../../ui/grid/opening-list.module.css';
import { cardOf, statusOf } from '../field/field.ts';
import type { FieldContext } from '../field/tee.ts';
import classes from './list.module.css';

type Props = {
  players: readonly Player[];
  context: FieldContext;
  /** The tournament goes by course handicaps, not by indexes. */
  byCourse: boolean;
  onOpen: (player: Player) => void;
};

const ITEM_HEIGHT = 66;

/** The players on a phone: one above the other, each opening its form. */
export function PlayerList({ players, context, byCourse, onOpen }: Props) {
  const { t } = useTranslation('player');
  const frame = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const virtual = useVirtualizer({
    count: players.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ITEM_HEIGHT,
    // paper has everybody
    overscan: isPrinting ? players.length : 6,
  });
  const items = virtual.getVirtualItems();
  return (
    <div ref={frame} className={`frame ${classes.scroll}`}>
      <ul
        className={classes.list}
        aria-label={t('list.label')}
        style={{ paddingTop: items[0]?.start ?? 0, paddingBottom: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) }}
      >
        {items.map(({ index, key }) => {
          const player = players[index];
          return (
            player !== undefined && (
              <li key={key} ref={virtual.measureElement} data-index={index} aria-setsize={players.length} aria-posinset={index + 1}>
                <PlayerItem player={player} context={context} byCourse={byCourse} onOpen={() => onOpen(player)} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

type ItemProps = Pick<Props, 'context' | 'byCourse'> & { player: Player; onOpen: () => void };

function PlayerItem({ player, context, byCourse, onOpen }: ItemProps) {
  const { t } = useTranslation(['player', 'word']);
  const { divisions, language, roundId } = context;
  const division = divisions.find(({ id }) => id === player.divisionId);
  const { handicapCourse, handicapCourseComputed: computed, handicapIndex } = player;
  const handicap = cardOf(player, roundId)?.playingHandicap ?? handicapCourse ?? computed ?? handicapIndex;
  const status = statusOf(player, roundId);
  const flight = cardOf(player, roundId)?.flight;
  const about = [
    division === undefined ? divisions.length > 0 && t('noDivision') : t('word:divisionName', division),
    handicap !== null &&
      t(byCourse && computed !== null ? 'list.computed' : 'list.handicap', { handicap: formatHandicap(handicap, language) }),
    flight && t('list.flight', { flight }),
    player.vga && t('list.vga', { vga: player.vga }),
  ];
  return (
    <button type="button" className={`hoverable ${rows.item}`} onClick={onOpen}>
      <span className="row between gap-8">
        <span>
          <strong>{player.name}</strong>
          <span className={rows.about}>{about.filter(Boolean).join(' · ')}</span>
        </span>
        {status !== 'ok' && <span className={`fixed needs-person strong small ${classes.status}`}>{t(`status.${status}`)}</span>}
      </span>
    </button>
  );
}
