import type { Winner } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say-award';
import { Button, Group, Modal, Radio, Select, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import type { Decision } from './query.ts';

type Person = { readonly playerId: string; readonly name: string };
type Props = {
  award: Winner;
  /** All who may be put there by hand; without it one of those tied is chosen. */
  anyone?: readonly Person[] | undefined;
  saving: boolean;
  error?: string | undefined;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
};

const SHORTEST_REASON = 3;
const NOBODY = 'nobody';

/** The committee chooses among players who are tied on every key, or a manager anyone or no one by hand; with a reason. */
export function DecisionDialog({ award, anyone, saving, error, onDecide, onClose }: Props) {
  const { t } = useTranslation(['winner', 'choice']);
  const { t: word } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const byHand = anyone !== undefined;
  const ready = chosen !== '' && reason.trim().length >= SHORTEST_REASON;
  const decide = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onDecide({ award, playerId: chosen === NOBODY ? null : chosen, byHand, reason: reason.trim() });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(byHand ? 'hand.title' : 'decideTitle', { award: sayAward(award, t, language) })}
      closeButtonProps={{ 'aria-label': word('close') }}
    >
      <form onSubmit={decide}>
        <Stack>
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
            maxLength={500}
            autosize
            minRows={2}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            {!ready && (
              <Text size="sm" c="dimmed">
                {t('lacks')}
              </Text>
            )}
            <Button variant="default" onClick={onClose}>
              {word('cancel')}
            </Button>
            <Button type="submit" loading={saving} disabled={!ready}>
              {t('decide')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
