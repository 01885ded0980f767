import type { EntryFact } from '@fairway/api';
import { figures } from '@fairway/api/rule/figures';
import type { HoleScore } from '@fairway/golf';
import { Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { newId } from '../../../../lib/id.ts';
import { formatInstant } from '../../../../lib/value/date.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import type { CardView, Dispute } from '../desk/desk-view.ts';
import { useSettlement } from '../query.ts';
import classes from './review.module.css';
import { holeText, scoreText } from './score-text.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  views: readonly CardView[];
  tournamentId: string;
  roundId: string;
  /** Of the club. */
  timeZone: string;
  maySettle: boolean;
};

/** Every disputed hole of the round, each with both values, who entered them and when; settled here with a reason. */
export function DisputeDialog({ opened, onClose, views, tournamentId, roundId, timeZone, maySettle }: Props) {
  const { t } = useTranslation(['score', 'word', 'desk']);
  const disputes = views.flatMap(({ card }) => card.disputes.map((dispute) => ({ card, dispute })));
  return (
    <Modal opened={opened} onClose={onClose} title={t('desk:dispute.title')} size="lg">
      <Text mb="md">{disputes.length === 0 ? t('desk:dispute.none') : t('desk:dispute.text')}</Text>
      <Stack gap="md">
        {disputes.map(({ card, dispute }, at) => (
          <section
            key={`${card.playerId} ${dispute.hole}`}
            className={classes.card}
            aria-label={`${card.name}, ${holeText(t, dispute.hole)}`}
          >
            <h3 className={classes.heading}>
              {card.name} · {holeText(t, dispute.hole)}
            </h3>
            {maySettle ? (
              <SettleForm
                playerId={card.playerId}
                dispute={dispute}
                isFirst={at === 0}
                tournamentId={tournamentId}
                roundId={roundId}
                timeZone={timeZone}
              />
            ) : (
              <ReadOnly dispute={dispute} timeZone={timeZone} />
            )}
          </section>
        ))}
      </Stack>
    </Modal>
  );
}

function ReadOnly({ dispute: { shown, rivals }, timeZone }: { dispute: Dispute; timeZone: string }) {
  const { t } = useTranslation(['score', 'desk']);
  return (
    <>
      {[shown, ...rivals].map((entry) => (
        <p key={entry.id} className="mb-8">
          <ValueText entry={entry} isShown={entry === shown} timeZone={timeZone} />
        </p>
      ))}
      <Text size="sm" c="dimmed">
        {t('desk:dispute.needsRight')}
      </Text>
    </>
  );
}

function ValueText({ entry, isShown, timeZone }: { entry: EntryFact; isShown: boolean; timeZone: string }) {
  const { t } = useTranslation(['score', 'word', 'desk']);
  return (
    <>
      <strong>{scoreText(t, entry.score)}</strong> ({isShown ? t('desk:dispute.shown') : t('desk:dispute.rival')})
      <span className="block quiet small">
        {t('dispute.by', { author: entry.authorName, time: formatInstant(entry.enteredAt, timeZone) })} ·{' '}
        {t(`desk:dispute.source.${entry.source}`)}
      </span>
    </>
  );
}

const OTHER = 'other';

type SettleProps = Pick<Props, 'tournamentId' | 'roundId' | 'timeZone'> & { playerId: string; dispute: Dispute; isFirst: boolean };

function SettleForm({ playerId, dispute, isFirst, tournamentId, roundId, timeZone }: SettleProps) {
  const { t } = useTranslation(['score', 'word', 'desk']);
  const [choice, setChoice] = useState<string | null>(null);
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const settlement = useSettlement(tournamentId, roundId);
  const entries = [dispute.shown, ...dispute.rivals];
  const score: HoleScore | undefined = choice === OTHER ? Number(number) || undefined : entries.find(({ id }) => id === choice)?.score;
  const ready = score !== undefined && reason.trim().length >= 3;
  const problem = isApiError(settlement.error) ? settlement.error.errors : {};
  const settle = () =>
    score !== undefined && settlement.mutate({ id: newId(), playerId, hole: dispute.hole, score, reason: reason.trim() });
  return (
    <AskForm
      action={t('desk:dispute.save')}
      onSubmit={settle}
      ready={ready}
      lacks={t('desk:dispute.lacks')}
      isPending={settlement.isPending}
    >
      <Radio.Group label={t('desk:dispute.decide')} value={choice} onChange={setChoice} error={problem.score?.[0]}>
        <Stack gap="xs" mt="xs">
          {entries.map((entry) => (
            <Radio
              key={entry.id}
              value={entry.id}
              data-autofocus={(isFirst && entry === dispute.shown) || undefined}
              label={<ValueText entry={entry} isShown={entry === dispute.shown} timeZone={timeZone} />}
            />
          ))}
          <Radio value={OTHER} label={t('desk:dispute.other')} />
        </Stack>
      </Radio.Group>
      {choice === OTHER && (
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maw={160}
          label={t('score')}
          value={number}
          onChange={(event) => setNumber(figures(event.currentTarget.value).replace(/\D/g, ''))}
        />
      )}
      <TextInput
        label={t('desk:dispute.reason')}
        description={t('desk:dispute.reasonHelp')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={problem.reason?.[0]}
        required
      />
    </AskForm>
  );
}
