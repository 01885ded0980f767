import type { Round, StaffBoardLine } from '@fairway/api';
import { holeIndex, holesOf, playedCard } from '@fairway/api/rule/field/round-hole';
import { MOST_STROKES } from '@fairway/golf';
import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { roundOf } from '../../../lib/play/round.ts';
import { sayScore } from './change-words.ts';
import type { TriedScore } from './tried.ts';

type Props = {
  readonly rounds: readonly Round[];
  readonly lines: readonly StaffBoardLine[];
  /** Sides play one ball: the cards are theirs. */
  readonly isOneBall: boolean;
  readonly onScore: (score: TriedScore) => void;
};

const upTo = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1));

/** A player or a side, a hole, and the score to try there. */
export function ScoreFields({ rounds, lines, isOneBall, onScore }: Props) {
  const { t } = useTranslation('what-if');
  const [playerId, setPlayerId] = useState<string | null>(null);
  const [roundNumber, setRoundNumber] = useState('');
  const [hole, setHole] = useState<string | null>(null);
  const [score, setScore] = useState<string | null>(null);
  const round = roundOf(rounds, { round: roundNumber });
  const played = round && playedCard(round);
  const line = lines.find((one) => one.playerId === playerId);
  const isChosen = round !== undefined && played !== undefined && line !== undefined && hole !== null;
  const now = isChosen ? (line.rounds[round.number - 1]?.[holeIndex(played, Number(hole))] ?? null) : null;
  const add = () => {
    if (!isChosen || score === null) return;
    onScore({ playerId: line.playerId, roundId: round.id, hole: Number(hole), score: score === 'pickup' ? 'pickup' : Number(score) });
    setScore(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Select
        label={t(isOneBall ? 'column.side' : 'player')}
        searchable
        data={lines.map((one) => ({ value: one.playerId, label: one.name }))}
        value={playerId}
        onChange={setPlayerId}
        mb="sm"
      />
      <Group grow align="flex-start" wrap="nowrap">
        {rounds.length > 1 && (
          <Select
            label={t('round')}
            data={rounds.map(({ number }) => String(number))}
            value={String(round?.number ?? '')}
            allowDeselect={false}
            onChange={(number) => setRoundNumber(number ?? '')}
          />
        )}
        <Select label={t('hole')} searchable data={played ? holesOf(played).map(String) : []} value={hole} onChange={setHole} />
        <Select
          label={t('score')}
          searchable
          data={[...upTo(MOST_STROKES), { value: 'pickup', label: t('pickup') }]}
          value={score}
          onChange={setScore}
        />
      </Group>
      {isChosen && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('now', { score: sayScore(now, t) })}
        </Text>
      )}
      <Button type="submit" variant="default" mt="sm" disabled={!isChosen || score === null}>
        {t('add')}
      </Button>
    </form>
  );
}
