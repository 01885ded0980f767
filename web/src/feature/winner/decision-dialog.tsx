import type { Winner } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say-award';
import { Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import type { Decision } from './query.ts';

type Props = { award: Winner; saving: boolean; onDecide: (decision: Decision) => void; onClose: () => void };

const SHORTEST_REASON = 3;

/** The committee chooses among players who are tied on every key, and gives a reason. */
export function DecisionDialog({ award, saving, onDecide, onClose }: Props) {
  const { t } = useTranslation(['winner', 'choice']);
  const { t: word } = useTranslation();
  const language = useLanguage();
  const [playerId, setPlayerId] = useState('');
  const [reason, setReason] = useState('');
  const ready = playerId !== '' && reason.trim().length >= SHORTEST_REASON;
  const decide = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onDecide({ award, playerId, reason: reason.trim() });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('decideTitle', { award: sayAward(award, t, language) })}
      closeButtonProps={{ 'aria-label': word('close') }}
    >
      <form onSubmit={decide}>
        <Stack>
          <Radio.Group label={t('choose')} value={playerId} onChange={setPlayerId}>
            <Stack gap="xs" mt={6}>
              {award.open.map((person) => (
                <Radio key={person.playerId} value={person.playerId} label={person.name} />
              ))}
            </Stack>
          </Radio.Group>
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
