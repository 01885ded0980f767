import type {
  ActivityChange,
  FormatRule,
  HandicapLimits,
  MatchWordSaid,
  OwnPlayRule,
  PlayingConditions,
  PlayRule,
  Tournament,
} from '@fairway/api';
import { COUNTBACKS, FORMATS, TIEBREAKS } from '@fairway/api/choice/account/definition';
import type { Play } from '@fairway/api/choice/field/side';
import type { DayHandicapId } from '@fairway/api/choice/field/tournament';
import { CLUB } from '@fairway/api/record/club';
import { CONTRACT } from '@fairway/api/record/contract';
import { DIVISION } from '@fairway/api/record/division';
import type { RecordFields } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { SITE } from '@fairway/api/record/site';
import { SPONSOR } from '@fairway/api/record/sponsor';
import { TICKET_ANSWER, TICKET_QUESTION } from '@fairway/api/record/ticket';
import { TOURNAMENT } from '@fairway/api/record/tournament';
import { USER } from '@fairway/api/record/user';
import { formatDistance, formatSigned } from '@fairway/api/word/number';
import { isId } from '../../../lib/id.ts';
import { sayWomenCard } from '../../../lib/play/card.ts';
import { formatDate, formatOffice } from '../../../lib/value/date.ts';
import { wordsOfKind } from '../../../ui/record/form/record-field.tsx';
import { sayCut } from '../../../ui/rule/cut.ts';
import { sayFormatRule } from '../../../ui/rule/format.ts';
import { type RuleWords, sayDayHandicap } from '../../../ui/rule/handicap/day-handicap.ts';
import { sayPlay, sayPlayRule } from '../../../ui/rule/play.ts';
import { type SaidPrize, sayPlan } from '../../../ui/rule/prize.ts';
import { sayAllowance, sayLimits } from '../../../ui/rule/restriction.ts';
import { LABELS } from './label.ts';
import type { Say, Speaker } from './say.ts';

type MatchScore = NonNullable<Extract<MatchWordSaid, { kind: 'result' }>['score']>;
type Field = Pick<ActivityChange, 'subjectType' | 'field'>;
type Names = Readonly<Record<string, string>>;

/** What a value is called: “Handicap sân · Đến”. Of an older or newer program, by the name that it gave. */
export function labelOf({ subjectType, field }: Field, { say }: Speaker): string {
  const labels: Readonly<Record<string, string>> | undefined = LABELS[subjectType as keyof typeof LABELS];
  const label = labels?.[field];
  return label === undefined ? field : say(label);
}

const MOST_NAMES = 12;
/** Definitions that are built in: their names are in the catalogue. */
const BUILT_IN: Readonly<Record<string, readonly string[]>> = { format: FORMATS, tiebreak: TIEBREAKS, countback: COUNTBACKS };

/** By the number of a user's right. */
const RIGHTS = ['none', 'players', 'all'] as const;

type Reading = (value: never, speaker: Speaker, names: Names) => string;
const words = (speaker: Speaker) => speaker.say as unknown as RuleWords;
const said =
  (prefix: string): Reading =>
  (value: string, { say }) =>
    say(`${prefix}.${value}`);
/** The log spans tournaments of both units: it has metres, as what is kept. */
const metres: Reading = (centimetres: number, { say, language }) =>
  say('choice:distance.meters', { value: formatDistance(centimetres / 100, language) });
const day: Reading = (date: string) => formatDate(date);
const named: Reading = (id: string, { say }, names) => names[id] ?? say('activity:value.gone');
const joined: Reading = (values: readonly (string | number)[]) => values.join(' ');
/** Without the tags of HTML, sentence after sentence. */
const html: Reading = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const picture: Reading = (_: string, { say }) => say('activity:value.picture');
const set: Reading = (_: unknown, { say }) => say('activity:value.own');
const score: Reading = (value: number | 'pickup', { say }) => (value === 'pickup' ? say('activity:value.pickup') : String(value));
const people: Reading = (ids: readonly string[], { say }, names) => {
  const texts = ids.map((id) => names[id] ?? say('activity:value.gone'));
  const first = texts.slice(0, MOST_NAMES).join(', ');
  return texts.length <= MOST_NAMES ? first : say('activity:value.more', { names: first, count: texts.length - MOST_NAMES });
};
type FlightLine = {
  readonly number: string;
  readonly teeTime: string | null;
  readonly startingHole: number | null;
  readonly startingSide: string | null;
  readonly cart: string | null;
  readonly note: string | null;
  readonly playerIds: readonly string[];
};
/** “Flight 3 · 06:30 · hố 10A: An, Bình”. */
const flight: Reading = ({ number, teeTime, startingHole, startingSide, cart, note, playerIds }: FlightLine, speaker, names) => {
  const { say } = speaker;
  const hole = startingHole === null ? null : say('activity:value.hole', { hole: `${startingHole}${startingSide ?? ''}` });
  const head = [say('activity:value.flight', { number }), teeTime, hole, cart, note].filter((part) => part !== null).join(' · ');
  return `${head}: ${playerIds.length === 0 ? say('activity:value.nobody') : people(playerIds as never, speaker, names)}`;
};
const plan: Reading = (prizes: readonly SaidPrize[], speaker, names) =>
  sayPlan(prizes, { t: words(speaker), language: speaker.language, nameOf: (id) => names[id] });
const definition: Reading = (id: string, speaker, names) => {
  const kind = Object.keys(BUILT_IN).find((one) => BUILT_IN[one]?.includes(id));
  if (kind !== undefined) return speaker.say(`choice:${kind}.${id}.name`);
  return names[id] ?? (isId(id) ? speaker.say('activity:value.gone') : id);
};

const matchFormat: Reading = (format: string, { say }) => say(`rule:play.${format === 'singles' ? 'single' : format}`);
const tenthsOfPoint: Reading = (tenths: number, { language }) => (tenths / 10).toLocaleString(language);
const sideOf = (side: 0 | 1, { say }: Speaker): string => say('activity:value.side', { side: side + 1 });

/** What was said of a match: “hố 7 bên 1 nhường”. */
function sayMatchWord(word: MatchWordSaid, speaker: Speaker): string {
  const { say } = speaker;
  const part = 'part' in word && word.part !== undefined ? `${say(`activity:value.part.${word.part}`)}: ` : '';
  const by = 'by' in word ? sideOf(word.by, speaker) : '';
  const winner = 'winner' in word && typeof word.winner === 'number' ? sideOf(word.winner, speaker) : '';
  switch (word.kind) {
    case 'hole':
      if (word.winner === null) return say('activity:value.word.holeCleared', { hole: word.hole });
      if (word.winner === 'halved') return say('activity:value.word.holeHalved', { hole: word.hole });
      return say('activity:value.word.holeWon', { hole: word.hole, side: winner });
    case 'hole-conceded':
      return say('activity:value.word.holeConceded', { hole: word.hole, side: by });
    case 'match-conceded':
      return part + say('activity:value.word.matchConceded', { side: by });
    case 'withdrawn':
      return part + say('activity:value.word.withdrawn', { side: by });
    case 'result':
      if (word.winner === 'halved') return part + say('activity:value.word.halved');
      return part + say('activity:value.word.won', { side: winner, score: word.score === null ? '' : writtenResult(word.score, say) });
    case 'committee':
      if (word.winner === 'halved') return part + say('activity:value.word.committeeHalved', { reason: word.reason });
      return part + say('activity:value.word.committee', { side: winner, reason: word.reason });
    default:
      return say('activity:value.word.struck');
  }
}

/** As golfers write it: 3&2, 1 UP. */
const writtenResult = ({ up, left, extraHole }: MatchScore, say: Say): string =>
  extraHole !== undefined ? say('activity:value.extraHole', { nth: extraHole }) : left === 0 ? `${up} UP` : `${up}&${left}`;

/** Values that read neither as they are stored nor as the kind of their field, by field; `subject field` where the field alone does not say which. */
const READINGS: Readonly<Record<string, Reading>> = {
  date: day,
  endDate: day,
  made: (instant: string) => formatOffice(instant),
  ...{ clubHandicap: set, scoringRecord: set },
  frozenAt: (instant: string) => formatOffice(instant),
  format: definition,
  tiebreak: definition,
  countback: definition,
  ownPlay: definition,
  formatRule: (rule: FormatRule, speaker) => sayFormatRule(rule, words(speaker)),
  play: (play: Play, speaker) => sayPlay(play, words(speaker)),
  playRule: (rule: PlayRule, speaker) => sayPlayRule(rule, words(speaker), speaker.language),
  calculateHandicapDay: (id: DayHandicapId, speaker) => sayDayHandicap(id, words(speaker)),
  dayHandicapRule: set,
  allowance: (percent: number, speaker) => sayAllowance(percent, words(speaker), speaker.language),
  handicapLimits: (limits: HandicapLimits, speaker) => sayLimits(limits, words(speaker), speaker.language),
  netFloor: (net: number, { say }) => say('tournament:form.netFloorAt', { strokes: -net }),
  countbackShare: (share: string, { say }) => say(`rule:countbackShare.${share}.name`),
  tieOrder: people,
  countbackOrder: (order: string, { say }) => say(`choice:countbackOrder.${order}.name`),
  awards: plan,
  sideAwards: plan,
  distanceUnit: said('choice:unit'),
  sideAward: said('choice:award'),
  centimetres: metres,
  driveCentimetres: metres,
  regulations: html,
  regulationsEnglish: html,
  'tournament cut': (cut: Tournament['cut'], speaker) => sayCut(cut, words(speaker)),
  'tournament state': said('tournament:state'),
  'tournament rules': (rules: 'kept' | 'today', { say }) => say(`activity:rules.${rules}`),
  'round holes': said('course:holesPlayed'),
  'season rule': set,
  'player status': said('player:statusLong'),
  par: joined,
  strokeIndex: joined,
  women: sayWomenCard,
  nines: (names: readonly string[]) => names.join(' – '),
  tees: (tees: readonly { name: string }[]) => tees.map(({ name }) => name).join(', '),
  logo: picture,
  sponsors: (names: readonly string[]) => names.join(', '),
  clubId: named,
  siteId: named,
  playerId: named,
  golferId: named,
  purpose: (purpose: string, { say }) => say(`activity:value.purposes.${purpose}`),
  divisionId: (id: string, { say }, names) =>
    names[id] === undefined ? say('activity:value.gone') : say('word:divisionName', { name: names[id] }),
  roundId: (id: string, { say }, names) =>
    names[id] === undefined ? say('activity:value.gone') : say('activity:value.round', { name: names[id] }),
  playerIds: people,
  'round flight': flight,
  playingConditions: ({ adjustment, source }: PlayingConditions, { language }) => `${formatSigned(adjustment, language)} · ${source}`,
  mostLikely: (strokes: readonly (number | null)[]) => strokes.map((of) => of ?? '–').join(' '),
  'contest format': matchFormat,
  'contest kind': (value: string, { say }) => say(`activity:value.contest.${value}`),
  'contest rule': set,
  'match format': matchFormat,
  'match allowance': set,
  'match said': sayMatchWord,
  'team groups': (groups: readonly string[]) => groups.join(', '),
  'team reserves': people,
  'match-session end': (value: string, { say }) => say(`activity:value.end.${value}`),
  'match-session lineUp': (value: string, { say }) => say(`activity:value.lineUp.${value}`),
  pointsWon: tenthsOfPoint,
  pointsHalved: tenthsOfPoint,
  pointsLost: tenthsOfPoint,
  firstId: named,
  secondId: named,
  teamId: named,
  arrival: (arrival: string, { say }) => say(`activity:value.arrivals.${arrival}`),
  created: people,
  score,
  shown: score,
  rivals: (scores: readonly never[], ...rest) => scores.map((one) => score(one, ...rest)).join(', '),
  right: (right: number, { say }) => say(`user:right.${RIGHTS[right] ?? 'none'}`),
  language: (language: string, { say }) => say(language === 'en' ? 'shell:english' : 'shell:vietnamese'),
  password: (_: unknown, { say }) => say('activity:value.hidden'),
  'format rule': (rule: FormatRule, speaker) => sayFormatRule(rule, words(speaker)),
  'tiebreak rule': set,
  'countback rule': set,
  'play rule': ({ play, ...rule }: OwnPlayRule, speaker) =>
    [sayPlay(play, words(speaker)), sayPlayRule(rule, words(speaker), speaker.language)].filter(Boolean).join(': '),
};

/** Subjects that are records, and their fields. */
const RECORDS: Readonly<Record<string, RecordFields>> = {
  ...{ user: USER, site: SITE, club: CLUB, tournament: TOURNAMENT, division: DIVISION, sponsor: SPONSOR, player: PLAYER },
  ...{ contract: CONTRACT, ticket: { ...TICKET_QUESTION, ...TICKET_ANSWER } },
};

/** A value in plain words; null: there is none. */
export function valueInWords({ subjectType, field }: Field, value: unknown, speaker: Speaker, names: Names): string | null {
  if (value === null || value === undefined || value === '')
    return field === 'dayHandicapRule' ? speaker.say('activity:value.usual') : null;
  const reading = READINGS[`${subjectType} ${field}`] ?? READINGS[field];
  if (reading !== undefined) return reading(value as never, speaker, names);
  const ofRecord = RECORDS[subjectType]?.[field];
  const inWords = ofRecord && wordsOfKind(ofRecord, `${subjectType}:${field}`, speaker.say, speaker.language);
  if (inWords !== undefined) return inWords(value as never);
  if (typeof value === 'boolean') return speaker.say(value ? 'word:yes' : 'word:no');
  return typeof value === 'object' ? speaker.say('activity:value.own') : String(value);
}
