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
  'shut-out',
  'laid-aside',
  'confirmed',
  'measured',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** The parts of a course's card. */
const CARD = ['par', 'strokeIndex', 'women', 'tees', 'nines'] as const;
const DEFINITION = ['name', 'rule', 'position'] as const;

/** The kinds of subject, and the fields of each that a line may keep. */
export const ACTIVITY_FIELDS = {
  user: [
    ...['username', 'name', 'email', 'siteId', 'position', 'right', 'isSuperAdmin', 'language', 'password'],
    ...['disabled', 'emailVerified', 'totp', 'totpRequired', 'sessions'],
  ],
  site: ['name', 'note', 'contactMonths', 'frameOrigins', 'logo'],
  club: [...['name', 'address', 'city', 'state', 'country', 'phone', 'email', 'website', 'investor', 'timeZone', 'note', 'logo']],
  course: ['name', ...CARD, 'position'],
  tournament: [
    ...['clubId', 'name', 'date', 'time', 'location', 'courseName', ...CARD],
    ...['format', 'formatRule', 'calculateHandicapDay', 'dayHandicapRule', 'allowance', 'handicapLimits'],
    ...['useHandicapCourse', 'autoAssignToDivisions', 'capAbove', 'capCountsAs', 'netFloor', 'cut'],
    ...['tiebreak', 'countback', 'countbackOrder', 'countbackShare', 'tieOrder'],
    ...['awards', 'oneMainPrizeEach', 'mainAwardsOnlyForMembers', 'backup4thWinners', 'sideAwards', 'giftsForWithdrawn', 'distanceUnit'],
    ...['regulations', 'regulationsEnglish', 'public', 'state', 'hiddenHoles', 'frozenAt', 'divisionId', 'shown', 'revealed', 'sponsors'],
    ...['from', 'made', 'players', 'entries', 'created', 'changed', 'same', 'skipped'],
  ],
  round: ['number', 'date', 'courseName', ...CARD, 'divisionId', 'playerIds', 'flights', 'entries', 'flightCount', 'flight'],
  division: [
    ...['name', 'gender', 'handicapCourseFrom', 'handicapCourseTo', 'handicapIndexFrom', 'handicapIndexTo', 'cut', 'note', 'position'],
    ...['calculateHandicapDay', 'dayHandicapRule', 'allowance', 'handicapLimits', 'capAbove', 'capCountsAs', 'playerIds', 'frozenAt'],
  ],
  sponsor: ['name', 'website', 'logo'],
  player: [
    ...['name', 'gender', 'vga', 'divisionId', 'divisionPinned', 'handicapCourse', 'handicapIndex', 'birthday', 'birthYear'],
    ...['member', 'absent', 'initials', 'phone', 'email', 'tee', 'note'],
    ...['flight', 'teeTime', 'startingHole', 'startingSide', 'bagTag', 'caddieNumber', 'status', 'arrival'],
  ],
  entry: ['roundId', 'entries', 'disputed', 'playerIds', 'hole', 'shown', 'rivals', 'score', 'total', 'reason'],
  award: ['playerId', 'reason'],
  measurement: ['sideAward', 'hole', 'centimetres', 'driveCentimetres', 'onTarget', 'reason'],
  contract: [
    ...['siteId', 'code', 'representative', 'plan', 'duration', 'durationUnit', 'startDate', 'endDate'],
    ...['price', 'amount', 'commissionPercent', 'note'],
  ],
  'api-key': ['name', 'start', 'mayWrite'],
  'marker-link': ['flights', 'devices', 'device', 'reason'],
  ticket: ['number', 'name', 'phone', 'email', 'description', 'solution', 'status'],
  contact: ['text', 'language'],
  format: DEFINITION,
  tiebreak: DEFINITION,
  countback: DEFINITION,
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ActivitySubject = keyof typeof ACTIVITY_FIELDS;
export const ACTIVITY_SUBJECTS = Object.keys(ACTIVITY_FIELDS) as [ActivitySubject, ...ActivitySubject[]];
