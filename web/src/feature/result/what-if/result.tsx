import type { ChangedPlace, Difference } from '@fairway/api';
import { Alert, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { IconEqual } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { countOf, listsOf, matching, sayDivision } from './filter.ts';
import { PlaceTable } from './place-table.tsx';
import { PrizeTable, type SayWhy } from './prize-table.tsx';
import classes from './what-if.module.css';

type Props = {
  readonly difference: Difference;
  /** Sides play one ball: each place is a side's. */
  readonly isOneBall: boolean;
  readonly divisions: readonly { readonly id: string; readonly name: string }[];
  readonly sayWhy: SayWhy;
  /** Asks why a player would have another place, in a division's list where one is shown. */
  readonly onWhy: (place: ChangedPlace, within: 'field' | 'division') => void;
};

/** Who wins or loses a prize first, then who moves to another division, then every place that changes. */
export function Result({ difference, isOneBall, divisions, sayWhy, onWhy }: Props) {
  const { t } = useTranslation(['what-if', 'explanation', 'word']);
  const { bases, handicapPending } = difference;
  const [wanted, setBasis] = useState('');
  const [divisionId, setDivisionId] = useState('');
  const [search, setSearch] = useState('');
  const basis = bases.find((one) => one === wanted) ?? bases[0] ?? 'gross';
  const visible = matching(difference, { basis, divisionId, search });
  const { sides, players } = listsOf(visible, isOneBall);
  const list = { divisions, onWhy: (place: ChangedPlace) => onWhy(place, divisionId === '' ? 'field' : 'division') };
  const isSame = difference.prizes.length + difference.places.length + difference.moves.length === 0;
  const pending = handicapPending && <Alert color="sand">{t('pending')}</Alert>;
  if (isSame) {
    return (
      <>
        {pending}
        <StateNote icon={IconEqual} title={t('same')} text={t('sameText')} />
      </>
    );
  }
  return (
    <>
      {pending}
      <TableToolbar count={countOf(difference, isOneBall, t)}>
        {bases.length > 1 && (
          <SegmentedControl
            aria-label={t('basisLabel')}
            data={bases.map((value) => ({ value, label: t(`explanation:basis.${value}`) }))}
            value={basis}
            onChange={setBasis}
          />
        )}
        {divisions.length > 0 && (
          <Select
            aria-label={t('show')}
            w={170}
            data={[
              { value: '', label: t('field') },
              ...divisions.map(({ id, name }) => ({ value: id, label: t('word:divisionName', { name }) })),
            ]}
            value={divisionId}
            allowDeselect={false}
            onChange={(id) => setDivisionId(id ?? '')}
          />
        )}
        <SearchBox label={t('search')} value={search} onChange={setSearch} />
      </TableToolbar>
      <PrizeTable prizes={visible.prizes} sayWhy={sayWhy} />
      {visible.moves.length > 0 && (
        <section className={`mb-16 ${classes.moves}`}>
          <h3 className={classes.title}>{t('moves', { count: visible.moves.length })}</h3>
          <ul className="marked">
            {visible.moves.map(({ playerId, name, from, to }) => (
              <li key={playerId}>{t('move', { name, from: sayDivision(from, divisions, t), to: sayDivision(to, divisions, t) })}</li>
            ))}
          </ul>
          <p>{t('movesHelp')}</p>
        </section>
      )}
      {sides.length > 0 && <PlaceTable of="sides" places={sides} {...list} />}
      {(players.length > 0 || sides.length === 0) && <PlaceTable of="players" places={players} {...list} />}
    </>
  );
}
