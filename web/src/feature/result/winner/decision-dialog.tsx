import type { Winner } from '@fairway/api';
import { REASON } from '@fairway/api/record/bound';
import { sayAward } from '@fairway/api/word/say/award';
import { Alert, Modal, Radio, Select, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import type { Person } from './candidate.ts';
import type { Decision } from './query.ts';
import { type Speaker, sayReasons } from './winner-words.ts';

type Props = {
  award: Winner;
  /** All who may be put there by hand; without it one of those tied is chosen. */
  anyone?: readonly Person[] | undefined;
  /** What proposes somebody to put there by hand. */
  proposals?: ((take: (choice: { playerId: string; reason: string }) => void) => ReactNode) | undefined;
  saving: boolean;
  error?: string | undefined;
  /** The award as others have changed it meanwhile. */
  newer?: { readonly award: Winner; readonly speaker: Speaker } | null;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
};

const NOBODY = 'nobody';

/** The committee chooses among players who are tied on every key, or a manager anyone or no one by hand; with a reason. */
export function DecisionDialog({ award, anyone, proposals, saving, error, newer = null, onDecide, onClose }: Props) {
  const { t } = useTranslation(['winner', 'choice']);
  const language = useLanguage();
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const byHand = anyone !== undefined;
  const ready = chosen !== '' && reason.trim().length >= REASON.least;
  const decide = () => onDecide({ awardId: award.awardId, playerId: chosen === NOBODY ? null : chosen, byHand, reason: reason.trim() });
  return (
    <Modal opened onClose={onClose} title={t(byHand ? 'hand.title' : 'decideTitle', { award: sayAward(award, t, language) })}>
      <AskForm action={t('decide')} onSubmit={decide} onCancel={onClose} ready={ready} lacks={t('lacks')} isPending={saving}>
        {newer && <Newer {...newer} />}
        {byHand &&
          proposals?.(({ playerId, reason }) => {
            setChosen(playerId);
            setReason(reason);
          })}
        {byHand ? (
          <Select
            label={t('choose')}
            description={t('hand.help')}
            searchable
            data={[...anyone.map(({ playerId, name }) => ({ value: playerId, label: name })), { value: NOBODY, label: t('hand.nobody') }]}
            value={chosen || null}
            onChange={(value) => setChosen(value ?? '')}
            error={error}
          />
        ) : (
          <Radio.Group label={t('choose')} value={chosen} onChange={setChosen} error={error}>
            <Stack gap="xs" mt={6}>
              {award.open.map((person) => (
                <Radio key={person.playerId} value={person.playerId} label={person.name} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Textarea
          label={t('reason')}
          description={t('reasonHelp')}
          value={reason}
          maxLength={REASON.most}
          autosize
          minRows={2}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </AskForm>
    </Modal>
  );
}

/** Who has the award now, and why: a person decides again over it, or leaves it. */
function Newer({ award, speaker }: NonNullable<Props['newer']>) {
  const { t } = useTranslation('failure');
  return (
    <Alert role="alert" color="amber" title={t('staleTitle')}>
      <Text fw={600}>{award.winner?.name ?? speaker.t('nobody')}</Text>
      {sayReasons(award, speaker).map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
      <Text size="sm">{speaker.t('newer')}</Text>
    </Alert>
  );
}
