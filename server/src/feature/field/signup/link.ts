import type { Applicant } from '../../../access/principal.ts';
import type { Deps } from '../../../http/route.ts';
import { icalendar } from '../../../text/icalendar.ts';
import { pictureOf } from './form.ts';
import { enterUrl } from './letter.ts';
import { requireForm } from './store.ts';

/** What somebody keeps of their signup. The secret stands in the code alone: a calendar may be shared. */
export async function ownLink({ db, clock, config }: Deps, { id, tournamentId }: Applicant, secret: string) {
  const { tournament } = await requireForm(db, tournamentId);
  const { name, date, lastDate, clubName, location, time } = tournament;
  const url = enterUrl(config, tournamentId);
  const event = {
    ...{ uid: `${id}@fairway`, sequence: 0, at: { from: date, to: lastDate }, summary: name, url },
    location: [clubName, location].filter(Boolean).join(', '),
    description: [time, url].filter(Boolean).join('\n'),
  };
  return { picture: await pictureOf(`${url}#${secret}`), calendar: icalendar({ name, events: [event], now: clock() }) };
}
