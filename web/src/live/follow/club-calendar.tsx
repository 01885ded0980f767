import { useWords } from '../words.ts';
import { clubCalendar } from './request.ts';
import { useFollowWords } from './words.ts';

/** The tournaments of a club, for a calendar that reads them again by itself. */
export function ClubCalendar({ clubId }: { clubId: string }) {
  const say = useFollowWords();
  const { language } = useWords();
  return (
    say && (
      <p className="quiet small center data-links">
        <a href={clubCalendar(clubId, language)}>{say('clubCalendar')}</a>
      </p>
    )
  );
}
