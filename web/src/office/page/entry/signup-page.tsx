import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { signupForm } from '../../../feature/field/signup/query.ts';
import { loadWords } from '../../../i18n/words.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useTournament } from '../tournament/tournament-frame.tsx';

// each by itself: whoever writes the form does without the list
const SignupListing = lazy(async () => {
  const [part] = await Promise.all([import('./signup-listing.tsx'), loadWords(['logo', 'signup', 'sponsor'])]);
  return { default: part.SignupListing };
});
const SignupWriting = lazy(async () => {
  const [part] = await Promise.all([import('./signup-writing.tsx'), loadWords(['signup'])]);
  return { default: part.SignupWriting };
});

/** How golfers enter a tournament by themselves: who has, and the form by which they do. */
export function SignupPage() {
  const tournament = useTournament();
  const [search] = useSearchParams();
  const read = useQuery(signupForm(tournament.id));
  const unread = <Unread of={[read]} height={320} />;
  if (read.data === undefined) return unread;
  const Part = search.get('view') === 'form' ? SignupWriting : SignupListing;
  return (
    <Suspense fallback={unread}>
      <Part key={tournament.id} tournament={tournament} form={read.data} />
    </Suspense>
  );
}
