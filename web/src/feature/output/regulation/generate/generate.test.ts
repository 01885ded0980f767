import type { Division, StaffContest, Tournament } from '@fairway/api';
import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import { DIVISION_DEFAULTS } from '@fairway/api/record/division';
import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { TOURNAMENT_DEFAULTS } from '@fairway/api/record/tournament';
import { COUNTBACKS, TIEBREAKS } from '@fairway/golf';
import { describe, expect, test } from 'vitest';
import { DIFFERING } from '../../../../../../api/test-kit/setting.ts';
import { contradictions, textOf } from '../contradiction.ts';
import type { RegulationSettings } from '../settings.ts';
import { generateRegulations } from './generate.ts';
import { loadRegulationWords } from './words.ts';

const words = { vi: await loadRegulationWords('vi'), en: await loadRegulationWords('en') };
const PAR = [4, 4, 3, 5, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 5, 4];

const round = (number: number, date: string) => ({
  number,
  date,
  courseName: 'Champion',
  par: PAR,
  strokeIndex: null,
  women: null as { par: number[] } | null,
  tees: [],
  nines: null,
  holes: 'all',
});
const award = (kind: string, own: object = {}) => ({ ...AWARD_DEFAULTS, id: kind, kind, main: true, ...own });
const division = (name: string, gender: string, from: number | null, to: number | null, own: object = {}) =>
  ({ ...DIVISION_DEFAULTS, id: name, name, gender, handicapCourseFrom: from, handicapCourseTo: to, ...own }) as Division;

function settingsOf(tournament: object, divisions: Division[]): RegulationSettings {
  const { tiebreak, countback, format, ...own } = { ...TOURNAMENT_DEFAULTS, ...(tournament as Partial<Tournament>) };
  const copies = {
    formatRule: FORMAT_RULES[format as keyof typeof FORMAT_RULES],
    tiebreakRule: TIEBREAKS[tiebreak as keyof typeof TIEBREAKS],
    countbackRule: COUNTBACKS[countback as keyof typeof COUNTBACKS],
  };
  const names = { formatName: null, tiebreakName: null, countbackName: null, ownPlayName: null, clubName: 'CLB Golf Bạch Hạc' };
  const given = { name: 'Giải Mùa Thu', date: '2026-10-17', rounds: [round(1, '2026-10-17')], format, tiebreak, countback };
  return { tournament: { ...given, ...copies, ...names, ...own } as unknown as Tournament, divisions };
}

/** A club day by the handicap of the day, with hidden holes for one division. */
const clubDay = settingsOf(
  {
    ...{ time: '06:30', calculateHandicapDay: 'system-36', backup4thWinners: true, mainAwardsOnlyForMembers: true },
    awards: [award('best-gross'), award('division', { backups: 1 })],
    sideAwards: [{ ...award('nearest-to-the-pin', { main: false }), holes: '3, 7' }],
  },
  [division('A', 'm', 0, 18), division('Khách', 'a', null, null, { calculateHandicapDay: 'double-peoria' })],
);
/** A company outing: above 36 counts as 35, the net floor at −3. */
const outing = settingsOf(
  {
    ...{ name: 'VNPT <IT> & bạn', capCountsAs: 35, netFloor: -3, countback: '9-6-3-1', location: 'Hòa Bình', distanceUnit: 'yards' },
    awards: [
      award('division'),
      award('best-net', { name: 'Giải nữ', nameEnglish: 'Ladies', gender: 'f', value: 5_000_000, gift: 'Túi gậy' }),
    ],
    sideAwards: [{ ...award('longest-drive', { main: false }), holes: '4m, 11f' }],
    mainAwardsOnlyForMembers: false,
  },
  [division('Nhóm A', 'a', 0, 25), division('Nhóm B', 'a', 26, 35)],
);
/** A championship by gross over two rounds, with a cut. */
const championship = settingsOf(
  {
    ...{ format: 'stroke-play-gross', tiebreak: 'countback', countback: 'official', countbackOrder: 'play', oneMainPrizeEach: false },
    rounds: [round(1, '2026-10-17'), round(2, '2026-10-18')],
    cut: { by: 'players', value: 40, within: 'field', ties: 'in' },
    awards: [award('best-gross'), award('best-gross', { main: false })],
    autoAssignToDivisions: false,
  },
  [],
);

const read = (settings: RegulationSettings, language: 'vi' | 'en') =>
  textOf(generateRegulations(settings, { t: words[language], language }))
    .split('\n')
    .filter((line) => line !== '');

describe('regulations written from the settings', () => {
  // the order that a play-off or the committee gave is no rule
  const { tieOrder: _, ...printed } = DIFFERING;
  test.each(Object.entries(printed))('say the setting %s', (_, [one, other]) => {
    const all = { tiebreak: 'countback', awards: [award('best-net')] };
    expect(read(settingsOf({ ...all, ...one }, []), 'vi')).not.toEqual(read(settingsOf({ ...all, ...other }, []), 'vi'));
  });

  test('say every tie key, the share of a countback, a Peoria of a prize and who gets no gift', () => {
    const settings = settingsOf(
      {
        giftsForWithdrawn: false,
        countbackShare: 'received',
        sideAwards: [
          { ...award('peoria', { main: false, dayHandicapRule: { factor: 1 } }), holes: '' },
          { ...award('gift-eagle', { main: false }), holes: '' },
        ],
      },
      [],
    );
    const net = ['gross', 'last-round', 'last-rounds', 'age', 'gender', 'manual', 'countback'] as const;
    const own = { ...settings, tournament: { ...settings.tournament, tiebreakRule: { gross: [], net: [...net], points: [] } } };
    const text = read(own, 'vi').join('\n');
    for (const part of [
      'Bằng net: gross thấp hơn xếp trên, rồi vòng cuối tốt hơn xếp trên, rồi các vòng cuối cộng lại tốt hơn xếp trên (54, 36, rồi 18 hố cuối), rồi golfer lớn tuổi hơn xếp trên, rồi golfer nữ xếp trên, rồi thứ tự do ban tổ chức quyết định, rồi countback.',
      'Trừ số gậy được chấp trên chính các hố đó, theo stroke index.',
      '(tính riêng: (gậy × 3 − par sân) × 1',
      'Quà chỉ trao cho golfer không rút lui (WD) và có nộp thẻ điểm.',
    ])
      expect(text).toContain(part);
    expect(contradictions(text, own)).toEqual([]);
  });

  test.each([
    ['club day', clubDay],
    ['company outing', outing],
    ['championship', championship],
  ])('of a %s read so in both languages', (name, settings) => {
    for (const language of ['vi', 'en'] as const) expect(read(settings, language)).toMatchSnapshot(`${name} ${language}`);
  });

  test.each([
    [
      'the back nine by Peoria',
      { rounds: [{ ...round(1, '2026-10-17'), holes: 'back' }], calculateHandicapDay: 'peoria' },
      [
        'Một vòng 9 hố, đánh hố 10–18.',
        '3 hố ẩn được giữ kín cho đến khi Ban tổ chức công bố.',
        'Vòng 9 hố: mức cắt và giới hạn của handicap ngày là một nửa.',
        'Hố cuối là hố 18, dù xuất phát ở hố nào.',
        'Net của cụm hố trên vòng 9 hố trừ đúng phần handicap của vòng đó: 6 hố 2/3, 3 hố 1/3, 1 hố 1/9.',
      ],
      ['9 hố 1/2', '6 hố ẩn', 'Luật 6.1b'],
    ],
    [
      'the front nine off declared handicaps',
      { rounds: [{ ...round(1, '2026-10-17'), holes: 'front' }], countbackShare: 'rounded' },
      [
        'Vòng 9 hố: handicap theo rating của 9 hố đó nếu tee có (Luật 6.1b), nếu không thì đúng một nửa;',
        'Hố cuối là hố 9, dù xuất phát ở hố nào.',
        'Trên vòng 9 hố, phần handicap của cụm hố là 6 hố 2/3, 3 hố 1/3, 1 hố 1/9, làm tròn thành gậy chẵn.',
      ],
      ['hố 18', '9 hố cuối của handicap'],
    ],
    [
      'eighteen and the front nine by System 36, counted back as played',
      {
        rounds: [round(1, '2026-10-17'), { ...round(2, '2026-10-18'), holes: 'front' }],
        ...{ calculateHandicapDay: 'system-36', countbackOrder: 'play' },
      },
      [
        '2 vòng (18 + 9 hố); kết quả cộng các vòng.',
        'Vòng 9 hố: System 36 lấy 18 trừ tổng điểm.',
        '9 hố 1/2',
        '6 hố 2/3',
        'Hố cuối là hố golfer đánh sau cùng.',
      ],
      ['xuất phát hố 10'],
    ],
  ])('of %s say what is otherwise on nine holes, and nothing of eighteen', (_, given, parts, never) => {
    const settings = settingsOf({ tiebreak: 'countback', ...given }, []);
    const text = read(settings, 'vi').join('\n');
    for (const part of parts) expect(text).toContain(part);
    for (const part of never) expect(text).not.toContain(part);
    for (const language of ['vi', 'en'] as const) expect(contradictions(read(settings, language).join('\n'), settings)).toEqual([]);
  });

  test('say the par of women where they have a scorecard of their own', () => {
    const [only] = clubDay.tournament.rounds;
    const rounds = [{ ...only, women: { par: PAR.with(0, 5), strokeIndex: null } }] as typeof clubDay.tournament.rounds;
    const given = { ...clubDay, tournament: { ...clubDay.tournament, rounds } };
    expect(read(given, 'vi')).toContain('Sân: Champion, par 72 (nữ 73).');
    expect(read(given, 'en')).toContain('Course: Champion, par 72 (women 73).');
  });

  test('say who receives the difference in par, where the strokes of two cards meet', () => {
    const [only] = clubDay.tournament.rounds;
    const rounds = [{ ...only, women: { par: PAR.with(0, 5), strokeIndex: null } }];
    const lines = (own: object) => {
      const settings = {
        ...clubDay,
        tournament: { ...clubDay.tournament, rounds, ...own },
      };
      expect(contradictions(read(settings as never, 'vi').join('\n'), settings as never)).toEqual([]);
      return read(settings as never, 'en').filter((line) => line.includes('6.2b'));
    };
    expect(lines({ play: 'four-ball' })).toEqual([expect.stringContaining('Nets of sides are compared on the lowest par')]);
    expect(lines({ play: 'scramble' })).toEqual([expect.stringContaining('A side plays one card')]);
    expect(lines({ play: 'single' })).toEqual([]);
    expect(lines({ play: 'four-ball', rounds: [only] })).toEqual([]);
  });

  test('go by the holes that are played', () => {
    const played = (...holes: string[]) => {
      const rounds = holes.map((which, at) => ({ ...round(at + 1, '2026-10-17'), holes: which }));
      return { ...clubDay, tournament: { ...clubDay.tournament, calculateHandicapDay: 'peoria', rounds } as unknown as Tournament };
    };
    const back = read(played('back'), 'vi');
    expect(back).toContain('Một vòng 9 hố, đánh hố 10–18.');
    expect(back).toContain('Sân: Champion, par 36.');
    expect(back).toContain('Net tính theo handicap ngày Peoria, chỉ với thẻ đủ 9 hố.');
    expect(read(played('front', 'back'), 'vi')).toContain('2 vòng, mỗi vòng 9 hố; kết quả cộng các vòng.');
    expect(read(played('all', 'back'), 'en')).toContain('2 rounds (18 + 9 holes); the rounds are added up.');
  });

  test('are articles, each with a sentence or a list, and escape what a person named', () => {
    const html = generateRegulations(outing, { t: words.vi, language: 'vi' });
    expect(html).toContain('<h2>Điều 1. Giải đấu</h2><ul><li><p>Tên giải: VNPT &lt;IT&gt; &amp; bạn.</p></li>');
    expect(html).toMatch(/<h2>Điều 8\. Quyết định của Ban tổ chức<\/h2><p>Mọi quyết định của Ban tổ chức là quyết định cuối cùng\.<\/p>$/);
  });

  test.each([
    ['club day', clubDay],
    ['company outing', outing],
    ['championship', championship],
  ])('of a %s contradict nothing', (_, settings) => {
    for (const language of ['vi', 'en'] as const) expect(contradictions(read(settings, language).join('\n'), settings)).toEqual([]);
  });
});

describe('a text that a person wrote', () => {
  test.each([
    ['Handicap trên 36 cắt về 35.', clubDay, 'cap', 'trên 36 cắt về 35'],
    ['Handicap trên 36 tính là 36.', outing, 'cap', 'trên 36 tính là 36'],
    ['A handicap above 36 counts as 36.', outing, 'cap', 'above 36 counts as 36'],
    ['Bảng A: nam, handicap từ 0 đến 14', clubDay, 'range', 'Bảng A: nam, handicap từ 0 đến 14'],
    ['Nhóm A 0–26, nhóm B 26–35', outing, 'range', 'Nhóm A 0–26'],
    ['Division A (men) 0-20', clubDay, 'range', 'Division A (men) 0-20'],
    ['Ban tổ chức chọn 6 hố ẩn', clubDay, 'hidden', '6 hố ẩn'],
    ['Ban tổ chức chọn 6 hố ẩn', outing, 'noHidden', '6 hố ẩn'],
    ['Kết quả cắt đến âm 5', outing, 'floor', 'cắt đến âm 5'],
    ['Cắt âm −3', clubDay, 'noFloor', 'Cắt âm −3'],
    ['Mỗi golfer nhận tối đa 01 giải.', championship, 'manyPrizes', 'nhận tối đa 01 giải'],
    ['Bằng điểm thì so countback, rồi handicap thấp hơn.', outing, 'lowerFirst', 'Bằng điểm thì so countback, rồi handicap thấp hơn'],
    ['Bằng net: so 9, 3, 1 hố cuối', outing, 'countback', '9, 3, 1 hố cuối'],
    ['Tie: last 9, 6, 1 holes', outing, 'countback', 'last 9, 6, 1 holes'],
    ['Handicap ngày theo New-New Peoria', clubDay, 'day', 'New-New Peoria'],
    ['Tính 80 % handicap', clubDay, 'allowance', '80 % handicap'],
    ['Ngày thi đấu: 18/10/2026', clubDay, 'date', 'Ngày thi đấu: 18/10/2026'],
  ] as const)('“%s” contradicts the settings', (text, settings, setting, phrase) => {
    expect(contradictions(text, settings).map((found) => [found.setting, found.phrase])).toEqual([[setting, phrase]]);
  });

  test.each([
    ['Handicap trên 36 cắt về 35', outing],
    ['Bảng A 0–18', clubDay],
    ['Bảng A: 10–12 golfer mỗi lượt', clubDay],
    ['Bảng AB: 1–2', clubDay],
    ['Ban tổ chức chọn 12 hố ẩn cho bảng Khách', clubDay],
    ['Cắt âm 3', outing],
    ['Mỗi golfer nhận tối đa 01 giải.', outing],
    ['Bằng điểm: handicap thấp hơn xếp trên, rồi so 9, 6, 3, 1 hố cuối', outing],
    ['Bằng gross thì countback; không xét handicap thấp hơn', outing],
    ['Hạn đăng ký: 10/10/2026', clubDay],
    ['Bảng Callaway thi đấu System 36', clubDay],
    ['Giảm 20 % phí caddie', clubDay],
  ] as const)('“%s” is left alone', (text, settings) => {
    expect(contradictions(text, settings)).toEqual([]);
  });

  test('contradicts with the seal of holes that were drawn anew, or of another tournament', () => {
    const [old, standing] = ['a1'.repeat(32), 'b2'.repeat(32)];
    const sealed = { ...clubDay, seals: [{ round: 1, divisionId: 'Khách', awardId: null, seal: standing }] };
    const found = (settings: RegulationSettings) => contradictions(`Mã niêm phong: ${old}.\nMã niêm phong: ${standing}.`, settings);
    expect(found(sealed)).toEqual([{ phrase: old, setting: 'seal', values: { seals: standing } }]);
    expect(found(clubDay).map(({ setting }) => setting)).toEqual(['noSeal', 'noSeal']);
  });

  test('names a division with signs of its own: they are text', () => {
    const signs = settingsOf({}, [division('<b> =1+1 (A/B)', 'm', 0, 18)]);
    expect(contradictions('Bảng <b> =1+1 (A/B): 0–20', signs).map(({ setting }) => setting)).toEqual(['range']);
    expect(contradictions('Bảng <b> =1+1 (A/B): 0–18', signs)).toEqual([]);
  });
});

describe('of sides and matches', () => {
  const lines = (settings: object) => read(settingsOf(settings, []), 'en').join('\n');

  test('say how sides play, and what counts of their handicaps', () => {
    expect(lines({ play: 'scramble', playRule: { drives: 3 } })).toContain(
      'Played in sides: Scramble (2–4 partners a side · 2 partners: 35 + 15 %, 3 partners: 30 + 20 + 10 %, 4 partners: 25 + 20 + 15 + 10 % · at least 3 tee shots each).',
    );
  });

  test('call a play of the site by its name', () => {
    expect(lines({ play: 'four-ball', ownPlay: 'x', ownPlayName: 'Cặp của CLB' })).toContain(
      'Played in sides: Cặp của CLB (Four-ball · 2 partners a side · the best one counts · 85 % of the handicap).',
    );
  });

  test('say of each prize whether sides or single players win it, where both have lists', () => {
    const awards = [award('best-net'), award('best-gross', { wonBy: 'players' })];
    const text = lines({ play: 'four-ball', awards });
    expect(text).toContain('Best Net (for sides)');
    expect(text).toContain('Best Gross (for single players)');
    expect(lines({ play: 'scramble', awards })).not.toContain('for sides');
  });

  const contest = (name: string, own: object, ...sessions: object[]) =>
    ({ name, kind: 'bracket', rule: {}, format: 'singles', handicap: true, sessions, ...own }) as StaffContest;
  const session = (handicap: boolean, ...matches: [format: string, allowance?: object][]) => ({
    handicap,
    matches: matches.map(([format, allowance = null]) => ({ format, allowance })),
  });
  const ofMatches = (language: 'vi' | 'en', ...contests: StaffContest[]) => {
    const settings = { ...settingsOf({ play: 'match', formatRule: { basis: 'gross', mostStrokes: null } }, []), contests };
    const text = read(settings, language);
    expect(contradictions(text.join('\n'), settings)).toEqual([]);
    const from = text.findIndex((line) => line.endsWith('. Handicap')) + 1;
    return text.slice(
      from,
      text.findIndex((line, at) => at > from && /^(Article|Điều) /.test(line)),
    );
  };

  test('say of each format of match its allowance, and how strokes are given', () => {
    const rule = { kind: 'cup', groupLimits: [{ group: 'A', most: 10.4 }] };
    const cup = contest('Cúp', { kind: 'cup', rule }, session(true, ['four-ball'], ['foursomes']), session(true, ['singles'], ['singles']));
    expect(ofMatches('en', cup)).toEqual([
      'Strokes are given by the declared course handicap.',
      'Four-ball: each plays off 90 % of their handicap.',
      'Foursomes: a side plays off 50 + 50 % of the handicaps of its partners, the lowest handicap first.',
      'Singles: each plays off 100 % of their handicap.',
      'In group A of a team, whoever has a handicap above 10.4 plays off 10.4.',
      'In a match the lowest handicap plays off 0; the others receive the difference to it, on the holes by stroke index.',
      'A handicap above 36 counts as 36.',
    ]);
    expect(ofMatches('vi', cup).slice(1, 6)).toEqual([
      'Four-ball: mỗi người tính 90 % handicap.',
      'Foursomes: mỗi bên tính 50 + 50 % handicap của từng người, người handicap thấp nhất đứng đầu.',
      'Đánh đơn: mỗi người tính 100 % handicap.',
      'Nhóm A của đội: ai có handicap trên 10,4 thì đánh theo 10,4.',
      'Trong một trận, handicap thấp nhất tính là 0; những người khác, hoặc bên kia, được chấp phần chênh, theo stroke index của từng hố.',
    ]);
  });

  test('say what a knock-out is played off before it has matches, and name the contests where there are several', () => {
    expect(ofMatches('en', contest('Vô địch', { format: 'scramble' }), contest('Nữ', { handicap: false })).slice(1, 5)).toEqual([
      'Vô địch, Scramble: a side plays off a share of the handicaps of its partners, the lowest handicap first: 2 partners: 35 + 15 %, 3 partners: 30 + 20 + 10 %, 4 partners: 25 + 20 + 15 + 10 %.',
      'Nữ, Singles: no strokes are given.',
      'In a match the lowest handicap plays off 0; the others receive the difference to it, on the holes by stroke index.',
      'A handicap above 36 counts as 36.',
    ]);
    expect(ofMatches('en', contest('Vô địch', { handicap: false }))).toEqual(['Singles: no strokes are given.']);
  });

  test('say an allowance that some matches have of their own, and a share of the difference', () => {
    const own = { of: 'each', percent: 75, taken: 'difference' };
    const weights = { of: 'side', weights: [60, 40], taken: 'difference' };
    expect(ofMatches('en', contest('Cúp', {}, session(true, ['singles', own], ['singles'], ['greensomes', weights]))).slice(1, 4)).toEqual([
      'Singles: each plays off 100 % of their handicap.',
      'Singles, some matches: 75 % of the difference to the lowest handicap is given.',
      'Greensomes: a side plays off 60 + 40 % of the handicaps of its partners, the lowest handicap first; the difference alone is rounded.',
    ]);
  });

  test('of sides with a ball each contradict nothing with their allowance', () => {
    const settings = settingsOf({ play: 'four-ball' }, []);
    for (const language of ['vi', 'en'] as const) expect(contradictions(read(settings, language).join('\n'), settings)).toEqual([]);
  });

  test('of matches rank nobody by strokes and count nobody back', () => {
    const text = lines({ play: 'match', allowance: 90 });
    expect(text).toContain('more holes win the match');
    for (const part of ['Ranked by', 'Tied', 'last 9', '90']) expect(text).not.toContain(part);
  });
});
