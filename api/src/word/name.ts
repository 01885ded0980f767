/** Names that golfers use in every language. */
export const DAY_HANDICAP_NAME = {
  'system-36': 'System 36',
  'modified-system-36': 'Modified System 36',
  callaway: 'Callaway',
  peoria: 'Peoria',
  'double-peoria': 'Double Peoria',
  'modified-peoria': 'Modified Peoria',
  'new-new-peoria': 'New-New Peoria',
  'new-new-peoria-taiwan': 'New-New Peoria (5/7/9)',
} as const;

export const AWARD_NAME = { 'best-gross': 'Best Gross', 'best-net': 'Best Net' } as const;

export const SIDE_AWARD_NAME = {
  'longest-drive': 'Longest Drive',
  'nearest-to-the-pin': 'Nearest to the Pin',
  'nearest-to-the-line': 'Nearest to the Line',
  peoria: 'Peoria',
  'double-peoria': 'Double Peoria',
  'modified-peoria': 'Modified Peoria',
  'hole-in-one': 'Hole in One',
} as const;
