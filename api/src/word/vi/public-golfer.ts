/** The public page of a golfer. */
export const catalogue = {
  title: 'Thành tích',
  newest: 'Giải gần nhất',
  tournaments_other: '{{count}} giải',
  prizes_other: '{{count}} giải thưởng',
  none: 'Chưa có kết quả nào được công bố',
  noneHint: 'Kết quả sẽ hiện ở đây khi giải đã chốt và đã công bố.',
  divisionPlace: 'Hạng {{place}} {{name, division}}',
  gross: 'Gross {{value}}',
  net: 'Net {{value}}',
  points: '{{value}} điểm Stableford',
  with: 'Cùng: {{names}}',
  against: 'Gặp: {{names}}',
  somebody: 'một golfer',
  several: '{{count}} golfer',
  missing: 'Không có trang này',
  missingHint: 'Đường dẫn chưa đúng, hoặc trang không còn công khai.',
} as const;
