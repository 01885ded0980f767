import type {
  AwardResult,
  AwardRule,
  Basis,
  BoardLine,
  Competitor,
  CountbackId,
  Division,
  FormatName,
  HandicapCap,
  Measurement,
  Rules,
  TiebreakId,
  Unassigned,
} from '../src/index.ts';
import { ties } from '../src/index.ts';

/** A golden event as its file has it; handicaps in strokes, as on the sheet. See README.md. */
export type GoldenEvent = {
  /** The whole card; `holes`: the back nine of it is played. */
  readonly course: { readonly par: readonly number[]; readonly strokeIndex: readonly number[]; readonly holes?: 'back' };
  readonly rules: {
    readonly format: FormatName;
    readonly dayHandicap: 'none' | 'system-36' | 'peoria';
    /** Of a Peoria, as the course's card numbers them. */
    readonly countedHoles?: readonly number[];
    readonly cap: HandicapCap;
    readonly netFloor: number | null;
    readonly tiebreak: TiebreakId;
    readonly countback: CountbackId;
    readonly oneMainPrizeEach: boolean;
  };
  readonly divisions: readonly {
    readonly id: string;
    readonly gender: Division['gender'];
    readonly handicapCourse: { readonly from: number; readonly to: number };
  }[];
  readonly awards: readonly AwardRule[];
  /** Played for beside the main list, and won by nobody who holds a prize of it. */
  readonly technicalAwards: readonly AwardRule[];
  readonly measurements: readonly Measurement[];
  readonly players: readonly EventPlayer[];
  readonly expected: {
    readonly gaps: readonly { readonly from: number; readonly to: number }[];
    readonly misfits: readonly { readonly player: string; readonly division: string; readonly handicap: number }[];
    readonly board: Readonly<Record<Exclude<Basis, 'points'>, Readonly<Record<string, readonly EventLine[]>>>>;
    readonly awards: readonly EventAward[];
    readonly decision: { readonly award: string; readonly player: string };
    readonly awardsDecided: readonly EventAward[];
    readonly technical: readonly EventAward[];
  };
};

type EventPlayer = {
  readonly id: string;
  readonly gender: Competitor['gender'];
  readonly handicap: number;
  readonly division: string;
  readonly member: boolean;
  /** Left out: ok. */
  readonly status?: Competitor['status'];
  /** null: not played. */
  readonly card: readonly (number | null)[];
};

/** `handicap`, `net` and `judged` (the net to par after the floor) on net lists only. */
type EventLine = {
  readonly position: number;
  readonly tied: boolean;
  readonly player: string;
  readonly gross: number;
  readonly handicap?: number;
  readonly net?: number;
  readonly judged?: number;
};

type EventAward = {
  readonly award: string;
  readonly winner: string | null;
  readonly passedOver: readonly { readonly player: string; readonly because: string; readonly award: string }[];
  readonly open: readonly string[];
  readonly waitsFor: string | null;
  readonly backup: string | null;
};

export function rulesOf({ course, rules }: GoldenEvent): Rules {
  const { format, dayHandicap: system, countedHoles = [], cap, netFloor, tiebreak, countback } = rules;
  const round = playedOf(course);
  const dayHandicap = system === 'peoria' ? { system, countedHoles: [countedHoles.map((hole) => hole - round.firstHole + 1)] } : { system };
  return { rounds: [round], format, dayHandicap, cap, netFloor, ties: ties(tiebreak, countback) };
}

function playedOf({ par, strokeIndex, holes }: GoldenEvent['course']) {
  const firstHole = holes === 'back' ? 10 : 1;
  return { par: par.slice(firstHole - 1), strokeIndex: strokeIndex.slice(firstHole - 1), firstHole };
}

export function competitorsOf({ players }: GoldenEvent): readonly Competitor[] {
  return players.map(({ id, division, gender, handicap, status = 'ok', card }) => ({
    id,
    division,
    gender,
    handicap: handicap * 10,
    status,
    cards: [card],
  }));
}

export function divisionsOf({ divisions }: GoldenEvent): readonly Division[] {
  return divisions.map(({ id, gender, handicapCourse: { from, to } }) => ({
    id,
    gender,
    handicapCourse: { from: from * 10, to: to * 10 },
    handicapIndex: null,
  }));
}

export function entrantOf({ gender, handicap }: EventPlayer): Unassigned {
  return { gender, handicapCourse: handicap * 10, handicapIndex: null };
}

type ListId = readonly [basis: 'net' | 'gross', division: string];

/** A list of the board in the words of an event's file: over the `field`, or of a division. */
export function boardInEventWords(lines: readonly BoardLine[], [basis, division]: ListId): readonly EventLine[] {
  return lines
    .filter((line) => division === 'field' || line.division === division)
    .toSorted((a, b) => a.order[basis] - b.order[basis])
    .flatMap((line) => {
      const place = (division === 'field' ? line.places : line.divisionPlaces)[basis];
      if (!place) return [];
      const { id: player, gross, handicap, net, judgedNetToPar } = line;
      const ofNet = basis === 'net' && { handicap: (handicap ?? 0) / 10, net: (net ?? 0) / 10, judged: (judgedNetToPar ?? 0) / 10 };
      return [{ position: place.position, tied: place.tied, player, gross: gross ?? 0, ...ofNet }];
    });
}

/** An award of ours in the words of an event's file. */
export function inEventWords({ award, winner, passedOver, open, waitsFor, backups }: AwardResult): EventAward {
  return {
    award,
    winner,
    passedOver: passedOver.map(({ id, reason }) => ({ player: id, because: reason.code, award: 'award' in reason ? reason.award : '' })),
    open,
    waitsFor,
    backup: backups[0] ?? null,
  };
}
