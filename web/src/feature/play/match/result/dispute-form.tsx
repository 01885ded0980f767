import type { StaffMatch } from '@fairway/api';
import { REASON } from '@fairway/api/record/bound';
import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatInstant } from '../../../../lib/value/date.ts';
import { sayWord } from './say-word.ts';
import type { Saying } from './use-saying.ts';

type Props = {
  dispute: StaffMatch['disputes'][number];
  names: readonly [string, string];
  holes: number;
  timeZone: string;
  onSay: (saying: Saying) => void;
};

/** A hole on which two sources differ: what each said, and which is confirmed, with a reason. */
export function DisputeForm({ dispute: { hole, rivals }, names, holes, timeZone, onSay }: Props) {
  const { t } = useTranslation(['contest', 'match-board']);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const wordOf = (winner: (typeof rivals)[number]['winner']) => ({ kind: 'hole', hole, winner }) as const;
  const say = (winner: (typeof rivals)[number]['winner']) => sayWord(wordOf(winner), names, [], holes, t);
  const settle = (winner: (typeof rivals)[number]['winner']) => {
    if (reason.trim() === '') return setMissing(true);
    onSay({ word: wordOf(winner), reason: reason.trim(), sentence: say(winner) });
  };
  const winners = [...new Set(rivals.map(({ winner }) => winner))];
  return (
    <Alert color="amber" title={t('contest:match.dispute', { hole })} mb="sm">
      {rivals.map(({ id, winner, by, at }) => (
        <Text key={id} size="sm">
          {t('contest:match.disputeBy', { by, at: formatInstant(at, timeZone), said: say(winner) })}
        </Text>
      ))}
      <TextInput
        mt="xs"
        label={t('contest:match.settleReason')}
        maxLength={REASON.most}
        value={reason}
        onChange={(event) => {
          setMissing(false);
          setReason(event.currentTarget.value);
        }}
        error={isMissing && t('contest:match.settleReasonNeeded')}
      />
      <Group gap="xs" mt="xs">
        {winners.map((winner) => (
          <Button key={String(winner)} size="xs" variant="default" onClick={() => settle(winner)}>
            {t('contest:match.settle', { said: say(winner) })}
          </Button>
        ))}
      </Group>
    </Alert>
  );
}
