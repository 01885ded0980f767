import { hasOneBall } from '@fairway/golf';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { IconUsers } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { roundOf } from '../../../lib/play/round.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { everybody } from './arrangement/move.ts';
import { FLIGHT_DEFAULTS } from './flight-address.ts';
import { type FlightProps, FlightScreen } from './flight-screen.tsx';
import { arrangement } from './query.ts';

/** The flights of a tournament, round by round. */
export function FlightPanel(props: FlightProps) {
  const { t } = useTranslation('flight');
  const { tournament } = props;
  const [address] = useAddress(FLIGHT_DEFAULTS);
  const round = roundOf(tournament.rounds, address);
  const read = useQuery({ ...arrangement(tournament.id, round?.id ?? ''), enabled: round !== undefined });
  if (read.data === undefined || round === undefined) return <Unread of={[read]} height={460} />;
  if (everybody(read.data).length > 0) return <FlightScreen key={round.id} {...props} round={round} arrangement={read.data} />;
  if (hasOneBall(tournament.play) && tournament.playerCount > 0)
    return (
      <StateNote
        icon={<IconUsers aria-hidden size={36} stroke={1.4} />}
        title={t('empty.noSidesTitle')}
        text={t('empty.noSidesText')}
        action={
          <Button component={Link} to={`/tournaments/${tournament.id}/sides`}>
            {t('empty.toSides')}
          </Button>
        }
      />
    );
  return (
    <StateNote
      icon={<IconUsers aria-hidden size={36} stroke={1.4} />}
      title={t('empty.noPlayersTitle')}
      text={t('empty.noPlayersText')}
      action={
        <Button component={Link} to={`/tournaments/${tournament.id}/players`}>
          {t('empty.toPlayers')}
        </Button>
      }
    />
  );
}
