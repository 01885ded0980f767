import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconCards } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { roundOf } from '../../../lib/play/round.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { DESK_DEFAULTS } from './desk/desk-address.ts';
import { type DeskProps, DeskScreen } from './desk-screen.tsx';
import { scoreSheet } from './query.ts';

/** Typing scores with the keyboard alone: the cards of a round, one per line or one per page. */
export function ScoreDesk(props: DeskProps) {
  const { t } = useTranslation('score');
  const { tournament } = props;
  const [asked, change] = useAddress(DESK_DEFAULTS);
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const address = { ...asked, view: asked.view || (narrow ? 'page' : 'lines') };
  const round = roundOf(tournament.rounds, address);
  const read = useQuery({ ...scoreSheet(tournament.id, round?.id ?? ''), enabled: round !== undefined });
  if (read.data !== undefined && round !== undefined) {
    if (read.data.cards.length > 0) {
      return (
        <DeskScreen
          key={`${props.author.id} ${round.id}`}
          {...props}
          round={round}
          sheet={read.data}
          outdated={read.isError}
          address={address}
          onChange={change}
        />
      );
    }
    return (
      <StateNote
        icon={IconCards}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<LinkButton to={`/tournaments/${tournament.id}/players`} label={t('empty.toPlayers')} />}
      />
    );
  }
  return <Unread of={[read]} height={400} />;
}
