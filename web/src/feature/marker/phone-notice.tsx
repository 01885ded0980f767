import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Unread } from '../../ui/state-note.tsx';
import { hasSeveralPhones } from './phone.ts';
import { heldEntries, linkedFlights, type RoundRef } from './query.ts';

/** For the desk: strokes from phones that wait for a person, else flights in which a second phone has come in. */
export function PhoneNotice({ of }: { of: RoundRef }) {
  const { t } = useTranslation('marker-link');
  const held = useQuery(heldEntries(of, 1));
  const links = useQuery(linkedFlights(of));
  const waiting = held.data?.total ?? 0;
  const several = links.data?.items.filter(hasSeveralPhones).map(({ number }) => number) ?? [];
  const to = `/tournaments/${of.tournamentId}/links?round=${of.roundId}`;
  if (waiting + several.length === 0) return <Unread of={[held, links]} />;
  return (
    <Button component={Link} to={to} size="xs" {...(waiting > 0 ? { color: 'amber.7' } : { variant: 'default' })}>
      {waiting > 0 ? t('held.button', { count: waiting }) : t('severalIn', { count: several.length, numbers: several.join(', ') })}
    </Button>
  );
}
