import type { Tournament } from '@fairway/api';
import { hasOneBall } from '@fairway/golf';
import { lazy, Suspense } from 'react';
import { loadWords } from '../../../i18n/words.ts';

/** Loaded after the screen that it stands on. */
const Questions = lazy(async () => {
  const [part] = await Promise.all([import('../../../feature/play/disqualification/disqualification-questions.tsx'), loadWords(['side'])]);
  return { default: part.DisqualificationQuestions };
});

type Props = { tournament: Tournament; writable: boolean };

/** What disqualifications mean (Rule 23.9b), asked wherever a side may count a partner's ball on a hole. */
export function Disqualifications({ tournament, writable }: Props) {
  const { play } = tournament;
  if (play === 'single' || play === 'best-rounds' || hasOneBall(play)) return null;
  return (
    <Suspense>
      <Questions tournament={tournament} writable={writable && tournament.state !== 'closed'} />
    </Suspense>
  );
}
