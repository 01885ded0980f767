import type { Player } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useGolferPage } from '../../../../ui/mark/golfer-link.tsx';
import { TextLink } from '../../../../ui/page/screen-link.tsx';
import { FormDrawer } from '../../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { NotDeleted } from '../bulk/not-deleted.tsx';
import type { Removal } from '../bulk/use-removal.ts';
import type { FieldContext } from '../field/tee.ts';
import { AnonymiseButton } from './anonymise-button.tsx';
import { PlayerFacts } from './player-facts.tsx';
import { PlayerForm } from './player-form.tsx';

/** `new`: the form of a player who is not there yet. */
export type OpenedPlayer = Player | 'new' | null;

type Props = {
  tournamentId: string;
  /** null: the drawer is closed. */
  opened: OpenedPlayer;
  onClose: () => void;
  context: FieldContext;
  roundNumber: number;
  writable: boolean;
  mayAnonymise: boolean;
  removal: Removal;
  /** The name of the side that they play in; undefined: none. */
  side: string | undefined;
};

/** A player beside the list: to read, or to add, change, delete and anonymise. */
export function PlayerDrawer({ opened, onClose, ...rest }: Props) {
  const { t } = useTranslation('player');
  return (
    <FormDrawer opened={opened !== null} onClose={onClose} title={opened === 'new' || opened === null ? t('add.title') : opened.name}>
      {(leave) => opened !== null && <PlayerRecord {...rest} opened={opened} onClose={onClose} onCancel={leave} />}
    </FormDrawer>
  );
}

function PlayerRecord({
  tournamentId,
  opened,
  onClose,
  onCancel,
  context,
  roundNumber,
  writable,
  mayAnonymise,
  removal,
  side,
}: Props & { opened: Player | 'new'; onCancel: () => void }) {
  const { t } = useTranslation('player');
  const player = opened === 'new' ? undefined : opened;
  // who has begun keeps what they typed, whatever another tab does: the save says why it is refused
  const [hasBegun] = useState(writable);
  const anonymise = mayAnonymise && player?.anonymisedAt === null && (
    <AnonymiseButton tournamentId={tournamentId} player={player} onDone={onClose} />
  );
  const golferPage = useGolferPage(player?.id ?? '');
  const toGolfer = golferPage !== null && (
    <p className="mb-8">
      <TextLink to={golferPage} label={t('toGolfer')} />
    </p>
  );
  const inSide = side !== undefined && <Text mb="sm">{t('inSide', { side })}</Text>;
  if (player !== undefined && !writable && !hasBegun) {
    return (
      <>
        {toGolfer}
        {inSide}
        <PlayerFacts player={player} context={context} />
        {anonymise}
      </>
    );
  }
  return (
    <>
      <NotDeleted outcome={removal.outcome} onClose={removal.forget} />
      {toGolfer}
      {inSide}
      <PlayerForm
        tournamentId={tournamentId}
        player={player}
        context={context}
        roundNumber={roundNumber}
        onSaved={({ name }) => {
          showToast('success', t(player === undefined ? 'add.done' : 'edit.saved', { name }), '');
          onClose();
        }}
        onCancel={onCancel}
      />
      {player !== undefined && (
        <Button mt="lg" variant="subtle" color="brick" onClick={() => removal.remove([player]).then((gone) => gone && onClose())}>
          {t('delete.title', { name: player.name })}
        </Button>
      )}
      {anonymise}
    </>
  );
}
