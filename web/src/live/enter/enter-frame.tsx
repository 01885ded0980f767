import type { EnterPage } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import type { ComponentProps } from 'react';
import { GuestPage } from '../page/guest-page.tsx';
import { useWords } from '../words.ts';

type Props = Pick<ComponentProps<typeof GuestPage>, 'tournamentId' | 'title' | 'lack' | 'retry' | 'children'> & {
  tournament: EnterPage['tournament'] | null;
};

/** The head of both pages: a private tournament shows its name, day and place, and leads to no board. */
export function EnterFrame({ tournament, ...page }: Props) {
  const { language } = useWords();
  const { name = null, time = null, clubName = null, location = null, isPublic = false } = tournament ?? {};
  const about = [tournament && datesIn(language, tournament), time, clubName, location];
  return <GuestPage {...page} name={name} isPublic={isPublic} about={about} className="enter" />;
}
