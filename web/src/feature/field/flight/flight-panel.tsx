import { hasOneBall } from '@fairway/golf';
import { useQuery } from '@tanstack/react-query';
import { IconUsers } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { roundOf } from '../../../lib/play/round.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
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
        icon={IconUsers}
        title={t('empty.noSidesTitle')}
        text={t('empty.noSidesText')}
        action={<LinkButton to={`/tournaments/${tournament.id}/sides`} label={t('empty.toSides')} />}
      />
    );
  return (
    <StateNote
      icon={IconUsers}
      title={t('empty.noPlayersTitle')}
      text={t('empty.noPlayersText')}
      action={<LinkButton to={`/tournaments/${tournament.id}/players`} label={t('empty.toPlayers')} />}
    />
  );
}
