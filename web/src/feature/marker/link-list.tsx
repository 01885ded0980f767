import type { LinkedFlight, NewMarkerLink } from '@fairway/api';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { confirm } from '../../ui/dialog/confirm.tsx';
import { StateNote, Unread } from '../../ui/page/state-note.tsx';
import surface from '../../ui/style/surface.module.css';
import tableClasses from '../../ui/table/table.module.css';
import { TableToolbar } from '../../ui/table/table-toolbar.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { LinkRow } from './link-row.tsx';
import { hasCode, phonesOf } from './phone.ts';
import { linkedFlights, makeLinks, type RoundRef, useMarkerChange } from './query.ts';

type Props = {
  of: RoundRef;
  /** Of the club. */
  timeZone: string;
  mayWrite: boolean;
  /** What stands on the paper: the tournament, its round and date. */
  heading: string;
  /** What stands above the list, and on no paper. */
  above: ReactNode;
};

/** The flights of a round, with the QR codes of each and the phones that came in by them. */
export function LinkList({ of, timeZone, mayWrite, heading, above }: Props) {
  const { t } = useTranslation('marker-link');
  const read = useQuery(linkedFlights(of));
  const make = useMarkerChange(of, makeLinks(of));
  const [sheet, setSheet] = useState<readonly NewMarkerLink[] | null>(null);
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const { items, secure } = read.data;
  const here = items.filter(({ id }) => id !== null);
  if (items.length === 0)
    return <StateNote icon={<IconQrcode aria-hidden size={36} stroke={1.4} />} title={t('emptyTitle')} text={t('emptyText')} />;
  if (sheet !== null) return <CodeSheet codes={sheet} flights={items} heading={heading} secure={secure} onClose={() => setSheet(null)} />;
  const makeFor = async (flights: readonly LinkedFlight[], replace: boolean) => {
    const [number = ''] = flights.map((flight) => flight.number);
    if (replace && !(await confirm({ title: t('replaceTitle', { number }), text: t('replaceText'), action: t('replace') }))) return;
    make.mutate({ flightIds: flights.flatMap(({ id }) => id ?? []), replace }, { onSuccess: setSheet });
  };
  const without = here.filter((flight) => !hasCode(flight));
  return (
    <>
      {above}
      {!secure && (
        <Alert icon={<IconAlertTriangle aria-hidden size={18} />} color="amber" mb="sm" title={t('insecureTitle')}>
          {t('insecureText')}
        </Alert>
      )}
      <TableToolbar count={t('count', { count: here.length, phones: here.flatMap(phonesOf).length })}>
        {mayWrite && without.length > 0 && (
          <Button loading={make.isPending} onClick={() => makeFor(without, false)}>
            {t('makeMissing', { count: without.length })}
          </Button>
        )}
        {mayWrite && without.length === 0 && (
          <Button variant="default" loading={make.isPending} onClick={() => makeFor(here, false)}>
            {t('printAll')}
          </Button>
        )}
      </TableToolbar>
      <div className={surface.frame}>
        <div className={tableClasses.scroll}>
          <table className={tableClasses.table} aria-label={t('label')}>
            <thead>
              <tr>
                {(['flight', 'start', 'players', 'code', 'phones'] as const).map((column) => (
                  <th key={column} scope="col" data-wide-only={column === 'players' || column === 'start' || undefined}>
                    {t(`column.${column}`)}
                  </th>
                ))}
                <th aria-hidden />
              </tr>
            </thead>
            <tbody>
              {items.map((flight) => (
                <LinkRow
                  key={flight.id ?? flight.number}
                  of={of}
                  flight={flight}
                  timeZone={timeZone}
                  onMake={mayWrite && flight.id !== null ? (replace) => makeFor([flight], replace) : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
