import type { ActivityChange, ActivityLine } from '@fairway/api';
import { ACTIVITY_KINDS, ACTIVITY_SUBJECTS } from '@fairway/api/choice/account/activity';
import type { Speaker } from './say.ts';
import { labelOf, valueInWords } from './value.ts';

const isIn = <T extends string>(list: readonly T[], word: string): word is T => (list as readonly string[]).includes(word);

export function whoOf({ who: { kind, name } }: Pick<ActivityLine, 'who'>, { say }: Speaker): string {
  if (kind === null) return say('activity:who.system');
  if (kind === 'link') return say('activity:who.link');
  if (name === null) return say('activity:who.gone');
  if (kind === 'captain') return say('activity:who.captain', { name });
  return kind === 'key' ? say('activity:who.key', { name }) : name;
}

/** What was changed: “golfer An”, “bảng A”, “một golfer”. A name that begins with its kind stands alone: never “giải Giải hè”. */
export function subjectOf({ subjectType, subjectName }: Pick<ActivityLine, 'subjectType' | 'subjectName'>, { say }: Speaker): string {
  if (!isIn(ACTIVITY_SUBJECTS, subjectType)) return subjectName ?? subjectType;
  if (subjectName === null) return say(`activity:subject.${subjectType}.gone`);
  const name = subjectType === 'award' ? say(`choice:award.${subjectName}`) : subjectName;
  if (subjectType === 'division') return say('word:divisionName', { name });
  const whole = say(`activity:subject.${subjectType}.named`, { name });
  const [kind = ''] = whole.split(' ');
  return name.toLowerCase().startsWith(`${kind.toLowerCase()} `) ? name : whole;
}

const changeIn = ({ changes }: ActivityLine, field: string): ActivityChange | undefined => changes.find((change) => change.field === field);
const countIn = (line: ActivityLine, field: string): number => {
  const { after, before } = changeIn(line, field) ?? {};
  const value = after ?? before;
  return Array.isArray(value) ? value.length : typeof value === 'number' ? value : 0;
};

/** What an import did, without what there was none of. */
function sayImported(line: ActivityLine, { say }: Speaker): string {
  const counts = (['created', 'changed'] as const)
    .map((field) => ({ field, count: countIn(line, field) }))
    .filter(({ count }) => count > 0);
  return counts.map(({ field, count }, at) => `${at === 0 ? ': ' : ', '}${say(`activity:said.importCounts.${field}`, { count })}`).join('');
}

/** A line of the log as a sentence. */
export function sentenceOf(line: ActivityLine & { readonly steps?: number }, speaker: Speaker): string {
  const { say } = speaker;
  const about = { who: whoOf(line, speaker), subject: subjectOf(line, speaker) };
  const value = (field: string) => valueIn(line, field, speaker);
  switch (line.kind) {
    case 'updated':
      return sayChange(line, speaker, about);
    case 'import':
      return say('activity:said.import', { ...about, counts: sayImported(line, speaker) });
    case 'copied':
      return say('activity:said.copied', { ...about, from: value('from') });
    case 'score':
      return sayScore(line, speaker, about);
    case 'settle':
      return say('activity:said.settle', { ...about, hole: value('hole'), score: value('score') });
    case 'assigned':
    case 'cut':
    case 'cut-taken-back':
      return say(`activity:said.${line.kind}`, { ...about, count: countIn(line, 'playerIds') });
    case 'flights-arranged':
      return say('activity:said.flights-arranged', { ...about, count: countIn(line, 'flightCount') });
    case 'consent-given':
    case 'consent-withdrawn':
      return say(`activity:said.${line.kind}`, { ...about, purpose: value('purpose') });
    case 'season-published':
      return say('activity:said.season-published', { ...about, number: value('number') });
    case 'ceremony-step':
      return say('activity:said.ceremony-step', { ...about, count: line.steps ?? 1 });
    case 'joined':
      return say('activity:said.joined', { ...about, count: countIn(line, 'rows'), golfers: countIn(line, 'golfers') });
    case 'merged':
    case 'merge-undone':
      return say(`activity:said.${line.kind}`, { ...about, into: value('golferId') });
    case 'contacts-removed':
      return say('activity:said.contacts-removed', { ...about, count: countIn(line, 'players') + countIn(line, 'golfers') });
    case 'measured':
      return sayMeasured(line, speaker, about);
    case 'said':
      return sayOfMatch(line, speaker, about);
    case 'decided':
      return say('activity:said.decided', { ...about, player: value('playerId') });
    case 'order-handed-in':
    case 'order-taken-back':
    case 'order-asked-again':
      return say(`activity:said.${line.kind}`, { ...about, team: value('teamId') });
    case 'login-failed':
      return line.subjectName === null
        ? say('activity:said.loginFailedUnknown')
        : say('activity:said.login-failed', { name: line.subjectName });
    default:
      return say(isIn(ACTIVITY_KINDS, line.kind) ? `activity:said.${line.kind}` : 'activity:said.other', about);
  }
}

function valueIn(line: ActivityLine, field: string, speaker: Speaker): string {
  const change = changeIn(line, field);
  return (change && valueInWords(change, change.after, speaker, line.names)) ?? speaker.say('activity:value.blank');
}

type About = { who: string; subject: string };

/** A measurement, a correction with what was there before, or that it was taken back. */
function sayMeasured(line: ActivityLine, speaker: Speaker, about: About): string {
  const distance = changeIn(line, 'centimetres');
  const was = distance && valueInWords(distance, distance.before, speaker, line.names);
  const is = distance && valueInWords(distance, distance.after, speaker, line.names);
  const values = { ...about, award: valueIn(line, 'sideAward', speaker), hole: valueIn(line, 'hole', speaker) };
  if (is == null) return speaker.say('activity:said.measuredBack', { ...values, was: was ?? '' });
  if (was == null) return speaker.say('activity:said.measured', { ...values, is });
  return speaker.say('activity:said.measuredAgain', { ...values, was, is });
}

/** “Trận 3: A: hố 7 bên 1 nhường”. */
function sayOfMatch(line: ActivityLine, speaker: Speaker, about: About): string {
  return speaker.say('activity:said.said', { ...about, said: valueIn(line, 'said', speaker) });
}

function sayScore(line: ActivityLine, { say }: Speaker, about: About): string {
  const count = countIn(line, 'entries');
  return line.subjectId === null
    ? say('activity:said.scoreOfMany', { ...about, count, players: countIn(line, 'playerIds') })
    : say('activity:said.score', { ...about, count });
}

const LONGEST_VALUE = 60;
const MOST_FIELDS = 3;

/** One short value is told before and after; of several only what they are called. */
function sayChange({ changes, names }: ActivityLine, speaker: Speaker, about: About): string {
  const { say } = speaker;
  const [only] = changes;
  if (only === undefined) return say('activity:said.updated', about);
  const field = inSentence(labelOf(only, speaker));
  const [before, after] = [valueInWords(only, only.before, speaker, names), valueInWords(only, only.after, speaker, names)];
  const isShort = [before, after].every((value) => (value?.length ?? 0) <= LONGEST_VALUE);
  if (changes.length === 1 && isShort) {
    if (only.field === 'logo' && after !== null) return say('activity:said.replaced', { ...about, field });
    if (before !== null && after !== null) return say('activity:said.changed', { ...about, field, before, after });
    if (after !== null) return say('activity:said.set', { ...about, field, after });
    if (before !== null) return say('activity:said.cleared', { ...about, field, before });
  }
  const labels = [...new Set(changes.map((change) => inSentence(labelOf(change, speaker))))];
  const fields = labels.slice(0, MOST_FIELDS).join(', ');
  const more = labels.length - MOST_FIELDS;
  return say('activity:said.updatedFields', {
    ...about,
    fields: more > 0 ? say('activity:said.updatedMore', { fields, count: more }) : fields,
  });
}

/** Without the capital of a label, unless it is an abbreviation or a name. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) && !/^(?:Handicap Index|Countback|Email|Golfer)/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
