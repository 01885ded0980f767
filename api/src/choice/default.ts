import { DEFAULT_COUNTBACK, DEFAULT_TIEBREAK } from '@fairway/golf';

/** What a new prize is beside its kind; null: as its kind, or as the tournament. */
export const AWARD_DEFAULTS = {
  name: null,
  nameEnglish: null,
  basis: null,
  divisionId: null,
  gender: null,
  places: null,
  backups: 0,
  membersOnly: null,
  every: null,
  tiebreak: null,
  dayHandicapRule: null,
  value: null,
  gift: null,
  sponsorId: null,
} as const;

/** The defaults of a new tournament: a Vietnamese club day. */
export const TOURNAMENT_DEFAULTS = {
  time: null,
  format: 'stroke-play-net',
  tiebreak: DEFAULT_TIEBREAK,
  countback: DEFAULT_COUNTBACK,
  countbackOrder: 'card',
  countbackShare: 'exact',
  calculateHandicapDay: 'none',
  dayHandicapRule: null,
  allowance: 100,
  handicapLimits: null,
  cut: null,
  autoAssignToDivisions: true,
  useHandicapCourse: true,
  capAbove: 36,
  capCountsAs: 36,
  netFloor: null,
  regulations: null,
  regulationsEnglish: null,
  location: null,
  awards: (['best-gross', 'best-net', 'division'] as const).map((kind) => ({ ...AWARD_DEFAULTS, kind, main: true })),
  mainAwardsOnlyForMembers: false,
  oneMainPrizeEach: true,
  backup4thWinners: false,
  sideAwards: [],
  giftsForWithdrawn: true,
  distanceUnit: 'meters',
  public: false,
} as const;

/** The defaults of a new division. */
export const DIVISION_DEFAULTS = {
  handicapCourseFrom: null,
  handicapCourseTo: null,
  handicapIndexFrom: null,
  handicapIndexTo: null,
  cut: null,
  note: null,
  calculateHandicapDay: null,
  dayHandicapRule: null,
  allowance: null,
  handicapLimits: null,
  capAbove: null,
  capCountsAs: null,
} as const;
