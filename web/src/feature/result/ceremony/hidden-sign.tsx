import type { Suspense } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatClock } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { suspense } from './query.ts';

/** For staff, on board and desk: the public sees less than they do. */
export function HiddenSign({ tournamentId, timeZone }: { tournamentId: string; timeZone: string }) {
  const { t } = useTranslation('shell');
  const read = useQuery(suspense(tournamentId));
  const parts = read.data ? hiddenParts(read.data, timeZone, t) : [];
  if (parts.length === 0) return <Unread of={[read]} />;
  return <StatusMark tone="attention">{t('hidden.sign', { parts: parts.join(', ') })}</StatusMark>;
}

/** What is hidden, part by part; empty: nothing. */
export function hiddenParts({ hiddenHoles, frozenAt, divisions }: Suspense, timeZone: string, t: SayOf<'shell'>): string[] {
  const at = (moment: string) => formatClock(new Date(moment), timeZone);
  return [
    ...(hiddenHoles > 0 ? [t('hidden.holes', { count: hiddenHoles })] : []),
    ...(frozenAt === null ? [] : [t('hidden.frozen', { time: at(frozenAt) })]),
    ...divisions.flatMap(({ name, frozenAt: own }) => (own === null ? [] : [t('hidden.division', { name, time: at(own) })])),
  ];
}
