import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatClock } from '../../../lib/value/date.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { hasSeveralPhones, waitingPhones } from './phone.ts';
import { heldEntries, linkedFlights, type RoundRef } from './query.ts';
import { useLetIn, usePhoneName } from './use-let-in.ts';

/** So many phones that wait are let in from the desk itself; the others stand on the screen of the codes. */
const MOST_BUTTONS = 3;

type Props = { of: RoundRef; timeZone: string; mayLetIn: boolean };

/** For the desk: phones that wait to be let in, and strokes from phones that wait, else flights in which a second phone has come in. */
export function PhoneNotice({ of, timeZone, mayLetIn }: Props) {
  const { t } = useTranslation('marker-link');
  const held = useQuery(heldEntries(of, 1));
  const links = useQuery(linkedFlights(of));
  const nameOf = usePhoneName();
  const letIn = useLetIn(of);
  const flights = links.data?.items ?? [];
  const waiting = waitingPhones(flights, Date.now());
  const phones = mayLetIn ? waiting.slice(0, MOST_BUTTONS) : [];
  const more = waiting.length - phones.length;
  const heldCount = held.data?.total ?? 0;
  const several = flights.filter(hasSeveralPhones).map(({ number }) => number);
  const to = `/tournaments/${of.tournamentId}/links?round=${of.roundId}`;
  return (
    <>
      {phones.map((phone) => (
        <Button key={phone.device.id} size="xs" color="amber.7" loading={letIn.isPending} onClick={() => letIn.run(phone)}>
          {t('waiting.button', {
            flight: phone.flight,
            name: nameOf(phone.device),
            at: formatClock(new Date(phone.since), timeZone),
          })}
        </Button>
      ))}
      {more > 0 && (
        <LinkButton to={to} size="xs" color="amber.7" label={t(phones.length > 0 ? 'waiting.more' : 'waiting.title', { count: more })} />
      )}
      {heldCount + several.length === 0 ? (
        <Unread of={[held, links]} />
      ) : (
        <LinkButton
          to={to}
          size="xs"
          {...(heldCount > 0 ? { color: 'amber.7' } : { variant: 'default' })}
          label={
            heldCount > 0 ? t('held.button', { count: heldCount }) : t('severalIn', { count: several.length, numbers: several.join(', ') })
          }
        />
      )}
    </>
  );
}
