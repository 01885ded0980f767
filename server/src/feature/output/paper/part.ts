import { createHash } from 'node:crypto';
import type { Language } from '@fairway/api';
import { PART_OF_PAPER, type PaperKind } from '@fairway/api/choice/output/paper';
import { say } from '../../../text/word.ts';
import { type BoardContent, listsOf } from '../report/board.ts';
import { type ContestContent, type MatchRoundContent, namesOfContests, namesOfMatches } from '../report/match.ts';
import type { ReportFlight, ReportPlayer, RoundContent } from '../report/round-content.ts';
import type { WinnerContent } from '../report/word.ts';
import { awardName, namesOf } from '../report/word.ts';
import type { AwardBoard, PaperOrder } from './source.ts';

/** A part of a paper of which it is remembered what it said, such as a flight. */
export type Part = { key: string; label: string; digest: string };
type PartContent = { key: string; label: string; content: unknown };
type Content = Pick<PaperOrder, 'kind' | 'head' | 'content'>;

/** The players without a flight, in the place of one. */
const NO_FLIGHT = 'none';

/** The parts of a paper, in its order; labels are in this language. */
export function partsOf(of: Content, language: Language): Part[] {
  const { clubName, tournament, dates, place, standing, staffOnly } = of.head;
  const everywhere = [clubName, tournament, dates, place, standing, staffOnly];
  return saidBy(of, language).map(({ key, label, content }) => ({ key, label, digest: digestOf([everywhere, content]) }));
}

/** Only these parts of a paper, with the names that stand on them. */
export function onlyParts<Of extends Pick<PaperOrder, 'kind' | 'content' | 'names'>>(of: Of, keys: readonly string[]): Of {
  const has = (key: string): boolean => keys.includes(key);
  const { content } = of;
  switch (PART_OF_PAPER[of.kind]) {
    case 'flight': {
      const { flights, unassigned, ...round } = content as RoundContent;
      const part = { ...round, flights: flights.filter(({ id }) => has(id)), unassigned: has(NO_FLIGHT) ? unassigned : [] };
      return { ...of, content: part, names: namesIn(part) };
    }
    case 'award': {
      const { winners, ...rest } = content as WinnerContent;
      const part = winners.filter(({ awardId }) => has(awardId));
      return { ...of, content: { ...rest, winners: part }, names: namesOf(part.flatMap(({ winner }) => winner ?? [])) };
    }
    case 'hole':
      return { ...of, content: (content as AwardBoard[]).filter((board) => has(keyOfBoard(board))) };
    case 'match': {
      const content = of.content as MatchRoundContent;
      const part = { ...content, matches: content.matches.filter(({ id }) => has(id)) };
      return { ...of, content: part, names: namesOfMatches(part) };
    }
    case 'contest': {
      const content = of.content as ContestContent;
      const part = { ...content, contests: content.contests.filter(({ id }) => has(id)) };
      return { ...of, content: part, names: namesOfContests(part) };
    }
    default:
      return of;
  }
}

export const namesIn = ({ flights, unassigned }: RoundContent): string[] =>
  [...flights.flatMap(({ players }) => players), ...unassigned].flatMap(({ name, partners }) => [name, ...partners.map((one) => one.name)]);

/** Eight digits: enough to see that something changed, too few to prove to anybody what stood there. */
const digestOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);

function saidBy({ kind, content }: Content, language: Language): PartContent[] {
  switch (PART_OF_PAPER[kind]) {
    case 'flight':
      return flightParts(kind, content as RoundContent);
    case 'division':
      return divisionParts(content as BoardContent, language);
    case 'award':
      return awardParts(kind, content as WinnerContent, language);
    case 'hole':
      return (content as AwardBoard[]).map((board) => ({ key: keyOfBoard(board), label: String(board.hole), content: board }));
    case 'match': {
      const { round, matches } = content as MatchRoundContent;
      return matches.map(({ id, ...match }) => ({ key: id, label: String(match.number), content: [round, match] }));
    }
    case 'contest': {
      const { teams, contests } = content as ContestContent;
      return contests.map((contest) => ({ key: contest.id, label: contest.name, content: [teams, contest] }));
    }
    case 'whole':
      return [
        {
          key: 'whole',
          label: '',
          content:
            typeof content === 'string' ? content : listsOf((content as BoardContent).board).flatMap(({ board }) => lineFacts(board)),
        },
      ];
  }
}

const keyOfBoard = ({ kind, hole, gender, name }: AwardBoard): string => [kind, hole, gender ?? '', name ?? ''].join(':').slice(0, 100);

type FlightFacts = { flight: (of: ReportFlight) => unknown[]; player: (of: ReportPlayer) => unknown[] };
const START = ({ number, teeTime, hole }: ReportFlight) => [number, teeTime, hole];
const WITH_CART = (flight: ReportFlight) => [...START(flight), flight.cart];
const NAME = ({ name }: ReportPlayer) => [name];

/** What stands on each paper of flights. */
const FLIGHT_FACTS: Readonly<Partial<Record<PaperKind, FlightFacts>>> = {
  'score-card': {
    flight: START,
    player: ({ name, division, handicap, tee, bagTag, caddieNumber, card, received }) => [
      ...[
        name,
        division,
        handicap,
        tee,
        bagTag,
        caddieNumber,
        ...(card.firstHole === 1 ? [] : [card.firstHole]),
        card.par,
        card.strokeIndex,
        received,
      ],
    ],
  },
  'flight-sheet': {
    flight: (flight) => [...WITH_CART(flight), flight.note],
    player: ({ name, division, handicap, bagTag, caddieNumber }) => [name, division, handicap, bagTag, caddieNumber],
  },
  'start-list': { flight: START, player: ({ publicName, division, handicap }) => [publicName, division, handicap] },
  'bag-tag': {
    flight: WITH_CART,
    player: ({ name, division, bagTag, caddieNumber, sponsor }) => [
      name,
      division,
      bagTag,
      caddieNumber,
      ...(sponsor === null ? [] : [sponsor]),
    ],
  },
  'flight-label': { flight: WITH_CART, player: NAME },
  'cart-sign': { flight: WITH_CART, player: NAME },
};

function flightParts(kind: PaperKind, { round, flights, unassigned }: RoundContent): PartContent[] {
  const { flight: factsOf, player: facts } = FLIGHT_FACTS[kind] as FlightFacts;
  // a paper from before sides said nothing of them
  const ofSide = ({ partners, side }: ReportPlayer) => [
    ...(side === null ? [] : [side]),
    ...(partners.length === 0 ? [] : [partners.map(({ id: _, ...partner }) => partner)]),
  ];
  const tell = (player: ReportPlayer) => [...facts(player), ...ofSide(player)];
  const parts = flights.map((flight) => ({
    key: flight.id,
    label: flight.number,
    content: [round, factsOf(flight), flight.players.map(tell)],
  }));
  if (unassigned.length === 0) return parts;
  return [...parts, { key: NO_FLIGHT, label: '–', content: [round, unassigned.map(tell)] }];
}

function divisionParts({ board, divisionId }: BoardContent, language: Language): PartContent[] {
  const none = { id: null, name: say(language)('paper:noDivision') };
  return [...board.divisions, none].flatMap(({ id, name }) => {
    if (divisionId !== null && divisionId !== id) return [];
    const lists = listsOf(board).map(({ board: list }) => ({ ...list, lines: list.lines.filter((line) => line.divisionId === id) }));
    if (lists.every(({ lines }) => lines.length === 0)) return [];
    return [{ key: id ?? NO_FLIGHT, label: name, content: [name, ...lists.map(lineFacts)] }];
  });
}

/** What a list of results says of its lines. */
const lineFacts = ({ bases, rounds, lines }: BoardContent['board']): unknown[] => [
  bases,
  rounds.map(({ number }) => number),
  lines.map(({ playerId: _, ...line }) => line),
];

const awardParts = (kind: PaperKind, { winners, distanceUnit, changed }: WinnerContent, language: Language): PartContent[] =>
  winners
    .filter(({ winner }) => kind === 'winner' || winner !== null)
    .map((award) => {
      const { winner, prize, open, waitsFor, awardId } = award;
      const who = winner && [winner.name, winner.value, winner.out, ...(winner.partners ? [namesOf([winner])] : [])];
      const facts = [awardName(award, 'vi'), awardName(award, 'en'), who, prize, distanceUnit];
      const more = kind === 'winner' ? [open.map(({ name }) => name), waitsFor, changed.includes(awardId)] : [];
      return { key: awardId, label: awardName(award, language), content: [facts, more] };
    });
