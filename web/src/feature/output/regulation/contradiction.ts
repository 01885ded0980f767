import { golfFormat } from '@fairway/api/rule/field/golf-format';
import { formatOf, isSidePlay, sidePlay } from '@fairway/golf';
import { dayHandicapsOf, hiddenCountsOf, type RegulationSettings } from './settings.ts';

/** A place of the text that says otherwise than the settings: what it says, and the sentence about the setting with its values. */
type Contradiction = {
  readonly phrase: string;
  readonly setting: ContradictedSetting;
  readonly values: Readonly<Record<string, string | number>>;
};
type ContradictedSetting =
  | 'cap'
  | 'range'
  | 'hidden'
  | 'noHidden'
  | 'floor'
  | 'noFloor'
  | 'manyPrizes'
  | 'lowerFirst'
  | 'countbackFirst'
  | 'countback'
  | 'day'
  | 'allowance'
  | 'date'
  | 'seal'
  | 'noSeal';

type Check = (text: string, settings: RegulationSettings) => readonly Contradiction[];

/** What the text says otherwise than the settings, as far as that can be read for certain. Few and reliable: what may mean another thing is left alone. */
export const contradictions = (text: string, settings: RegulationSettings): readonly Contradiction[] => {
  const all = CHECKS.flatMap((check) => check(text.normalize('NFC'), settings));
  return all.filter(({ phrase, setting }, at) => all.findIndex((other) => other.phrase === phrase && other.setting === setting) === at);
};

/** The plain text of the editor's HTML: a line for each paragraph, heading and item. */
export const textOf = (html: string): string => {
  const lines = html.replace(/<(?:\/(?:p|h2|h3|li)|br ?\/?)>/g, '\n').replace(/<[^>]*>/g, '');
  const signs = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;
  return lines.replace(/&(?:nbsp|lt|gt|amp);/g, (sign) => signs[sign as keyof typeof signs]);
};

const matches = (text: string, pattern: RegExp): readonly RegExpMatchArray[] => [...text.matchAll(pattern)];
const saidIn = (match: RegExpMatchArray): string => match[0].trim();

/** “Trên 36 tính là 36”, “above 36 counts as 35”. */
const CAP =
  /(?:trên|quá|above|over)\s+(\d{1,2})[^.;\n\d]{0,30}?(?:tính(?: là)?|cắt(?: về| còn| xuống)?|counts? as|plays? (?:off|as)|(?:cut|reduced) to)\s+(\d{1,2})(?!\d)/giu;
const capCheck: Check = (text, { tournament, divisions }) => {
  const caps = [tournament, ...divisions].map(({ capAbove, capCountsAs }) => [
    capAbove ?? tournament.capAbove,
    capCountsAs ?? tournament.capCountsAs,
  ]);
  return matches(text, CAP)
    .filter(([, above, countsAs]) => !caps.some(([from, to]) => from === Number(above) && to === Number(countsAs)))
    .map((match) => ({ phrase: saidIn(match), setting: 'cap', values: { above: tournament.capAbove, countsAs: tournament.capCountsAs } }));
};

/** “Bảng A: nam, handicap sân 0–15”. */
const rangeCheck: Check = (text, { divisions }) =>
  divisions.flatMap((division) => {
    const own = division.name.replace(/^(?:bảng|nhóm|division|flight)\s+/iu, '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const pattern = new RegExp(
      `(?:bảng|nhóm|division|flight)\\s+${own}(?![\\p{L}\\d])[^.;\\n\\d]{0,40}?(\\d{1,2})\\s*(?:[-–—]|đến|tới|to)\\s*(\\d{1,2})(?![\\d.,]*\\d|\\s*(?:hố|gậy|golfer|giải|holes?|strokes?|players?|prizes?))`,
      'giu',
    );
    const { handicapCourseFrom, handicapCourseTo, handicapIndexFrom, handicapIndexTo } = division;
    const ranges = [
      [handicapCourseFrom, handicapCourseTo],
      [handicapIndexFrom, handicapIndexTo],
    ].filter(([from, to]) => from != null && to != null);
    const [first] = ranges;
    if (first === undefined) return [];
    return matches(text, pattern)
      .filter(([, from, to]) => !ranges.some(([low, high]) => low === Number(from) && high === Number(to)))
      .map(
        (match): Contradiction => ({
          phrase: saidIn(match),
          setting: 'range',
          values: { name: division.name, from: first[0] ?? 0, to: first[1] ?? 0 },
        }),
      );
  });

const hiddenCheck: Check = (text, settings) => {
  const counts = hiddenCountsOf(settings);
  return matches(text, /(\d{1,2})\s+(?:hố ẩn|hidden holes)/giu)
    .filter(([, count]) => !counts.includes(Number(count)))
    .map((match) => ({
      phrase: saidIn(match),
      setting: counts.length === 0 ? 'noHidden' : 'hidden',
      values: { counts: counts.join(', ') },
    }));
};

/** “Cắt âm 3”, “cắt đến âm 3”, “cắt âm −3”, “net floor −3”. */
const floorCheck: Check = (text, { tournament: { netFloor } }) =>
  matches(text, /(?:cắt(?: đến)? âm|net floor(?: of)?)\s*(?:đến\s*)?[-−–]?\s*(\d)(?!\d)/giu)
    .filter(([, strokes]) => netFloor === null || Number(strokes) !== -netFloor)
    .map((match) => ({ phrase: saidIn(match), setting: netFloor === null ? 'noFloor' : 'floor', values: { strokes: -(netFloor ?? 0) } }));

const prizeCheck: Check = (text, { tournament: { oneMainPrizeEach } }) =>
  oneMainPrizeEach
    ? []
    : matches(text, /(?:nhận\s+)?tối đa\s+(?:một|0?1)\s+giải|at most one (?:main )?prize|one prize (?:each|per player)/giu).map(
        (match) => ({
          phrase: saidIn(match),
          setting: 'manyPrizes',
          values: {},
        }),
      );

const LOWER = /handicap thấp hơn|(?:lower|lowest) handicap/iu;
const COUNTBACK = /countback|\d+\s+hố cuối|last\s+\d+/iu;
/** Within one sentence about net or points; of gross the keys may be others. */
const orderCheck: Check = (text, { tournament: { tiebreakRule, formatRule } }) => {
  const keys = tiebreakRule['points' in formatRule ? 'points' : formatRule.basis];
  const [lower, countback] = [keys.indexOf('lower'), keys.indexOf('countback')];
  if (lower < 0 || countback < 0) return [];
  return text
    .split(/[.\n]/)
    .filter((sentence) => !/gross/iu.test(sentence))
    .flatMap((sentence): Contradiction[] => {
      const [saysLower, saysCountback] = [sentence.search(LOWER), sentence.search(COUNTBACK)];
      if (saysLower < 0 || saysCountback < 0 || saysLower < saysCountback === lower < countback) return [];
      return [{ phrase: sentence.trim(), setting: lower < countback ? 'lowerFirst' : 'countbackFirst', values: {} }];
    });
};

/** “9, 6, 3, 1 hố cuối”, “last 9, 6, 3 and 1 holes”: two numbers at least. */
const LIST = '\\d{1,2}(?:\\s*(?:,|;|→|-|–|rồi|và|then|and)\\s*\\d{1,2})+';
const countbackCheck: Check = (text, { tournament: { countbackRule } }) => {
  const lasts = countbackRule.flatMap((segment) => ('last' in segment && !('nine' in segment) ? [segment.last] : []));
  if (lasts.length === 0) return [];
  return matches(text, new RegExp(`(${LIST})\\s+hố cuối|last\\s+(${LIST})(?:\\s+holes)?`, 'giu'))
    .filter(([, vietnamese, english]) => {
      const numbers = (vietnamese ?? english ?? '').match(/\d+/g)?.map(Number) ?? [];
      return !lasts.some((_, from) => numbers.every((number, at) => number === lasts[from + at]));
    })
    .map((match) => ({ phrase: saidIn(match), setting: 'countback', values: { holes: lasts.join(', ') } }));
};

/** The longest name first: a Double Peoria is not a Peoria. Callaway is also what a division is called. */
const DAYS = [
  ['modified-system-36', 'Modified System 36'],
  ['system-36', 'System 36'],
  ['new-new-peoria', 'New-New Peoria'],
  ['double-peoria', 'Double Peoria'],
  ['modified-peoria', 'Modified Peoria'],
] as const;
const dayCheck: Check = (text, settings) => {
  const used: readonly string[] = [...dayHandicapsOf(settings), ...settings.tournament.sideAwards.map(({ kind }) => kind)];
  const [own = 'none'] = used;
  const name = DAYS.find(([id]) => id === own)?.[1];
  if (name === undefined) return [];
  const names = new Set(
    matches(text, new RegExp(DAYS.map(([, phrase]) => phrase).join('|'), 'giu')).map((match) => match[0].toLowerCase()),
  );
  return DAYS.filter(([id, phrase]) => names.has(phrase.toLowerCase()) && !used.some((one) => one.startsWith(id))).map(([, phrase]) => ({
    phrase,
    setting: 'day',
    values: { name },
  }));
};

/** Each match has an allowance of its own, so matches are not checked. */
const allowanceCheck: Check = (text, { tournament, divisions }) => {
  const { play, playRule, formatRule } = tournament;
  if (play === 'match') return [];
  const ofSides = isSidePlay(play) ? [sidePlay(play, formatOf(golfFormat(formatRule)), playRule ?? {}).allowance] : [];
  const allowed = [tournament.allowance, ...ofSides, ...divisions.flatMap(({ allowance }) => allowance ?? [])];
  return matches(text, /(\d{2,3}(?:[.,]\d)?)\s*%\s*(?:handicap|hdcp?)(?!\p{L})/giu)
    .filter(([, percent = '']) => !allowed.includes(Number(percent.replace(',', '.'))))
    .map((match) => ({ phrase: saidIn(match), setting: 'allowance', values: { percent: tournament.allowance } }));
};

/** Only where the line is about the day of play: a deadline is another date. */
const dateCheck: Check = (text, { tournament: { date, rounds } }) => {
  const dates = rounds.length === 0 ? [date] : rounds.map((round) => round.date);
  const written = dates.map((day) => day.split('-').toReversed().join('/'));
  return matches(text, /(?:ngày thi đấu|date of play)\s*:?\s*(?:ngày\s+)?(\d{1,2})\/(\d{1,2})\/(\d{4})/giu)
    .filter(([, day = '', month = '', year = '']) => !written.includes(`${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`))
    .map((match) => ({ phrase: saidIn(match), setting: 'date', values: { dates: written.join(', ') } }));
};

/** A seal of holes that were drawn anew since, or, in a text that was copied, of another tournament. */
const sealCheck: Check = (text, { seals = [] }) => {
  const standing = seals.map(({ seal }) => seal);
  return matches(text, /(?<![\da-f])[\da-f]{64}(?![\da-f])/giu)
    .filter(([phrase]) => !standing.includes(phrase.toLowerCase()))
    .map((match) => ({
      phrase: saidIn(match),
      setting: standing.length === 0 ? 'noSeal' : 'seal',
      values: { seals: standing.join(', ') },
    }));
};

const CHECKS: readonly Check[] = [
  dateCheck,
  capCheck,
  rangeCheck,
  hiddenCheck,
  floorCheck,
  prizeCheck,
  orderCheck,
  countbackCheck,
  dayCheck,
  allowanceCheck,
  sealCheck,
];
