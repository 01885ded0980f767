import type { StaffSession, Team } from '@fairway/api';
import { MATCH_FORMATS } from '@fairway/golf';
import { Alert, Input, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { useTellDrawer } from '../../../ui/record/form/around-form.ts';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { type Choice, chosenIn, placesOf, withGolfer } from './order-choice.ts';
import { handInFor } from './query.ts';

type Props = { tournamentId: string; session: StaffSession | undefined; team: Team | undefined; opened: boolean; onClose: () => void };

/** Hands in the order of a team whose captain does not come. */
export function HandInDrawer({ tournamentId, session, team, opened, onClose }: Props) {
  const { t } = useTranslation('team');
  return (
    <FormDrawer opened={opened} onClose={onClose} title={t('orders.handInTitle', { name: team?.name ?? '' })}>
      {(leave) => session && team && <HandInForm {...{ tournamentId, session, team }} onSent={onClose} onCancel={leave} />}
    </FormDrawer>
  );
}

type FormProps = { tournamentId: string; session: StaffSession; team: Team; onSent: () => void; onCancel: () => void };

function HandInForm({ tournamentId, session, team, onSent, onCancel }: FormProps) {
  const { t } = useTranslation(['team', 'match-board']);
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice>({});
  const own = session.matches
    .filter(({ teamIds }) => teamIds.includes(team.id))
    .map(({ id, number, format }) => ({ id, number, format, size: MATCH_FORMATS[format].size }));
  useTellDrawer(Object.keys(choice).length > 0);
  const sending = useMutation({
    mutationFn: () =>
      handInFor(
        { tournamentId, matchSessionId: session.id, teamId: team.id },
        own.map((match) => ({ matchId: match.id, playerIds: chosenIn(choice, match) })),
      ),
    meta: { shows: ['validation'] },
    onSuccess: async () => {
      showToast('success', t('orders.sent', { name: team.name }), '');
      await client.invalidateQueries({ queryKey: ['tournaments', tournamentId] });
      onSent();
    },
  });
  const errors = isApiError(sending.error, 'validation') ? sending.error.errors : {};
  const errorOf = (at: number) =>
    Object.entries(errors)
      .filter(([field]) => field === `matches.${at}` || field.startsWith(`matches.${at}.`))
      .flatMap(([, sentences]) => sentences)
      .join(' ');
  const golfers = team.players.map(({ playerId, name, reserve }) => ({
    value: playerId,
    label: reserve ? t('orders.isReserve', { name }) : name,
  }));
  return (
    <AskForm action={t('orders.send')} onSubmit={() => sending.mutate()} onCancel={onCancel} isPending={sending.isPending}>
      <Alert color="sand">{t('orders.handInText')}</Alert>
      {own.map((match, at) => (
        <Input.Wrapper
          key={match.id}
          labelElement="div"
          label={t('orders.match', { number: match.number, format: t(`match-board:format.${match.format}`) })}
          error={errorOf(at)}
        >
          {placesOf(choice, match).map((golfer, place) => (
            <NativeSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
              key={place}
              mt={4}
              aria-label={t('orders.place', { match: match.number, place: place + 1 })}
              value={golfer}
              data={[{ value: '', label: t('orders.choose') }, ...golfers]}
              onChange={({ currentTarget }) =>
                setChoice(withGolfer(choice, own, { matchId: match.id, place, golfer: currentTarget.value }))
              }
            />
          ))}
        </Input.Wrapper>
      ))}
    </AskForm>
  );
}
