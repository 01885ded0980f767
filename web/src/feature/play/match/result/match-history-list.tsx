import type { MatchEntryFact } from '@fairway/api';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatInstant } from '../../../../lib/value/date.ts';
import { StatusMark } from '../../../../ui/mark/status-mark.tsx';
import { Unread } from '../../../../ui/page/state-note.tsx';
import { matchHistory } from '../query.ts';
import { sayWord } from './say-word.ts';
import type { Saying } from './use-saying.ts';

type Props = {
  tournamentId: string;
  matchId: string;
  names: readonly [string, string];
  holes: number;
  timeZone: string;
  /** null: the person may not. */
  onSay: ((saying: Saying) => void) | null;
};

/** Who said what of a match and when, the newest first; what was said in error is taken back, and stays to be read. */
export function MatchHistoryList({ tournamentId, matchId, names, holes, timeZone, onSay }: Props) {
  const { t } = useTranslation(['contest', 'match-board']);
  const read = useQuery(matchHistory(tournamentId, matchId));
  if (read.data === undefined) return <Unread of={[read]} height={80} />;
  const { items } = read.data;
  if (items.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('contest:match.historyEmpty')}
      </Text>
    );
  const takenBack = (sentence: string): string => t('contest:match.strikeOf', { said: sentence });
  const line = ({ id, word, by, source, receivedAt, reason, struck }: MatchEntryFact) => {
    const sentence = sayWord(word, names, items, holes, t);
    const about = [by, t(`contest:match.sources.${source}`), formatInstant(receivedAt, timeZone)];
    const because = word.kind === 'committee' ? word.reason : reason;
    return (
      <Group key={id} component="li" justify="space-between" wrap="nowrap" py={6}>
        <div>
          <Text size="sm" td={struck ? 'line-through' : undefined}>
            {sentence}
          </Text>
          <Text size="xs" c="dimmed">
            {about.filter(Boolean).join(' · ')}
            {because !== null && ` · ${t('contest:match.reason', { reason: because })}`}
          </Text>
        </div>
        {struck ? (
          <StatusMark tone="quiet">{t('contest:match.struck')}</StatusMark>
        ) : (
          onSay !== null && (
            <Button
              size="compact-sm"
              variant="subtle"
              flex="none"
              aria-label={takenBack(sentence)}
              onClick={() => onSay({ word: { kind: 'struck', fact: id }, sentence: takenBack(sentence) })}
            >
              {t('contest:match.strike')}
            </Button>
          )
        )}
      </Group>
    );
  };
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label={t('contest:match.history')}>
      {items.map(line)}
    </ul>
  );
}
