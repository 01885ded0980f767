import { FUN_AWARD_NAME, GIFT_AWARD_NAME } from '../award-name/vi.ts';
import { AWARD_NAME, DAY_HANDICAP_NAME, SIDE_AWARD_NAME } from '../name.ts';

/** The choices of a tournament: names, and what they mean. */
export const catalogue = {
  format: {
    'stroke-play-net': {
      name: 'Đấu gậy – Net',
      about: 'Tổng gậy trừ handicap; ít gậy nhất thắng. Ví dụ: 90 gậy, handicap 18 → net 72.',
    },
    'stroke-play-gross': {
      name: 'Đấu gậy – Gross',
      about: 'Tổng số gậy thực; ít gậy nhất thắng. Ví dụ: 90 gậy → gross 90.',
    },
    'maximum-score-net': {
      name: 'Maximum Score – Net',
      about: 'Đấu gậy net, mỗi hố chỉ tính đến mức tối đa; bỏ hố (pick up) tính mức tối đa.',
    },
    'maximum-score-gross': {
      name: 'Maximum Score – Gross',
      about: 'Đấu gậy gross, mỗi hố chỉ tính đến mức tối đa; bỏ hố (pick up) tính mức tối đa.',
    },
    stableford: {
      name: 'Stableford',
      about: 'Điểm từng hố theo net so với par; nhiều điểm nhất thắng.',
    },
    'modified-stableford': {
      name: 'Modified Stableford',
      about: 'Điểm cao cho eagle, birdie; trừ điểm từ bogey; nhiều điểm nhất thắng.',
    },
    'par-bogey': {
      name: 'Par/Bogey',
      about: 'Mỗi hố đấu với par theo net: thắng +1, bằng 0, thua −1; nhiều điểm nhất thắng.',
    },
  },
  tiebreak: {
    'lower-handicap': {
      name: 'Handicap thấp hơn, rồi countback',
      about: 'Net và điểm: handicap thấp hơn xếp trên, bằng nhau thì countback. Gross: countback.',
    },
    countback: {
      name: 'Countback',
      about: 'Chỉ so các hố cuối theo cách countback đã chọn.',
    },
    'countback-lower-handicap': {
      name: 'Countback, rồi handicap thấp hơn',
      about: 'So các hố cuối trước; vẫn bằng điểm thì handicap thấp hơn xếp trên.',
    },
    'gross-higher-handicap': {
      name: 'Gross: handicap cao hơn thắng',
      about: 'Bằng gross thì handicap cao hơn xếp trên; bằng net thì handicap thấp hơn xếp trên; sau đó countback.',
    },
    shared: {
      name: 'Đồng hạng',
      about: 'Không phân định: golfer bằng điểm thì đồng hạng.',
    },
  },
  countback: {
    '9-6-3-1-18-to-1': {
      name: '9, 6, 3, 1 hố cuối, rồi từng hố 18 → 1',
      about: 'So 9, 6, 3, 1 hố cuối; vẫn bằng điểm thì so từng hố từ 18 về 1.',
    },
    '9-6-3-1': {
      name: '9, 6, 3, 1 hố cuối',
      about: 'So 9 hố cuối, rồi 6, 3 và hố cuối.',
    },
    '18-to-1': {
      name: 'Từng hố 18 → 1',
      about: 'So từng hố từ hố 18 ngược về hố 1.',
    },
    official: {
      name: 'Theo luật (9, 6, 3, 1, rồi 9 hố đầu)',
      about: 'So 9, 6, 3, 1 hố cuối, rồi 6, 3, 1 hố cuối của 9 hố đầu (Quy trình của ban tổ chức 5A).',
    },
    hardest: {
      name: 'Hố khó nhất theo index',
      about: 'So hố index 1, rồi 3, 6 và 9 hố khó nhất.',
    },
    none: {
      name: 'Không dùng countback',
      about: 'Không so các hố.',
    },
  },
  countbackOrder: {
    card: { name: 'Theo thẻ điểm', about: 'Hố cuối là hố 18, dù xuất phát ở hố nào.' },
    play: { name: 'Theo thứ tự đánh', about: 'Hố cuối là hố golfer đánh sau cùng: xuất phát hố 10 thì 9 hố cuối là hố 1–9.' },
  },
  dayHandicap: {
    none: { name: 'Không: dùng handicap đăng ký', about: 'Net tính theo handicap golfer đã đăng ký.' },
    'system-36': {
      name: DAY_HANDICAP_NAME['system-36'],
      about: 'Par hoặc tốt hơn được 2 điểm, bogey 1 điểm; handicap là 36 trừ tổng điểm. Ví dụ: 20 điểm → 16.',
    },
    'modified-system-36': {
      name: DAY_HANDICAP_NAME['modified-system-36'],
      about: 'Lấy số thấp hơn: System 36 hoặc handicap đăng ký. Ví dụ: 16 và 12 → 12.',
    },
    callaway: { name: DAY_HANDICAP_NAME.callaway, about: 'Trừ các hố cao gậy nhất theo bảng tra Callaway.' },
    peoria: { name: DAY_HANDICAP_NAME.peoria, about: '6 hố ẩn: (gậy × 3 − par sân) × 0,8.' },
    'double-peoria': { name: DAY_HANDICAP_NAME['double-peoria'], about: '12 hố ẩn: (gậy × 1,5 − par sân) × 0,8.' },
    'modified-peoria': { name: DAY_HANDICAP_NAME['modified-peoria'], about: '6 hố ẩn: (gậy − par các hố đó) × 2,8.' },
    'new-new-peoria': { name: DAY_HANDICAP_NAME['new-new-peoria'], about: '9 hố ẩn: (gậy × 2 − par sân) × 0,8.' },
    'new-new-peoria-taiwan': {
      name: DAY_HANDICAP_NAME['new-new-peoria-taiwan'],
      about: '12 hố ẩn: (gậy × 1,5 − par sân) × 0,8; par 3, 4, 5 tính tối đa 5, 7, 9 gậy.',
    },
  },
  countedHoles: '{{name}} ({{holes}} hố ẩn)',
  award: {
    ...AWARD_NAME,
    ...FUN_AWARD_NAME,
    ...SIDE_AWARD_NAME,
    ...GIFT_AWARD_NAME,
    division: 'Giải Nhất, Nhì, Ba từng bảng',
    contest: 'Vô địch và các hạng: cúp, đấu loại, vòng bảng',
  },
  contestPlace: { champion: 'Vô địch', firstRunnerUp: 'Á quân', secondRunnerUp: 'Hạng Ba', other: 'Hạng {{place}}' },
  awardTobi: 'Hạng {{place}} (tobi)',
  /** The second Best Gross: Best Gross 2. */
  awardNth: '{{award}} {{place}}',
  awardHole: '{{award}} – hố {{hole}}',
  awardOf: '{{award}} – {{whose}}',
  awardGender: { m: '{{award}} (Nam)', f: '{{award}} (Nữ)' },
  divisionAward: {
    champion: 'Giải Nhất – {{division, division}}',
    firstRunnerUp: 'Giải Nhì – {{division, division}}',
    secondRunnerUp: 'Giải Ba – {{division, division}}',
    other: 'Hạng {{place}} – {{division, division}}',
  },
  distance: { meters: '{{value}} m', yards: '{{value}} yard' },
  unit: { meters: 'Mét', yards: 'Yard' },
} as const;
