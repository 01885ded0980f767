import { CLUB } from '../../record/club.ts';
import { CONTRACT } from '../../record/contract.ts';
import { DIVISION } from '../../record/division.ts';
import { keysOf } from '../../record/kind.ts';
import { PLAYER } from '../../record/player.ts';
import { SITE } from '../../record/site.ts';
import { SPONSOR } from '../../record/sponsor.ts';
import { TICKET_ANSWER, TICKET_QUESTION } from '../../record/ticket.ts';
import { TOURNAMENT } from '../../record/tournament.ts';
import { USER } from '../../record/user.ts';

/**
 * What the activity log can say, without zod: what happened, to what, and which values it keeps. The server writes nothing else, and the
 * web has words for all of it.
 */

export const ACTIVITY_KINDS = [
  'created',
  'updated',
  'deleted',
  'import',
  'imported',
  'copied',
  'archived',
  'restored',
  'assigned',
  'anonymised',
  'contacts-removed',
  'backup-begun',
  'key-renewed',
  'score',
  'settle',
  'locked',
  'unlocked',
  'finished',
  'cut',
  'cut-taken-back',
  'reopened',
  'suspended',
  'resumed',
  'flights-arranged',
  'closed',
  'counted-holes-entered',
  'counted-holes-drawn',
  'counted-holes-published',
  'draw-bound',
  'draw-in-hall',
  'draw-number',
  'draw-opening',
  'draw-number-opened',
  'draw-decided',
  'draw-signature',
  'draw-guest-sent-away',
  'draw-anew',
  'draw-shown',
  'draw-abandoned',
  'ceremony-begun',
  'ceremony-step',
  'ceremony-ended',
  'lucky-draw-begun',
  'lucky-drawn',
  'lucky-passed',
  'lucky-draw-ended',
  'decided',
  'taken-back',
  'winners-published',
  'winners-unpublished',
  'login',
  'login-failed',
  'logout',
  'disabled',
  'enabled',
  'password-link',
  'password-changed',
  'password-reset',
  'email-verified',
  'second-factor-begun',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
  'sessions-ended',
  'links-made',
  'links-replaced',
  'admitted',
  'asked-in',
  'let-in',
  'browser-changed',
  'shut-out',
  'laid-aside',
  'confirmed',
  'measured',
  'said',
  'joined',
  'join-undone',
  'merged',
  'merge-undone',
  'consent-given',
  'consent-withdrawn',
  'removal-asked',
  'readmitted',
  'captain-link-made',
  'captain-link-ended',
  'order-handed-in',
  'order-taken-back',
  'order-asked-again',
  'orders-opened',
  'season-published',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** The parts of a course's card. */
const CARD = ['par', 'strokeIndex', 'women', 'tees', 'nines'] as const;
const DEFINITION = ['name', 'rule', 'position'] as const;

/** The kinds of subject, and the fields of each that a line may keep: those of its record, and what else is written of it. */
export const ACTIVITY_FIELDS = {
  user: [...keysOf(USER), 'password', 'disabled', 'emailVerified', 'totp', 'sessions'],
  site: [...keysOf(SITE), 'logo', 'rows', 'golfers', 'clubHandicap', 'scoringRecord'],
  club: [...keysOf(CLUB), 'logo'],
  course: ['name', ...CARD, 'position'],
  tournament: [
    ...['clubId', 'courseName', ...CARD, 'holes'],
    ...keysOf(TOURNAMENT),
    ...['state', 'rules', 'hiddenHoles', 'frozenAt', 'divisionId', 'shown', 'revealed', 'sponsors'],
    ...['from', 'made', 'players', 'entries', 'created', 'changed', 'same', 'skipped'],
  ],
  round: [
    'number',
    'date',
    'courseName',
    ...CARD,
    'holes',
    'divisionId',
    'playerIds',
    'flights',
    'entries',
    'flightCount',
    'flight',
    'playingConditions',
  ],
  division: [...keysOf(DIVISION), 'position', 'playerIds', 'frozenAt'],
  sponsor: [...keysOf(SPONSOR), 'logo'],
  player: [
    ...[...keysOf(PLAYER), 'divisionPinned'],
    ...[
      'flight',
      'teeTime',
      'startingHole',
      'startingSide',
      'bagTag',
      'caddieNumber',
      'status',
      'arrival',
      'playerIds',
      'reason',
      'sideOut',
      'mostLikely',
    ],
  ],
  entry: ['roundId', 'entries', 'disputed', 'playerIds', 'hole', 'shown', 'rivals', 'score', 'total', 'reason'],
  contest: ['name', 'kind', 'rule', 'holder', 'format', 'handicap'],
  'match-session': [
    ...['name', 'roundId', 'matches', 'end', 'handicap', 'nassau', 'lineUp', 'pointsWon', 'pointsHalved', 'pointsLost', 'teamId'],
  ],
  match: ['number', 'format', 'allowance', 'firstId', 'secondId', 'said', 'reason'],
  team: ['name', 'short', 'colour', 'logo', 'playerIds', 'groups', 'reserves'],
  award: ['playerId', 'reason'],
  measurement: ['sideAward', 'hole', 'centimetres', 'driveCentimetres', 'onTarget', 'reason'],
  /** Nothing that a person may ask to be removed. */
  golfer: ['rows', 'golferId', 'purpose'],
  signup: ['signups', 'reason'],
  'signup-form': [],
  /** No name, no account and no note of a bank. */
  payment: ['lines', 'amount', 'reason'],
  'bank-account': [],
  season: ['name', 'clubId', 'rule', 'number', 'reason'],
  contract: ['siteId', ...keysOf(CONTRACT), 'endDate'],
  'api-key': ['name', 'start', 'mayWrite'],
  'marker-link': ['flights', 'devices', 'device', 'reason'],
  ticket: ['number', ...keysOf(TICKET_QUESTION), ...keysOf(TICKET_ANSWER)],
  contact: ['text', 'language'],
  backup: ['file', 'megabytes'],
  'site-key': ['stolen'],
  format: DEFINITION,
  tiebreak: DEFINITION,
  countback: DEFINITION,
  play: DEFINITION,
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ActivitySubject = keyof typeof ACTIVITY_FIELDS;
export const ACTIVITY_SUBJECTS = Object.keys(ACTIVITY_FIELDS) as [ActivitySubject, ...ActivitySubject[]];

/** The most lines of the log that are counted. Older ones are found by their days. */
export const MOST_LINES = 1_000;
