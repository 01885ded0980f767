import type { Round } from '@fairway/api';
import { Button, Checkbox, SegmentedControl, Select, Tooltip } from '@mantine/core';
import { IconArrowBackUp } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconButton } from '../../../ui/field/icon-button.tsx';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { type MenuAction, MoreMenu } from '../../../ui/menu/more-menu.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { type FlightAddress, VIEWS } from './flight-address.ts';

/** Something to do, or a public page to open beside this one. */

type Props = {
  count: string;
  address: FlightAddress;
  onChange: (change: Partial<FlightAddress>) => void;
  rounds: readonly Round[];
  roundId: string;
  /** null: the person may not arrange flights. */
  arranging: { readonly onDraw: () => void; readonly undo: (() => void) | null } | null;
  tools: readonly MenuAction[];
  mayTag: boolean;
};

/** Above the flights: how to look at them, whom to find, and what may be done. */
export function FlightToolbar({ count, address, onChange, rounds, roundId, arranging, tools, mayTag }: Props) {
  const { t } = useTranslation(['flight', 'word']);
  const isBoard = address.view === 'board';
  return (
    <TableToolbar count={count}>
      <SegmentedControl
        aria-label={t('view.label')}
        data={VIEWS.filter((view) => mayTag || view !== 'tags').map((value) => ({ value, label: t(`view.${value}`) }))}
        value={address.view}
        onChange={(view) => onChange({ view })}
      />
      {rounds.length > 1 && (
        <Select
          aria-label={t('round')}
          w={106}
          data={rounds.map(({ id, number }) => ({ value: id, label: t('roundNumber', { number }) }))}
          value={roundId}
          onChange={(id) => onChange({ round: String(rounds.find((round) => round.id === id)?.number ?? '') })}
        />
      )}
      <SearchBox label={t('search')} value={address.search} onChange={(search) => onChange({ search })} />
      {isBoard && (
        <Checkbox
          size="md"
          label={t('onlyUnassigned')}
          checked={address.only === 'unassigned'}
          onChange={(event) => onChange({ only: event.currentTarget.checked ? 'unassigned' : '' })}
        />
      )}
      {isBoard && arranging !== null && (
        <>
          <Tooltip label={t('word:undo')}>
            <IconButton
              icon={IconArrowBackUp}
              variant="default"
              label={t('word:undo')}
              disabled={arranging.undo === null}
              onClick={() => arranging.undo?.()}
            />
          </Tooltip>
          <Button onClick={arranging.onDraw}>{t('draw.button')}</Button>
        </>
      )}
      {tools.length > 0 && <MoreMenu inToolbar label={t('tools')} actions={tools} />}
    </TableToolbar>
  );
}
