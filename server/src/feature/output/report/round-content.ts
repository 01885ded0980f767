import type { PlayedHoles } from '@fairway/api/rule/field/round-hole';
import type { CourseCard } from '@fairway/golf';
/** What a report of a round says. */
export type RoundContent = {
  round: { id: string; number: number; of: number; date: string; courseName: string };
  /** The fewest tee shots of each partner of a side; null: they are not counted. */
  drives: number | null;
  /** The balls that count on a hole are those of partners with a ball each: how many; null: other play. */
  balls: number | null;
  flights: ReportFlight[];
  /** Players of the round who are in no flight. */
  unassigned: ReportPlayer[];
};

export type ReportFlight = {
  id: string;
  number: string;
  teeTime: string | null;
  /** “7”, “1A”. */
  hole: string | null;
  cart: string | null;
  note: string | null;
  players: ReportPlayer[];
};

export type ReportPlayer = {
  id: string;
  name: string;
  /** As whoever reads it on a wall may see it: perhaps initials. */
  publicName: string;
  division: string | null;
  handicap: number | null;
  tee: string | null;
  bagTag: string | null;
  caddieNumber: string | null;
  /** Who plays for a side of one ball, with their own handicaps; empty: a golfer. */
  partners: ReportPartner[];
  /** Of a golfer with a ball of their own: their side, and the handicap that they play off for it; null: as alone. */
  side: string | null;
  sideHandicap: number | null;
  /** For whose package they play; null: for nobody's. */
  sponsor: string | null;
  /** What they play by. */
  card: CourseCard & PlayedHoles;
  /** On each hole, for their side where they have one; null: a handicap of the day is played for, or the course has no stroke index. */
  received: number[] | null;
};

export type ReportPartner = Pick<ReportPlayer, 'id' | 'name' | 'publicName' | 'handicap'>;
