import { sayNotes, sayVerdict } from '@fairway/api/word/say/check';
import { type FindingSpeaker, sayFinding } from '@fairway/api/word/say/finding';
import { sayPlace } from '@fairway/api/word/say/place';
import { type Checked, checkFacts, type DayFacts, readable, type ScoreLine, type Unreadable, unpackFacts } from '@fairway/facts';
import { type AwardNumbers, awardNumbers } from './award-number.ts';
import { el, fill } from './element.ts';
import { STYLE } from './style.ts';
import { dayText, timeText } from './time.ts';
import { type FileLanguage, type FileSay, sayIn } from './words.ts';

/** What the file says beside its facts: what each award is called. */
type FileWords = { readonly awards: Readonly<Record<string, Readonly<Record<FileLanguage, string>>>> };

const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '');
const root = document.getElementById('root') as HTMLElement;

function begin(): void {
  let checked: Checked | Unreadable;
  let words: FileWords;
  try {
    checked = checkFacts(unpackFacts(read('facts')));
    words = read('words') as FileWords;
  } catch {
    checked = { unreadable: 'foreign' };
    words = { awards: {} };
  }
  const language: FileLanguage = (navigator.language ?? '').slice(0, 2) === 'en' ? 'en' : 'vi';
  document.head.append(el('style', {}, STYLE));
  if ('unreadable' in checked) {
    const say = sayIn(language);
    fill(root, el('p', { class: 'red' }, say(`result-file:unreadable.${checked.unreadable}`, { source: document.title })));
  } else show(checked, words, language);
}

/** Everything that the page draws needs. */
type CheckedResult = { readonly checked: Checked; readonly facts: DayFacts; readonly say: FileSay; readonly speaker: FindingSpeaker };

function show(checked: Checked, words: FileWords, language: FileLanguage): void {
  const say = sayIn(language);
  const { facts } = checked;
  const speaker: FindingSpeaker = {
    ...{ say, facts, readable, pickup: say('result-file:pickup') },
    awardName: (award) => words.awards[award]?.[language],
    basisName: (basis) => say(`result-file:basis.${basis}`),
    seenAt: () => '', // a file saw no head
  };
  const result: CheckedResult = { checked, facts, say, speaker };
  const { firstDay, lastDay } = facts.core.tournament;
  document.documentElement.lang = language;
  const other: FileLanguage = language === 'vi' ? 'en' : 'vi';
  const change = el('button', { lang: other }, other === 'vi' ? 'Tiếng Việt' : 'English');
  change.onclick = () => show(checked, words, other);
  fill(
    root,
    el(
      'header',
      {},
      change,
      el('h1', {}, facts.names.tournament),
      el('p', {}, [facts.names.club, firstDay === lastDay ? dayText(firstDay) : `${dayText(firstDay)} – ${dayText(lastDay)}`].join(' · ')),
    ),
    verdict(result),
    codes(result),
    winners(result),
    places(result),
    card(result),
    proof(say),
  );
}

function verdict({ checked, facts, say, speaker }: CheckedResult): HTMLElement {
  const { findings } = checked;
  const colour = findings.length > 0 ? 'red' : facts.signature ? 'green' : 'amber';
  return el(
    'section',
    { class: colour, role: 'status' },
    el('h2', {}, say(findings.length > 0 ? 'result-file:differs' : 'result-file:agrees')),
    el('p', {}, sayVerdict(checked, say)),
    ...(facts.final ? [] : [el('p', {}, el('b', {}, say('public-check:notFinal')))]),
    ...sayNotes(checked, say).map((note) => el('p', {}, note)),
    ...(findings.length > 0 ? [el('ul', {}, ...findings.map((finding) => el('li', {}, sayFinding(finding, speaker))))] : []),
  );
}

/** Large, to be compared: nothing in a file vouches for it. */
function codes({ facts, say }: CheckedResult): HTMLElement {
  const code = (label: string, hex: string | undefined, none: string) =>
    el('div', {}, el('dt', {}, label), el('dd', {}, el('b', {}, hex ? readable(hex) : none), el('small', {}, hex ?? '')));
  const statement = facts.signature?.statement;
  return el(
    'section',
    { class: 'codes' },
    el('p', {}, say('result-file:compare')),
    el(
      'dl',
      {},
      code(say('result-file:head'), facts.ledger?.head, say('public-check:ledger.none')),
      code(say('result-file:key'), facts.signature?.key, say('result-file:noKey')),
    ),
    ...(statement ? [el('p', {}, say('result-file:signature', { number: statement.number, time: timeText(statement.at) }))] : []),
  );
}

const nameOf = ({ facts, say }: CheckedResult, player: string | null): string =>
  player === null ? say('public-check:finding.nobody') : (facts.names.competitors[player] ?? say('public-check:finding.unknown'));

function winners(result: CheckedResult): HTMLElement {
  const { facts, say, speaker } = result;
  const won = facts.core.result.winners ?? {};
  const rows = (facts.core.prizes?.awards ?? []).map((award) => {
    const winner = won[award.id] ?? null;
    const numbers = el('td', {}, sayNumbers(awardNumbers(facts.core, award, winner), say));
    return el('tr', {}, el('th', { scope: 'row' }, speaker.awardName(award.id) ?? award.id), el('td', {}, nameOf(result, winner)), numbers);
  });
  return el('section', { hidden: rows.length === 0 }, el('h2', {}, say('result-file:winners')), el('table', {}, el('tbody', {}, ...rows)));
}

function sayNumbers(numbers: AwardNumbers | null, say: FileSay): string {
  if (numbers === null) return '';
  if ('metres' in numbers) return say('result-file:metres', { metres: figure(numbers.metres) });
  const { gross, handicap, net } = numbers;
  if (handicap === null || net === null) return say('result-file:gross', { gross });
  return say('result-file:net', { gross, handicap: figure(handicap), net: figure(net) });
}

/** With a comma in Vietnamese, and no more digits than there are. */
const figure = (value: number): string =>
  String(Math.round(value * 100) / 100).replace('.', document.documentElement.lang === 'en' ? '.' : ',');

function places(shown: CheckedResult): HTMLElement {
  const { facts, say } = shown;
  const { competitors, sides, result } = facts.core;
  const lists = Object.keys(result.places) as Basis[];
  const tables = el('div', {});
  const chosen = el('select', {}, ...lists.map((basis) => el('option', { value: basis }, say(`result-file:basis.${basis}`))));
  const draw = () => {
    const basis = chosen.value as Basis;
    fill(
      tables,
      ...(sides ? [placeTable(shown, sides.list, result.sides?.[basis], [say('result-file:side'), ''])] : []),
      placeTable(shown, competitors, result.places[basis], [say('result-file:golfer'), '', say('result-file:handicap')]),
    );
  };
  chosen.onchange = draw;
  draw();
  return el('section', {}, el('h2', {}, say('result-file:places')), el('label', {}, `${say('result-file:list')} `, chosen), tables);
}

type Basis = 'gross' | 'net' | 'points';
type Ranked = { readonly id: string; readonly division: string | null; readonly playedOff?: readonly (number | null)[] };

/** Golfers or sides by their places. */
function placeTable(
  result: CheckedResult,
  all: readonly Ranked[],
  of: DayFacts['core']['result']['places'][Basis] = {},
  heads: readonly string[] = [],
): HTMLElement {
  const { facts, say } = result;
  const order = (id: string) => of[id]?.field?.position ?? Number.POSITIVE_INFINITY;
  const sorted = [...all].sort((a, b) => order(a.id) - order(b.id) || (nameOf(result, a.id) < nameOf(result, b.id) ? -1 : 1));
  const rows = sorted.map(({ id, division, playedOff }) =>
    el(
      'tr',
      {},
      el('td', {}, sayPlace(of[id]?.field ?? null)),
      el('th', { scope: 'row' }, nameOf(result, id)),
      el('td', {}, division === null ? '' : `${facts.names.divisions[division] ?? ''} ${sayPlace(of[id]?.division ?? null)}`),
      ...(playedOff ? [el('td', {}, playedOff.map((tenths) => (tenths === null ? '—' : String(tenths / 10))).join(' / '))] : []),
    ),
  );
  const head = [say('result-file:place'), ...heads].map((text) => el('th', { scope: 'col' }, text));
  return el('table', {}, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows));
}

/** Each score of a golfer, or of the partners of a side, with the lines that tell it, the last one first. */
function card(result: CheckedResult): HTMLElement {
  const { facts, say } = result;
  const { competitors, sides } = facts.core;
  const named = (all: readonly { readonly id: string }[]) =>
    all.map(({ id }) => ({ id, name: nameOf(result, id) })).sort((a, b) => (a.name < b.name ? -1 : 1));
  const chosen = el(
    'select',
    {},
    el('option', { value: '' }, say('public-check:card.choose')),
    ...[...named(sides?.list ?? []), ...named(competitors)].map(({ id, name }) => el('option', { value: id }, name)),
  );
  const out = el('div', {});
  chosen.onchange = () => {
    const side = sides?.list.find(({ id }) => id === chosen.value);
    const partners = side?.partners.flatMap(({ player }) => [el('h3', {}, nameOf(result, player)), ...cardsOf(result, player)]);
    fill(out, ...(partners ?? cardsOf(result, chosen.value)));
  };
  return el('section', {}, el('h2', {}, say('public-check:card.title')), chosen, out);
}

function cardsOf({ facts, say }: CheckedResult, player: string): HTMLElement[] {
  const one = facts.core.competitors.find(({ id }) => id === player);
  if (!one) return [];
  const lines = (facts.ledger?.lines ?? []).flatMap(({ opened }) =>
    opened?.content.kind === 'score' && opened.content.player === player ? [opened.content] : [],
  );
  const score = (value: number | 'pickup' | null) => (value === null ? '' : value === 'pickup' ? say('result-file:pickup') : String(value));
  const history = (line: ScoreLine) =>
    [
      `${score(line.value) || say('public-check:card.cleared')}: ${say('public-check:card.entered', { time: timeText(line.entered), source: say(`public-check:card.source.${line.source}`) })}`,
      ...(line.settles ? [say('public-check:card.settled')] : []),
      ...(line.stands ? [] : [say('public-check:card.aside')]),
    ].join(' · ');
  return facts.core.rounds.map(({ id, number }, nth) => {
    const row = (hole: number, label: string, value: number | 'pickup' | null) => {
      const changes = lines.filter((line) => line.round === id && line.hole === hole).reverse();
      return el(
        'tr',
        {},
        el('th', { scope: 'row' }, label),
        el('td', {}, score(value)),
        el('td', {}, ...changes.map((line) => el('div', {}, history(line)))),
      );
    };
    const total = one.totals[nth] ?? null;
    return el(
      'table',
      {},
      ...(facts.core.rounds.length > 1 ? [el('caption', {}, say('result-file:round', { number }))] : []),
      el(
        'tbody',
        {},
        ...(one.cards[nth] ?? []).map((value, at) => row(at + 1, `${say('result-file:hole')} ${at + 1}`, value)),
        ...(total === null ? [] : [row(0, say('public-check:card.total'), total)]),
      ),
    );
  });
}

function proof(say: FileSay): HTMLElement {
  const list = (keys: readonly ('result' | 'ledger' | 'seen' | 'strokes' | 'rewritten' | 'stolen')[]) =>
    el('ul', {}, ...keys.map((key) => el('li', {}, say(`public-check:proof.${key}`))));
  return el(
    'section',
    {},
    el('h2', {}, say('public-check:proof.title')),
    list(['result', 'ledger', 'seen']),
    el('h3', {}, say('public-check:proof.not')),
    list(['strokes', 'rewritten', 'stolen']),
  );
}

begin();
