import type { Round, Tournament } from '@fairway/api';
import { CONDITIONS } from '@fairway/api/record/bound';
import { formatSigned } from '@fairway/api/word/number';
import { Button, Group, Modal, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import { changeRound, useTournamentChange } from '../query.ts';

const ADJUSTMENTS = Array.from({ length: CONDITIONS.to - CONDITIONS.from + 1 }, (_, at) => CONDITIONS.from + at);
/** None was published. */
const NONE = '';

type Props = { tournament: Tournament; round: Round; mayWrite: boolean };

/** The playing conditions calculation of a round that is over: a number that somebody else published, and who. */
export function PlayingConditionsLine({ tournament, round, mayWrite }: Props) {
  const { t } = useTranslation('tournament');
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const { playingConditions: published } = round;
  if (published === null && !mayWrite) return null;
  return (
    <Group gap="xs">
      <Text size="sm">
        {published === null
          ? t('conditions.none')
          : t('conditions.published', { adjustment: formatSigned(published.adjustment, language), source: published.source })}
      </Text>
      {mayWrite && (
        <Button size="compact-sm" variant="subtle" onClick={() => setOpened(true)}>
          {t('conditions.write')}
        </Button>
      )}
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('conditions.title')}>
        <ConditionsForm key={round.version} tournament={tournament} round={round} onDone={() => setOpened(false)} />
      </Modal>
    </Group>
  );
}

function ConditionsForm({ tournament, round, onDone }: Omit<Props, 'mayWrite'> & { onDone: () => void }) {
  const { t } = useTranslation('tournament');
  const language = useLanguage();
  const [adjustment, setAdjustment] = useState(round.playingConditions?.adjustment.toString() ?? NONE);
  const [source, setSource] = useState(round.playingConditions?.source ?? '');
  const saving = useTournamentChange(changeRound(tournament.id, round.id));
  const playingConditions = adjustment === NONE ? null : { adjustment: Number(adjustment), source };
  return (
    <AskForm
      action={t('conditions.save')}
      ready={playingConditions === null || source.trim() !== ''}
      isPending={saving.isPending}
      onSubmit={() => saving.mutate({ version: round.version, playingConditions }, { onSuccess: onDone })}
      onCancel={onDone}
    >
      <NativeSelect
        label={t('conditions.adjustment')}
        description={t('conditions.help')}
        data={[
          { value: NONE, label: t('conditions.unpublished') },
          ...ADJUSTMENTS.map((of) => ({ value: String(of), label: formatSigned(of, language) })),
        ]}
        value={adjustment}
        onChange={({ currentTarget }) => setAdjustment(currentTarget.value)}
      />
      {playingConditions !== null && (
        <TextInput
          label={t('conditions.source')}
          required
          maxLength={200}
          value={source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
        />
      )}
    </AskForm>
  );
}
