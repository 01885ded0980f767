import type { ActivityLine } from '@fairway/api';

/** Where the subject of a line is; null: it has no page, or is there no more. */
export function pathOf({ subjectType, subjectId, exists, tournament, clubId, site }: ActivityLine): string | null {
  const id = subjectId ?? '';
  if (subjectType === 'contact') return '/help/contact';
  if (subjectType === 'backup') return '/';
  if (subjectType === 'site-key') return '/addresses';
  if (!exists) return null;
  const inTournament = (screen: string) => (tournament === null ? null : `/tournaments/${tournament.id}${screen}`);
  switch (subjectType) {
    case 'tournament':
      return `/tournaments/${id}`;
    case 'round':
      return inTournament('');
    case 'division':
      return inTournament('/divisions');
    case 'sponsor':
      return inTournament('/sponsors');
    case 'player':
      return inTournament('/players');
    case 'entry':
      return inTournament('/scores');
    case 'marker-link':
      return inTournament('/flights');
    case 'measurement':
      return inTournament('/side-awards');
    case 'contest':
    case 'match-session':
    case 'match':
      return inTournament('/matches');
    case 'team':
      return inTournament('/teams');
    case 'signup':
    case 'signup-form':
      return inTournament('/signup');
    case 'payment':
      return inTournament('/payments');
    case 'award':
      return inTournament('/winners');
    case 'club':
      return `/clubs/${id}`;
    case 'course':
      return clubId === null ? null : `/clubs/${clubId}`;
    case 'site':
      return `/sites/${id}`;
    case 'api-key':
    case 'bank-account':
      return site === null ? null : `/sites/${site.id}`;
    case 'user':
      return `/users/${id}`;
    case 'golfer':
      return `/golfers/${id}`;
    case 'season':
      return `/seasons/${id}`;
    case 'contract':
      return `/contracts/${id}`;
    case 'ticket':
      return '/help/list-supports';
    case 'format':
      return '/config/formats';
    case 'tiebreak':
      return '/config/tiebreaks';
    case 'countback':
      return '/config/countbacks';
    case 'play':
      return '/config/plays';
    default:
      return null;
  }
}
