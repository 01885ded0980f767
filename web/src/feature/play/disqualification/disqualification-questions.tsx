import type { OpenDisqualification, Tournament } from '@fairway/api';
import { Alert, Button, Group, Select, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IconAlertTriangle } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { answerDisqualification, type Meaning, openDisqualifications } from './query.ts';

type Props = { tournament: Pick<Tournament, 'id' | 'rounds'>; writable: boolean };

/** What the disqualification of each partner means, as long as nobody has said it. */
export function DisqualificationQuestions({ tournament, writable }: Props) {
  const read = useQuery(openDisqualifications(tournament.id));
  return read.data?.items.map((question) => (
    <Question key={`${question.playerId} ${question.roundId}`} question={question} tournament={tournament} writable={writable} />
  ));
}

function Question({ question, tournament, writable }: Props & { question: OpenDisqualification }) {
  const { t } = useTranslation('side');
  const [hole, setHole] = useState<string | null>(null);
  const answering = useAnswer(tournament.id, question);
  const { name, sideName: side, round, holes } = question;
  return (
    <Alert
      color="amber"
      role="group"
      title={t('disqualified.title', { name, side })}
      icon={<IconAlertTriangle aria-hidden size={18} />}
      mb="sm"
    >
      <Text size="sm" mb="xs">
        {tournament.rounds.length > 1 && `${t('disqualified.ofRound', { round })}. `}
        {t('disqualified.help')}
      </Text>
      {writable && (
        <Group gap="xs" align="end">
          <Button variant="default" loading={answering.isPending} onClick={() => answering.mutate('side-out')}>
            {t('disqualified.sideOut')}
          </Button>
          <Select
            label={t('disqualified.hole')}
            placeholder={t('disqualified.chooseHole')}
            data={holes.map(String)}
            value={hole}
            onChange={setHole}
            w={190}
            comboboxProps={{ withinPortal: true }}
          />
          <Button
            variant="default"
            loading={answering.isPending}
            disabled={hole === null}
            onClick={() => answering.mutate({ noScoreOn: Number(hole) })}
          >
            {t('disqualified.noScore')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

/** Everything that shows the side is read again. */
function useAnswer(tournamentId: string, { playerId, roundId, version, name, sideName: side }: OpenDisqualification) {
  const { t } = useTranslation('side');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (means: Meaning) => answerDisqualification({ tournamentId, roundId, playerId }, version, means),
    onSuccess: (_, means) => {
      showToast(
        'success',
        means === 'side-out' ? t('disqualified.doneSideOut', { side }) : t('disqualified.doneNoScore', { name, hole: means.noScoreOn }),
        '',
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }),
  });
}
